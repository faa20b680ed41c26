import {
	type Diagnostic,
	type Hint,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import type { Path } from "../diagnostics/places.ts";
import { formatDate } from "../i18n/locale.ts";
import type { ContentEntry } from "../types.ts";
import { type Entries, placeAt } from "./entries.ts";

/** Dates that are surely a slip of the year: more than a year after the day the site is made for. */
export function checkDates(entries: Entries): Diagnostic[] {
	const latest = yearsFrom(entries.day, 1);
	return entries.content.flatMap((entry) =>
		datesOf(entry)
			.filter(({ date }) => date > latest)
			.map(({ path, date }) =>
				warningAt(
					entry.file,
					placeAt(entry, path),
					"unlikely-date",
					{
						en: `${formatDate(date, "en")} is more than a year from now.`,
						da: `${formatDate(date, "da")} er mere end et år ude i fremtiden.`,
					},
					rightYear(date, latest),
				),
			),
	);
}

/** A date in a file. */
type Dated = { readonly path: Path; readonly date: string };

function datesOf(entry: ContentEntry): Dated[] {
	return fieldsOf(entry).flatMap((at) => {
		const date = valueAt(entry.raw, at.path);
		// Months have no day; a day that doesn't exist is reported by the schema.
		const day = /^\d{4}-\d\d$/.test(String(date)) ? `${date}-01` : date;
		return typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day)
			? [{ ...at, date: day }]
			: [];
	});
}

/** Where a collection has dates that are past or near. The end of an offer may be far away. */
function fieldsOf(entry: ContentEntry): Omit<Dated, "date">[] {
	// A file without data has been reported already.
	if (entry.data === undefined) return [];
	switch (entry.collection) {
		case "news":
			return [{ path: ["date"] }, { path: ["from"] }];
		case "event":
			return [{ path: ["from"] }];
		case "page":
			return [{ path: ["updated"] }];
		case "business":
			return [{ path: ["checked"] }, { path: ["company", "opened"] }];
		case "prices":
		case "hours":
			return [{ path: ["checked"] }];
		case "rules":
			return [{ path: ["checked"] }, { path: ["bookingOpened"] }];
		case "discounts":
			return [
				{ path: ["checked"] },
				...["codes", "offers"].flatMap((group) =>
					Object.keys(Object(valueAt(entry.raw, [group]))).map((name) => ({
						path: [group, name, "from"],
					})),
				),
			];
		case "testimonials":
			return ["danish", "english"].flatMap((language) => {
				const quotes = valueAt(entry.raw, [language]);
				return (Array.isArray(quotes) ? quotes : []).map((_, index) => ({
					path: [language, index, "month"],
				}));
			});
		default:
			return [];
	}
}

function valueAt(root: unknown, path: Path): unknown {
	return path.reduce<unknown>((value, step) => Object(value)[step], root);
}

/** The one recent year that is written nearly so: two figures have changed places, or one is another. */
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
				en: `Did you mean ${only}${rest}? Look wherever the date stands, in both languages.`,
				da: `Mente du ${only}${rest}? Se efter alle steder, datoen står, på begge sprog.`,
			}
		: {
				en: "Look at the year, wherever the date stands.",
				da: "Se efter, om årstallet er rigtigt, alle steder datoen står.",
			};
}

function differsByASlip(written: string, year: string): boolean {
	const other = [...written].filter((digit, index) => digit !== year[index]);
	const same = [...written].sort().join("") === [...year].sort().join("");
	return other.length === 1 || (other.length === 2 && same);
}

function yearsFrom(day: string, years: number): string {
	return `${String(Number(day.slice(0, 4)) + years).padStart(4, "0")}${day.slice(4)}`;
}
