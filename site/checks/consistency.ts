import type { ContentOf, Entries, EntryOf } from "kilde";
import { checkPeriod, type Diagnostic } from "kilde/checks";
import type { Period } from "kilde/format";
import { business } from "../model/business.ts";
import { discounts } from "../model/discounts.ts";
import { hours } from "../model/hours.ts";
import { rules } from "../model/rules.ts";
import { phases, sessions } from "../model/sessions.ts";
import { problemsIn, type Report } from "./problems.ts";

/** Reports facts that are valid alone but contradict each other, as times out of order or ends before beginnings. */
export function checkConsistency(entries: Entries): Diagnostic[] {
	const known = entries.only(sessions);
	const code = "inconsistent";
	return [
		...problemsIn(entries.of(hours), code, hoursProblems),
		...problemsIn(entries.of(phases), code, phaseProblems),
		...entries.of(discounts).flatMap(backwardDiscounts),
		...problemsIn(entries.of(discounts), code, discountProblems),
		...problemsIn(entries.of(business), code, repeatedPayments),
		...problemsIn(entries.of(rules), code, ruleProblems),
		...problemsIn(entries.of(hours), code, (data, report) =>
			sessionsOfHours(data, known, report),
		),
		...problemsIn(entries.of(sessions), code, daytimeNights),
	];
}

function hoursProblems(
	{ openingDay: { from, to }, week }: ContentOf<typeof hours>,
	report: Report,
): void {
	if (from >= to)
		report(["openingDay", "to"], {
			en: `The opening day ends at ${to}; it must end after it begins, at ${from}.`,
			da: `Åbningsdagen slutter kl. ${to}; den skal slutte, efter at den er begyndt kl. ${from}.`,
		});
	for (const [day, { starts }] of Object.entries(week))
		for (const [index, start] of starts.entries()) {
			const before = starts[index - 1] ?? "";
			if (before >= start)
				report(["week", day, "starts", index], {
					en: `${start} comes after ${before}; each start must be later than the one before it.`,
					da: `${start} står efter ${before}; hvert tidspunkt skal være senere end det foregående.`,
				});
		}
}

function phaseProblems(stages: ContentOf<typeof phases>, report: Report): void {
	for (const [index, { from, to }] of stages.entries()) {
		const before = stages[index - 1];
		// If the stage before ends before it begins, only that is reported.
		const isGap = before && from !== before.to && before.from < before.to;
		if (!before && from !== 0)
			report(
				[index, "from"],
				{
					en: `The first stage begins after ${from} minutes; it must begin at once.`,
					da: `Den første fase begynder efter ${from} minutter; den skal begynde med det samme.`,
				},
				{ fixes: ["0"] },
			);
		else if (isGap)
			report(
				[index, "from"],
				{
					en: `This stage begins after ${from} minutes, but the one before it ends after ${before.to}.`,
					da: `Denne fase begynder efter ${from} minutter, men den foregående slutter efter ${before.to}.`,
				},
				{
					hint: {
						en: `Write ${before.to} here, or change the stage before.`,
						da: `Skriv ${before.to} her, eller ret den foregående fase.`,
					},
				},
			);
		else if (to <= from)
			report([index, "to"], {
				en: `This stage begins after ${from} minutes and ends after ${to}; it must end later than it begins.`,
				da: `Denne fase begynder efter ${from} minutter og slutter efter ${to}; den skal slutte senere, end den begynder.`,
			});
	}
}

function backwardDiscounts(entry: EntryOf<typeof discounts>): Diagnostic[] {
	return (["codes", "offers"] as const).flatMap((group) =>
		Object.entries<Period>(entry.data[group]).flatMap(([id, period]) =>
			checkPeriod(entry, period, [group, id]),
		),
	);
}

function discountProblems(
	{ sharedNight }: ContentOf<typeof discounts>,
	report: Report,
): void {
	inOrder(sharedNight, "guestsFrom", "guestsTo", (path, ...problem) =>
		report(["sharedNight", ...path], ...problem),
	);
}

function ruleProblems(all: ContentOf<typeof rules>, report: Report): void {
	inOrder(all, "companionAge", "childAge", report);
	inOrder(all, "recommendedFrom", "recommendedTo", report);
	inOrder(all, "massageMinutesFrom", "massageMinutesTo", report);
}

/** Reports a number that is larger than another one, which must not be the smaller of the two. */
function inOrder<K extends string>(
	numbers: Readonly<Record<K, number>>,
	less: K,
	more: K,
	report: Report,
): void {
	if (numbers[less] > numbers[more])
		report([less], {
			en: `This is ${numbers[less]}; it must be at most ${numbers[more]}, the larger of the two numbers.`,
			da: `Her står ${numbers[less]}; der må højst stå ${numbers[more]}, det største af de to tal.`,
		});
}

/** Reports a means of payment that is listed twice: a fact has one value. */
function repeatedPayments(
	{ payments }: ContentOf<typeof business>,
	report: Report,
): void {
	const kinds = payments.map(({ kind }) => kind);
	for (const [index, kind] of kinds.entries())
		if (kinds.indexOf(kind) !== index)
			report(
				["payments", index, "kind"],
				{
					en: "This means of payment is in the list twice.",
					da: "Betalingsmåden står to gange i listen.",
				},
				{ hint: { en: "Delete one of the two.", da: "Slet den ene." } },
			);
}

/** Reports a stay over night that ends before midnight, or when it begins: its two times are probably swapped. */
function daytimeNights(all: ContentOf<typeof sessions>, report: Report): void {
	for (const [name, session] of Object.entries(all))
		if (session.kind === "night" && session.until >= session.from)
			report(
				[name, "until"],
				{
					en: `A night from ${session.from} until ${session.until} would end on the day it begins.`,
					da: `En nat fra ${session.from} til ${session.until} ville slutte samme dag, som den begynder.`,
				},
				{
					hint: {
						en: "Let it begin in the evening, e.g. at 21:00, and end in the morning, e.g. at 07:00.",
						da: "Lad den begynde om aftenen, f.eks. kl. 21.00, og slutte om morgenen, f.eks. kl. 7.00.",
					},
				},
			);
}

/** Reports sessions of the wrong kind in the hours, which need the length of a session and the times of a stay over night. */
function sessionsOfHours(
	{ session, overnight }: ContentOf<typeof hours>,
	known: ContentOf<typeof sessions>,
	report: Report,
): void {
	const expected = [
		["session", session.name, "session"],
		["overnight", overnight.name, "night"],
	] as const;
	for (const [field, name, kind] of expected) {
		const own = known[name]?.kind;
		if (own !== undefined && own !== kind)
			report([field], {
				en: `Choose ${names[kind].en} here; this isn't one.`,
				da: `Vælg ${names[kind].da} her; det valgte er noget andet.`,
			});
	}
}

const names = {
	session: { en: "an ordinary session", da: "en almindelig session" },
	night: { en: "an overnight stay", da: "en overnatning" },
};
