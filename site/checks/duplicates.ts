import {
	type Diagnostic,
	type Entries,
	type EntryOf,
	errorAt,
	placeAt,
} from "../../generator/define.ts";
import { discounts } from "../model/discounts.ts";
import { event } from "../model/event.ts";
import { faq } from "../model/faq.ts";

/** Reports names of questions, discount codes and positions of events that are used twice. */
export function checkDuplicates(entries: Entries): Diagnostic[] {
	return [
		...entries.of(faq).flatMap(faqProblems),
		...entries.of(discounts).flatMap(repeatedCodes),
		...repeatedOrders(entries),
	];
}

function faqProblems(entry: EntryOf<typeof faq>): Diagnostic[] {
	const items = entry.data ?? [];
	return items.flatMap(({ id }, index) =>
		items.slice(0, index).some((before) => before.id === id)
			? [
					errorAt(
						entry.file,
						placeAt(entry, [index, "id"]),
						"duplicate-id",
						{
							en: `Another question is already called ${id}.`,
							da: `Et andet spørgsmål hedder allerede ${id}.`,
						},
						{
							en: "Give each question a name of its own.",
							da: "Giv hvert spørgsmål sit eget navn.",
						},
					),
				]
			: [],
	);
}

function repeatedCodes(entry: EntryOf<typeof discounts>): Diagnostic[] {
	const { data, file } = entry;
	if (!data) return [];
	const codes = Object.entries(data.codes);
	return codes.flatMap(([id, { code }], index) => {
		const first = codes
			.slice(0, index)
			.find(([, other]) => other.code === code);
		return first
			? [
					errorAt(file, placeAt(entry, ["codes", id, "code"]), "duplicate-id", {
						en: `${code} is already the code of ${first[0]}.`,
						da: `${code} er allerede koden for ${first[0]}.`,
						onPage: {
							en: `${code} is already the code of another discount.`,
							da: `${code} er allerede koden for en anden rabat.`,
						},
					}),
				]
			: [];
	});
}

/** Reports two events with the same position on their page. */
function repeatedOrders(entries: Entries): Diagnostic[] {
	const events = entries.of(event);
	return events.flatMap((entry, index) => {
		const first = events
			.slice(0, index)
			.find(({ data }) => data && data.order === entry.data?.order);
		return first
			? [
					errorAt(
						entry.file,
						placeAt(entry, ["order"]),
						"duplicate-id",
						{
							en: `${first.file} already has the order ${entry.data?.order}.`,
							da: `${first.file} har allerede nummer ${entry.data?.order} i rækkefølgen.`,
						},
						{
							en: "Give each event a number of its own.",
							da: "Giv hver event sit eget nummer.",
						},
					),
				]
			: [];
	});
}
