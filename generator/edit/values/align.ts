import { groupBy } from "../../diagnostics/group-by.ts";
import { diffLists } from "../../text/diff-lists.ts";
import { isCollection } from "../file/yaml-value.ts";
import type { YamlValue } from "../protocol.ts";

/** Which items of two versions of a list are the same. */
export type Alignment = {
	/** For each item of the new list, its index in the old one; undefined where it was added. */
	readonly origins: readonly (number | undefined)[];
	/** The old indexes of the items that have changed their places among the others: as few as there can be. */
	readonly moved: ReadonlySet<number>;
	/** The old indexes of the items that are gone. */
	readonly removed: readonly number[];
	/** The old indexes of the items that are others altogether: no part of them is taken back by itself. */
	readonly replaced: ReadonlySet<number>;
};

/**
 * Finds the items of a list in another version of it: those that are equal, then those that are most alike, then those that
 * took the place of others.
 */
export function align(
	old: readonly YamlValue[],
	now: readonly YamlValue[],
): Alignment {
	const origins: (number | undefined)[] = now.map(() => undefined);
	const free = new Set(old.keys());
	const match = (from: number, to: number) => {
		if (!free.has(from) || origins[to] !== undefined) return;
		origins[to] = from;
		free.delete(from);
	};
	const added = () => [...now.keys()].filter((to) => origins[to] === undefined);
	for (const [from, to] of equalInOrder(old, now)) match(from, to);
	const equal = groupBy([...free], (from) => JSON.stringify(old[from]));
	for (const to of added()) {
		const from = equal.get(JSON.stringify(now[to]))?.shift();
		if (from !== undefined) match(from, to);
	}
	for (const [from, to] of mostAlike(old, now, [...free], added()))
		match(from, to);
	const replaced = inPlaceOfOthers(old, now, origins);
	for (const [from, to] of replaced) match(from, to);
	return {
		origins,
		moved: movedIn(origins),
		removed: [...free],
		replaced: new Set(replaced.map(([from]) => from)),
	};
}

type Pair = readonly [from: number, to: number];

function equalInOrder(
	old: readonly YamlValue[],
	now: readonly YamlValue[],
): Pair[] {
	const written = (items: readonly YamlValue[]) =>
		items.map((item) => JSON.stringify(item));
	const pairs: Pair[] = [];
	let [from, to] = [0, 0];
	const end = { removed: [], added: [], removedAt: old.length };
	for (const hunk of [...diffLists(written(old), written(now)), end]) {
		while (from < hunk.removedAt) pairs.push([from++, to++]);
		from += hunk.removed.length;
		to += hunk.added.length;
	}
	return pairs;
}

/** How much two items must have in common to be the same one (0 to 1), and to be one in place of another. */
const leastLikeness = 0.75;
const leastInPlace = 0.4;

/** Pairs of items that are alike, the most alike first. */
function mostAlike(
	old: readonly YamlValue[],
	now: readonly YamlValue[],
	gone: readonly number[],
	come: readonly number[],
): Pair[] {
	const [olds, news] = [old, now].map((items) => groupBy(items, nameOf));
	const isName = (name: unknown) =>
		name !== undefined &&
		[olds, news].every((names) => names?.get(name)?.length === 1);
	const isNamesake = (one: YamlValue, other: YamlValue) =>
		nameOf(one) === nameOf(other) && isName(nameOf(one));
	return pairsBy(
		old,
		now,
		[gone, come],
		leastLikeness,
		(one, other) =>
			Number(isNamesake(one, other)) + likeness(wordsOf(one), wordsOf(other)),
	);
}

type Indexes = readonly number[];

/** The pairs of items whose score is high enough, the highest first; each item is in one of them. */
function pairsBy(
	old: readonly YamlValue[],
	now: readonly YamlValue[],
	[gone, come]: readonly [gone: Indexes, come: Indexes],
	least: number,
	scoreOf: (one: YamlValue, other: YamlValue) => number,
): Pair[] {
	const scored = gone.flatMap((from) =>
		come.map((to) => ({
			pair: [from, to] as const,
			score: scoreOf(old[from] ?? null, now[to] ?? null),
		})),
	);
	const taken = new Set<string>();
	return scored
		.filter(({ score }) => score >= least)
		.toSorted((a, b) => b.score - a.score)
		.map(({ pair }) => pair)
		.filter(([from, to]) => {
			const [one, other] = [`old ${from}`, `new ${to}`];
			if (taken.has(one) || taken.has(other)) return false;
			taken.add(one).add(other);
			return true;
		});
}

/** The identity of an item: its first text or number, such as an id or a guest. Undefined for a single value. */
function nameOf(item: YamlValue): unknown {
	return isCollection(item)
		? Object.values(item).find(
				(each) => typeof each === "string" || typeof each === "number",
			)
		: undefined;
}

/** The part of the words (0 to 1) that two texts share. */
function likeness(one: string, other: string): number {
	const words = new Set(one.split(/[ \t\n]+/));
	const others = new Set(other.split(/[ \t\n]+/));
	const shared = [...words].filter((word) => others.has(word)).length;
	return shared / Math.max(words.size, others.size);
}

/** All words within a value. */
function wordsOf(value: YamlValue): string {
	return isCollection(value)
		? Object.values(value).map(wordsOf).join(" ")
		: String(value);
}

/**
 * Between the same neighbours, each item that is like one there took its place; and so did the single values that are left,
 * where there are as many as before, or more.
 */
function inPlaceOfOthers(
	old: readonly YamlValue[],
	now: readonly YamlValue[],
	origins: readonly (number | undefined)[],
): Pair[] {
	const kept = new Set(origins);
	const gone = [...old.keys()].filter((from) => !kept.has(from));
	const ends = [...now.keys(), now.length].filter(
		(to) => to === now.length || origins[to] !== undefined,
	);
	return ends.flatMap((end, index) => {
		const start = ends[index - 1] ?? -1;
		const above = start < 0 ? -1 : (origins[start] ?? -1);
		const below = origins[end] ?? old.length;
		const was = gone.filter((from) => above < from && from < below);
		const is = [...now.keys()].slice(start + 1, end);
		const alike = pairsBy(old, now, [was, is], leastInPlace, (one, other) =>
			likeness(wordsOf(one), wordsOf(other)),
		);
		const left = was.filter((each) => !alike.some(([from]) => from === each));
		const places = is.filter((each) => !alike.some(([, to]) => to === each));
		const pairs = left.map((from, at) => [from, places[at] ?? 0] as const);
		const areSingle = pairs
			.flatMap(([from, to]) => [old[from] ?? null, now[to] ?? null])
			.every(isSingle);
		// New items are added below.
		return left.length <= places.length && areSingle
			? [...alike, ...pairs]
			: alike;
	});
}

/** A thing of at most this many words can't be identified once some of them have changed. */
const fewWords = 6;

/** A text or a number, or one in every language; or a thing of a few words. */
function isSingle(value: YamlValue): boolean {
	return (
		!isCollection(value) ||
		wordsOf(value).split(/\s+/).length <= fewWords ||
		(!Array.isArray(value) &&
			Object.keys(value).every((key) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(key)) &&
			Object.values(value).every((each) => typeof each === "string"))
	);
}

/** The old indexes that are not in the longest part that kept its order. */
function movedIn(origins: readonly (number | undefined)[]): Set<number> {
	const kept = origins.filter((origin) => origin !== undefined);
	const inOrder = kept.toSorted((a, b) => a - b);
	return new Set(diffLists(inOrder, kept).flatMap(({ removed }) => removed));
}
