import { isDeepStrictEqual } from "node:util";
import type { YamlValue } from "../protocol.ts";

/** A step from one list or map to another: what becomes of an item or a field. */
export type Step = {
	readonly key: string | number;
	/** Undefined to take it out. */
	readonly value: YamlValue | undefined;
	/** Whether it is to be inserted there. */
	readonly isNew: boolean;
};

/** Returns the steps from one map to another. */
export function stepsOfMap(before: YamlValue, value: YamlValue): Step[] {
	const now = Object.entries(before ?? {}) as [string, YamlValue][];
	const next = Object.entries(value ?? {}) as [string, YamlValue][];
	const names = new Set(next.map(([key]) => key));
	// The last field of a map can't be taken out before another is there.
	return [
		...next.map(([key, each]) => ({ key, value: each, isNew: false })),
		...now
			.filter(([key]) => !names.has(key))
			.map(([key]) => ({ key, value: undefined, isNew: false })),
	];
}

/**
 * Returns the steps from one list to another, in their order. What both lists begin and end with stays; what is between
 * is replaced item by item, then added or taken out.
 */
export function stepsOfList(
	before: readonly YamlValue[],
	value: readonly YamlValue[],
): Step[] {
	const isSame = (index: number, other: number) =>
		isDeepStrictEqual(before.at(index), value.at(other));
	const least = Math.min(before.length, value.length);
	let head = 0;
	while (head < least && isSame(head, head)) head++;
	let tail = 0;
	while (tail < least - head && isSame(-1 - tail, -1 - tail)) tail++;
	const replaced = value.slice(head, least - tail);
	const added = value.slice(least - tail, value.length - tail);
	const surplus = before.slice(least - tail, before.length - tail);
	const end = head + replaced.length;
	return [
		...replaced.map((each, index) => ({
			key: head + index,
			value: each,
			isNew: false,
		})),
		...added.map((each, index) => ({
			key: end + index,
			value: each,
			isNew: true,
		})),
		...surplus.map(() => ({ key: end, value: undefined, isNew: false })),
	];
}
