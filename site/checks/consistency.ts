import {
	backwards,
	type Diagnostic,
	type Entries,
	type EntryOf,
	errorAt,
	type Period,
	placeAt,
} from "../../generator/define.ts";
import { limits } from "../limits.ts";
import { business } from "../model/business.ts";
import { discounts } from "../model/discounts.ts";
import { faq } from "../model/faq.ts";
import { hours } from "../model/hours.ts";
import { rules } from "../model/rules.ts";
import { phases, sessions } from "../model/sessions.ts";

/** Reports facts that are valid alone but contradict each other, as times out of order or ends before beginnings. */
export function checkConsistency(entries: Entries): Diagnostic[] {
	return [
		...entries.of(hours).flatMap(hoursProblems),
		...entries.of(phases).flatMap(phaseProblems),
		...entries.of(faq).flatMap(questionProblems),
		...entries.of(discounts).flatMap(backwardDiscounts),
		...entries.of(discounts).flatMap(sharedNightProblems),
		...entries.of(business).flatMap(repeatedPayments),
		...entries.of(rules).flatMap(ruleProblems),
		...hoursReferToSessions(entries),
		...entries.of(sessions).flatMap(daytimeNights),
	];
}

function hoursProblems(entry: EntryOf<typeof hours>): Diagnostic[] {
	const { data } = entry;
	if (!data) return [];
	const { from, to } = data.openingDay;
	const backwards =
		from < to
			? []
			: [
					errorAt(
						entry.file,
						placeAt(entry, ["openingDay", "to"]),
						"inconsistent",
						{
							en: `The opening day ends at ${to}, before it begins at ${from}.`,
							da: `Åbningsdagen slutter kl. ${to}, før den begynder kl. ${from}.`,
						},
					),
				];
	const unsorted = Object.entries(data.week).flatMap(([day, { starts }]) =>
		starts.flatMap((start, index) => {
			const before = starts[index - 1];
			if (before === undefined || before < start) return [];
			const message =
				before === start
					? {
							en: `${start} appears twice under ${day}.`,
							da: `${start} står to gange under ${day}.`,
							onPage: {
								en: `${start} appears twice on this day.`,
								da: `${start} står to gange på denne dag.`,
							},
						}
					: {
							en: `${start} comes after ${before} on ${day}; the earliest start comes first.`,
							da: `${start} står efter ${before} under ${day}; det tidligste tidspunkt skal stå først.`,
							onPage: {
								en: `${start} comes after ${before}; the earliest start comes first.`,
								da: `${start} står efter ${before}; det tidligste tidspunkt skal stå først.`,
							},
						};
			return [
				errorAt(
					entry.file,
					placeAt(entry, ["week", day, "starts", index]),
					"inconsistent",
					message,
				),
			];
		}),
	);
	return [...backwards, ...unsorted];
}

function phaseProblems(entry: EntryOf<typeof phases>): Diagnostic[] {
	const phases = entry.data ?? [];
	return phases.flatMap(({ from, to }, index) => {
		const before = phases[index - 1] ?? { from: -1, to: 0 };
		const begin = before.to;
		// If the stage before ends before it begins, only that is reported.
		if (from !== begin && before.from < begin)
			return [
				errorAt(
					entry.file,
					placeAt(entry, [index, "from"]),
					"inconsistent",
					{
						en: `This stage begins after ${from} minutes, but the one before it ends after ${begin}.`,
						da: `Denne fase begynder efter ${from} minutter, men den foregående slutter efter ${begin}.`,
					},
					{
						en: `Write from: ${begin}, or change the stage before.`,
						da: `Skriv from: ${begin}, eller ret den foregående fase.`,
						onPage: {
							en: `Write ${begin} here, or change the stage before.`,
							da: `Skriv ${begin} her, eller ret den foregående fase.`,
						},
					},
				),
			];
		if (to <= from)
			return [
				errorAt(entry.file, placeAt(entry, [index, "to"]), "inconsistent", {
					en: `This stage ends after ${to} minutes, before it begins after ${from}.`,
					da: `Denne fase slutter efter ${to} minutter, men begynder først efter ${from}.`,
				}),
			];
		return [];
	});
}

/** Reports another number of questions than the specification requires. */
function questionProblems(entry: EntryOf<typeof faq>): Diagnostic[] {
	const { items } = limits.faq;
	const count = entry.data?.length ?? items;
	if (count === items) return [];
	const [many, few] = [count - items, items - count];
	return [
		errorAt(
			entry.file,
			placeAt(entry, [Math.min(count - 1, items)]),
			"inconsistent",
			{
				en: `There are ${count} questions here; the FAQ page must have ${items}.`,
				da: `Der er ${count} spørgsmål her; siden med spørgsmål skal have ${items}.`,
			},
			few > 0
				? {
						en: `Add ${few} more after this one.`,
						da: `Tilføj ${few} mere efter dette.`,
					}
				: {
						en: `Remove ${many}, here or elsewhere.`,
						da: `Fjern ${many}, her eller et andet sted.`,
					},
		),
	];
}

function backwardDiscounts(entry: EntryOf<typeof discounts>): Diagnostic[] {
	return (["codes", "offers"] as const).flatMap((group) =>
		Object.entries<Period>(entry.data?.[group] ?? {}).flatMap(([id, period]) =>
			backwards(entry, period, [group, id]),
		),
	);
}

function sharedNightProblems(entry: EntryOf<typeof discounts>): Diagnostic[] {
	const { guestsFrom = 0, guestsTo = 0 } = entry.data?.sharedNight ?? {};
	if (guestsFrom <= guestsTo) return [];
	return [
		errorAt(
			entry.file,
			placeAt(entry, ["sharedNight", "guestsFrom"]),
			"inconsistent",
			{
				en: `guestsFrom is ${guestsFrom}, more than guestsTo, which is ${guestsTo}.`,
				da: `guestsFrom er ${guestsFrom} og dermed større end guestsTo, som er ${guestsTo}.`,
				onPage: {
					en: `<guestsFrom> is ${guestsFrom}, more than <guestsTo>, which is ${guestsTo}.`,
					da: `<guestsFrom> er ${guestsFrom} og dermed større end <guestsTo>, som er ${guestsTo}.`,
				},
			},
		),
	];
}

/** Reports a means of payment that is listed twice: a fact has one value. */
function repeatedPayments(entry: EntryOf<typeof business>): Diagnostic[] {
	const kinds = entry.data?.payments.map(({ kind }) => kind) ?? [];
	return kinds.flatMap((kind, index) =>
		kinds.indexOf(kind) === index
			? []
			: [
					errorAt(
						entry.file,
						placeAt(entry, ["payments", index, "kind"]),
						"inconsistent",
						{
							en: `${kind} appears twice among the means of payment.`,
							da: `${kind} står to gange blandt betalingsmåderne.`,
							onPage: {
								en: "This means of payment is in the list twice.",
								da: "Betalingsmåden står to gange i listen.",
							},
						},
						{ en: "Delete one of the two.", da: "Slet den ene." },
					),
				],
	);
}

function ruleProblems(entry: EntryOf<typeof rules>): Diagnostic[] {
	const { data, file } = entry;
	if (!data) return [];
	const pairs = [
		["companionAge", "childAge"],
		["recommendedFrom", "recommendedTo"],
		["massageMinutesFrom", "massageMinutesTo"],
	] as const;
	return pairs
		.filter(([less, more]) => data[less] > data[more])
		.map(([less, more]) =>
			errorAt(file, placeAt(entry, [less]), "inconsistent", {
				en: `${less} is ${data[less]}, more than ${more}, which is ${data[more]}.`,
				da: `${less} er ${data[less]} og dermed større end ${more}, som er ${data[more]}.`,
				onPage: {
					en: `<${less}> is ${data[less]}, more than <${more}>, which is ${data[more]}.`,
					da: `<${less}> er ${data[less]} og dermed større end <${more}>, som er ${data[more]}.`,
				},
			}),
		);
}

/** Reports a stay over night that ends before midnight: its two times are probably swapped. */
function daytimeNights(entry: EntryOf<typeof sessions>): Diagnostic[] {
	return Object.entries(entry.data ?? {}).flatMap(([name, session]) =>
		session.kind !== "night" || session.until <= session.from
			? []
			: [
					errorAt(
						entry.file,
						placeAt(entry, [name, "until"]),
						"inconsistent",
						{
							en: `A night from ${session.from} until ${session.until} would end on the day it begins.`,
							da: `En nat fra ${session.from} til ${session.until} ville slutte samme dag, som den begynder.`,
						},
						{
							en: `Write from: the evening, e.g. "21:00", and until: the morning, e.g. "07:00".`,
							da: `Skriv from: aftenen, f.eks. "21:00", og until: morgenen, f.eks. "07:00".`,
							onPage: {
								en: "Let it begin in the evening, e.g. at 21:00, and end in the morning, e.g. at 07:00.",
								da: "Lad den begynde om aftenen, f.eks. kl. 21.00, og slutte om morgenen, f.eks. kl. 7.00.",
							},
						},
					),
				],
	);
}

/** Reports sessions of the wrong kind in the hours, which need the length of a session and the times of a stay over night. */
function hoursReferToSessions(entries: Entries): Diagnostic[] {
	const known = entries.only(sessions);
	return entries.of(hours).flatMap((entry) => {
		if (!entry.data || !known) return [];
		const expected = [
			["session", entry.data.session.name, "session"],
			["overnight", entry.data.overnight.name, "night"],
		] as const;
		return expected
			.filter(
				([, name, kind]) =>
					known[name] !== undefined && known[name].kind !== kind,
			)
			.map(([field, name, kind]) =>
				errorAt(entry.file, placeAt(entry, [field]), "inconsistent", {
					en: `${name} is of kind ${known[name]?.kind}, but ${field} must be of kind ${kind}.`,
					da: `${name} er af typen ${known[name]?.kind}, men ${field} skal være af typen ${kind}.`,
					onPage: {
						session: {
							en: "An ordinary session must be chosen here, and this is none.",
							da: "Her skal vælges en almindelig session, og det er det valgte ikke.",
						},
						night: {
							en: "A stay over night must be chosen here, and this is none.",
							da: "Her skal vælges en overnatning, og det er det valgte ikke.",
						},
					}[kind],
				}),
			);
	});
}
