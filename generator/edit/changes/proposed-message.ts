import type { PlacedChange } from "../../compare/index.ts";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Alteration, Difference } from "../../diff/index.ts";
import type { SavedChange } from "../protocol.ts";
import type { Names } from "./names.ts";
import type { FilePiece } from "./pieces.ts";

/** Characters that git's lists and hosts show of the first line of a message. */
const longestSubject = 72;

/** The message of a commit of these changes: one line, and a list if there are several. */
export function proposedMessage(
	changes: readonly Pick<SavedChange, "summary">[],
	language: MessageLanguage,
): string {
	const summaries = [...new Set(changes.map(({ summary }) => summary))];
	const [first = "", ...others] = summaries;
	if (others.length === 0) return first;
	const and: Wording = {
		en: `${first} and ${others.length} more`,
		da: `${first} og ${others.length} til`,
	};
	const number: Wording = {
		en: `${summaries.length} changes of the content`,
		da: `${summaries.length} ændringer af indholdet`,
	};
	const subject =
		and[language].length > longestSubject ? number[language] : and[language];
	const lines = summaries.map((summary) => `- ${summary}`);
	return [subject, "", ...lines].join("\n");
}

/** What pieces change, on one line: the most important change of the pages, or else the names of the values. */
export function summaryOf(
	pieces: readonly FilePiece[],
	difference: Difference | undefined,
	names: Names,
	language: MessageLanguage,
): string {
	const told =
		difference && pageSummary(difference, { names, language, pieces });
	return (told ?? valueSummary(pieces, names))[language];
}

type About = {
	readonly names: Names;
	readonly language: MessageLanguage;
	readonly pieces: readonly FilePiece[];
};

function pageSummary(
	{ added, removed, alterations, newRedirects, lostRedirects }: Difference,
	about: About,
): Wording | undefined {
	const [page] = added;
	if (page) return begin("add", about.names.ofPageWith(page));
	const [gone] = removed;
	if (gone) return begin("remove", about.names.ofPageWith(gone));
	const visible = alterations.filter(({ forPeople }) => forPeople.length > 0);
	const values = about.pieces.map(about.names.ofPiece);
	const first =
		visible.find(({ facts }) =>
			facts.some((fact) => values.includes(about.names.ofFact(fact))),
		) ??
		visible
			.filter(({ forPeople }) =>
				forPeople.some((each) => each.language === about.language),
			)
			// The value alone says more than a sentence with it.
			.sort((one, other) => lengthOf(one) - lengthOf(other))[0] ??
		visible[0];
	if (first) return alterationSummary(first, visible, about);
	const [redirect] = newRedirects;
	if (redirect) return begin("add", `${redirect.from} → ${redirect.to}`);
	const [lost] = lostRedirects;
	return lost && begin("remove", `${lost.from} → ${lost.to}`);
}

/** The length of what changed, in the first place (characters). */
function lengthOf({ forPeople: [first] }: Alteration): number {
	return first ? first.from.length + first.to.length : 0;
}

function alterationSummary(
	{ facts: [fact], forPeople }: Alteration,
	alterations: readonly Alteration[],
	{ names, language, pieces }: About,
): Wording | undefined {
	const change =
		forPeople.find((each) => each.language === language) ?? forPeople[0];
	if (!change) return undefined;
	const { page, from, to } = change;
	const isElsewhere = alterations
		.flatMap((each) => each.forPeople)
		.some(
			(each) =>
				each.page === page &&
				(each.from === "") !== (from === "") &&
				shortened(each.from + each.to) === shortened(from + to),
		);
	const where = names.ofPage(page) ?? page;
	if ((from === "" || to === "") && isElsewhere)
		return begin("move", `${where}: ${shortened(from + to)}`);
	if (from === "") return begin("add", `${where}: ${shortened(to)}`);
	if (to === "") return begin("remove", `${where}: ${shortened(from)}`);
	const [piece, ...others] = pieces;
	const value = piece && others.length === 0 ? names.ofPiece(piece) : where;
	const what = fact === undefined ? value : names.ofFact(fact);
	return begin("change", `${what}: ${replacement(change)}`);
}

/** 350 EUR and 375 EUR: 350 → 375 EUR. */
function replacement({ from, to }: PlacedChange): string {
	const [old, next] = [from.split(/\s/), to.split(/\s/)];
	const unit = next.at(-1);
	const hasUnit = old.length === 2 && next.length === 2 && old[1] === unit;
	return `${hasUnit ? old[0] : shortened(from)} → ${shortened(to)}`;
}

function valueSummary(pieces: readonly FilePiece[], names: Names): Wording {
	const values = [...new Set(pieces.map(names.ofPiece))];
	const states = new Set(pieces.map(({ state }) => state));
	const verb =
		states.size > 1 || states.has("changed")
			? "change"
			: states.has("new")
				? "add"
				: "remove";
	return begin(verb, values.join(", "));
}

const verbs = {
	add: { en: "Add", da: "Tilføj" },
	remove: { en: "Remove", da: "Fjern" },
	move: { en: "Move", da: "Flyt" },
	change: { en: "Change", da: "Ret" },
} as const;

function begin(verb: keyof typeof verbs, rest: string): Wording {
	const { en, da } = verbs[verb];
	return { en: `${en} ${rest}`, da: `${da} ${rest}` };
}

/** Characters of a passage. */
const longestPassage = 30;

function shortened(text: string): string {
	// Of several paragraphs, the first.
	const [first = ""] = text.split("¶");
	const words = first.replaceAll(/\s+/g, " ").trim();
	return words.length > longestPassage
		? `${words.slice(0, longestPassage).trimEnd()}…`
		: words;
}
