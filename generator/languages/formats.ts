import {
	clockFormat,
	dateFormat,
	durationFormat,
	formatChoice,
	formatList,
	moneyFormat,
	monthFormat,
	numberFormat,
	percentFormat,
	periodFormat,
	weekdayFormat,
} from "./format.ts";

/** How a language writes facts: see `formats`. */
export type Formats = ReturnType<typeof formats>;

/**
 * How a language writes prices, numbers, days, times and lists, by Intl: `tag` is a BCP 47 tag, `currency` a code of ISO 4217.
 * A no-break space keeps a figure with its unit. Make it once for each language: that takes longer than what it does.
 *
 * @example
 * ```ts
 * import { formats } from "kilde/format";
 *
 * const english = formats("en-GB", "EUR");
 * english.money(1250); // "€1,250"
 * english.period("2025-08-12", "2025-08-14"); // "12–14 August 2025"
 * english.hour(2); // "2 hours"
 * ```
 */
export function formats(tag: string, currency: string) {
	return {
		/** 1250 → »1.250 €« / “€1,250”, 552.5 → »552,50 €«, 350 and 1950 → »350–1.950 €« / “€350–1,950”. */
		money: moneyFormat(currency, tag),
		/** 10000 → »10.000« / “10,000”. */
		number: numberFormat(tag),
		/** 50 → »50 %« / “50%”. */
		percent: percentFormat(tag),
		/** 2025-08-12 → »12. august 2025« / “12 August 2025”. */
		date: dateFormat(tag),
		/** 2025-08-09 → »lørdag« / “Saturday”. */
		weekday: weekdayFormat(tag),
		/** 2025-08-12 or 2025-08 → »august 2025« / “August 2025”. */
		month: monthFormat(tag),
		/** 2025-08-12 and 2025-08-14 → »12.–14. august 2025« / “12–14 August 2025”. */
		period: periodFormat(tag),
		/** "10:00" → »10.00« / “10:00”. */
		clock: clockFormat(tag),
		/** 30 and 45 → »30–45 minutter« / “30–45 minutes”. */
		minute: durationFormat("minute", tag),
		/** 24 → »24 timer« / “24 hours”. */
		hour: durationFormat("hour", tag),
		/** 1 → »1 dag« / “1 day”. */
		day: durationFormat("day", tag),
		/** 2 → »2 uger« / “2 weeks”. */
		week: durationFormat("week", tag),
		/** 18 → »18 år« / “18 years”. */
		year: durationFormat("year", tag),
		/** [5, 10] → »5 og 10« / “5 and 10”. */
		list: (items: readonly string[]) => formatList(items, tag),
		/** [5, 10] → »5 eller 10« / “5 or 10”. */
		choice: (items: readonly string[]) => formatChoice(items, tag),
	};
}
