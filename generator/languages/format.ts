// How a language writes numbers, money, dates and lists, by Intl. `tag` is a BCP 47 tag, as da-DK.

/**
 * A no-break space: keeps a figure and its unit on one line.
 *
 * @example `Bus${noBreakSpace}910`; // "Bus 910"
 */
export const noBreakSpace = "\u00A0";

const enDash = "–";

// What a page has many of is written by a formatter that is made once: making one takes Intl a tenth of a millisecond.

/** The formatter of amounts and ranges in EUR: 1250 → »1.250 €« / “€1,250”, 552.5 → »552,50 €«, 350 and 1950 → »350–1.950 €«. */
export function moneyFormat(
	currency: string,
	tag: string,
): (from: number, to?: number) => string {
	return rangeFormat(
		new Intl.NumberFormat(tag, {
			style: "currency",
			currency,
			trailingZeroDisplay: "stripIfInteger",
		}),
	);
}

/** Formats a number, or a range. */
function rangeFormat(
	format: Intl.NumberFormat,
): (from: number, to?: number) => string {
	return (from, to = from) =>
		onOneLine(
			from === to
				? format.format(from)
				: withDash(format.formatRangeToParts(from, to)),
		);
}

/** A range with an en dash and no spaces around it, whatever the language has there. */
function withDash(
	parts: readonly {
		readonly value: string;
		readonly source: string;
		readonly type: string;
	}[],
): string {
	const text = parts.map(({ value }) => value).join("");
	const between = parts.find(
		({ source, type, value }) =>
			source === "shared" && type === "literal" && /[-–]/.test(value),
	);
	return between ? text.replace(between.value, enDash) : text;
}

/** The formatter of numbers: 10000 → »10.000« / “10,000”. */
export function numberFormat(tag: string): (value: number) => string {
	const format = new Intl.NumberFormat(tag);
	return (value) => format.format(value);
}

/** The formatter of percentages: 50 → »50 %« / “50%”. */
export function percentFormat(tag: string): (percent: number) => string {
	const format = new Intl.NumberFormat(tag, { style: "percent" });
	return (percent) => onOneLine(format.format(percent / 100));
}

/** 2025-08-12 → »12. august 2025« / “12 August 2025”. */
export function formatDate(date: string, tag: string): string {
	return dateFormat(tag)(date);
}

/** The formatter of dates: see `formatDate`. */
export function dateFormat(tag: string): (date: string) => string {
	const format = dayFormat(tag);
	return (date) =>
		// The day is on one line with its month.
		format.format(noonOf(date)).replace(" ", noBreakSpace);
}

/** The formatter of weekdays: 2025-08-09 → »lørdag« / “Saturday”. */
export function weekdayFormat(tag: string): (date: string) => string {
	const format = dayFormat(tag, { weekday: "long" });
	return (date) => format.format(noonOf(date));
}

/** The formatter of months: 2025-08-12 or 2025-08 → »august 2025« / “August 2025”. */
export function monthFormat(tag: string): (date: string) => string {
	const format = dayFormat(tag, { month: "long", year: "numeric" });
	return (date) => format.format(noonOf(`${date.slice(0, 7)}-01`));
}

/** The formatter of periods: 2025-08-12 and 2025-08-14 → »12.–14. august 2025« / “12–14 August 2025”. */
export function periodFormat(
	tag: string,
): (from: string, until: string) => string {
	const day = dayFormat(tag);
	const format = dateFormat(tag);
	return (from, until) => {
		if (from === until) return format(from);
		const begin =
			from.slice(0, 7) === until.slice(0, 7)
				? dayOfMonth(from, day)
				: format(from);
		return `${begin}${enDash}${format(until)}`;
	};
}

/** The day as it is written in front of its month: »12.« / “12”. */
function dayOfMonth(date: string, format: Intl.DateTimeFormat): string {
	const parts = format.formatToParts(noonOf(date));
	const place = parts.findIndex(({ type }) => type === "day");
	const sign = parts[place + 1]?.value.trim() ?? "";
	return `${parts[place]?.value}${sign}`;
}

/** To make one takes a thousand times as long as to use it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(
	tag: string,
	options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): Intl.DateTimeFormat {
	const key = `${tag} ${JSON.stringify(options)}`;
	const format =
		dayFormats.get(key) ??
		new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
	dayFormats.set(key, format);
	return format;
}

function noonOf(date: string): Date {
	return new Date(`${date}T12:00:00Z`);
}

/** The formatter of times of day: "10:00" → »10.00« / “10:00”. */
export function clockFormat(tag: string): (time: string) => string {
	const format = new Intl.DateTimeFormat(tag, {
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZone: "UTC",
	});
	return (time) => format.format(new Date(`2000-01-01T${time}:00Z`));
}

/**
 * The number of a month by its name in one of these languages, in any case: »august« or “Aug” → 8, and as in dates
 * («12 августа») or alone («август»).
 */
export function monthOf(
	name: string,
	tags: readonly string[],
): number | undefined {
	const wanted = name.normalize().toLowerCase();
	const months = Array.from({ length: 12 }, (_, at) => at);
	const formats = tags.flatMap((tag) =>
		monthForms.map((form) => dayFormat(tag, form)),
	);
	const found = months.find((at) =>
		formats.some((format) =>
			format
				.formatToParts(new Date(Date.UTC(2000, at)))
				.some(
					({ type, value }) =>
						type === "month" &&
						value.toLowerCase().replace(/\.$/, "") === wanted,
				),
		),
	);
	return found === undefined ? undefined : found + 1;
}

const monthForms = [
	{ month: "long" },
	{ month: "long", day: "numeric" },
	{ month: "short" },
	{ month: "short", day: "numeric" },
] as const;

/** The units of durations. */
export type Unit = "minute" | "hour" | "day" | "week" | "year";

/** The formatter of durations and their ranges: 24 and hour → »24 timer« / “24 hours”, 30 and 45 → »30–45 minutter«. */
export function durationFormat(
	unit: Unit,
	tag: string,
): (from: number, to?: number) => string {
	return rangeFormat(
		new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }),
	);
}

/** [5, 10] → »5 og 10« / “5 and 10”. */
export function formatList(items: readonly string[], tag: string): string {
	return new Intl.ListFormat(tag, { type: "conjunction" }).format(items);
}

/** [5, 10] → »5 eller 10« / “5 or 10”. */
export function formatChoice(items: readonly string[], tag: string): string {
	return new Intl.ListFormat(tag, { type: "disjunction" }).format(items);
}

function onOneLine(text: string): string {
	return text.replaceAll(" ", noBreakSpace);
}

/**
 * The text with a capital, for a name that begins a line.
 *
 * @example capitalize("overnatning"); // "Overnatning"
 */
export function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
