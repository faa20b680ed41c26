import type { ContentOf, Entries, EntryOf } from "kilde";
import {
	checkPeriod,
	type Diagnostic,
	errorAt,
	formatDay,
	getPlace,
	warningAt,
} from "kilde/checks";
import { addDays, capitalize, isInPeriod } from "kilde/format";
import { type Holiday, holidaysOf } from "../model/holidays.ts";
import { hours, weekdays } from "../model/hours.ts";

/** How many days ahead a holiday is asked about. */
const ahead = 60;

/** Reports exceptions to the hours that can't be or are past, and asks about the holidays ahead on which the week says open. */
export function checkExceptions(entries: Entries): Diagnostic[] {
	const { date } = entries;
	return entries
		.of(hours)
		.flatMap((entry) => [
			...entry.data.exceptions.flatMap((exception, index) =>
				checkPeriod(entry, exception, ["exceptions", index]),
			),
			...overlaps(entry),
			...past(entry, date),
			...unanswered(entry, date),
		]);
}

type Hours = EntryOf<typeof hours>;

function overlaps(entry: Hours): Diagnostic[] {
	const { exceptions } = entry.data;
	return exceptions.flatMap((exception, index) => {
		const { from, until } = exception;
		const other = exceptions
			.slice(0, index)
			.find((each) => each.from <= until && from <= each.until);
		if (!other) return [];
		const day = formatDay(from < other.from ? other.from : from);
		return [
			errorAt(
				entry.file,
				getPlace(entry, ["exceptions", index, "from"]),
				"inconsistent",
				{
					message: {
						en: `There is another exception on ${day.en} already.`,
						da: `Der er allerede en anden undtagelse den ${day.da}.`,
					},
					hint: {
						en: "Let one of them end before the other begins, or remove one.",
						da: "Lad den ene slutte, før den anden begynder, eller fjern den ene.",
					},
				},
			),
		];
	});
}

/** What is past is shown nowhere any longer. */
function past(entry: Hours, date: string): Diagnostic[] {
	return entry.data.exceptions.flatMap(({ from, until }, index) => {
		// A check of all periods reports one that ends before it begins.
		if (until >= date || until < from) return [];
		const day = formatDay(until);
		return [
			warningAt(
				entry.file,
				getPlace(entry, ["exceptions", index, "from"]),
				"not-current",
				{
					message: {
						en: `This exception ended on ${day.en}; the site no longer shows it.`,
						da: `Denne undtagelse sluttede den ${day.da}; hjemmesiden viser den ikke længere.`,
					},
					hint: {
						en: "Remove it, or give it the days of the next time.",
						da: "Fjern den, eller giv den dagene for næste gang.",
					},
				},
			),
		];
	});
}

/** A holiday is answered by an exception on its day, whatever that says. */
function unanswered(entry: Hours, date: string): Diagnostic[] {
	const year = Number(date.slice(0, 4));
	const last = addDays(date, ahead);
	return [...holidaysOf(year), ...holidaysOf(year + 1)]
		.filter((holiday) => date <= holiday.date && holiday.date <= last)
		.filter((holiday) => isOpen(entry.data, holiday.date))
		.filter(
			(holiday) =>
				!entry.data.exceptions.some((each) => isInPeriod(each, holiday.date)),
		)
		.map((holiday) => question(entry, holiday));
}

function isOpen({ week }: ContentOf<typeof hours>, date: string): boolean {
	const place = (new Date(date).getUTCDay() + 6) % 7;
	const { starts, overnight } = week[weekdays[place] ?? "monday"];
	return starts.length > 0 || overnight === true;
}

function question(entry: Hours, { date, name }: Holiday): Diagnostic {
	const day = formatDay(date);
	const closed = `- { from: ${date}, until: ${date}, starts: [], reason: { da: ${capitalize(name.da)}, en: ${name.en} } }`;
	return warningAt(entry.file, getPlace(entry, ["exceptions"]), "not-current", {
		message: {
			en: `Are you open on ${day.en}, ${name.en}? Your weekly hours say so.`,
			da: `Har I åbent den ${day.da}, ${name.da}? Det har I ifølge ugens tider.`,
		},
		hint: {
			en: `Add an exception for the day. If you are closed: ${closed}. Without starts you are open as usual.`,
			da: `Tilføj en undtagelse for dagen. Har I lukket: ${closed}. Uden starts er der åbent som ellers.`,
		},
		pageHint: {
			en: "Add an exception for the day: closed, other times or open as usual.",
			da: "Tilføj en undtagelse for dagen: lukket, andre tider eller åbent som ellers.",
		},
	});
}
