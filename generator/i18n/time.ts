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
		const offset = offsetAt(new Date(`${date}T00:00:00Z`));
		// Where the clocks change on that day, what counts is the time before.
		const begin = new Date(`${date}T00:00:00${offset}`);
		return `${date}T00:00:00${offsetAt(begin)}`;
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
