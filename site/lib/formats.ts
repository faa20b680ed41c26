import { type Formatters, noBreakSpace } from "kilde";

// The formats of facts that Intl lacks.

/** A language: its code, and how it writes values. */
export type Language = {
	readonly locale: string;
	readonly format: Formatters;
};

/** The words of a language. */
type Words = {
	/** The numbers from zero to twelve, which style guides write in words. */
	readonly numbers: string;
	/** Between two numbers to choose from: consecutive ones, and others. */
	readonly or: string;
	readonly to: string;
	/** How often: once, twice, and more. */
	readonly once: string;
	readonly twice: string;
	readonly times: string;
	/** The text before a time of day. */
	readonly clock: string;
	/** The text between a weekday and its date. */
	readonly weekday: string;
};

const english: Words = {
	numbers:
		"zero one two three four five six seven eight nine ten eleven twelve",
	or: "or",
	to: "to",
	once: "once",
	twice: "twice",
	times: "times",
	clock: "",
	weekday: " ",
};

const words: Readonly<Record<string, Words>> = {
	da: {
		numbers: "nul én to tre fire fem seks syv otte ni ti elleve tolv",
		or: "eller",
		to: "til",
		once: "én gang",
		twice: "to gange",
		times: "gange",
		clock: `kl.${noBreakSpace}`,
		weekday: " den ",
	},
};

function getWords({ locale }: Language): Words {
	return words[locale] ?? english;
}

/** 3 → »tre« / “three”: up to twelve in words, and then in digits. */
function formatInWords(value: number, language: Language): string {
	const { numbers } = getWords(language);
	return numbers.split(" ")[value] ?? language.format.number(value);
}

/** 2 and 3 → »to eller tre« / “two or three”, 2 and 4 → »to til fire« / “two to four”. */
export function formatNumberChoice(
	from: number,
	to: number,
	language: Language,
): string {
	const first = formatInWords(from, language);
	if (from === to) return first;
	const { or, to: until } = getWords(language);
	const between = to === from + 1 ? or : until;
	return `${first} ${between} ${formatInWords(to, language)}`;
}

/** 1 → »én gang« / “once”, 3 → »tre gange« / “three times”. */
export function formatRepetition(times: number, language: Language): string {
	const { once, twice, times: many } = getWords(language);
	const special = { 1: once, 2: twice }[times];
	return special ?? `${formatInWords(times, language)} ${many}`;
}

/** 2025-08-09 → »lørdag den 9. august 2025« / “Saturday 9 August 2025”. */
export function formatWeekdayDate(day: string, language: Language): string {
	const { date, weekday } = language.format;
	return `${weekday(day)}${getWords(language).weekday}${date(day)}`;
}

/** "10:00" → »kl. 10.00« / “10:00”. */
export function formatTime(time: string, language: Language): string {
	return `${getWords(language).clock}${language.format.clock(time)}`;
}

/** "10:00" and "17:00" → »kl. 10.00–17.00« / “10:00–17:00”. */
export function formatTimes(
	from: string,
	to: string,
	language: Language,
): string {
	return `${formatTime(from, language)}–${language.format.clock(to)}`;
}

/** 120 → »2 timer«, 90 → »90 minutter«: in hours if they are whole. */
export function formatLength(
	minutes: number,
	{ format }: Pick<Language, "format">,
): string {
	return minutes % 60 === 0
		? format.hour(minutes / 60)
		: format.minute(minutes);
}

/** 18 → »18 år« / “18”. */
export function formatAge(years: number, { locale, format }: Language): string {
	return locale === "da" ? format.year(years) : format.number(years);
}
