/** Formats the values of facts in one language: see `createFormatters`. */
export type Formatters = ReturnType<typeof createFormatters>;

/**
 * Returns formatters of prices, numbers, days, times and lists in a language, by Intl: `tag` is a BCP 47 tag, `currency` an
 * ISO 4217 code. A no-break space keeps a figure with its unit. Create it once for each language, since that is slow.
 *
 * @example
 * const english = createFormatters("en-GB", "EUR");
 * english.money(1250); // "€1,250"
 * english.period("2025-08-12", "2025-08-14"); // "12–14 August 2025"
 * english.hour(2); // "2 hours"
 */
export function createFormatters(tag: string, currency: string) {
	const number = new Intl.NumberFormat(tag);
	const percent = new Intl.NumberFormat(tag, { style: "percent" });
	const weekday = getDayFormat(tag, { weekday: "long" });
	return {
		/** BCP 47. */
		tag,
		/** ISO 4217. */
		currency,
		/** The days of a week, from Monday, with their names at the beginning of a line. */
		weekdays: weekdays.map((id, index) => ({
			id,
			// 1 January 2024 was a Monday.
			name: capitalize(weekday.format(toNoonDate(`2024-01-0${index + 1}`))),
		})),
		/** 1250 → »1.250 €« / “€1,250”, 552.5 → »552,50 €«, 350 and 1950 → »350–1.950 €« / “€350–1,950”. */
		money: createRangeFormatter(
			new Intl.NumberFormat(tag, {
				style: "currency",
				currency,
				trailingZeroDisplay: "stripIfInteger",
			}),
		),
		/** 10000 → »10.000« / “10,000”. */
		number: (value: number) => number.format(value),
		/** 50 → »50 %« / “50%”. */
		percent: (value: number) => preventLineBreaks(percent.format(value / 100)),
		/** 2025-08-12 → »12. august 2025« / “12 August 2025”. */
		date: (date: string) => formatDate(date, tag),
		/** 2025-08-09 → »lørdag« / “Saturday”. */
		weekday: (date: string) => weekday.format(toNoonDate(date)),
		/** 2025-08-12 or 2025-08 → »august 2025« / “August 2025”. */
		month: (date: string) => formatMonth(date, tag),
		/** 2025-08-12 and 2025-08-14 → »12.–14. august 2025« / “12–14 August 2025”. */
		period: (from: string, until: string) => formatPeriod(from, until, tag),
		/** "10:00" → »10.00« / “10:00”. */
		clock: (time: string) => formatTime(time, tag),
		/** 30 and 45 → »30–45 minutter« / “30–45 minutes”. */
		minute: createDurationFormatter("minute", tag),
		/** 24 → »24 timer« / “24 hours”. */
		hour: createDurationFormatter("hour", tag),
		/** 1 → »1 dag« / “1 day”. */
		day: createDurationFormatter("day", tag),
		/** 2 → »2 uger« / “2 weeks”. */
		week: createDurationFormatter("week", tag),
		/** 18 → »18 år« / “18 years”. */
		year: createDurationFormatter("year", tag),
		/** [5, 10] → »5 og 10« / “5 and 10”. */
		list: (items: readonly string[]) => formatList(items, tag),
		/** [5, 10] → »5 eller 10« / “5 or 10”. */
		choice: (items: readonly string[]) => formatChoice(items, tag),
	};
}

/**
 * The days of a week, as content names them.
 *
 * @example weekdays[6]; // "sunday"
 */
export const weekdays = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday",
] as const;

/** A day of the week, as content names it. */
export type Weekday = (typeof weekdays)[number];

function createDurationFormatter(
	unit: "minute" | "hour" | "day" | "week" | "year",
	tag: string,
) {
	return createRangeFormatter(
		new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }),
	);
}

/**
 * Returns a formatter of a number or a range. It keeps its results: a site has few prices, and says them on each of its pages.
 */
function createRangeFormatter(
	format: Intl.NumberFormat,
): (from: number, to?: number) => string {
	const known = new Map<string, string>();
	return (from, to = from) => {
		const key = `${from} ${to}`;
		const text =
			known.get(key) ??
			preventLineBreaks(
				from === to
					? format.format(from)
					: joinWithEnDash(format.formatRangeToParts(from, to)),
			);
		known.set(key, text);
		return text;
	};
}

/** Joins the parts of a range with an en dash and no spaces around it, in any language. */
function joinWithEnDash(
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
	return between ? text.replace(between.value, "–") : text;
}

/** 2025-08-12 → »12. august 2025« / “12 August 2025”. */
export function formatDate(date: string, tag: string): string {
	// The day is on one line with its month.
	return getDayFormat(tag).format(toNoonDate(date)).replace(" ", noBreakSpace);
}

/** 2025-08-12 or 2025-08 → »august 2025« / “August 2025”. */
function formatMonth(date: string, tag: string): string {
	const format = getDayFormat(tag, { month: "long", year: "numeric" });
	return format.format(toNoonDate(`${date.slice(0, 7)}-01`));
}

function formatPeriod(from: string, until: string, tag: string): string {
	if (from === until) return formatDate(from, tag);
	const start =
		from.slice(0, 7) === until.slice(0, 7)
			? formatDayNumber(from, tag)
			: formatDate(from, tag);
	return `${start}–${formatDate(until, tag)}`;
}

/** Formats a day as it is written before its month: »12.« / “12”. */
function formatDayNumber(date: string, tag: string): string {
	const parts = getDayFormat(tag).formatToParts(toNoonDate(date));
	const index = parts.findIndex(({ type }) => type === "day");
	return `${parts[index]?.value}${parts[index + 1]?.value.trim() ?? ""}`;
}

/** "10:00" → »10.00« / “10:00”. */
export function formatTime(time: string, tag: string): string {
	const format = getDayFormat(tag, {
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	return format.format(new Date(`2000-01-01T${time}:00Z`));
}

/** Creating a format takes a thousand times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function getDayFormat(
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

function toNoonDate(date: string): Date {
	return new Date(`${date}T12:00:00Z`);
}

/**
 * Reads the name of a month in one of these languages, in any case: »august« or “Aug” → 8. It may have the form that it has
 * in dates («12 августа») or alone («август»).
 */
export function parseMonth(
	name: string,
	tags: readonly string[],
): number | undefined {
	const wanted = name.normalize().toLowerCase();
	const months = Array.from({ length: 12 }, (_, at) => at);
	const formats = tags.flatMap((tag) =>
		monthForms.map((form) => getDayFormat(tag, form)),
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

/** [5, 10] → »5 og 10« / “5 and 10”. */
export function formatList(items: readonly string[], tag: string): string {
	return new Intl.ListFormat(tag, { type: "conjunction" }).format(items);
}

/** [5, 10] → »5 eller 10« / “5 or 10”. */
export function formatChoice(items: readonly string[], tag: string): string {
	return new Intl.ListFormat(tag, { type: "disjunction" }).format(items);
}

/**
 * A no-break space: keeps a figure and its unit on one line.
 *
 * @example `Bus${noBreakSpace}910`; // "Bus 910"
 */
export const noBreakSpace = "\u00A0";

function preventLineBreaks(text: string): string {
	return text.replaceAll(" ", noBreakSpace);
}

/**
 * Returns a text with a capital letter at its beginning.
 *
 * @example capitalize("overnatning"); // "Overnatning"
 */
export function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
