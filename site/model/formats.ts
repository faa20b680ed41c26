import type { SiteLanguage } from "kilde";
import {
	createDayStartFormatter,
	createFormatters as formatsIn,
	getForLocale,
	noBreakSpace,
} from "kilde/format";
import { languages } from "../languages.ts";
import { timeZone } from "./time-zone.ts";

// The formats of facts in each language of the site. `words` has the forms that Intl lacks.

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

/** How the facts of the site are written in a language. */
export type Formats = ReturnType<typeof createFormats>;

/** Returns how the facts of the site are written in a language of it. */
export function formatsOf(locale: string): Formats {
	return getForLocale(formats, locale);
}

const formats = new Map(
	languages.map((language) => [language.code, createFormats(language)]),
);

function createFormats({ code, tag }: SiteLanguage) {
	const own: Partial<Words> = words[code] ?? {};
	const { or = "/", to: until = "–", once, twice, times: many = "×" } = own;
	const written = formatsIn(tag, "DKK");
	const { money, number, date, weekday, clock } = written;
	const { minute, hour, year, list } = written;
	const moneyStyle = styleOf(money);
	/** 3 → »tre« / “three”: up to twelve in words, and then in digits. */
	const inWords = (value: number) =>
		own.numbers?.split(" ")[value] ?? number(value);
	/** "10:00" → »kl. 10.00« / “10:00”. */
	const time = (from: string) => `${own.clock ?? ""}${clock(from)}`;
	return {
		...written,
		moneyStyle,
		/** 1250 → »1.250« / “1,250”: money in a table that names the currency once. */
		amount(kroner: number): string {
			const { before, after } = moneyStyle;
			const text = money(kroner);
			return text.slice(before.length, text.length - after.length);
		},
		/** 2 and 3 → »to eller tre« / “two or three”, 2 and 4 → »to til fire« / “two to four”. */
		numberChoice(from: number, to: number): string {
			if (from === to) return inWords(from);
			return `${inWords(from)} ${to === from + 1 ? or : until} ${inWords(to)}`;
		},
		/** 1 → »én gang« / “once”, 3 → »tre gange« / “three times”. */
		repetition(times: number): string {
			const special = { 1: once, 2: twice }[times];
			return special ?? `${inWords(times)} ${many}`;
		},
		/** 2025-08-09 → »lørdag den 9. august 2025« / “Saturday 9 August 2025”. */
		weekdayDate: (day: string) =>
			`${weekday(day)}${own.weekday ?? " "}${date(day)}`,
		/** Monday and Wednesday as [0, 2] → »mandag og onsdag« / “Monday and Wednesday”. */
		weekdays(days: readonly number[]): string {
			// 1 January 2024 was a Monday.
			const names = days.map((day) => weekday(`2024-01-0${day + 1}`));
			return list(names);
		},
		time,
		/** "10:00" and "17:00" → »kl. 10.00–17.00« / “10:00–17:00”. */
		times: (from: string, to: string) => `${time(from)}–${clock(to)}`,
		/** 120 → »2 timer«, 90 → »90 minutter«: in hours if they are whole. */
		minutes: (length: number) =>
			length % 60 === 0 ? hour(length / 60) : minute(length),
		/** 18 → »18 år« / “18”. */
		age: (years: number) => (own.ageHasUnit ? year(years) : number(years)),
	};
}

/** How a language writes money: the text before and after an amount, and its separators. */
function styleOf(money: (kroner: number) => string) {
	const [, before = "", group = "", decimal = "", after = ""] =
		/^(\D*)1(\D*)234\D*567(\D)50(\D*)$/.exec(money(1234567.5)) ?? [];
	return { before, group, decimal, after };
}

/** 2025-08-12 → 2025-08-12T00:00:00+02:00: the beginning of the day (RFC 3339). */
export const startOfDay = createDayStartFormatter(timeZone);

/** Returns a phone number with no-break spaces. */
export function formatPhone(phone: string): string {
	return phone.replaceAll(" ", noBreakSpace);
}
