import * as intl from "../../generator/define.ts";
import { languages } from "../languages.ts";
import { timeZone } from "./time-zone.ts";

// The formats of facts in each language of the site. What Intl doesn't have is in `words`.

const { noBreakSpace } = intl;

/** The words of a language that Intl doesn't have; a language without them uses figures. */
type Words = {
	/** The numbers from zero to twelve, which style guides write in words. */
	readonly numbers: string;
	/** Between two numbers to choose from: consecutive ones, and others. */
	readonly or: string;
	readonly to: string;
	readonly once: string;
	readonly twice?: string;
	readonly times: string;
	/** The text before a time of day. */
	readonly clock: string;
	/** The text between a weekday and its date. */
	readonly weekday: string;
	/** Whether an age has its unit: 18 år, but 18. */
	readonly ageHasUnit: boolean;
};

const words: Readonly<Record<string, Words>> = {
	da: {
		numbers: "nul én to tre fire fem seks syv otte ni ti elleve tolv",
		or: "eller",
		to: "til",
		once: "én gang",
		times: "gange",
		clock: `kl.${noBreakSpace}`,
		weekday: " den ",
		ageHasUnit: true,
	},
	en: {
		numbers:
			"zero one two three four five six seven eight nine ten eleven twelve",
		or: "or",
		to: "to",
		once: "once",
		twice: "twice",
		times: "times",
		clock: "",
		weekday: " ",
		ageHasUnit: false,
	},
};

/** The formats of each language. */
const formats = new Map(
	languages.map(({ code, tag }) => [
		code,
		{
			money: intl.moneyFormat("DKK", tag),
			number: intl.numberFormat(tag),
			percent: intl.percentFormat(tag),
			date: intl.dateFormat(tag),
			month: intl.monthFormat(tag),
			weekday: intl.weekdayFormat(tag),
			period: intl.periodFormat(tag),
			clock: intl.clockFormat(tag),
			minute: intl.durationFormat("minute", tag),
			hour: intl.durationFormat("hour", tag),
			day: intl.durationFormat("day", tag),
			week: intl.durationFormat("week", tag),
			year: intl.durationFormat("year", tag),
		},
	]),
);

function formatsOf(locale: string) {
	return intl.inLocale(formats, locale);
}

function tagOf(locale: string): string {
	return languages.find(({ code }) => code === locale)?.tag ?? locale;
}

/** 1250 → »1.250 kr.« / “DKK 1,250”, and 552.5 → »552,50 kr.« / “DKK 552.50”. */
export function formatMoney(kroner: number, locale: string): string {
	return formatsOf(locale).money(kroner);
}

/** How a language writes money: the text before and after an amount, and its separators. */
export function moneyStyle(locale: string) {
	const [, before = "", group = "", decimal = "", after = ""] =
		/^(\D*)1(\D*)234\D*567(\D)50(\D*)$/.exec(formatMoney(1234567.5, locale)) ??
		[];
	return { before, group, decimal, after };
}

/** 1250 → »1.250« / “1,250”: money in a table that names the currency once. */
export function formatAmount(kroner: number, locale: string): string {
	const { before, after } = moneyStyle(locale);
	const text = formatMoney(kroner, locale);
	return text.slice(before.length, text.length - after.length);
}

/** 350 and 1950 → »350–1.950 kr.« / “DKK 350–1,950”. */
export function formatMoneyRange(
	from: number,
	to: number,
	locale: string,
): string {
	return formatsOf(locale).money(from, to);
}

/** 10000 → »10.000« / “10,000”. */
export function formatNumber(value: number, locale: string): string {
	return formatsOf(locale).number(value);
}

/** 3 → »tre« / “three”: up to twelve in words, and then in digits. */
function formatNumberInWords(value: number, locale: string): string {
	const inWords = words[locale]?.numbers.split(" ")[value];
	return inWords ?? formatNumber(value, locale);
}

/** 2 and 3 → »to eller tre« / “two or three”, 2 and 4 → »to til fire« / “two to four”. */
export function formatNumberChoice(
	from: number,
	to: number,
	locale: string,
): string {
	const [first, last] = [from, to].map((each) =>
		formatNumberInWords(each, locale),
	);
	if (from === to) return `${first}`;
	const { or = "/", to: until = "–" } = words[locale] ?? {};
	return `${first} ${to === from + 1 ? or : until} ${last}`;
}

/** 1 → »én gang« / “once”, 3 → »tre gange« / “three times”. */
export function formatRepetition(times: number, locale: string): string {
	const { once, twice, times: many = "×" } = words[locale] ?? {};
	const special = { 1: once, 2: twice }[times];
	return special ?? `${formatNumberInWords(times, locale)} ${many}`;
}

/** 50 → »50 %« / “50%”. */
export function formatPercent(percent: number, locale: string): string {
	return formatsOf(locale).percent(percent);
}

/** 2025-08-12 → »12. august 2025« / “12 August 2025”. */
export function formatDate(date: string, locale: string): string {
	return formatsOf(locale).date(date);
}

/** 2025-08-12 → 2025-08-12T00:00:00+02:00: the beginning of the day (RFC 3339). */
export const startOfDay = intl.startsOfDays(timeZone);

/** 2025-08-09 → »lørdag den 9. august 2025« / “Saturday 9 August 2025”. */
export function formatWeekdayDate(date: string, locale: string): string {
	const name = formatsOf(locale).weekday(date);
	return `${name}${words[locale]?.weekday ?? " "}${formatDate(date, locale)}`;
}

/** Monday and Wednesday as [0, 2] → »mandag og onsdag« / “Monday and Wednesday”. */
export function formatWeekdays(
	days: readonly number[],
	locale: string,
): string {
	// 1 January 2024 was a Monday.
	const names = days.map((day) =>
		formatsOf(locale).weekday(`2024-01-0${day + 1}`),
	);
	return formatList(names, locale);
}

/** 2025-08-12 or 2025-08 → »august 2025« / “August 2025”. */
export function formatMonth(date: string, locale: string): string {
	return formatsOf(locale).month(date);
}

/** 2025-08-12 and 2025-08-14 → »12.–14. august 2025« / “12–14 August 2025”. */
export function formatPeriod(
	from: string,
	until: string,
	locale: string,
): string {
	return formatsOf(locale).period(from, until);
}

/** "10:00" → »kl. 10.00« / “10:00”. */
export function formatTime(time: string, locale: string): string {
	return `${words[locale]?.clock ?? ""}${clock(time, locale)}`;
}

/** "10:00" → »10.00« / “10:00”: a time without »kl.«, for tables. */
export function clock(time: string, locale: string): string {
	return formatsOf(locale).clock(time);
}

/** "10:00" and "17:00" → »kl. 10.00–17.00« / “10:00–17:00”. */
export function formatTimes(from: string, to: string, locale: string): string {
	return `${formatTime(from, locale)}–${clock(to, locale)}`;
}

/** 24 and hour → »24 timer« / “24 hours”. */
export function formatDuration(
	amount: number,
	unit: intl.Unit,
	locale: string,
): string {
	return formatsOf(locale)[unit](amount);
}

/** 30, 45 and minute → »30–45 minutter« / “30–45 minutes”. */
export function formatDurationRange(
	from: number,
	to: number,
	unit: intl.Unit,
	locale: string,
): string {
	return formatsOf(locale)[unit](from, to);
}

/** 120 → »2 timer«, 90 → »90 minutter«: in hours if they are whole. */
export function formatMinutes(minutes: number, locale: string): string {
	return minutes % 60 === 0
		? formatDuration(minutes / 60, "hour", locale)
		: formatDuration(minutes, "minute", locale);
}

/** 18 → »18 år« / “18”. */
export function formatAge(years: number, locale: string): string {
	return words[locale]?.ageHasUnit
		? formatDuration(years, "year", locale)
		: formatNumber(years, locale);
}

/** [5, 10] → »5 og 10« / “5 and 10”. */
export function formatList(items: readonly string[], locale: string): string {
	return intl.formatList(items, tagOf(locale));
}

/** [5, 10] → »5 eller 10« / “5 or 10”. */
export function formatChoice(items: readonly string[], locale: string): string {
	return intl.formatChoice(items, tagOf(locale));
}

/** Returns a phone number with no-break spaces. */
export function formatPhone(phone: string): string {
	return phone.replaceAll(" ", noBreakSpace);
}
