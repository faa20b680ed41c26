import { daysOpen, endOf } from "../model/computed.ts";
import { formatsOf } from "../model/formats.ts";
import { weekdays } from "../model/hours.ts";
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
		summary: strings.openDays.replace(
			"DAYS",
			formatsOf(locale).day(daysOpen(hours.week)),
		),
		marks: dayMarks(content),
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
		marks: dayMarks(content),
	};
}

/** Returns when each day begins, with its first start, and ends, with the end of its last session; "" on a closed day. */
export function openingTimes({ hours, sessions }: LocaleContent) {
	const session = sessions[hours.session];
	const minutes = session?.kind === "session" ? session.minutes : 0;
	return weekdays.map((day) => {
		const [opens = "", ...later] = hours.week[day].starts;
		const last = later.at(-1) ?? opens;
		return { day, opens, closes: last && endOf(last, minutes) };
	});
}

/** Returns the data attributes of a table of the week by which start/today.ts marks today and tomorrow. */
function dayMarks({ strings }: LocaleContent) {
	return {
		"data-today": strings.today,
		"data-tomorrow": strings.tomorrow,
		"data-zone": timeZone,
	};
}
