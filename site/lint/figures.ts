import type { Figure } from "kilde";
import { letter } from "./letter.ts";

/**
 * Finds the figures in a text whose kind is evident: amounts with their currency, percentages, phone numbers, e-mail
 * addresses, discount codes, times of day, durations, and a choice of two numbers; in digits, in Danish and English notation,
 * with common typing variants. A number alone is not one.
 */
export function figuresIn(text: string): Figure[] {
	if (!/[\d@]/.test(text)) return [];
	const found = notations
		.flatMap(({ form, keyOf }) =>
			[...text.matchAll(form)].flatMap(({ 0: written, index, groups = {} }) => {
				const key = keyOf(groups);
				return key === undefined
					? []
					: [{ key, index, length: written.length }];
			}),
		)
		.sort((a, b) => a.index - b.index || b.length - a.length);
	let last = 0;
	return found.filter(({ index, length }) => {
		// The 350,- of kr. 350,- is not reported twice.
		const isFree = index >= last;
		if (isFree) last = index + length;
		return isFree;
	});
}

type Groups = Readonly<Record<string, string | undefined>>;

/** A notation for figures: its pattern, and the key of a match; undefined if the match is no figure. */
type Notation = {
	readonly form: RegExp;
	readonly keyOf: (groups: Groups) => string | undefined;
};

// A figure may contain any spaces, and one line break.
const gap = String.raw`(?:[^\S\n]*\n)?[^\S\n]*`;
const amount = String.raw`(?:\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+|\d+)(?:[.,]\d{2})?(?!\d)`;
const amounts = `(?:(?<low>${amount})\\s*[–-]\\s*)?(?<high>${amount})`;
const dash = "(?:,[-–])";
const start = String.raw`(?<![${letter}\d]|\d[.,])`;
const end = String.raw`(?![${letter}\d])`;
const range = String.raw`(?<low>\d{1,4})(?:\s?[–-]\s?|\s+(?:eller|til|or|to)\s+)`;
const units = [
	"(?<minutes>min(?:ut(?:ter|es?)?)?)",
	"(?<hours>timer?|hours?)",
	"(?<days>dage?|days?)",
	"(?<weeks>uger?|weeks?)",
	"(?<years>år|years?)",
].join("|");
const otherUnits =
	"%|procent|pct|per\\s?cent|gange?|måned|kr|kl|times|months?|o.clock|[ap]\\.?m";

/** A time of day; its groups end in a number, since a period has two. */
function clock(at: 1 | 2): string {
	return `(?:(?<said${at}>kl\\.?|klokken)\\s*)?(?<hour${at}>\\d{1,2})(?:(?<sign${at}>[:.])(?<minute${at}>\\d{2}))?(?:\\s?(?<half${at}>[ap])\\.?m\\b\\.?)?(?![\\d%]|[:.,]\\d)`;
}

const notations: readonly Notation[] = [
	{
		// 350 kr. · 1.950 kroner · 350,- · 350–1.950 kr.
		form: pattern(
			`${start}${amounts}(?:${dash}?${gap}(?:kroner${end}|DKK${end}|kr${end}\\.?)|${dash})`,
		),
		keyOf: moneyKey,
	},
	{
		// kr. 350 · DKK 1,950 · DKK 350–1,950
		form: pattern(
			`(?<!\\d${gap})(?<![${letter}\\d])(?:kr\\.?|DKK)${gap}${amounts}${dash}?`,
		),
		keyOf: moneyKey,
	},
	{
		// 50 % · 50 procent · 50 pct.
		form: pattern(
			`${start}(?<percent>\\d{1,3})(?:[.,]0+)?${gap}(?:%|procent${end}|pct${end}\\.?|per${gap}cent${end})`,
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
		form: pattern(`(?<![${letter}\\d-])(?<code>[a-zæøå]+\\d+)${end}`),
		keyOf: codeKey,
	},
	{
		// KÆLEDYR 50
		form: /(?<![\p{L}\d-])(?<code>[A-ZÆØÅ]{2,}[^\S\n]\d{1,3})(?!\s*(?:%|kr|DKK|pct|procent|percent)|[.,:\s]?\d|\p{L})/gu,
		keyOf: codeKey,
	},
	{
		// 24 timer · 30 til 45 minutter · 2 hours
		form: pattern(
			`${start}(?:${range})??(?<high>\\d{1,4})${gap}(?:${units})${end}`,
		),
		keyOf: durationKey,
	},
	{
		// 2 eller 3 · 2–3
		form: pattern(
			`${start}${range}(?<high>\\d{1,4})${end}(?![.,:–-]\\d|\\s*(?:${units}|${otherUnits})${end})`,
		),
		keyOf: ({ low, high }) => `count ${low}–${high}`,
	},
	{
		// kl. 21.30–07.30 · 9 pm to 7 am
		form: pattern(
			`(?<![${letter}\\d]|\\d[.,:])${clock(1)}\\s*(?:[–-]|til|to|until)\\s*${clock(2)}`,
		),
		keyOf: (groups) =>
			isTime(groups, 1) ||
			isTime(groups, 2) ||
			(groups.sign1 !== undefined && groups.sign2 !== undefined)
				? `time ${formatTime(groups, 1)}–${formatTime(groups, 2)}`
				: undefined,
	},
	{
		// kl. 21.30 · 21:30 · 9 pm
		form: pattern(`(?<![${letter}\\d]|\\d[.,:])${clock(1)}`),
		keyOf: (groups) =>
			isTime(groups, 1) ? `time ${formatTime(groups, 1)}` : undefined,
	},
];

function pattern(form: string): RegExp {
	return new RegExp(form, "giu");
}

function codeKey({ code = "" }: Groups): string {
	return `code ${code.replaceAll(/\s/g, "").toUpperCase()}`;
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

/** Returns the key of a duration, hours as minutes and weeks as days: 2 timer and 120 minutter have the same key. */
function durationKey({ low, high, hours, days, weeks, years }: Groups): string {
	const unit = years ? "years" : days || weeks ? "days" : "minutes";
	const times = hours ? 60 : weeks ? 7 : 1;
	const numbers = [low, high].flatMap((each) => (each ? [each] : []));
	return `${unit} ${numbers.map((each) => Number(each) * times).join("–")}`;
}

/** Whether it is certainly a time, even alone. */
function isTime(groups: Groups, at: 1 | 2): boolean {
	const [said, sign, half] = ["said", "sign", "half"].map(
		(name) => groups[`${name}${at}`],
	);
	return said !== undefined || sign === ":" || half !== undefined;
}

/** Returns a time as 21:30. */
function formatTime(groups: Groups, at: 1 | 2): string {
	const half = groups[`half${at}`];
	const hour = Number(groups[`hour${at}`]);
	const after = half && (hour % 12) + (/p/i.test(half) ? 12 : 0);
	return `${String(after ?? hour).padStart(2, "0")}:${groups[`minute${at}`] ?? "00"}`;
}

/** The function that finds figures in texts, and the families of facts that are compared with them. */
export const figures = {
	find: figuresIn,
	families: [
		...["price", "fee", "percent", "code", "contact", "time"],
		...["duration", "age", "card", "hours", "recommended"],
	],
};
