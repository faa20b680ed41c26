import type { ContentOf, Entries } from "kilde";
import { type Diagnostic, errorAt, getPlace } from "kilde/checks";
import { booking } from "../model/booking.ts";
import { discounts } from "../model/discounts.ts";
import { event } from "../model/event.ts";
import { faq } from "../model/faq.ts";
import { problemsIn, type Report } from "./problems.ts";

/** Reports names of questions, discount codes, sessions to book and positions of events that are used twice. */
export function checkDuplicates(entries: Entries): Diagnostic[] {
	return [
		...problemsIn(entries.of(faq), "duplicate-id", repeatedNames),
		...problemsIn(entries.of(discounts), "duplicate-id", repeatedCodes),
		...problemsIn(entries.of(booking), "duplicate-id", repeatedColumns),
		...repeatedOrders(entries),
	];
}

function repeatedNames(questions: ContentOf<typeof faq>, report: Report): void {
	for (const [index, { id }] of questions.entries())
		if (questions.findIndex((other) => other.id === id) < index)
			report(
				[index, "id"],
				{
					en: `Another question is already called ${id}.`,
					da: `Et andet spørgsmål hedder allerede ${id}.`,
				},
				{
					hint: {
						en: "Give each question a name of its own.",
						da: "Giv hvert spørgsmål sit eget navn.",
					},
				},
			);
}

function repeatedCodes(
	{ codes }: ContentOf<typeof discounts>,
	report: Report,
): void {
	for (const [id, { code }] of Object.entries(codes)) {
		const first = Object.keys(codes).find((key) => codes[key]?.code === code);
		if (first !== id)
			report(["codes", id, "code"], {
				en: `${code} is already the code of another discount.`,
				da: `${code} er allerede koden for en anden rabat.`,
			});
	}
}

/** Reports a session that has two columns on the booking page: links to it lead to its one column. */
function repeatedColumns(
	{ columns }: ContentOf<typeof booking>,
	report: Report,
): void {
	for (const [locale, list] of Object.entries(columns.values)) {
		const names = list.map(({ session }) => session.name);
		for (const [index, name] of names.entries())
			if (names.indexOf(name) !== index)
				report(
					["columns", locale, index, "session"],
					{
						en: "This session already has a column in this language.",
						da: "Sessionen har allerede en spalte på dette sprog.",
					},
					{
						hint: {
							en: "Choose another session, or delete one of the two columns.",
							da: "Vælg en anden session, eller slet den ene spalte.",
						},
					},
				);
	}
}

/** Reports two events with the same position on their page. */
function repeatedOrders(entries: Entries): Diagnostic[] {
	const events = entries.of(event);
	return events.flatMap((entry) => {
		const { order } = entry.data;
		const first = events.find(({ data }) => data.order === order);
		if (!first || first === entry) return [];
		return [
			errorAt(entry.file, getPlace(entry, ["order"]), "duplicate-id", {
				message: {
					en: `${first.file} already has the order ${order}.`,
					da: `${first.file} har allerede nummer ${order} i rækkefølgen.`,
				},
				hint: {
					en: "Give each event a number of its own.",
					da: "Giv hver event sit eget nummer.",
				},
			}),
		];
	});
}
