import type { Memo } from "../../cache/memo.ts";
import {
	type Collection,
	type Entries,
	findCollection,
} from "../../definition.ts";
import { type Diagnostic, explain } from "../../diagnostics/diagnostic.ts";
import { getValueAt } from "../../diagnostics/places.ts";
import { addYear, isDate, isReversedPeriod } from "../../languages/days.ts";
import { getDefaultLocale } from "../../languages/languages.ts";
import type { ContentEntry } from "../../types.ts";
import { createEntryError, createEntryWarning } from "../entries.ts";
import { listPeriods } from "./periods.ts";

/** Reports periods that end before they begin. */
export function checkPeriods(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) =>
		listPeriods(entry, entries).flatMap(({ path, period }) => {
			if (!isReversedPeriod(period)) return [];
			const { from = "", until = "" } = period;
			const explanation = explain("inconsistent.period", { from, until });
			return [createEntryError(entry, explanation, [...path, "until"])];
		}),
	);
}

/** Warns about unlikely dates, and about facts that nobody has checked for a year. */
export function checkDates(entries: Entries, memo: Memo): Diagnostic[] {
	return entries.content.flatMap((entry) => [
		...checkUnlikelyDates(entry, entries, memo),
		...checkFreshness(entry, entries.date),
	]);
}

/** Warns about dates more than a year ahead, and about an entry that is published before its own date. */
function checkUnlikelyDates(
	entry: ContentEntry,
	entries: Entries,
	memo: Memo,
): Diagnostic[] {
	const { site } = entries;
	const collection = findCollection(site, entry.collection);
	const later = collection
		? memo
				.call(listWrittenDates, entry.raw, collection)
				.filter(({ date }) => date > entries.date)
		: [];
	if (later.length === 0) return [];
	// All versions have the dates of the first one.
	const first = entries.translation(entry, getDefaultLocale(site)) ?? entry;
	const isPublishedAtOnce =
		collection?.hasPeriod &&
		first === entry &&
		!entry.period.from &&
		entries.isPublished(entry);
	const latest = addYear(entries.date);
	return later.flatMap(({ path, date }) => {
		const day = { day: date };
		if (date > latest)
			return [
				createEntryWarning(
					entry,
					explain("unlikely-date.distant", { day }),
					path,
				),
			];
		const values = { day, date, from: { field: "from" } };
		return isPublishedAtOnce
			? [
					createEntryWarning(
						entry,
						explain("unlikely-date.published-early", values),
						path,
					),
				]
			: [];
	});
}

/** Lists the dates in a parsed file that mustn't be more than a year ahead. */
function listWrittenDates(raw: unknown, { dates }: Collection) {
	return (dates?.(raw) ?? []).flatMap((path) => {
		const written = String(getValueAt(raw, path));
		const date = written.replace(/^\d{4}-\d\d$/, "$&-01");
		// The schema reports days that don't exist.
		return isDate(date) ? [{ path, date }] : [];
	});
}

/** Warns about facts that were last checked more than a year before the day of the site. */
function checkFreshness(entry: ContentEntry, date: string): Diagnostic[] {
	// `raw`, since a schema may leave the field out of the data.
	const { checked } = Object(entry.raw);
	if (typeof checked !== "string" || !isDate(checked)) return [];
	if (addYear(checked) >= date) return [];
	const day = { day: checked };
	const explanation = explain("unchecked.for-a-year", { day }, [date]);
	return [createEntryWarning(entry, explanation, ["checked"])];
}
