import { addDays } from "kilde/format";
import { daysOpen, endOf } from "../model/computed.ts";
import { formatsOf } from "../model/formats.ts";
import type { Content, Input } from "./input.ts";

/** Returns the start times by weekday, with a column for each time at which a session starts on some day, and the days that are otherwise. */
export function getWeek(input: Input) {
	const { content, words, format } = input;
	const { hours, sessions } = content;
	const { clock } = format;
	const columns = [
		...new Set(Object.values(hours.week).flatMap(({ starts }) => starts)),
	].sort();
	const stay = sessions[hours.overnight];
	const night =
		stay?.kind === "night"
			? `${clock(stay.from)}–${clock(stay.until)}`
			: words.overnight;
	return {
		days: format.weekdays.map(({ id, name }) => {
			const { starts, overnight } = hours.week[id];
			return {
				name,
				starts: columns.map((time) =>
					starts.includes(time) ? clock(time) : undefined,
				),
				overnight: overnight && night,
				isClosed: starts.length === 0 && !overnight,
			};
		}),
		daysOpen: format.day(daysOpen(hours.week)),
		exceptions: listExceptions(input),
	};
}

/** Returns when sessions start on each day of the week, for the line that shows the next ones, and the days that are otherwise. */
export function getStarts(input: Input) {
	const { content, format } = input;
	return {
		days: format.weekdays.map(({ id }) =>
			content.hours.week[id].starts.map((time) => ({
				time,
				text: format.clock(time),
			})),
		),
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
	const format = formatsOf(input.locale);
	return getComingExceptions(input).map((exception) => {
		const { from, until, starts, reason } = exception;
		return {
			// In the table, only if it is another day than the week says.
			from: starts && from,
			after: addDays(until, 1),
			when:
				from === until ? format.weekdayDate(from) : format.period(from, until),
			what: `${reason}: ${lowerFirst(describeHours(exception, input))}`,
		};
	});
}

type Exception = Content["hours"]["exceptions"][number];

/** Returns the exceptions to the hours that are not past, the next first. */
export function getComingExceptions({
	content,
	date,
}: Pick<Input, "content" | "date">): Exception[] {
	return content.hours.exceptions
		.filter(({ until }) => until >= date)
		.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Returns the hours of an exception in words. */
function describeHours(
	{ starts, overnight }: Exception,
	{ words, locale }: Input,
): string {
	const { list, time, clock } = formatsOf(locale);
	const night = overnight ? [words.overnight] : [];
	if (!starts) return [words.asUsual, ...night.map(lowerFirst)].join(", ");
	const [first, ...later] = starts;
	if (!first) return night[0] ?? words.closed;
	const times = list([time(first), ...later.map((each) => clock(each))]);
	return [times, ...night.map(lowerFirst)].join(", ");
}

/** Returns when a day begins, with its first start, and ends, with the end of its last session; "" on a closed day. */
export function getDayHours(
	[opens = "", ...later]: readonly string[],
	{ hours, sessions }: Pick<Content, "hours" | "sessions">,
) {
	const session = sessions[hours.session];
	const minutes = session?.kind === "session" ? session.minutes : 0;
	const last = later.at(-1) ?? opens;
	return { opens, closes: last && endOf(last, minutes) };
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
