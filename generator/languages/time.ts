import { daysAfter } from "./period.ts";

// Days in a time zone, given by its name in the IANA database, as Europe/Copenhagen.

/**
 * The beginnings of days there (RFC 3339).
 *
 * @example startsOfDays("Europe/Copenhagen")("2026-08-12"); // "2026-08-12T00:00:00+02:00"
 */
export function startsOfDays(timeZone: string): (date: string) => string {
	const format = new Intl.DateTimeFormat("en-GB", {
		timeZone,
		timeZoneName: "longOffset",
	});
	/** How far the time there is ahead of UTC, as +02:00. */
	const offsetAt = (moment: Date) => {
		const parts = format.formatToParts(moment);
		const name = parts.find(({ type }) => type === "timeZoneName")?.value;
		return name?.slice("GMT".length) || "+00:00";
	};
	return (date) => {
		// No time zone is a day ahead of UTC, or behind it.
		const before = offsetAt(new Date(`${daysAfter(date, -1)}T00:00:00Z`));
		const after = offsetAt(new Date(`${daysAfter(date, 1)}T00:00:00Z`));
		const isMidnight = (offset: string) =>
			offsetAt(new Date(`${date}T00:00:00${offset}`)) === offset;
		// A day that has no midnight, since the clocks change then, begins with what would be it by the time before.
		const offset = !isMidnight(before) && isMidnight(after) ? after : before;
		return `${date}T00:00:00${offset}`;
	};
}

/** The day there at this moment, yyyy-mm-dd. */
export function dateIn(timeZone: string, moment: Date): string {
	const format = new Intl.DateTimeFormat("en-CA", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
	});
	return format.format(moment);
}
