import type { Figure } from "kilde";
import { letter } from "./letter.ts";

/**
 * Finds the figures in a text whose kind is evident: amounts with their currency, percentages, phone numbers, e-mail
 * addresses, discount codes, times of day, durations, and a choice of two numbers; in Danish and English notation, in digits
 * and in words, with common typing variants. A number alone is not one.
 */
export function figuresIn(text: string): Figure[] {
	const found = [
		...(/[\d@]/.test(text) ? inDigits : []).flatMap((each) => find(each, text)),
		...wordedIn(text),
		...(/\d/.test(text) ? timesIn(text) : []),
	].sort((a, b) => a.index - b.index || b.length - a.length);
	return found.filter((figure, at) => {
		const before = found[at - 1];
		// The 350,- of kr. 350,- is not reported twice.
		return !before || figure.index >= before.index + before.length;
	});
}

type Groups = Readonly<Record<string, string | undefined>>;

/** A notation for figures: its pattern, and the key of a match. */
type Notation = {
	readonly form: RegExp;
	readonly keyOf: (groups: Groups) => string;
};

function find({ form, keyOf }: Notation, text: string): Figure[] {
	return [...text.matchAll(form)].map((match) => ({
		key: keyOf(match.groups ?? {}),
		index: match.index,
		length: match[0].length,
	}));
}

// A figure may contain any spaces, and one line break.
const gap = String.raw`(?:[^\S\n]*\n)?[^\S\n]*`;
const amount = String.raw`(?:\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+|\d+)(?:[.,]\d{2})?(?!\d)`;
const dash = "(?:,[-–])";
const start = String.raw`(?<![${letter}\d]|\d[.,])`;
const end = String.raw`(?![${letter}\d])`;

const inDigits: readonly Notation[] = [
	{
		// 350 kr. · 1.950 kroner · 350,- · 350–1.950 kr.
		form: new RegExp(
			`${start}(?:(?<low>${amount})\\s*[–-]\\s*)?(?<high>${amount})(?:${dash}?${gap}(?:kroner${end}|DKK${end}|kr${end}\\.?)|${dash})`,
			"giu",
		),
		keyOf: moneyKey,
	},
	{
		// kr. 350 · DKK 1,950 · DKK 350–1,950
		form: new RegExp(
			`(?<!\\d${gap})(?<![${letter}\\d])(?:kr\\.?|DKK)${gap}(?:(?<low>${amount})\\s*[–-]\\s*)?(?<high>${amount})${dash}?`,
			"giu",
		),
		keyOf: moneyKey,
	},
	{
		// 50 % · 50 procent · 50 pct.
		form: new RegExp(
			`${start}(?<percent>\\d{1,3})(?:[.,]0+)?${gap}(?:%|procent${end}|pct${end}\\.?|per${gap}cent${end}|percent${end})`,
			"giu",
		),
		keyOf: ({ percent }) => `percent ${Number(percent)}`,
	},
	{
		form: /(?<![\d.,-])(?:(?:\+|00)45[\s-]*)?(?<phone>\d{2}(?:[\s-]?\d{2}){3})(?![\d-])/gu,
		keyOf: ({ phone = "" }) => `phone ${phone.replaceAll(/\D/g, "")}`,
	},
	{
		form: /(?<![\w.+-])(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gu,
		keyOf: ({ email = "" }) => `email ${email.toLowerCase()}`,
	},
	{
		// KÆLEDYR50 · kæledyr50
		form: new RegExp(
			String.raw`(?<![${letter}\d-])(?<code>[a-zæøå]+\d+)${end}`,
			"giu",
		),
		keyOf: codeKey,
	},
	{
		// KÆLEDYR 50
		form: /(?<![\p{L}\d-])(?<code>[A-ZÆØÅ]{2,}[^\S\n]\d{1,3})(?!\s*(?:%|kr|DKK|pct|procent|percent)|[.,:\s]?\d|\p{L})/gu,
		keyOf: codeKey,
	},
];

function codeKey({ code = "" }: Groups): string {
	return `code ${code.replaceAll(/\s/g, "").toUpperCase()}`;
}

const ones = {
	da: "to|tre|fire|fem|seks|syv|otte|ni",
	en: "one|two|three|four|five|six|seven|eight|nine",
};

const small = {
	da: `én|${ones.da}|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten`,
	en: `${ones.en}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen`,
};

const tens = {
	da: "tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems",
	en: "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety",
};

const second = `[ -](?:${ones.en})(?![${letter}])`;

/** The numbers from 1 to 99 in words: én, to … fireogtyve · one, two … twenty-four. */
const numberWords = {
	da: `(?:(?:en|${ones.da})og)?(?:${tens.da})|ét|${small.da}`,
	// The first word of two is no number of its own: twenty-four is no choice of twenty or four.
	en: `(?:${tens.en})(?:${second}|(?!${second}))|${small.en}`,
};

/** The values of the words that those are made of. */
const values = new Map([
	["en", 1],
	["ét", 1],
	...Object.values(small).flatMap((words) => valuesOf(words, 1, 1)),
	...Object.values(tens).flatMap((words) => valuesOf(words, 20, 10)),
]);

function valuesOf(words: string, first: number, step: number) {
	return words.split("|").map((word, at) => [word, first + step * at] as const);
}

/** The words of each language: for choices, percentages and the units that follow a number. */
const languages = {
	da: {
		choice: "eller|til",
		percent: "procent|pct",
		half: "halv\\s+pris",
		units: {
			minute: "min(?:ut(?:ter)?)?",
			hour: "timer?",
			day: "dage?",
			week: "uger?",
			year: "år",
		},
		others: "gange?|måned|kr|kl",
	},
	en: {
		choice: "or|to",
		percent: "per\\s?cent",
		half: "half[\\s-]price",
		units: {
			minute: "min(?:utes?)?",
			hour: "hours?",
			day: "days?",
			week: "weeks?",
			year: "years?",
		},
		others: "times|months?|o.clock|[ap]\\.?m",
	},
} as const;

/** Finds the figures that begin with a number in digits or in words, or with a half; patterns are tried only there. */
function wordedIn(written: string): Figure[] {
	// A pattern that ignores case takes V8 twice as long to compile. İ alone would become two characters.
	const text = written.replaceAll("İ", "I").toLowerCase();
	return [...text.matchAll(/\d+|\p{L}+/gu)]
		.filter(([word]) => read(word) >= 0 || /^hal[fv]/.test(word))
		.flatMap(({ index }) =>
			worded.flatMap(({ form, keyOf }) => {
				form.lastIndex = index;
				const match = form.exec(text);
				if (!match) return [];
				const key = keyOf(match.groups ?? {});
				return [{ key, index, length: match[0].length }];
			}),
		);
}

const worded = (["da", "en"] as const).flatMap((locale): Notation[] => {
	const { choice, percent, half, units, others } = languages[locale];
	const inWord = `(?:${numberWords[locale]})(?![${letter}])`;
	const number = `(?:\\d{1,4}|${inWord})`;
	const range = `(?:(?<low>${number})(?:\\s?[–-]\\s?|\\s+(?:${choice})\\s+))`;
	const unit = Object.entries(units)
		.map(([name, form]) => `(?<${name}>${form})`)
		.join("|");
	const unitAfter = `\\s*(?:%|(?:${Object.values(units).join("|")}|${percent}|${others})${end})`;
	return [
		{
			// 24 timer · fireogtyve timer · 30 til 45 minutter · two hours
			form: new RegExp(
				`${start}${range}??(?<high>${number})${gap}(?:${unit})${end}`,
				"uy",
			),
			keyOf: ({ low, high, ...named }) =>
				durationKey(
					[low, high].flatMap((each) => (each ? read(each) : [])),
					named,
				),
		},
		{
			// to eller tre · 2–3 · two or three
			form: new RegExp(
				`${start}${range}(?<high>${number})${end}(?![.,:–-]\\d|${unitAfter})`,
				"uy",
			),
			keyOf: ({ low, high }) => `count ${read(low)}–${read(high)}`,
		},
		{
			// halvtreds procent · fifty percent
			form: new RegExp(
				`${start}(?<share>${inWord})${gap}(?:${percent})${end}`,
				"uy",
			),
			keyOf: ({ share }) => `percent ${read(share)}`,
		},
		{
			form: new RegExp(`${start}${half}${end}`, "uy"),
			keyOf: () => "percent 50",
		},
	];
});

/** Returns the value of a number in digits or in words. */
function read(written = ""): number {
	return written
		.toLowerCase()
		.split(/og|[ -]/)
		.reduce((sum, part) => sum + (values.get(part) ?? Number(part)), 0);
}

/** Returns the key of a duration, hours as minutes and weeks as days: 2 timer and 120 minutter have the same key. */
function durationKey(
	amounts: readonly number[],
	{ minute, hour, day, week }: Groups,
): string {
	const [unit, times] = minute
		? ["minutes", 1]
		: hour
			? ["minutes", 60]
			: day
				? ["days", 1]
				: week
					? ["days", 7]
					: ["years", 1];
	return `${unit} ${amounts.map((amount) => amount * Number(times)).join("–")}`;
}

function moneyKey({ low, high }: Groups): string {
	const range = [low, high].flatMap((each) => each ?? []).map(kroner);
	return `money ${range.join("–")}`;
}

/** 1.950 · 1,950.00 · 1 950 → 1950: a separator and two digits at the end are øre, other separators are for thousands. */
function kroner(written: string): number {
	const [, whole = "", oere = "0"] =
		/^(.*?)(?:[.,](\d{2}))?$/.exec(written) ?? [];
	return Number(`${whole.replaceAll(/\D/g, "")}.${oere}`);
}

const clock = new RegExp(
	String.raw`(?<![${letter}\d]|\d[.,:])(?<said>(?:kl\.?|klokken)\s*)?(?<hours>\d{1,2})(?:(?<sign>[:.])(?<minutes>\d{2}))?(?:\s?(?<half>[ap])\.?m\b\.?)?(?![\d%]|[:.,]\d)`,
	"giu",
);

const between = /^\s*(?:[–-]|til|to|until)\s*$/iu;

/** Times, and two of them with a dash or “to” between as the one period that they are. */
function timesIn(text: string): Figure[] {
	const clocks = [...text.matchAll(clock)].map(readClock);
	return clocks.flatMap((from, position): Figure[] => {
		const to = clocks[position + 1];
		const before = clocks[position - 1];
		if (to && together(from, to, text))
			return [
				{
					key: `time ${from.time}–${to.time}`,
					index: from.index,
					length: to.index + to.length - from.index,
				},
			];
		if (!from.sure || (before && together(before, from, text))) return [];
		const { time, index, length } = from;
		return [{ key: `time ${time}`, index, length }];
	});
}

type Clock = {
	readonly time: string;
	/** Whether it is certainly a time, even alone. */
	readonly sure: boolean;
	readonly exact: boolean;
	readonly index: number;
	readonly length: number;
};

function readClock({ 0: written, index, groups = {} }: RegExpExecArray): Clock {
	const { said, hours = "", sign, minutes = "00", half } = groups;
	const afternoon = half && (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
	const hour = String(afternoon ?? hours).padStart(2, "0");
	return {
		time: `${hour}:${minutes}`,
		sure: said !== undefined || sign === ":" || half !== undefined,
		exact: sign !== undefined,
		index,
		length: written.length,
	};
}

function together(from: Clock, to: Clock, text: string): boolean {
	const isTime = from.sure || to.sure || (from.exact && to.exact);
	return isTime && between.test(text.slice(from.index + from.length, to.index));
}

/** The function that finds figures in texts, and the families of facts that are compared with them. */
export const figures = {
	find: figuresIn,
	families: [
		"price",
		"fee",
		"percent",
		"code",
		"contact",
		"time",
		"duration",
		"age",
		"card",
		"hours",
		"recommended",
		"guests",
	],
};
