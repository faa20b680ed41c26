import { parseMonth } from "../../languages/format.ts";
import { getUrlSegment } from "../../languages/languages.ts";
import { listPossibleNumbers } from "../../languages/numbers.ts";
import { formatValue, phrase } from "../../messages/format.ts";
import { toPunycodeUrl } from "../../text/host-name.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { slugify } from "../../text/slug.ts";

/** The languages of the site, and its candidates for fields with a form of its own. */
export type CandidateContext = {
	readonly locales: readonly string[];
	corrections(text: string): readonly unknown[];
};

/** Lists what people may mean by an invalid value, as YAML, the likeliest first. The caller must validate the candidates. */
export function listCandidates(
	found: string | number | boolean,
	{ locales, corrections }: CandidateContext,
): string[] {
	const text = trimQuotes(String(found));
	const candidates: unknown[] =
		typeof found === "string"
			? readers.flatMap((read) => read(text, locales))
			: [text];
	const all = [...candidates, ...corrections(text)].filter(
		(candidate) => candidate !== found && candidate !== "",
	);
	return [...new Set(all.map(formatYaml))];
}

type CandidateReader = (
	text: string,
	locales: readonly string[],
) => readonly (string | number | boolean | readonly string[])[];

/** Readers of what people write instead of a number, a word, a list, a date, a time, an address or a name. */
const readers: readonly CandidateReader[] = [
	parseAmounts,
	parseYesOrNo,
	parseItems,
	(text) => [text],
	parseDays,
	parseTimes,
	(text) => [text.replace(/\D/g, "")],
	listAddressCandidates,
	(text) => (/^\d|:|@/.test(text) ? [] : [slugify(text)]),
	(text) => [text.toUpperCase()],
];

/** Removes spaces and quotation marks around a text, and replaces invisible spaces in it. */
function trimQuotes(text: string): string {
	return text
		.replace(new RegExp(`[${invisibleSpaces}]`, "g"), (space) =>
			/\s/.test(space) && space !== "\uFEFF" ? " " : "",
		)
		.replace(/^[\s"'“”„»«‘’]+|[\s"'“”„»«‘’]+$/g, "");
}

/** 1.950,00 EUR → 1950; 55,85 → 55.85; 50 % → 50; 2.000 → 2000 and 2, in the order of the site's languages. */
function parseAmounts(text: string, locales: readonly string[]): number[] {
	const unit = /^\p{L}{2,3}\.?\s*|\s*(\p{L}{2,3}\.?|,-|%)$/giu;
	return listPossibleNumbers(text.replace(unit, ""), locales);
}

/** yes, on and True → true; also in the languages of the site */
function parseYesOrNo(text: string, locales: readonly string[]): boolean[] {
	const isAnswer = (id: "answer.yes" | "answer.no") =>
		locales.some(
			(language) =>
				formatValue(phrase(id), { language }) === text.toLowerCase(),
		);
	if (/^(?:yes|on|true)$/i.test(text) || isAnswer("answer.yes")) return [true];
	const isNo = /^(?:no|off|false)$/i.test(text) || isAnswer("answer.no");
	return isNo ? [false] : [];
}

/** anna, bo → [anna, bo]; a text of several words without a comma is not a list. */
function parseItems(text: string): string[][] {
	const items = text.split(/\s*,\s*/);
	return items.length > 1 || /^\S+$/.test(text) ? [items] : [];
}

/**
 * 12.8.2025, 12. august 2025, August 12, 2025, 2025-8-12 and 2025年8月12日 → 2025-08-12; as a month, and without a day, →
 * 2025-08. The names of months are those of the site's languages.
 */
export function parseDays(text: string, locales: readonly string[]): string[] {
	const figures = text.replace(/[T ]\d\d?:\d\d.*$/, "").match(/\d+/g) ?? [];
	const [year, another] = figures.filter((each) => each.length === 4);
	const others = figures.filter((each) => each.length <= 2);
	const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
	const names = words.flatMap((word) => parseMonth(word, locales) ?? []);
	const hasOtherWord = names.length === 0 && /\p{L}{3}/u.test(text);
	const inOrder = figures[0] === year ? others : others.toReversed();
	const [month = "", day, rest] =
		names.length > 0 ? [...names.map(String), ...others] : inOrder;
	if (!year || another || month === "" || rest || hasOtherWord) return [];
	const inMonth = `${year}-${month.padStart(2, "0")}`;
	return day ? [`${inMonth}-${day.padStart(2, "0")}`, inMonth] : [inMonth];
}

/** 9.30 → 09:30; 10 → 10:00; also with a word before it: at 9.30 → 09:30 */
function parseTimes(text: string): string[] {
	const [, hour, minute = "00"] =
		/^(?:\p{L}+\.?\s*)?(\d{1,2})(?:[.:](\d{2}))?$/u.exec(text) ?? [];
	return hour ? [`${hour.padStart(2, "0")}:${minute}`] : [];
}

/** Reads web and e-mail addresses, and those of pages: /om os/ → /om-os and /en/om-os. */
function listAddressCandidates(
	text: string,
	locales: readonly string[],
): string[] {
	// A pattern such as /news/* is not an address.
	if (text.includes("*")) return [];
	const web = `https://${text.replace(/^(https?:)?\/*/i, "")}`;
	const plain = toPunycodeUrl(web) ?? web;
	const mail = text.replace(/^mailto:/i, "").replace(/,(?=[a-z]+$)/i, ".");
	if (/^[a-z][a-z0-9+.-]*:/i.test(text))
		return [web, mail, plain, plain.replace(/\/$/, "")];
	const steps = text.replace(/[?#].*|\.(html?|php|aspx?)$/gi, "").split("/");
	const page = `/${steps.map(slugify).filter(Boolean).join("/")}`;
	const [, ...others] = locales;
	return [
		...(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? [web] : []),
		text.replace(/\/+$/, ""),
		mail,
		page,
		...others.map((locale) => `/${getUrlSegment(locale)}${page}`),
	];
}

/** Writes a value in YAML: in quotes if YAML, or a human reader, would take it for something else. */
export function formatYaml(value: unknown): string {
	if (Array.isArray(value)) return `[${value.join(", ")}]`;
	const text = String(value);
	const isPlain =
		typeof value !== "string" ||
		/^\d{4}-\d\d(-\d\d)?$/.test(text) ||
		!/^[\d+]|^(true|false)$|: | #/.test(text);
	return isPlain ? text : JSON.stringify(text);
}
