import { hunksOf } from "../../compare/hunks.ts";
import { pointer, valueAt, valuesWithin } from "../../diagnostics/places.ts";
import type { ValuePath } from "../protocol.ts";

// Which value of a file is which value of the next version of it. Keys stay; items of lists may move.

/** Whether each value of a file is where it was in the version before, whatever it is now. */
export function isSameShape(before: unknown, after: unknown): boolean {
	if (before === after) return true;
	if (Array.isArray(before) || Array.isArray(after))
		return (
			Array.isArray(before) &&
			Array.isArray(after) &&
			itemsAfter(before, after).every((to, index) => to === index) &&
			before.length === after.length &&
			before.every((item, index) => isSameShape(item, after[index]))
		);
	// A list that is gone may come back as another.
	return childrenOf(before).every(([key, child]) =>
		isSameShape(child, childAt(after, key)),
	);
}

/** The path of a value in the next version of its file; undefined if that can't be said for sure. */
export function pathAfter(
	[step, ...rest]: ValuePath,
	before: unknown,
	after: unknown,
): ValuePath | undefined {
	if (step === undefined) return [];
	const isList = Array.isArray(before);
	if (isList && !Array.isArray(after)) return undefined;
	const to =
		isList && Array.isArray(after)
			? itemsAfter(before, after)[Number(step)]
			: step;
	if (to === undefined) return undefined;
	const path = pathAfter(rest, childAt(before, step), childAt(after, to));
	return path && [to, ...path];
}

function childrenOf(value: unknown): [string, unknown][] {
	return typeof value === "object" && value !== null
		? Object.entries(value)
		: [];
}

function childAt(value: unknown, key: PropertyKey): unknown {
	return valueAt(value, [key]);
}

/** The index that each item of a list has in the next version of it; undefined for those that are not surely there. */
function itemsAfter(
	before: readonly unknown[],
	after: readonly unknown[],
): (number | undefined)[] {
	const [old, next] = [before, after].map((items) =>
		items.map((item) => JSON.stringify(item)),
	) as [string[], string[]];
	const to = unmoved(old, next);
	const taken = new Set(to);
	const left = () => next.flatMap((_, at) => (taken.has(at) ? [] : [at]));
	const give = (index: number, at: number) => {
		to[index] = at;
		taken.add(at);
	};
	for (const [index, item] of old.entries()) {
		if (to[index] !== undefined) continue;
		const moved = left().filter((at) => next[at] === item);
		const [at] = moved;
		if (at !== undefined && moved.length === 1) give(index, at);
	}
	// One that is neither where it was nor elsewhere was edited, if one alone is in its place that is like it.
	const lost = old.flatMap((_, index) =>
		to[index] === undefined ? index : [],
	);
	const [[index, ...more], [at, ...others]] = [lost, left()];
	if (
		index !== undefined &&
		at !== undefined &&
		more.length + others.length === 0 &&
		isLike(before[index], after[at])
	)
		give(index, at);
	return to;
}

/** The new index of each item that is neither moved nor changed. */
function unmoved(
	old: readonly string[],
	next: readonly string[],
): (number | undefined)[] {
	const to: (number | undefined)[] = [];
	let [from, at] = [0, 0];
	for (const { removed, removedAt, added, addedAt } of hunksOf(old, next)) {
		while (from < removedAt) to[from++] = at++;
		for (const _ of removed) to[from++] = undefined;
		at = addedAt + added.length;
	}
	while (from < old.length) to[from++] = at++;
	return to;
}

/** Whether an item may be another one that was edited: at least half of what is in them is the same, or it is one value. */
function isLike(one: unknown, other: unknown): boolean {
	const [before, after] = [leavesOf(one), leavesOf(other)];
	const shared = [...before].filter(([name]) => after.has(name));
	const same = shared.filter(([name, value]) => after.get(name) === value);
	const all = Math.max(before.size, after.size);
	return all === 1 ? shared.length === 1 : same.length * 2 >= all;
}

/** The single values within a value, by their pointers. */
function leavesOf(value: unknown): ReadonlyMap<string, unknown> {
	return new Map(
		[...valuesWithin(value)].flatMap(([path, leaf]) =>
			typeof leaf === "object" && leaf !== null ? [] : [[pointer(path), leaf]],
		),
	);
}
