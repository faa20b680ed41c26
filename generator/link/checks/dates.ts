import { type Entries, findCollection } from "../../definition.ts";
import {
	type Diagnostic,
	explain,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { getValueAt } from "../../diagnostics/places.ts";
import { addYear, isDate } from "../../languages/days.ts";
import { listLocales } from "../../languages/languages.ts";
import type { ContentEntry } from "../../types.ts";
import { getPlace } from "../entries.ts";

/** Warns about dates more than a year ahead, and about entries that are published before their own date. */
export function checkUnlikelyDates(entries: Entries): Diagnostic[] {
	const latest = addYear(entries.date);
	return entries.content.flatMap((entry) => {
		const dates = listDates(entry, entries);
		const early = isPublishedAtOnce(entry, entries)
			? dates.filter(({ day }) => day > entries.date && day <= latest)
			: [];
		return [
			...dates
				.filter(({ day }) => day > latest)
				.map(({ place, day }) =>
					warningAt(
						entry.file,
						place,
						explain("unlikely-date.distant", { day: { day } }),
					),
				),
			...early.map(({ place, day }) =>
				warningAt(
					entry.file,
					place,
					explain("unlikely-date.published-early", {
						day: { day },
						date: day,
						from: { field: "from" },
					}),
				),
			),
		];
	});
}

/**
 * Whether an entry that could be scheduled is published immediately. Only the first language version counts, since all
 * have the same dates.
 */
function isPublishedAtOnce(entry: ContentEntry, entries: Entries): boolean {
	const { site } = entries;
	const first = listLocales(site).find((locale) =>
		entries.translation(entry, locale),
	);
	return (
		findCollection(site, entry.collection)?.hasPeriod === true &&
		entry.period.from === undefined &&
		entries.isPublished(entry) &&
		(entry.locale === undefined || entry.locale === first)
	);
}

/** The dates that must be past or near, by the definition of the collection. */
function listDates(entry: ContentEntry, { site }: Entries) {
	const paths =
		findCollection(site, entry.collection)?.dates?.(entry.raw) ?? [];
	return paths.flatMap((path) => {
		const date = String(getValueAt(entry.raw, path));
		const day = /^\d{4}-\d\d$/.test(date) ? `${date}-01` : date;
		// The schema reports days that don't exist.
		return isDate(day) ? [{ place: getPlace(entry, path), day }] : [];
	});
}
