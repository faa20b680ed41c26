import {
	type ContentFile,
	isPathWithin,
	type Locale,
	listLocales,
	listValues,
	readContentFile,
} from "kilde/tools";
import { type Context, fillFacts } from "../context.ts";
import { formatHidden, getPeriod } from "../entries/period.ts";
import type { Labels } from "../fields/labels.ts";
import type {
	ContentList,
	ListedEntry,
	ListedKind,
	ValueAddress,
	ValuePath,
} from "../protocol.ts";
import { type ContentItem, listKinds } from "./kinds.ts";
import { listMedia } from "./media.ts";

/** A text of the content with its facts filled in, and its address. */
type FoundText = { readonly address: ValueAddress; readonly text: string };

/** Lists all content in which words are found, in any order and also within words; all content without words. */
export function searchContent(
	query: string,
	context: Context,
	labels: Labels,
): ContentList {
	const words = toComparable(query).split(" ").filter(Boolean);
	const readTexts = createTextReader(context);
	const kinds = listKinds(context, labels)
		.map(({ label, scaffold, items }) => ({
			label,
			scaffold,
			entries: items
				.flatMap((item) => {
					const found = findInItem(item, words, readTexts);
					if (!found) return [];
					const hidden = getHidden(item, context);
					return [{ ...found, label: item.label, hidden }];
				})
				.toSorted(compareByLabelMatch),
		}))
		.filter(({ entries }) => words.length === 0 || entries.length > 0);
	return {
		kinds: words.length === 0 ? kinds : kinds.toSorted(compareByBestMatch),
		media: listMedia(context).filter(({ name }) =>
			words.every((word) => toComparable(name).includes(word)),
		),
	};
}

/** Sorts the entries first whose labels contain the words. */
function compareByLabelMatch(one: ListedEntry, other: ListedEntry): number {
	return Number(one.found !== undefined) - Number(other.found !== undefined);
}

/** Sorts the kinds first in which a label contains the words. */
function compareByBestMatch(
	{ entries: [one] }: ListedKind,
	{ entries: [other] }: ListedKind,
): number {
	return one && other ? compareByLabelMatch(one, other) : 0;
}

function getHidden(
	{ files }: ContentItem,
	context: Context,
): string | undefined {
	const period = getPeriod(files, context);
	const { built, language } = context;
	return period && formatHidden(period, built.date, language);
}

/** Finds words in an item: in its label, or the text that has most of those that the label lacks. */
function findInItem(
	{ label, files, address, within }: ContentItem,
	words: readonly string[],
	readTexts: (file: ContentFile) => readonly FoundText[],
): Pick<ListedEntry, "address" | "found"> | undefined {
	const left = words.filter((word) => !toComparable(label).includes(word));
	if (left.length === 0) return { address, found: undefined };
	const texts = files
		.flatMap(readTexts)
		.filter(
			({ address: { path } }) =>
				path === "markdown" || isPathWithin(path, within),
		)
		.map((each) => ({ ...each, comparable: toComparable(each.text) }));
	const hasWord = (word: string) =>
		texts.some(({ comparable }) => comparable.includes(word));
	if (!left.every(hasWord)) return undefined;
	const shown =
		texts.find(({ comparable }) =>
			left.every((word) => comparable.includes(word)),
		) ?? texts.find(({ comparable }) => comparable.includes(left[0] ?? ""));
	return shown && { address: shown.address, found: cutOut(shown.text, left) };
}

/** Returns a text as it is compared: as many characters as before. */
function toComparable(text: string): string {
	return text.toLowerCase().replace(/\s/g, " ");
}

/** How many characters are shown before and after the found words. */
const surroundings = 40;

/** Cuts the first found word and its surroundings out of a text. */
function cutOut(text: string, words: readonly string[]): ListedEntry["found"] {
	const line = text.replace(/\s+/g, " ");
	const lower = toComparable(line);
	const word = words.find((each) => lower.includes(each)) ?? "";
	const at = Math.max(0, lower.indexOf(word));
	const [start, end] = [Math.max(0, at - surroundings), at + word.length];
	const last = end + surroundings;
	return {
		before: `${start > 0 ? "…" : ""}${line.slice(start, at)}`,
		text: line.slice(at, end),
		after: `${line.slice(end, last)}${last < line.length ? "…" : ""}`,
	};
}

/** Returns a Markdown text without the addresses of its links and without most of its signs. */
function removeMarkup(markdown: string): string {
	return markdown
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/^\s*(?:[-*+>]|#+|\d+\.)\s+/gm, "")
		.replace(/\*+/g, "");
}

/** Creates a function that reads the texts of a file, each file once. */
function createTextReader(context: Context) {
	const sources = new Map(
		context.built.sources.map((each) => [each.path, each]),
	);
	const locales = listLocales(context.index.site);
	const known = new Map<string, readonly FoundText[]>();
	return (file: ContentFile): readonly FoundText[] => {
		const texts = known.get(file.file) ?? readFile(file);
		known.set(file.file, texts);
		return texts;
	};

	function readFile({ file, raw, locale }: ContentFile): FoundText[] {
		const fill = (text: string, own: Locale | undefined) =>
			fillFacts(text, context, own ?? context.locale);
		const values = listValues(raw).flatMap(([path, value]) => {
			if (typeof value !== "string" && typeof value !== "number") return [];
			const own = locales.find((code) => path.includes(code)) ?? locale;
			const address = { file, path: path as ValuePath };
			return [{ address, text: fill(String(value), own) }];
		});
		const source = sources.get(file);
		const { markdown } = (source && readContentFile(file, source.bytes)) ?? {};
		if (markdown === undefined) return values;
		const text = removeMarkup(fill(markdown, locale));
		return [...values, { address: { file, path: "markdown" }, text }];
	}
}
