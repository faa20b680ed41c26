import { getValueAt } from "../../diagnostics/places.ts";
import { isCollection } from "../file/yaml-value.ts";
import type { ValuePath, YamlValue } from "../protocol.ts";
import { align } from "../values/align.ts";

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
	return getValueAt(value, [key]);
}

/**
 * The index that each item of a list has in the next version of it; undefined where that isn't sure. A thing that came in
 * the place of another one is not the same.
 */
function itemsAfter(
	before: readonly YamlValue[],
	after: readonly YamlValue[],
): (number | undefined)[] {
	const { origins, replaced } = align(before, after);
	const places = new Map(origins.map((origin, index) => [origin, index]));
	return before.map((item, index) =>
		replaced.has(index) && isCollection(item) ? undefined : places.get(index),
	);
}
