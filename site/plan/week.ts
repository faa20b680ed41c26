import { closingTime, daysOpen } from "../model/figures.ts";
import { formatsOf } from "../model/formats.ts";
import { weekdays } from "../model/hours.ts";
import type { Frame } from "../model/site.ts";
import { timeZone } from "../model/time-zone.ts";

/** Returns the table of start times by weekday: a column for each time at which a session starts on some day. */
export function weekTable(site: Frame) {
	const { strings, hours, sessions, locale } = site;
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
		marks: dayMarks(site),
	};
}

/** Returns the table of opening hours: from the first start of a day to the end of its last session. */
export function hoursTable(site: Frame) {
	const { strings, hours, sessions, locale } = site;
	const { clock } = formatsOf(locale);
	const session = sessions[hours.session];
	const minutes = session?.kind === "session" ? session.minutes : 0;
	return {
		caption: strings.hours,
		days: weekdays.map((day) => {
			const opens = hours.week[day].starts[0];
			const closes = closingTime(hours.week[day], minutes);
			return {
				name: strings[day],
				hours:
					opens && closes ? `${clock(opens)}–${clock(closes)}` : strings.closed,
			};
		}),
		marks: dayMarks(site),
	};
}

/** Returns the data attributes of a table of the week by which start/today.ts marks today and tomorrow. */
function dayMarks({ strings }: Frame) {
	return {
		"data-today": strings.today,
		"data-tomorrow": strings.tomorrow,
		"data-zone": timeZone,
	};
}
