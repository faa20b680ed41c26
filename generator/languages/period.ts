/** From the first day to the last, both included, yyyy-mm-dd; an open end has no date. */
export type Period = {
	readonly from?: string | undefined;
	readonly until?: string | undefined;
};

/**
 * Whether a day, yyyy-mm-dd, is before a period, within it or after it.
 *
 * @example positionIn({ from: "2026-07-06", until: "2026-07-10" }, "2026-07-01"); // "before"
 */
export function positionIn(
	{ from, until }: Period,
	date: string,
): "before" | "within" | "after" {
	if (from !== undefined && date < from) return "before";
	return until !== undefined && until < date ? "after" : "within";
}

/**
 * Whether a period ends before it begins.
 *
 * @example isBackward({ from: "2026-07-06", until: "2026-07-01" }); // true
 */
export function isBackward({ from, until }: Period): boolean {
	return from !== undefined && until !== undefined && from > until;
}

/**
 * Whether a day, yyyy-mm-dd, is within a period.
 *
 * @example isWithin({ until: "2026-07-10" }, "2026-07-10"); // true
 */
export function isWithin(period: Period, date: string): boolean {
	return positionIn(period, date) === "within";
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

/** The same day of the next year, yyyy-mm-dd, also where that day doesn't exist. */
export function yearAfter(date: string): string {
	const year = Number(date.slice(0, 4)) + 1;
	return `${String(year).padStart(4, "0")}${date.slice(4)}`;
}

/**
 * The day, yyyy-mm-dd, so many days after another one.
 *
 * @example daysAfter("2026-02-27", 3); // "2026-03-02"
 */
export function daysAfter(date: string, days: number): string {
	const day = new Date(`${date}T00:00:00Z`);
	day.setUTCDate(day.getUTCDate() + days);
	return day.toISOString().slice(0, 10);
}
