import {
	type BuiltSite,
	type ContentEntry,
	createMemo,
	createModel,
	decodeEntities,
	diffLists,
	type Entry,
	getValidEntries,
	type Memo,
	notFoundPath,
	renderPageAt,
} from "kilde/tools";
import { removeMarks } from "../mark-form.ts";
import type { ValueAddress } from "../protocol.ts";
import {
	createOtherValue,
	getDataAt,
	listPlainValuePaths,
	type Replacement,
	replaceValues,
} from "./data.ts";
import { markTexts } from "./marks.ts";

// Finds the values that a text without a mark shows, such as a formatted price: the text changes when they change.

/** The most values of one text: a text that shows more is no place to edit one of them. */
const mostValues = 6;

/** A text of a page, and which of those that read the same it is, from 0. */
type PageText = { readonly text: string; readonly nth: number };

/** Finds the values that a text of a page shows, by halving: those halves are kept that change the text. */
export function findShownValues(
	address: string,
	{ text, nth }: PageText,
	built: BuiltSite,
): ValueAddress[] {
	const isPage = built.pages.some(({ path }) => path === address);
	const path = isPage ? address : notFoundPath;
	const memo = createMemo();
	const needed = getValidEntries(selectNeededEntries(path, built, memo));
	const entries = markTexts(needed, memo, built.site);
	const texts = listTexts(renderWith(entries, path, built, memo));
	const index = findIndex(texts, { text, nth });
	if (index < 0) return [];
	const [likely, others] = partition(listUnmarkedValues(entries), (value) =>
		isLikelyIn(text, value),
	);
	const likelyValues = search(likely);
	const found = likelyValues.length > 0 ? likelyValues : search(others);
	return found.length > mostValues
		? []
		: found.map(({ entry: { file }, path }) => ({ file, path }));

	function search(values: readonly Replacement[]): readonly Replacement[] {
		if (values.length === 0 || !changesText(values)) return [];
		if (values.length === 1) return values;
		const half = values.length >> 1;
		return [...search(values.slice(0, half)), ...search(values.slice(half))];
	}

	function changesText(values: readonly Replacement[]): boolean {
		const changed = replaceValues(entries, values);
		const after = listTexts(renderWith(changed, path, built, memo));
		memo.dropUnused();
		if (after.length === texts.length) return after[index] !== texts[index];
		return diffLists(texts, after).some(
			({ removed, removedAt }) =>
				index >= removedAt && index < removedAt + removed.length,
		);
	}
}

function partition<T>(
	items: readonly T[],
	isFirst: (item: T) => boolean,
): [T[], T[]] {
	return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Finds the index of a text among those of a page. */
function findIndex(texts: readonly string[], { text, nth }: PageText): number {
	const normalize = (each: string) => each.replace(/\s+/g, " ").trim();
	const wanted = normalize(text);
	const indexes = texts.flatMap((each, index) =>
		normalize(decodeEntities(removeMarks(each))) === wanted ? [index] : [],
	);
	return indexes[nth] ?? -1;
}

/** Lists the numbers and strings of the content, each with another value in its place. */
function listUnmarkedValues(entries: readonly Entry[]): Replacement[] {
	return entries.flatMap((entry) =>
		entry.kind === "content"
			? listPlainValuePaths(entry.data)
					.map((path) => createReplacement(entry, path))
					.filter(({ entry, path }) => isShowable(getDataAt(entry.data, path)))
			: [],
	);
}

/** Creates the replacement of a value by another one of its kind. */
export function createReplacement(
	entry: ContentEntry,
	path: Replacement["path"],
): Replacement {
	const value = createOtherValue(getDataAt(entry.data, path));
	return { entry, path, value };
}

/** Whether a value may be shown as it is: addresses, names of files, and names in small letters aren't. */
function isShowable(value: unknown): boolean {
	if (typeof value !== "string" || value.includes("@")) return true;
	return (
		removeMarks(value) === value &&
		!/^\/|^https?:|\.\w{3,4}$|^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(value)
	);
}

/** Whether a text has a number or a word of a value. */
function isLikelyIn(text: string, { entry, path }: Replacement): boolean {
	const value = String(getDataAt(entry.data, path));
	const numbers = new Set(listNumbers(text));
	return (
		text.toLowerCase().includes(value.toLowerCase()) ||
		listNumbers(value).some((each) => numbers.has(each))
	);
}

function listNumbers(text: string): number[] {
	// Thousands are written with a full stop, a comma or a space.
	const plain = text.replace(/(?<=\d)[.,\s](?=\d{3}\b)/g, "");
	return [...plain.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** Renders the page at a path from other entries. */
function renderWith(
	entries: readonly Entry[],
	path: string,
	built: BuiltSite,
	memo: Memo,
): string {
	const model = createModel(entries, built.site, built.date, memo);
	return renderPageAt(path, model, built, memo) ?? "";
}

/** Selects the entries that a page may show: not those with pages of their own that it doesn't link to, such as articles. */
function selectNeededEntries(
	path: string,
	built: BuiltSite,
	memo: Memo,
): readonly Entry[] {
	const { entries, model } = built;
	if (!model) return entries;
	const html = renderWith(entries, path, built, memo);
	const unneeded = new Set(
		[...model.byLocale].flatMap(([locale, { routed }]) =>
			Object.entries(routed).flatMap(([collection, items]) =>
				items
					.filter((item) => item.path !== path)
					.filter((item) => !html.includes(`"${item.path}"`))
					.map(({ id }) => `${collection} ${locale} ${id}`),
			),
		),
	);
	const needed = entries.filter(
		(entry) =>
			entry.kind !== "content" ||
			!unneeded.has(`${entry.collection} ${entry.locale} ${entry.id}`),
	);
	// A page may count the others.
	return renderWith(needed, path, built, memo) === html ? needed : entries;
}

const tokens =
	/<(script|style|svg|template)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>|(?<text>[^<]+)/g;

/** Lists the texts of a page between its tags, as HTML, except white space. */
function listTexts(html: string): string[] {
	const body = html.slice(Math.max(0, html.indexOf("<body")));
	return [...body.matchAll(tokens)].flatMap(({ groups }) => {
		const text = groups?.text?.trim();
		return text ? [text] : [];
	});
}
