import type { BuiltSite } from "../../build-types.ts";
import { toDigest } from "../../cache/digest.ts";
import { createMemo, type Memo } from "../../cache/memo.ts";
import { decodeEntities } from "../../compare/extract.ts";
import { getValidEntries } from "../../link/entries.ts";
import { createModel } from "../../link/index.ts";
import type { Model } from "../../link/model.ts";
import { createSiteOutput, renderPageAt } from "../../site-output.ts";
import { diffLists, type Hunk } from "../../text/diff-lists.ts";
import { notFoundPath } from "../../text/url.ts";
import type { Entry } from "../../types.ts";
import { contextOf } from "../context.ts";
import type { FoundText, ValueAddress, YamlAddress } from "../protocol.ts";
import { markPattern } from "./mark-form.ts";
import { valuesById, withMarks } from "./marks.ts";
import { bodyWith } from "./trial-data.ts";
import {
	emptyLists,
	otherValue,
	unmarkedValues,
	type Value,
	withOthers,
} from "./trial-values.ts";

// Where prices, times and names on a page come from, which carry no mark: by trial. What changes with a value shows it.

/** A text of a page without marks, its index among all texts, and the values that it may show. */
type Candidate = {
	readonly text: string;
	readonly index: number;
	readonly shown: Set<Value>;
};

/**
 * Finds out which values the texts of a page show that carry no mark. Values are changed in groups, two for each binary
 * digit of their numbers: those with a 0 there, and those with a 1. A text may show a value if it differs whenever that one
 * is changed; where many remain, they are changed in other groups, and where a few do, apart. Neighbours, as the first price
 * and the last, have numbers that differ in one digit (a Gray code), so that no others remain beside them. A word that takes
 * the place of what isn't there, and one that names what stands beside it, are found too, with the value that is meant.
 * `pause` is awaited between the builds; when it resolves to false, the search ends without a result.
 */
export async function textsByTrial(
	address: string,
	clean: BuiltSite,
	pause: () => Promise<boolean>,
): Promise<readonly FoundText[] | undefined> {
	const isThere = clean.pages.some((page) => page.path === address);
	const path = isThere ? address : notFoundPath;
	const memo = createMemo();
	const marked = withMarks(
		getValidEntries(entriesFor(path, clean, memo)),
		memo,
	);
	const texts = textsOf(pageWith(marked, path, clean, memo));
	const values = unmarkedValues(marked, contextOf(clean, "en"));
	const candidates = texts.flatMap((text, index): Candidate[] =>
		idOf(text) === undefined ? [{ text, index, shown: new Set(values) }] : [],
	);

	/** The texts of the page with other values in place of these; undefined if the search ends. */
	async function textsWithOthers(group: readonly Value[]) {
		if (!(await pause())) return undefined;
		const entries = withOthers(marked, group);
		const other = textsOf(pageWith(entries, path, clean, memo));
		// Sites made for other values are reused.
		memo.dropUnused();
		return other;
	}

	/** Leaves out values that may all change without the text; false if the search ends. */
	async function narrow(
		groups: readonly (readonly Value[])[],
		among: readonly Candidate[],
	): Promise<boolean> {
		for (const group of groups) {
			const other = await textsWithOthers(group);
			if (!other) return false;
			leaveOut(group, among, changedTexts(texts, other));
		}
		return true;
	}

	if (!(await narrow(byDigits(values), candidates))) return undefined;
	// Of several values whose numbers are far apart, others of other numbers remain.
	let many = candidates.filter(isOfMany);
	for (let round = 0; many.length > 0 && round < mostRounds; round++) {
		const before = new Map(many.map((each) => [each, each.shown.size]));
		if (!(await narrow(inParts(shuffled(many, round)), many))) return undefined;
		many = many.filter(
			(each) => isOfMany(each) && isNearer(each, before.get(each) ?? 0),
		);
	}
	const few = candidates.filter(({ shown: { size } }) => size <= mostApart);
	const doubtful = few.filter(({ shown: { size } }) => size > 1);
	const alone = apart(doubtful.map(({ shown }) => new Set(shown)));
	if (!(await narrow(alone, doubtful))) return undefined;
	const instead = await wordsInstead(marked, texts, textsWithOthers);
	if (!instead) return undefined;
	const found = few
		.filter((each) => each.shown.size > 0 && !isOfMany(each))
		.map(({ index, shown }) => [index, originsOf(shown)] as const);
	return asFound(texts, new Map([...instead, ...found]), valuesById(marked));
}

function originsOf(values: ReadonlySet<Value>): readonly YamlAddress[] {
	return [...values].map(({ origin }) => origin);
}

function isOfMany({ shown }: Candidate): boolean {
	return shown.size > mostOrigins;
}

/** Whether a round has left out as many values as it does where a text shows six: those that show more are not waited for. */
function isNearer({ shown: { size } }: Candidate, before: number): boolean {
	return size < (before < 4 * mostOrigins ? before : 0.7 * before);
}

/** The texts that show values, each with its number among those that read the same. */
function asFound(
	texts: readonly string[],
	found: ReadonlyMap<number, readonly YamlAddress[]>,
	byId: ReadonlyMap<string, ValueAddress>,
): FoundText[] {
	const plain = texts.map((text) =>
		decodeEntities(text.replaceAll(markPattern, "")),
	);
	const nths = nthsOf(plain);
	return texts.flatMap((text, index) => {
		const own = byId.get(idOf(text) ?? "");
		const origins = found.get(index) ?? named(own, found.get(index + 1) ?? []);
		return origins.length === 0
			? []
			: [
					{
						text: plain[index] ?? "",
						nth: nths[index] ?? 0,
						// The word itself is one for the whole site.
						origins: own ? [...origins, own] : origins,
					},
				];
	});
}

/**
 * What a word names: of a word with the key `saturday`, that which has this key in another file, if the text beside it on
 * the page shows a value of it.
 */
function named(
	own: ValueAddress | undefined,
	beside: readonly YamlAddress[],
): YamlAddress[] {
	if (!own || own.path === "markdown") return [];
	const [key] = own.path.slice(-2);
	return beside
		.flatMap(({ file, path }) => {
			const depth = path.indexOf(key ?? "");
			return file !== own.file && depth > 0 && depth < path.length - 1
				? [{ file, path: path.slice(0, depth + 1) }]
				: [];
		})
		.slice(0, 1);
}

/** The words that stand on a page for as long as a list is empty, as that a shop is closed; undefined if the search ends. */
async function wordsInstead(
	entries: readonly Entry[],
	texts: readonly string[],
	textsWithOthers: (
		group: readonly Value[],
	) => Promise<readonly string[] | undefined>,
) {
	const found: [index: number, origins: YamlAddress[]][] = [];
	const lists = emptyLists(entries);
	const together = lists.length > 1 ? await textsWithOthers(lists) : texts;
	if (!together) return undefined;
	if (lists.length > 1 && goneTexts(texts, together).length === 0) return found;
	for (const list of lists.slice(0, mostLists)) {
		const other = await textsWithOthers([list]);
		if (!other) return undefined;
		for (const index of goneTexts(texts, other))
			if (idOf(texts[index]) !== undefined) found.push([index, [list.origin]]);
	}
	return found;
}

/** The most rounds of other groups. */
const mostRounds = 12;

/** The most empty lists that are filled for a search. */
const mostLists = 12;

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

/** The values in six groups: of three that a text shows, this leaves the fewest others for each build. */
function inParts(values: readonly Value[]): Value[][] {
	return Array.from({ length: 6 }, (_, part) =>
		values.filter((_, nth) => nth % 6 === part),
	);
}

/** The values that some texts may show, in another order for each round, which is always the same. */
function shuffled(candidates: readonly Candidate[], round: number): Value[] {
	return [...new Set(candidates.flatMap(({ shown }) => [...shown]))]
		.map(
			(value) =>
				[toDigest(`${round} ${JSON.stringify(value.origin)}`), value] as const,
		)
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

/** The most values that are changed apart: groups may have left a few more than a text shows. */
const mostApart = 2 * mostOrigins;

/** A site with another value in one place; undefined if a page can't show the value. */
export function builtWithOther(
	{ file, path }: ValueAddress,
	built: BuiltSite,
	memo: Memo,
): (BuiltSite & { readonly model: Model }) | undefined {
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
			: withOthers(built.entries, [otherValue(entry, path)]);
	return { ...siteOf(entries, built, memo), entries };
}

/** The site that is made of these entries. */
export function siteOf(
	entries: readonly Entry[],
	built: BuiltSite,
	memo: Memo,
) {
	const model = createModel(entries, built.site, built.date, memo);
	return { ...built, ...createSiteOutput(model, built, memo), model };
}

/** The HTML of the page at a path, made of these entries. */
function pageWith(
	entries: readonly Entry[],
	path: string,
	built: BuiltSite,
	memo: Memo,
): string {
	const model = createModel(entries, built.site, built.date, memo);
	return renderPageAt(path, model, built, memo) ?? "";
}

/** The entries without those of the pages, as articles, that a page neither is nor leads to, if it is the same without them. */
function entriesFor(
	path: string,
	built: BuiltSite,
	memo: Memo,
): readonly Entry[] {
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

/** The id of the mark of a text; undefined where it has none. */
function idOf(text = ""): string | undefined {
	const [first] = text.matchAll(markPattern);
	return first?.[1];
}

function changedTexts(
	before: readonly string[],
	after: readonly string[],
): ReadonlySet<number> {
	return new Set(
		differences(before, after).flatMap(({ removed, removedAt }) =>
			removed.map((_, index) => removedAt + index),
		),
	);
}

/** The texts that were replaced by others, except by ones that show the same value. */
function goneTexts(
	before: readonly string[],
	after: readonly string[],
): number[] {
	return differences(before, after).flatMap(({ removed, removedAt, added }) => {
		const ids = new Set(added.map(idOf));
		return removed.flatMap((text, index) =>
			ids.has(idOf(text)) ? [] : [removedAt + index],
		);
	});
}

/** The differences between the texts of two pages: one for each text if both pages have the same number. */
function differences(
	before: readonly string[],
	after: readonly string[],
): Hunk[] {
	if (before.length !== after.length) return diffLists(before, after);
	return before.flatMap((text, index) => {
		const other = after[index] ?? "";
		return text === other
			? []
			: [{ removed: [text], added: [other], removedAt: index, addedAt: index }];
	});
}
