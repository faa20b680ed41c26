/** A no-break space: keeps a figure and its unit on one line. */
export declare const noBreakSpace = "\u00A0";
/** The formatter of amounts and ranges in EUR: 1250 → »1.250 EUR« / “€1,250”, 552.5 → »552,50 EUR«, 350 and 1950 → »350–1.950 EUR«. */
export declare function moneyFormat(currency: string, tag: string): (from: number, to?: number) => string;
/** The formatter of numbers: 10000 → »10.000« / “10,000”. */
export declare function numberFormat(tag: string): (value: number) => string;
/** The formatter of percentages: 50 → »50 %« / “50%”. */
export declare function percentFormat(tag: string): (percent: number) => string;
/** 2025-08-12 → »12. august 2025« / “12 August 2025”. */
export declare function formatDate(date: string, tag: string): string;
/** The formatter of dates: see `formatDate`. */
export declare function dateFormat(tag: string): (date: string) => string;
/** The formatter of weekdays: 2025-08-09 → »lørdag« / “Saturday”. */
export declare function weekdayFormat(tag: string): (date: string) => string;
/** The formatter of months: 2025-08-12 or 2025-08 → »august 2025« / “August 2025”. */
export declare function monthFormat(tag: string): (date: string) => string;
/** The formatter of periods: 2025-08-12 and 2025-08-14 → »12.–14. august 2025« / “12–14 August 2025”. */
export declare function periodFormat(tag: string): (from: string, until: string) => string;
/** The formatter of times of day: "10:00" → »10.00« / “10:00”. */
export declare function clockFormat(tag: string): (time: string) => string;
/** The number of a month by its name in one of these languages, in any case: »august« or “August” → 8. */
export declare function monthOf(name: string, tags: readonly string[]): number | undefined;
/** The units of durations. */
export type Unit = "minute" | "hour" | "day" | "week" | "year";
/** The formatter of durations and their ranges: 24 and hour → »24 timer« / “24 hours”, 30 and 45 → »30–45 minutter«. */
export declare function durationFormat(unit: Unit, tag: string): (from: number, to?: number) => string;
/** [5, 10] → »5 og 10« / “5 and 10”. */
export declare function formatList(items: readonly string[], tag: string): string;
/** [5, 10] → »5 eller 10« / “5 or 10”. */
export declare function formatChoice(items: readonly string[], tag: string): string;
/** »overnatning« → »Overnatning«: for a name that begins a line. */
export declare function capitalize(text: string): string;
