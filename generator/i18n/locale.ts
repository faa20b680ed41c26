/** The languages of the site, the default one first. */
export const locales = ["da", "en"] as const;

/** The code of a language (ISO 639-1). */
export type Locale = (typeof locales)[number];

/** The other language. */
export function otherLocale(locale: Locale): Locale {
	return locale === "da" ? "en" : "da";
}

/** A no-break space: keeps a figure and its unit on one line. */
export const noBreakSpace = "\u00A0";

const enDash = "–";

/** 1250 → »1.250 kr.« / “DKK 1,250”, and 552.5 → »552,50 kr.« / “DKK 552.50”. */
export function formatMoney(kroner: number, locale: Locale): string {
	const [whole = "", oere] = kroner.toFixed(2).split(".");
	const point = locale === "da" ? "," : ".";
	const amount =
		formatNumber(Number(whole), locale) +
		(oere === "00" ? "" : `${point}${oere}`);
	return locale === "da"
		? `${amount}${noBreakSpace}kr.`
		: `DKK${noBreakSpace}${amount}`;
}

/** 350 and 1950 → »350–1.950 kr.« / “DKK 350–1,950”. Whole kroner. */
export function formatMoneyRange(
	from: number,
	to: number,
	locale: Locale,
): string {
	if (from === to) return formatMoney(from, locale);
	const range = `${formatNumber(from, locale)}${enDash}${formatNumber(to, locale)}`;
	return locale === "da"
		? `${range}${noBreakSpace}kr.`
		: `DKK${noBreakSpace}${range}`;
}

/** 10000 → »10.000« / “10,000”. */
export function formatNumber(value: number, locale: Locale): string {
	const separator = locale === "da" ? "." : ",";
	return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, separator);
}

const numberWords = {
	da: "nul én to tre fire fem seks syv otte ni ti elleve tolv",
	en: "zero one two three four five six seven eight nine ten eleven twelve",
};

/** 3 → »tre« / “three”: up to twelve in words, as style guides ask, and then in digits. */
export function formatNumberInWords(value: number, locale: Locale): string {
	return word(numberWords[locale], value) || formatNumber(value, locale);
}

/** 2 and 3 → »to eller tre« / “two or three”, 2 and 4 → »to til fire« / “two to four”. */
export function formatNumberChoice(
	from: number,
	to: number,
	locale: Locale,
): string {
	const [first, last] = [from, to].map((each) =>
		formatNumberInWords(each, locale),
	);
	if (from === to) return `${first}`;
	const between = {
		da: to === from + 1 ? "eller" : "til",
		en: to === from + 1 ? "or" : "to",
	}[locale];
	return `${first} ${between} ${last}`;
}

/** 1 → »én gang« / “once”, 3 → »tre gange« / “three times”. */
export function formatRepetition(times: number, locale: Locale): string {
	const count = formatNumberInWords(times, locale);
	if (locale === "da") return times === 1 ? "én gang" : `${count} gange`;
	return { 1: "once", 2: "twice" }[times] ?? `${count} times`;
}

/** 50 → »50 %« / “50%”. */
export function formatPercent(percent: number, locale: Locale): string {
	return locale === "da" ? `${percent}${noBreakSpace}%` : `${percent}%`;
}

const monthNames = {
	da: "januar februar marts april maj juni juli august september oktober november december",
	en: "January February March April May June July August September October November December",
};

const dayNames = {
	da: "mandag tirsdag onsdag torsdag fredag lørdag søndag",
	en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
};

/** 2025-08-12 → »12. august 2025« / “12 August 2025”. */
export function formatDate(date: string, locale: Locale): string {
	return `${dayOfMonth(date, locale)}${noBreakSpace}${formatMonth(date, locale)}`;
}

/** 2025-08-09 → »lørdag den 9. august 2025« / “Saturday 9 August 2025”. */
export function formatWeekdayDate(date: string, locale: Locale): string {
	const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
	const name = word(dayNames[locale], weekday);
	const link = locale === "da" ? " den " : " ";
	return `${name}${link}${formatDate(date, locale)}`;
}

/** 2025-08-12 or 2025-08 → »august 2025« / “August 2025”. */
export function formatMonth(date: string, locale: Locale): string {
	const [year = "", month = ""] = date.split("-");
	return `${word(monthNames[locale], Number(month) - 1)} ${year}`;
}

/** 2025-08-12 and 2025-08-14 → »12.–14. august 2025« / “12–14 August 2025”. */
export function formatPeriod(
	from: string,
	until: string,
	locale: Locale,
): string {
	if (from === until) return formatDate(from, locale);
	if (from.slice(0, 7) === until.slice(0, 7)) {
		return `${dayOfMonth(from, locale)}${enDash}${formatDate(until, locale)}`;
	}
	return `${formatDate(from, locale)}${enDash}${formatDate(until, locale)}`;
}

/** »august« or “August” → 8. */
export function monthOf(name: string): number | undefined {
	const wanted = name.toLowerCase();
	const found = locales
		.map((locale) =>
			monthNames[locale].toLowerCase().split(" ").indexOf(wanted),
		)
		.find((index) => index >= 0);
	return found === undefined ? undefined : found + 1;
}

function dayOfMonth(date: string, locale: Locale): string {
	const day = String(Number(date.slice(8, 10)));
	return locale === "da" ? `${day}.` : day;
}

/** "10:00" → »kl. 10.00« / “10:00”. */
export function formatTime(time: string, locale: Locale): string {
	return locale === "da" ? `kl.${noBreakSpace}${clock(time, locale)}` : time;
}

/** "10:00" → »10.00« / “10:00”: a time in a table, where the column says that it is one. */
export function clock(time: string, locale: Locale): string {
	return locale === "da" ? time.replace(":", ".") : time;
}

/** "10:00" and "17:00" → »kl. 10.00–17.00« / “10:00–17:00”. */
export function formatTimes(from: string, to: string, locale: Locale): string {
	return `${formatTime(from, locale)}${enDash}${clock(to, locale)}`;
}

const units = {
	minute: { da: ["minut", "minutter"], en: ["minute", "minutes"] },
	hour: { da: ["time", "timer"], en: ["hour", "hours"] },
	day: { da: ["dag", "dage"], en: ["day", "days"] },
	week: { da: ["uge", "uger"], en: ["week", "weeks"] },
	year: { da: ["år", "år"], en: ["year", "years"] },
} as const;

/** What durations are counted in. */
export type Unit = keyof typeof units;

/** 24 and hour → »24 timer« / “24 hours”. */
export function formatDuration(
	amount: number,
	unit: Unit,
	locale: Locale,
): string {
	const [one, many] = units[unit][locale];
	return `${formatNumber(amount, locale)}${noBreakSpace}${amount === 1 ? one : many}`;
}

/** 30, 45 and minute → »30–45 minutter« / “30–45 minutes”. */
export function formatDurationRange(
	from: number,
	to: number,
	unit: Unit,
	locale: Locale,
): string {
	return `${from}${enDash}${formatDuration(to, unit, locale)}`;
}

/** 120 → »2 timer«, 90 → »90 minutter«: hours where they come out even. */
export function formatMinutes(minutes: number, locale: Locale): string {
	return minutes % 60 === 0
		? formatDuration(minutes / 60, "hour", locale)
		: formatDuration(minutes, "minute", locale);
}

/** [5, 10] → »5 og 10« / “5 and 10”. */
export function formatList(items: readonly string[], locale: Locale): string {
	return join(items, locale === "da" ? "og" : "and");
}

/** [5, 10] → »5 eller 10« / “5 or 10”. */
export function formatChoice(items: readonly string[], locale: Locale): string {
	return join(items, locale === "da" ? "eller" : "or");
}

function join(items: readonly string[], word: string): string {
	const last = items.at(-1) ?? "";
	if (items.length < 2) return last;
	return `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** "+45 12 34 56 78" with no-break spaces. */
export function formatPhone(phone: string): string {
	return phone.replaceAll(" ", noBreakSpace);
}

function word(list: string, index: number): string {
	return list.split(" ")[index] ?? "";
}

/** »overnatning« → »Overnatning«: for a name that begins a line. */
export function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
