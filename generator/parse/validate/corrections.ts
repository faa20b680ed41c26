import {
	type Hint,
	type Wording,
	worded,
} from "../../diagnostics/diagnostic.ts";
import { didYouMean, question } from "../../diagnostics/nearest.ts";
import { toDnsAddress } from "../../host/host-name.ts";
import { clockFormat, monthOf } from "../../languages/format.ts";
import { segmentOf } from "../../languages/languages.ts";
import {
	type MessageLanguage,
	messageTags,
} from "../../languages/message-language.ts";
import { readNumbers, spellNumber } from "../../languages/read-number.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { slugify } from "../../text/slug.ts";

/** The languages of the site, and its own candidates for fields with forms that only it has. */
type CorrectionContext = {
	readonly locales: readonly string[];
	corrections(text: string): readonly unknown[];
};

/**
 * Returns hints with what an invalid value was probably meant to be, as written in YAML, the likeliest first. `fits` says
 * whether the schema accepts a candidate.
 */
export function correctionFor(
	found: unknown,
	fits: (candidate: unknown) => boolean,
	{ locales, corrections }: CorrectionContext,
): Hint | undefined {
	if (isNo(found) && fits(undefined))
		return {
			en: "Delete the line where it doesn't apply.",
			da: "Slet linjen, hvis det ikke gælder.",
			onPage: {
				en: "Leave it empty where it doesn't apply.",
				da: "Lad det være tomt, hvis det ikke gælder.",
			},
		};
	if (found === null && fits([]))
		return {
			en: "Write the items, or [] if there are none.",
			da: "Skriv punkterne, eller [] hvis der ingen er.",
			onPage: { en: "Add the items.", da: "Tilføj punkterne." },
		};
	// A schema that accepts any text would accept every candidate.
	if (typeof found === "string" && fits("~ ~")) return undefined;
	const fitting = candidatesFor(found, locales, corrections).filter(fits);
	const [origin] = /^https:\/\/[^/?#]+(?=\/[^/])/i.exec(String(found)) ?? [];
	if (
		fitting.length === 0 &&
		origin !== undefined &&
		fits(toDnsAddress(origin))
	)
		return {
			en: "A site needs a domain of its own, e.g. https://www.example.org: it can't be in a folder of another one.",
			da: "En hjemmeside skal have sit eget domæne, f.eks. https://www.example.org: Den kan ikke ligge i en mappe på et andet.",
		};
	const numbers = fitting.filter((each) => typeof each === "number");
	return fitting.reduceRight<Hint | undefined>((otherwise, candidate) => {
		const others = numbers.includes(Number(candidate))
			? numbers.filter((each) => each !== candidate)
			: [];
		return {
			...didYouMean(writtenInYaml(candidate), otherwise),
			...(others.length > 0
				? { others: others.map(String), onPage: whichOne }
				: { onPage: worded((to) => question(spoken(candidate, to))[to]) }),
		};
	}, undefined);
}

const whichOne: Wording = {
	en: "It can be read in more than one way. Which one do you mean?",
	da: "Det kan læses på flere måder. Hvad mener du?",
};

/** A candidate as people write it: 2000 → »2.000«, "10:00" → »10.00«. */
function spoken(candidate: unknown, language: MessageLanguage): string {
	const tag = messageTags[language];
	if (typeof candidate === "number") return spellNumber(candidate, tag);
	const text = String(candidate);
	return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? clockFormat(tag)(text) : text;
}

function isNo(found: unknown): boolean {
	return (
		found === false ||
		(typeof found === "string" && /^(no|nej|off|falsk)$/i.test(found))
	);
}

function candidatesFor(
	found: unknown,
	locales: readonly string[],
	corrections: CorrectionContext["corrections"],
): readonly unknown[] {
	if (typeof found === "number" || typeof found === "boolean")
		return [String(found), ...corrections(String(found))];
	if (typeof found !== "string") return [];
	if (/^(lukket|closed|ingen|none)$/i.test(found)) return [[]];
	const text = found
		.replace(new RegExp(`[${invisibleSpaces}]`, "g"), (space) =>
			/\s/.test(space) && space !== "\uFEFF" ? " " : "",
		)
		.replace(/^[\s"'“”„»«‘’]+|[\s"'“”„»«‘’]+$/g, "");
	return [
		text,
		...booleans(text),
		...numbers(text, locales),
		...days(text, locales),
		...times(text),
		...corrections(text),
		text.replace(/\D/g, ""),
		...addresses(text, locales),
		...names(text),
		initials(text),
		...lists(text),
	].filter((each) => each !== found);
}

function booleans(text: string): boolean[] {
	if (/^(yes|ja|on|sand|sandt|true)$/i.test(text)) return [true];
	return /^(no|nej|off|falsk|false)$/i.test(text) ? [false] : [];
}

/** 1.950,00 EUR → 1950; 55,85 → 55.85; 50 % → 50; 2.000 → 2000 and 2, in the order of the site's languages. */
function numbers(text: string, locales: readonly string[]): number[] {
	const amount = text.replace(
		/^\p{L}{2,3}\.?\s*|\s*(\p{L}{2,3}\.?|,-|%)$/giu,
		"",
	);
	const read = readNumbers(amount, locales);
	if (read.length > 0) return read;
	const plain = amount.replace(/[. ](?=\d{3}(\D|$))/g, "").replace(",", ".");
	return /^\d+(\.\d+)?$/.test(plain) ? [Number(plain)] : [];
}

/** 12.8.2025, 12. august 2025, 2025-8-12 and 2025年8月12日 → 2025-08-12; as a month, and without a day, → 2025-08 */
function days(text: string, locales: readonly string[]): string[] {
	const figures = text.replaceAll(/[年月](?=\d)/g, "-").replace(/[月日]$/, "");
	const [, day, month, year] =
		/^(?:(\d{1,2})[./ –-]+)?(\d{1,2})[./ –-]+(\d{4})$/.exec(figures) ?? [];
	if (year && month) return dayAndMonth(year, month, day);
	const [, begin, second, third] =
		/^(\d{4})[-./–](\d{1,2})(?:[-./–](\d{1,2})(?:[T ].*)?)?$/.exec(figures) ??
		[];
	if (begin && second) return dayAndMonth(begin, second, third);
	return inWords(text, locales);
}

/** 12 août 2025, le 1er août 2025 and August 12, 2025, in the languages of the site: a year, a month, and perhaps a day. */
function inWords(text: string, locales: readonly string[]): string[] {
	const [year, anotherYear] = text.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
	const [day, anotherDay] = text.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
	if (!year || anotherYear || anotherDay) return [];
	const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
	const months = words.flatMap((word) => monthOf(word, locales) ?? []);
	return months.length === 1 ? dayAndMonth(year, String(months[0]), day) : [];
}

function dayAndMonth(year: string, month: string, day: string | undefined) {
	const inMonth = `${year}-${padded(month)}`;
	return day ? [`${inMonth}-${padded(day)}`, inMonth] : [inMonth];
}

/** kl. 9.30 → 09:30; 10 → 10:00 */
function times(text: string): string[] {
	const [, hour, minute = "00"] =
		/^(?:kl\.?\s*)?(\d{1,2})(?:[.:](\d{2}))?$/i.exec(text) ?? [];
	return hour ? [`${padded(hour)}:${minute}`] : [];
}

function padded(number: string): string {
	return number.padStart(2, "0");
}

/** Web and e-mail addresses, and those of pages. */
function addresses(text: string, locales: readonly string[]): string[] {
	const web = text.replace(/^(https?:)?\/*/i, "");
	const mail = text
		.replace(/^mailto:/i, "")
		.replace(/\s*(\(at\)|\(a\)|@)\s*/i, "@")
		.replace(/,(?=[a-z]+$)/i, ".");
	// A pattern for many addresses is not one of them.
	if (text.includes("*")) return [];
	if (/^[a-z][a-z0-9+.-]*:/i.test(text))
		return [`https://${web}`, mail, ...plainHost(`https://${web}`)];
	const path = text.replace(/[?#].*|\.(html?|php|aspx?)$/gi, "");
	const page = `/${path.split("/").map(slugify).filter(Boolean).join("/")}`;
	const hosted = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(web) ? [`https://${web}`] : [];
	const [, ...others] = locales;
	const translated = others.map((locale) => `/${segmentOf(locale)}${page}`);
	return [...hosted, text.replace(/\/+$/, ""), mail, page, ...translated];
}

/** https://blåbær.dk/ → https://xn--blbr-roah.dk, its name in the DNS. */
function plainHost(address: string): string[] {
	const plain = toDnsAddress(address);
	return plain === undefined ? [] : [plain, plain.replace(/\/$/, "")];
}

/** Names of files, facts and other entries, from a path, a citation or words. */
function names(text: string): string[] {
	const inMedia = text.replaceAll("\\", "/").split("media/").at(-1) ?? "";
	if (/^[a-z]+:|@/i.test(text)) return [];
	const file =
		inMedia
			.split("/")
			.at(-1)
			?.replace(/\.(yaml|yml|md)$/i, "") ?? "";
	const fact = /^\{\{\s*[\w-]+\.([\w-]+)\s*\}\}$/.exec(text)?.[1];
	const last = fact ?? file;
	const slug = /^\d/.test(text) ? [] : [slugify(last)];
	const hyphened = inMedia.replace(/\s+/g, "-");
	return [inMedia, hyphened, last, ...slug, text.toUpperCase()];
}

/** anna, bo → [anna, bo]; a text of several words is no list. */
function lists(text: string): string[][] {
	const items = text.split(/\s*,\s*/);
	return items.length > 1 || /^\S+$/.test(text) ? [items] : [];
}

/** Mette Kristensen and MK → M. K. */
function initials(text: string): string {
	return (/^\p{Lu}{2,3}$/u.test(text) ? [...text] : text.split(/\s+/))
		.map((name) => `${name.charAt(0).toUpperCase()}.`)
		.join(" ");
}

/** A value as written in YAML: in quotes where YAML, or a human reader, would take it for something else. */
function writtenInYaml(value: unknown): string {
	if (Array.isArray(value)) return `[${value.join(", ")}]`;
	const text = String(value);
	const plain =
		typeof value !== "string" ||
		/^\d{4}-\d\d(-\d\d)?$/.test(text) ||
		!/^[\d+]|^(true|false)$|: | #/.test(text);
	return plain ? text : JSON.stringify(text);
}
