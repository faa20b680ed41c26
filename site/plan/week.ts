import { addDays, weekdays } from "kilde/format";
import { daysOpen, endOf } from "../model/computed.ts";
import { formatsOf } from "../model/formats.ts";
import type { LocaleContent } from "../model/locale-content.ts";
import { timeZone } from "../model/time-zone.ts";

/** Returns the table of start times by weekday: a column for each time at which a session starts on some day. */
export function weekTable(content: LocaleContent) {
	const { strings, hours, sessions, locale } = content;
	const { clock } = formatsOf(locale);
	const times = new Set(weekdays.flatMap((day) => hours.week[day].starts));
	const columns = [...times].sort();
	const stay = sessions[hours.overnight];
	const night =
		stay?.kind === "night"
			? `${clock(stay.from)}–${clock(stay.until)}`
			: strings.overnight;
	return {
		caption: strings.hoursCaption,
		columns: {
			day: strings.day,
			starts: strings.starts,
			overnight: strings.overnight,
		},
		days: weekdays.map((day) => {
			const { starts, overnight } = hours.week[day];
			return {
				name: strings[day],
				starts: columns.map((time) =>
					starts.includes(time) ? clock(time) : undefined,
				),
				overnight: overnight && night,
				closed: starts.length === 0 && !overnight ? strings.closed : undefined,
			};
		}),
		summary: [
			strings.openDays.replace(
				"{days}",
				formatsOf(locale).day(daysOpen(hours.week)),
			),
			strings.byBooking,
		].join(" "),
		marks: dayMarks(content),
		exceptions: exceptionList(content),
	};
}

/** Returns when sessions start on each day of the week, for the line that shows the next ones, and the days that are otherwise. */
export function nextStarts(content: LocaleContent) {
	const { clock } = formatsOf(content.locale);
	return {
		days: weekdays.map((day) =>
			content.hours.week[day].starts.map((time) => ({
				time,
				text: clock(time),
			})),
		),
		marks: dayMarks(content),
		exceptions: exceptionList(content).filter(({ from }) => from),
	};
}

/** Returns the table of opening hours. */
export function hoursTable(content: LocaleContent) {
	const { clock } = formatsOf(content.locale);
	return {
		caption: content.strings.hours,
		days: openingTimes(content).map(({ day, opens, closes }) => ({
			name: content.strings[day],
			hours: opens
				? `${clock(opens)}–${clock(closes)}`
				: content.strings.closed,
		})),
		note: content.strings.byBooking,
		marks: dayMarks(content),
		exceptions: exceptionList(content),
	};
}

/** Returns the days ahead that are not as the week says: when, what applies and why, in words. */
export function exceptionList(content: LocaleContent) {
	const format = formatsOf(content.locale);
	return content.exceptions.map((exception) => {
		const { from, until, starts, reason } = exception;
		return {
			// In the table, only if it is another day than the week says.
			from: starts && from,
			after: addDays(until, 1),
			when:
				from === until ? format.weekdayDate(from) : format.period(from, until),
			what: `${reason}: ${lowerFirst(whatApplies(exception, content))}`,
		};
	});
}

/** Returns the hours of an exception in words. */
function whatApplies(
	{ starts, overnight }: LocaleContent["exceptions"][number],
	{ strings, locale }: LocaleContent,
): string {
	const { list, time, clock } = formatsOf(locale);
	const night = overnight ? [strings.overnight] : [];
	if (!starts) return [strings.asUsual, ...night.map(lowerFirst)].join(", ");
	const [first, ...later] = starts;
	if (!first) return night[0] ?? strings.closed;
	const times = list([time(first), ...later.map((each) => clock(each))]);
	return [times, ...night.map(lowerFirst)].join(", ");
}

/** Returns when each day of the week begins and ends. */
export function openingTimes(content: LocaleContent) {
	return weekdays.map((day) => ({
		day,
		...hoursOf(content.hours.week[day].starts, content),
	}));
}

/** Returns when a day begins, with its first start, and ends, with the end of its last session; "" on a closed day. */
export function hoursOf(
	[opens = "", ...later]: readonly string[],
	{ hours, sessions }: LocaleContent,
) {
	const session = sessions[hours.session];
	const minutes = session?.kind === "session" ? session.minutes : 0;
	const last = later.at(-1) ?? opens;
	return { opens, closes: last && endOf(last, minutes) };
}

/** Returns the data attributes by which start/today.ts and front-page/next-starts.ts find today and tomorrow, and name them. */
function dayMarks({ strings }: LocaleContent) {
	return {
		"data-today": strings.today,
		"data-tomorrow": strings.tomorrow,
		"data-zone": timeZone,
	};
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
