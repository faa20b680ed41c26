import { collectionNamed, type Entries } from "../../definition.ts";
import {
	type Diagnostic,
	type Hint,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { type Path, valueAt } from "../../diagnostics/places.ts";
import { addYear, isDate } from "../../languages/days.ts";
import { formatDate } from "../../languages/format.ts";
import { localesOf } from "../../languages/languages.ts";
import { messageTags } from "../../languages/message-language.ts";
import type { ContentEntry } from "../../types.ts";
import { placeAt } from "../entries.ts";

/** Warns about dates that are likely wrong, and about entries that are shown before their own date. */
export function checkDates(entries: Entries): Diagnostic[] {
	return [...unlikelyYears(entries), ...shownEarly(entries)];
}

/** Dates more than a year after the day of the site. */
function unlikelyYears(entries: Entries): Diagnostic[] {
	const latest = addYear(entries.date);
	return entries.content.flatMap((entry) =>
		datesOf(entry, entries)
			.filter(({ date }) => date > latest)
			.map(({ path, date }) =>
				warningAt(entry.file, placeAt(entry, path), "unlikely-date", {
					message: {
						en: `${formatDate(date, messageTags.en)} is more than a year from now.`,
						da: `${formatDate(date, messageTags.da)} er mere end et år ude i fremtiden.`,
					},
					hint: rightYear(date, latest),
				}),
			),
	);
}

/** Entries with a period of publication that are dated after the day of the site, but shown already. */
function shownEarly(entries: Entries): Diagnostic[] {
	const { site } = entries;
	const next = addYear(entries.date);
	return entries.content
		.filter(
			(entry) =>
				collectionNamed(site, entry.collection)?.hasPeriod &&
				entry.period.from === undefined &&
				entries.isPublished(entry) &&
				isFirstVersion(entry, entries),
		)
		.flatMap((entry) =>
			datesOf(entry, entries)
				.filter(({ date }) => date > entries.date && date <= next)
				.map(({ path, date }) =>
					warningAt(entry.file, placeAt(entry, path), "unlikely-date", {
						message: {
							en: `${formatDate(date, messageTags.en)} is in the future, but this is shown already.`,
							da: `${formatDate(date, messageTags.da)} er ude i fremtiden, men dette vises allerede.`,
						},
						hint: {
							en: `To show it from that day, add a line: from: ${date}`,
							da: `Skal det først vises fra den dag, så tilføj en linje: from: ${date}`,
							onPage: {
								en: "To show it from that day, fill in “from”.",
								da: "Skal det først vises fra den dag, så udfyld »fra«.",
							},
						},
					}),
				),
		);
}

/** Whether an entry has no version in a language before its own; its dates are those of all versions. */
function isFirstVersion(entry: ContentEntry, entries: Entries): boolean {
	const first = localesOf(entries.site).find(
		(locale) => entries.translation(entry, locale) !== undefined,
	);
	return entry.locale === undefined || entry.locale === first;
}

/** A date in a file. */
type Dated = { readonly path: Path; readonly date: string };

/** The dates that must be past or near, by the definition of the collection. */
function datesOf(entry: ContentEntry, { site }: Entries): Dated[] {
	const paths =
		collectionNamed(site, entry.collection)?.dates?.(entry.raw) ?? [];
	return paths.flatMap((path) => {
		const date = valueAt(entry.raw, path);
		// Months have no day; whether a day must exist is for the schema to say.
		const day = /^\d{4}-\d\d$/.test(String(date)) ? `${date}-01` : date;
		return typeof day === "string" && isDate(day) ? [{ path, date: day }] : [];
	});
}

/** The only recent year that differs by one digit, or by two swapped digits. */
function rightYear(date: string, latest: string): Hint {
	const rest = date.slice(4);
	const recent = 3;
	const years = Array.from({ length: recent }, (_, ago) =>
		String(Number(latest.slice(0, 4)) - ago),
	);
	const [only, ...more] = years.filter(
		(year) => differsByASlip(date.slice(0, 4), year) && year + rest <= latest,
	);
	return only !== undefined && more.length === 0
		? {
				en: `Did you mean ${only}${rest}? Check every place where the date is written, in all languages.`,
				da: `Mente du ${only}${rest}? Se efter alle de steder, hvor datoen står, på alle sprog.`,
			}
		: {
				en: "Check the year in every place where the date is written.",
				da: "Se efter, om årstallet er rigtigt alle de steder, hvor datoen står.",
			};
}

function differsByASlip(written: string, year: string): boolean {
	const other = [...written].filter((digit, index) => digit !== year[index]);
	const same = [...written].sort().join("") === [...year].sort().join("");
	return other.length === 1 || (other.length === 2 && same);
}
