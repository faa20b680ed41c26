import { isDeepStrictEqual } from "node:util";
import { hunksOf } from "../../compare/hunks.ts";
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

/** Returns the steps from one list to another, in their order: what differs is replaced item by item, then added or taken out. */
export function stepsOfList(
	before: readonly YamlValue[],
	value: readonly YamlValue[],
): Step[] {
	return hunksOf(before, value, isDeepStrictEqual).flatMap(
		({ removed, added, addedAt }) => [
			...added.map((each, index) => ({
				key: addedAt + index,
				value: each,
				isNew: index >= removed.length,
			})),
			...removed.slice(added.length).map(() => ({
				key: addedAt + added.length,
				value: undefined,
				isNew: false,
			})),
		],
	);
}
