import { addDays, type Formatted, type SiteContent } from "kilde";
import { announcedDays, countDaysOpen } from "../content/hours.ts";
import { formatTime, formatWeekdayDate } from "./formats.ts";
import type { Input } from "./input.ts";

/** Returns the start times by weekday, with a column for each time at which a session starts on some day, and the days that are otherwise. */
export function getWeek(input: Input) {
	const { content, words, format } = input;
	const { week, overnight: stay } = content.hours;
	const starts = Object.values(week).flatMap((day) => day.starts);
	const columns = [...new Set(starts.map(({ value }) => value))].sort();
	const night =
		stay.kind === "night"
			? `${stay.from.text}–${stay.until.text}`
			: words.overnight;
	return {
		days: format.weekdays.map(({ id, name }) => {
			const { starts, overnight } = week[id];
			return {
				name,
				starts: columns.map(
					(time) => starts.find(({ value }) => value === time)?.text,
				),
				overnight: overnight && night,
				isClosed: starts.length === 0 && !overnight,
			};
		}),
		daysOpen: format.day(countDaysOpen(week)),
		exceptions: listExceptions(input),
	};
}

/** Returns when sessions start on each day of the week, for the line that shows the next ones, and the days that are otherwise. */
export function getStarts(input: Input) {
	const { week } = input.content.hours;
	return {
		days: input.format.weekdays.map(({ id }) => week[id].starts),
		exceptions: listExceptions(input).filter(({ from }) => from),
	};
}

/** Returns when the centre is open on each day of the week, without hours on closed days, and the days that are otherwise. */
export function getHours(input: Input) {
	const { content, format } = input;
	return {
		days: format.weekdays.map(({ id, name }) => {
			const { opens, closes } = getDayHours(
				content.hours.week[id].starts,
				content,
			);
			return {
				name,
				hours: opens && `${format.clock(opens)}–${format.clock(closes)}`,
			};
		}),
		exceptions: listExceptions(input),
	};
}

/** Lists the days ahead that are not as the week says, the next first: when, what applies and why, in words. */
export function listExceptions(input: Input) {
	return getComingExceptions(input).map((exception) =>
		describeException(exception, input),
	);
}

/** Finds the next days on which the centre is closed; undefined if they are more than `announcedDays` ahead. */
export function findClosing(input: Input) {
	const closing = getComingExceptions(input).find(
		({ starts, overnight }) => starts?.length === 0 && !overnight,
	);
	const { "opening-hours": page } = input.content.pages;
	if (!closing || !page) return undefined;
	if (addDays(input.date, announcedDays) < closing.from.value) return undefined;
	const { after, what, when } = describeException(closing, input);
	return { after, what, when, href: `${page.href}#hours` };
}

function describeException(exception: Exception, input: Input) {
	const { starts, reason } = exception;
	const [from, until] = [exception.from.value, exception.until.value];
	return {
		// In the table, only if it is another day than the week says.
		from: starts && from,
		after: addDays(until, 1),
		when:
			from === until
				? formatWeekdayDate(from, input)
				: input.format.period(from, until),
		what: `${reason}: ${lowerFirst(describeHours(exception, input))}`,
	};
}

type Exception = SiteContent["hours"]["exceptions"][number];

/** Returns the exceptions to the hours that are not past, the next first. */
export function getComingExceptions({
	content,
	date,
}: Pick<Input, "content" | "date">): Exception[] {
	return content.hours.exceptions
		.filter(({ until }) => until.value >= date)
		.toSorted((a, b) => (a.from.value < b.from.value ? -1 : 1));
}

/** Returns the hours of an exception in words. */
function describeHours({ starts, overnight }: Exception, input: Input): string {
	const { words, format } = input;
	const night = overnight ? [words.overnight] : [];
	if (!starts) return [words.asUsual, ...night.map(lowerFirst)].join(", ");
	const [first, ...later] = starts;
	if (!first) return night[0] ?? words.closed;
	const times = format.list([
		formatTime(first.value, input),
		...later.map(({ text }) => text),
	]);
	return [times, ...night.map(lowerFirst)].join(", ");
}

/** Returns when a day begins, with its first start, and ends, with the end of its last session, hh:mm; "" on a closed day. */
export function getDayHours(
	starts: readonly Formatted<string>[],
	{ hours: { session } }: Pick<SiteContent, "hours">,
) {
	const minutes = session.kind === "session" ? session.minutes : 0;
	const last = starts.at(-1)?.value ?? "";
	return {
		opens: starts[0]?.value ?? "",
		closes: last && addMinutes(last, minutes),
	};
}

/** Returns when what starts at a time of day ends: "10:00" and 120 minutes → "12:00"; midnight is 23:59. */
function addMinutes(start: string, minutes: number): string {
	const [hours = 0, past = 0] = start.split(":").map(Number);
	const end = hours * 60 + past + minutes;
	const inDay = end === 24 * 60 ? end - 1 : end % (24 * 60);
	return [Math.floor(inDay / 60), inDay % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
