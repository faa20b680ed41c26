import { type Check, rule } from "kilde";
import { codes, discounts } from "../content/discounts.ts";
import { phases } from "../content/phases.ts";
import { rules } from "../content/rules.ts";
import { sessions } from "../content/sessions.ts";

// Facts that are valid alone but contradict each other.

/** Requires that a number is not larger than another one. */
function inOrder(less: OrderedRule, more: OrderedRule): Check {
	return rule(
		rules,
		"",
		(all) => all[less] <= all[more],
		(all) => `Der må højst stå ${all[more]}, det største af de to tal.`,
		{ at: less },
	);
}

type OrderedRule =
	| `${"recommended" | "massageMinutes"}${"From" | "To"}`
	| `${"companion" | "child"}Age`;

/** The rules for sessions, discounts and the house. */
export const factRules: readonly Check[] = [
	inOrder("companionAge", "childAge"),
	inOrder("recommendedFrom", "recommendedTo"),
	inOrder("massageMinutesFrom", "massageMinutesTo"),
	rule(
		discounts,
		"sharedNight",
		({ guestsFrom, guestsTo }) => guestsFrom <= guestsTo,
		({ guestsTo }) => `Der må højst stå ${guestsTo}, det største af de to tal.`,
		{ at: "guestsFrom" },
	),
	rule(
		codes,
		"*.code",
		(code, { siblings, index }) => siblings.indexOf(code) === index,
		(code) => `${code} er allerede koden for en anden rabat.`,
	),
	rule(
		phases,
		"*",
		({ from }, { siblings, index }) => {
			const before = siblings[index - 1];
			// If the stage before ends before it begins, only that is reported.
			return before ? from === before.to || before.from >= before.to : !from;
		},
		(_, { siblings, index }) =>
			index === 0
				? "Den første fase skal begynde med det samme."
				: `Fasen skal begynde efter ${siblings[index - 1]?.to} minutter, når den foregående slutter.`,
		{
			at: "from",
			fixes: (_, { siblings, index }) => [String(siblings[index - 1]?.to ?? 0)],
		},
	),
	rule(
		phases,
		"*",
		({ from, to }) => from < to,
		({ from }) =>
			`Fasen skal slutte, efter at den begynder (${from} minutter).`,
		{ at: "to" },
	),
	rule(
		sessions,
		"*",
		(session) => session.kind !== "night" || session.until < session.from,
		"En overnatning skal slutte dagen efter, at den begynder.",
		{
			at: "until",
			hint: "Lad den begynde om aftenen, f.eks. kl. 21.00, og slutte om morgenen, f.eks. kl. 7.00.",
		},
	),
];
