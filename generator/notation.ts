/** A figure as somebody wrote it: `key` is the same for each way of writing one value. */
export type Figure = {
	readonly key: string;
	readonly index: number;
	readonly length: number;
};

/**
 * The figures in a text that say what they are: amounts with their currency, shares in per cent, phone
 * numbers, e-mail addresses, discount codes, times of day; in Danish and English notation, and as
 * people type them. A number alone is none.
 */
export function figuresIn(text: string): Figure[] {
	// Every notation has one of these; most texts have none.
	if (!/[\d@]/.test(text)) return [];
	const found = [
		...notations.flatMap(({ form, keyOf }) =>
			[...text.matchAll(form)].map((match) => ({
				key: keyOf(match.groups ?? {}),
				index: match.index,
				length: match[0].length,
			})),
		),
		...timesIn(text),
	].sort((a, b) => a.index - b.index);
	return found.filter((figure, at) => {
		const before = found[at - 1];
		// The 350,- of kr. 350,- is not told twice.
		return !before || figure.index >= before.index + before.length;
	});
}

type Groups = Readonly<Record<string, string | undefined>>;

// Spaces within a figure may be of any kind, and one of them the end of a line.
const gap = String.raw`[^\S\n]*\n?[^\S\n]*`;
const amount = String.raw`(?:\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+|\d+)(?:[.,]\d{2})?(?!\d)`;
const dash = "(?:,[-–])";
const start = String.raw`(?<![\p{L}\d]|\d[.,])`;
const end = String.raw`(?![\p{L}\d])`;

const notations: readonly {
	readonly form: RegExp;
	readonly keyOf: (groups: Groups) => string;
}[] = [
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
			`(?<!\\d${gap})(?<![\\p{L}\\d])(?:kr\\.?|DKK)${gap}(?:(?<low>${amount})\\s*[–-]\\s*)?(?<high>${amount})${dash}?`,
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
		form: /(?<![\p{L}\d-])(?<code>[A-ZÆØÅ]+\d+)(?![\p{L}\d])/gu,
		keyOf: ({ code }) => `code ${code}`,
	},
];

function moneyKey({ low, high }: Groups): string {
	const range = [low, high].flatMap((each) => each ?? []).map(kroner);
	return `money ${range.join("–")}`;
}

/** 1.950 · 1,950.00 · 1 950 → 1950: a sign and two digits at the end are øre, other signs part thousands. */
function kroner(written: string): number {
	const [, whole = "", oere = "0"] =
		/^(.*?)(?:[.,](\d{2}))?$/.exec(written) ?? [];
	return Number(`${whole.replaceAll(/\D/g, "")}.${oere}`);
}

const clock =
	/(?<![\p{L}\d]|\d[.,:])(?<said>(?:kl\.?|klokken)\s*)?(?<hours>\d{1,2})(?:(?<sign>[:.])(?<minutes>\d{2}))?(?:\s?(?<half>[ap])\.?m\b\.?)?(?![\d%]|[:.,]\d)/giu;

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
	/** Whether it can be nothing but a time, also where it stands alone. */
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
	const told = from.sure || to.sure || (from.exact && to.exact);
	return told && between.test(text.slice(from.index + from.length, to.index));
}
