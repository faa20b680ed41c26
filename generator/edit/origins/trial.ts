import { assemble, assemblePage } from "../../assemble.ts";
import type { Built } from "../../build-types.ts";
import { digestOf } from "../../cache/digest.ts";
import { createMemo, type Memo } from "../../cache/memo.ts";
import { hunksOf } from "../../compare/hunks.ts";
import { pointer } from "../../diagnostics/places.ts";
import { groupBy } from "../../group-by.ts";
import { soundOnes } from "../../link/entries.ts";
import { modelOf } from "../../link/index.ts";
import type { Model } from "../../link/model.ts";
import {
	bodyWith,
	changeData,
	childrenOf,
	othersThan,
} from "../../schema/change-data.ts";
import type { ContentEntry, Entry } from "../../types.ts";
import type { FoundText, ValueAddress, ValuePath } from "../protocol.ts";
import { markPattern } from "./mark-form.ts";
import { withMarks } from "./marks.ts";

// Where prices, times and names on a page come from, which carry no mark: by trial. What changes with a value shows it.

/** A value of a file of the content. */
type Value = {
	readonly entry: ContentEntry;
	readonly origin: { readonly file: string; readonly path: ValuePath };
};

/** A text of a page without marks, its index among all texts, and the values that it may show. */
type Candidate = {
	readonly text: string;
	readonly index: number;
	readonly shown: Set<Value>;
};

/**
 * Finds out which values the texts of a page show that carry no mark. Values are changed in groups, two for each binary
 * digit of their numbers: those with a 0 there, and those with a 1. A text may show a value if it differs whenever that one
 * is changed; where several remain, they are changed apart. Neighbours, as the first price and the last, have numbers that
 * differ in one digit (a Gray code), so that no others remain beside them. `pause` is awaited between the builds; when it
 * resolves to false, the search ends without a result.
 */
export async function textsByTrial(
	path: string,
	clean: Built,
	pause: () => Promise<boolean>,
): Promise<readonly FoundText[] | undefined> {
	const memo = createMemo();
	const marked = withMarks(soundOnes(entriesFor(path, clean, memo)), memo);
	const values = unmarkedValues(marked);
	const texts = textsOf(pageWith(marked, path, clean, memo));
	const candidates = texts.flatMap((text, index): Candidate[] =>
		text.search(markPattern) < 0
			? [{ text, index, shown: new Set(values) }]
			: [],
	);

	/** Leaves out values that may all change without the text; false if the search ends. */
	async function narrow(
		groups: readonly (readonly Value[])[],
		among: readonly Candidate[],
	): Promise<boolean> {
		for (const group of groups) {
			if (!(await pause())) return false;
			const entries = withOthers(marked, group);
			const other = textsOf(pageWith(entries, path, clean, memo));
			// Sites made for other values are reused.
			memo.dropUnused();
			leaveOut(group, among, changedTexts(texts, other));
		}
		return true;
	}

	if (!(await narrow(byDigits(values), candidates))) return undefined;
	// Of two values whose numbers are far apart, others of other numbers remain.
	const many = candidates.filter(({ shown: { size } }) => size > mostOrigins);
	const mixed = many.length > 0 ? byDigits(shuffled(many)) : [];
	if (!(await narrow(mixed, many))) return undefined;
	const few = candidates.filter(({ shown: { size } }) => size <= mostOrigins);
	const doubtful = few.filter(({ shown: { size } }) => size > 1);
	const alone = apart(doubtful.map(({ shown }) => new Set(shown)));
	if (!(await narrow(alone, doubtful))) return undefined;
	const nths = nthsOf(texts);
	return few
		.filter(({ shown: { size } }) => size > 0)
		.map(({ text, index, shown }) => ({
			text,
			nth: nths[index] ?? 0,
			origins: [...shown].map(({ origin }) => origin),
		}));
}

/** Takes the values of a group from the texts that did not change with them. */
function leaveOut(
	group: readonly Value[],
	candidates: readonly Candidate[],
	changed: ReadonlySet<number>,
): void {
	for (const { index, shown } of candidates)
		if (!changed.has(index)) for (const value of group) shown.delete(value);
}

/** The groups of some values, by the digits of their numbers. */
function byDigits(values: readonly Value[]): Value[][] {
	const digits = Math.ceil(Math.log2(Math.max(2, values.length)));
	return Array.from({ length: 2 * digits }, (_, index) => {
		const [digit, bit] = [index >> 1, index & 1];
		return values.filter(
			(_, nth) => (((nth ^ (nth >> 1)) >> digit) & 1) === bit,
		);
	});
}

/** The values that some texts may show, in another order, which is always the same. */
function shuffled(candidates: readonly Candidate[]): Value[] {
	return [...new Set(candidates.flatMap(({ shown }) => [...shown]))]
		.map((value) => [digestOf(JSON.stringify(value.origin)), value] as const)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([, value]) => value);
}

/** How many of the texts before each are the same. */
function nthsOf(texts: readonly string[]): number[] {
	const seen = new Map<string, number>();
	return texts.map((text) => {
		const nth = seen.get(text) ?? 0;
		seen.set(text, nth + 1);
		return nth;
	});
}

/** Groups of all values of some sets, such that no two of a set are in one group. */
function apart<T>(sets: readonly ReadonlySet<T>[]): T[][] {
	const values = new Set(sets.flatMap((set) => [...set]));
	const groups: T[][] = [];
	for (const value of values) {
		const own = sets.filter((set) => set.has(value));
		const isFree = (group: readonly T[]) =>
			!group.some((other) => own.some((set) => set.has(other)));
		const group = groups.find(isFree);
		if (group) group.push(value);
		else groups.push([value]);
	}
	return groups;
}

/** A text that shows more than this many values is no place to edit one of them. */
const mostOrigins = 6;

/** The values that carry no mark and can show on a page: numbers, days, times and names. */
function unmarkedValues(entries: readonly Entry[]): Value[] {
	return entries.flatMap((entry) =>
		entry.kind === "content"
			? pathsIn(entry.data, []).map((path) => ({
					entry,
					origin: { file: entry.file, path },
				}))
			: [],
	);
}

function pathsIn(value: unknown, path: ValuePath): ValuePath[] {
	const isOwn =
		typeof value === "number" || (typeof value === "string" && isShown(value));
	return isOwn
		? [path]
		: childrenOf(value, path).flatMap(([at, child]) => pathsIn(child, at));
}

/** Names of things, addresses and files are not shown as they are. */
function isShown(text: string): boolean {
	return (
		!/^[a-z0-9-]*[a-z][a-z0-9-]*$|^\/|^https?:|\.\w{3,4}$/.test(text) ||
		text.includes("@")
	);
}

/** Entries with other values in place of these, of the same kind and nearly the same size. */
function withOthers(
	entries: readonly Entry[],
	group: readonly Value[],
): Entry[] {
	const byEntry = groupBy(group, ({ entry }) => entry);
	return entries.map((entry) => {
		const values = entry.kind === "content" && byEntry.get(entry);
		if (!values) return entry;
		const paths = new Set(values.map(({ origin }) => pointer(origin.path)));
		return {
			...entry,
			data: changeData(entry.data, (value, path) =>
				paths.has(pointer(path)) ? (othersThan(value)[0] ?? value) : undefined,
			),
		};
	});
}

/** A site with another value in one place; undefined if a page can't show the value. */
export function builtWithOther(
	{ file, path }: ValueAddress,
	built: Built,
	memo: Memo,
): (Built & { readonly model: Model }) | undefined {
	const entry = built.entries.find(
		(each) => each.kind === "content" && each.file === file,
	);
	if (entry?.kind !== "content") return undefined;
	const entries =
		path === "markdown"
			? built.entries.map((each) =>
					each === entry
						? { ...entry, body: entry.body && bodyWith(entry.body, "x") }
						: each,
				)
			: withOthers(built.entries, [{ entry, origin: { file, path } }]);
	return { ...siteOf(entries, built, memo), entries };
}

/** The site that is made of these entries. */
export function siteOf(entries: readonly Entry[], built: Built, memo: Memo) {
	const model = modelOf(entries, built.site, built.date, memo);
	return { ...built, ...assemble(model, built, memo), model };
}

/** The HTML of the page at a path, made of these entries. */
function pageWith(
	entries: readonly Entry[],
	path: string,
	built: Built,
	memo: Memo,
): string {
	const model = modelOf(entries, built.site, built.date, memo);
	return assemblePage(path, model, built, memo) ?? "";
}

/** The entries without those of the pages, as articles, that a page neither is nor leads to, if it is the same without them. */
function entriesFor(path: string, built: Built, memo: Memo): readonly Entry[] {
	const { entries, model } = built;
	if (!model) return entries;
	const page = (some: readonly Entry[]) => pageWith(some, path, built, memo);
	const whole = page(entries);
	const needless = new Set(
		[...model.byLocale].flatMap(([locale, { routed }]) =>
			Object.entries(routed).flatMap(([collection, items]) =>
				items
					.filter((item) => item.path !== path)
					.filter((item) => !whole.includes(`"${item.path}"`))
					.map(({ id }) => `${collection} ${locale} ${id}`),
			),
		),
	);
	const fewer = entries.filter(
		(entry) =>
			entry.kind !== "content" ||
			!needless.has(`${entry.collection} ${entry.locale} ${entry.id}`),
	);
	return page(fewer) === whole ? fewer : entries;
}

const tokens =
	/<(script|style|svg|template)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>|(?<text>[^<]+)/g;

/** The texts of a page between its tags, as written in HTML, except white space. */
export function textsOf(html: string): string[] {
	const body = html.slice(Math.max(0, html.indexOf("<body")));
	return [...body.matchAll(tokens)].flatMap(({ groups }) => {
		const text = groups?.text?.trim();
		return text ? [text] : [];
	});
}

function changedTexts(
	before: readonly string[],
	after: readonly string[],
): ReadonlySet<number> {
	if (before.length === after.length)
		return new Set(
			before.flatMap((text, index) => (text === after[index] ? [] : [index])),
		);
	return new Set(
		hunksOf(before, after).flatMap(({ removed, removedAt }) =>
			removed.map((_, index) => removedAt + index),
		),
	);
}
