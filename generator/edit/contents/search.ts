import { isPathWithin, listValues } from "../../diagnostics/places.ts";
import { type Locale, listLocales } from "../../languages/languages.ts";
import type { ContentFile } from "../../types.ts";
import { type Context, filled } from "../context.ts";
import { markdownIn } from "../file/markdown-edit.ts";
import type { ListedThing, ValueAddress, ValuePath } from "../protocol.ts";
import type { Thing } from "./kinds.ts";

/** A text of the content with its facts filled in, and the value it is. */
type Words = { readonly origin: ValueAddress; readonly text: string };

/** A search result: the value, and the found words with their surroundings. */
type Found = Pick<ListedThing, "origin" | "found">;

/** A link or a picture in Markdown, of which its words are shown. */
const link = /!?\[([^\]]*)\]\([^)]*\)/g;

/** How many characters are shown before and after what was found. */
const around = 40;

/** Returns what finds words in things: in any order and any language, also in the middle of a word. Without words, all are found. */
export function finderOf(
	wanted: string,
	context: Context,
): (thing: Thing) => Found | undefined {
	const asked = plain(wanted).split(/\s+/).filter(Boolean);
	const textsOf = readerOf(context);
	return ({ called, files, origin, within }) => {
		const left = asked.filter((word) => !plain(called).includes(word));
		if (left.length === 0) return { origin, found: undefined };
		const texts = files
			.flatMap(textsOf)
			.filter(({ origin: { path } }) => isIn(path, within));
		const all = texts.map(({ text }) => plain(text));
		if (!left.every((word) => all.some((text) => text.includes(word))))
			return undefined;
		const best = all.findIndex((text) =>
			left.every((word) => text.includes(word)),
		);
		const [word = ""] = left;
		const at = best < 0 ? all.findIndex((text) => text.includes(word)) : best;
		const shown = texts[at];
		return shown && { origin: shown.origin, found: cut(shown.text, left) };
	};
}

function isIn(path: ValueAddress["path"], within: ValuePath): boolean {
	return path === "markdown" || isPathWithin(path, within);
}

/** Letters as they are compared; as many of them as before. */
function plain(text: string): string {
	return text.toLowerCase().replace(/\s/g, " ");
}

/** The words of a text that were found, and some around them. */
function cut(text: string, words: readonly string[]): ListedThing["found"] {
	const line = text.replace(/\s+/g, " ");
	const lower = plain(line);
	const [first = ""] = words;
	const word = words.find((each) => lower.includes(each)) ?? first;
	const at = Math.max(0, lower.indexOf(word));
	const end = at + word.length;
	const start = Math.max(0, at - around);
	return {
		before: `${start > 0 ? "…" : ""}${line.slice(start, at)}`,
		words: line.slice(at, end),
		after: `${line.slice(end, end + around)}${end + around < line.length ? "…" : ""}`,
	};
}

/** Returns what reads the texts of a file, each file once. */
function readerOf(context: Context): (file: ContentFile) => readonly Words[] {
	const { content, trial } = context;
	const locales = listLocales(content.site);
	const sources = new Map(content.sources.map((each) => [each.path, each]));
	const read = new Map<string, readonly Words[]>();
	const fill = (text: string, locale: Locale = context.locale) =>
		filled(text, { trial, locale });

	function textsIn({ file, raw, locale }: ContentFile): Words[] {
		const source = sources.get(file);
		const markdown = source && markdownIn(file, [source])?.markdown;
		const values = listValues(raw).flatMap(([path, value]) => {
			if (typeof value !== "string" && typeof value !== "number") return [];
			const own = locales.find((code) => path.includes(code)) ?? locale;
			const origin = { file, path: path as ValuePath };
			return [{ origin, text: fill(String(value), own) }];
		});
		if (markdown === undefined) return values;
		const origin = { file, path: "markdown" as const };
		const text = fill(markdown, locale).replace(link, "$1");
		return [...values, { origin, text }];
	}
	return (file) => {
		const texts = read.get(file.file) ?? textsIn(file);
		read.set(file.file, texts);
		return texts;
	};
}
