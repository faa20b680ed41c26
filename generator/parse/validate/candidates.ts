import { parseMonth } from "../../languages/format.ts";
import { getUrlSegment } from "../../languages/languages.ts";
import { listPossibleNumbers } from "../../languages/numbers.ts";
import { formatValue, phrase } from "../../messages/format.ts";
import { toPunycodeUrl } from "../../text/host-name.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { slugify } from "../../text/slug.ts";
import { type Issue, listOptions } from "./issues.ts";

/** The languages of the site, and its candidates for fields with a form of its own. */
export type CandidateContext = {
	readonly locales: readonly string[];
	corrections(text: string): readonly unknown[];
};

/** Lists possible corrections of an invalid value, as YAML, the likeliest first. The caller must validate them. */
export function listCandidates(
	found: string | number | boolean,
	issue: Issue,
	{ locales, corrections }: CandidateContext,
): string[] {
	const text = trimQuotes(String(found));
	const types = listExpectedTypes(issue);
	const candidates =
		typeof found === "string"
			? types.flatMap((type) => readers[type]?.(text, locales) ?? [])
			: [text];
	const ofSite = types.includes("string") ? corrections(text) : [];
	const all = [...candidates, ...ofSite].filter(
		(candidate) => candidate !== found && candidate !== "",
	);
	return [...new Set(all.map(formatYaml))];
}

/** Lists the types that an issue expects. */
function listExpectedTypes(issue: Issue): readonly string[] {
	switch (issue.code) {
		case "invalid_type":
			return [issue.expected];
		case "invalid_union":
			return issue.errors.flatMap(([first]) =>
				first ? listExpectedTypes(first) : [],
			);
		case "invalid_value":
			return listOptions(issue).includes("true") ? ["boolean"] : [];
		default:
			return ["string"];
	}
}

type CandidateParser = (
	text: string,
	locales: readonly string[],
) => readonly (string | number | boolean | readonly string[])[];

/** Readers of what people write instead of a value, by the type of the value. */
const readers: Readonly<Partial<Record<string, CandidateParser>>> = {
	number: parseAmounts,
	int: parseAmounts,
	boolean: parseYesOrNo,
	array: parseItems,
	string: (text, locales) => [
		text,
		...parseDays(text, locales),
		...parseTimes(text),
		text.replace(/\D/g, ""),
		...parseAddresses(text, locales),
		...(/^\d|:|@/.test(text) ? [] : [slugify(text)]),
		text.toUpperCase(),
	],
};

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
	const amount = text.replace(
		/^\p{L}{2,3}\.?\s*|\s*(\p{L}{2,3}\.?|,-|%)$/giu,
		"",
	);
	const numbers = listPossibleNumbers(amount, locales);
	if (numbers.length > 0) return numbers;
	const plain = amount.replace(/[. ](?=\d{3}(\D|$))/g, "").replace(",", ".");
	return /^\d+(\.\d+)?$/.test(plain) ? [Number(plain)] : [];
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

/** 12.8.2025, 12. august 2025, 2025-8-12 and 2025年8月12日 → 2025-08-12; as a month, and without a day, → 2025-08 */
function parseDays(text: string, locales: readonly string[]): string[] {
	const figures = text.replaceAll(/[年月](?=\d)/g, "-").replace(/[月日]$/, "");
	const [, day, month, year] =
		/^(?:(\d{1,2})[./ –-]+)?(\d{1,2})[./ –-]+(\d{4})$/.exec(figures) ?? [];
	if (year && month) return formatDayAndMonth(year, month, day);
	const [, begin, second, third] =
		/^(\d{4})[-./–](\d{1,2})(?:[-./–](\d{1,2})(?:[T ].*)?)?$/.exec(figures) ??
		[];
	if (begin && second) return formatDayAndMonth(begin, second, third);
	return parseSpelledDays(text, locales);
}

/** 12 août 2025, le 1er août 2025 and August 12, 2025, in the languages of the site: a year, a month, and perhaps a day. */
function parseSpelledDays(text: string, locales: readonly string[]): string[] {
	const [year, anotherYear] = text.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
	const [day, anotherDay] = text.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
	if (!year || anotherYear || anotherDay) return [];
	const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
	const months = words.flatMap((word) => parseMonth(word, locales) ?? []);
	return months.length === 1
		? formatDayAndMonth(year, String(months[0]), day)
		: [];
}

function formatDayAndMonth(
	year: string,
	month: string,
	day: string | undefined,
) {
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
function parseAddresses(text: string, locales: readonly string[]): string[] {
	// A pattern such as /news/* is not an address.
	if (text.includes("*")) return [];
	const web = `https://${text.replace(/^(https?:)?\/*/i, "")}`;
	const mail = text
		.replace(/^mailto:/i, "")
		.replace(/\s*(\(at\)|\(a\)|@)\s*/i, "@")
		.replace(/,(?=[a-z]+$)/i, ".");
	const plain = toPunycodeUrl(web);
	if (/^[a-z][a-z0-9+.-]*:/i.test(text))
		return [web, mail, ...(plain ? [plain, plain.replace(/\/$/, "")] : [])];
	const path = text.replace(/[?#].*|\.(html?|php|aspx?)$/gi, "");
	const page = `/${path.split("/").map(slugify).filter(Boolean).join("/")}`;
	const isHosted = /^https:\/\/[\w-]+(\.[\w-]+)+(\/|$)/.test(web);
	const [, ...others] = locales;
	return [
		...(isHosted ? [web] : []),
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
