import {
	type ContentOf,
	type Diagnostic,
	type Entries,
	errorAt,
	placeAt,
} from "../../generator/define.ts";
import { discounts } from "../model/discounts.ts";
import { event } from "../model/event.ts";
import { faq } from "../model/faq.ts";
import { problemsIn, type Report } from "./problems.ts";

/** Reports names of questions, discount codes and positions of events that are used twice. */
export function checkDuplicates(entries: Entries): Diagnostic[] {
	return [
		...problemsIn(entries.of(faq), "duplicate-id", repeatedNames),
		...problemsIn(entries.of(discounts), "duplicate-id", repeatedCodes),
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
					en: "Give each question a name of its own.",
					da: "Giv hvert spørgsmål sit eget navn.",
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
				en: `${code} is already the code of ${first}.`,
				da: `${code} er allerede koden for ${first}.`,
				onPage: {
					en: `${code} is already the code of another discount.`,
					da: `${code} er allerede koden for en anden rabat.`,
				},
			});
	}
}

/** Reports two events with the same position on their page. */
function repeatedOrders(entries: Entries): Diagnostic[] {
	const events = entries.of(event);
	return events.flatMap((entry) => {
		const order = entry.data?.order;
		const first = events.find(({ data }) => data?.order === order);
		if (order === undefined || !first || first === entry) return [];
		return [
			errorAt(
				entry.file,
				placeAt(entry, ["order"]),
				"duplicate-id",
				{
					en: `${first.file} already has the order ${order}.`,
					da: `${first.file} har allerede nummer ${order} i rækkefølgen.`,
				},
				{
					en: "Give each event a number of its own.",
					da: "Giv hver event sit eget nummer.",
				},
			),
		];
	});
}
