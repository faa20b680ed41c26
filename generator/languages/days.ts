/** A first and a last day, both included, yyyy-mm-dd; an open end has no date. */
export type Period = {
	readonly from?: string | undefined;
	readonly until?: string | undefined;
};

/**
 * Returns whether a day, yyyy-mm-dd, is before a period, within it or after it.
 *
 * @example comparePeriod({ from: "2026-07-06", until: "2026-07-10" }, "2026-07-01"); // "before"
 */
export function comparePeriod(
	{ from, until }: Period,
	date: string,
): "before" | "within" | "after" {
	if (from !== undefined && date < from) return "before";
	return until !== undefined && until < date ? "after" : "within";
}

/**
 * Whether a period ends before it begins.
 *
 * @example isReversedPeriod({ from: "2026-07-06", until: "2026-07-01" }); // true
 */
export function isReversedPeriod({ from, until }: Period): boolean {
	return from !== undefined && until !== undefined && from > until;
}

/**
 * Whether a day, yyyy-mm-dd, is within a period.
 *
 * @example isInPeriod({ until: "2026-07-10" }, "2026-07-10"); // true
 */
export function isInPeriod(period: Period, date: string): boolean {
	return comparePeriod(period, date) === "within";
}

/** Whether a text is a day of the calendar, yyyy-mm-dd (ISO 8601). */
export function isDate(text: string): boolean {
	const day = new Date(`${text}T00:00:00Z`);
	return (
		/^\d{4}-\d\d-\d\d$/.test(text) &&
		!Number.isNaN(day.getTime()) &&
		day.toISOString().startsWith(text)
	);
}

/** Returns the same day of the next year, yyyy-mm-dd, even if it doesn't exist (29 February). */
export function addYear(date: string): string {
	const year = Number(date.slice(0, 4)) + 1;
	return `${String(year).padStart(4, "0")}${date.slice(4)}`;
}

/**
 * Returns the day, yyyy-mm-dd, a number of days after another.
 *
 * @example addDays("2026-02-27", 3); // "2026-03-02"
 */
export function addDays(date: string, days: number): string {
	const day = new Date(`${date}T00:00:00Z`);
	day.setUTCDate(day.getUTCDate() + days);
	return day.toISOString().slice(0, 10);
}

/**
 * Returns a function that formats the start of a day in a time zone of the IANA database (RFC 3339).
 *
 * @example createDayStartFormatter("Europe/Copenhagen")("2026-08-12"); // "2026-08-12T00:00:00+02:00"
 */
export function createDayStartFormatter(
	timeZone: string,
): (date: string) => string {
	const format = new Intl.DateTimeFormat("en-GB", {
		timeZone,
		timeZoneName: "longOffset",
	});
	/** Returns the UTC offset there, such as +02:00. */
	const offsetAt = (moment: Date) => {
		const parts = format.formatToParts(moment);
		const name = parts.find(({ type }) => type === "timeZoneName")?.value;
		return name?.slice("GMT".length) || "+00:00";
	};
	return (date) => {
		// No time zone is a whole day ahead of UTC or behind it.
		const before = offsetAt(new Date(`${addDays(date, -1)}T00:00:00Z`));
		const after = offsetAt(new Date(`${addDays(date, 1)}T00:00:00Z`));
		const isMidnight = (offset: string) =>
			offsetAt(new Date(`${date}T00:00:00${offset}`)) === offset;
		// If the clocks skip midnight, the day starts at what midnight would be by the old offset.
		const offset = !isMidnight(before) && isMidnight(after) ? after : before;
		return `${date}T00:00:00${offset}`;
	};
}

/** Returns the day in a time zone at a moment, yyyy-mm-dd. */
export function getDateIn(timeZone: string, moment: Date): string {
	const format = new Intl.DateTimeFormat("en-CA", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
	});
	return format.format(moment);
}
