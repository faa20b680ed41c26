import { isDeepStrictEqual } from "node:util";
import { isList } from "../file/yaml-value.ts";
import type { ValuePath, YamlValue } from "../protocol.ts";
import { align } from "./align.ts";
import { areOneValue, isMap, type YamlMap } from "./take-back.ts";

/** The versions of a value for a three-way merge; undefined if it doesn't exist. */
export type Versions<T = YamlValue | undefined> = {
	readonly base: T;
	readonly here: T;
	readonly disk: T;
};

/** One of two versions: the one that was made here, or the one that is on the disk. */
export type Side = "here" | "disk";

/** A value that both sides changed. */
export type Disagreement = Pick<Versions, Side> & {
	/** Where it is here; of an item that is not here, its list. */
	readonly path: ValuePath;
	/** A value, the place of an item in its list (its number), or a whole file. */
	readonly about: "value" | "place" | "file";
};

/** Chooses a version of a value that both sides changed. The answers don't affect which values are asked about. */
export type Decision = (about: Disagreement) => Side;

/** Brings two versions of a value together; undefined where there is none then. `path` is where it is. */
export function merged(
	versions: Versions,
	decide: Decision,
	path: ValuePath = [],
): YamlValue | undefined {
	const { base, here, disk } = versions;
	if (isDeepStrictEqual(here, disk) || isDeepStrictEqual(base, here))
		return disk;
	if (isDeepStrictEqual(base, disk)) return here;
	if (isMap(base) && isMap(here) && isMap(disk))
		return mergedMaps({ base, here, disk }, decide, path);
	if (isList(base) && isList(here) && isList(disk))
		if (!areOneValue(base, here, disk))
			return mergedLists({ base, here, disk }, decide, path);
	return versions[decide({ here, disk, path, about: "value" })];
}

function mergedMaps(
	{ base, here, disk }: Versions<YamlMap>,
	decide: Decision,
	path: ValuePath,
): YamlMap {
	const own = (map: YamlMap, name: string) =>
		Object.hasOwn(map, name) ? map[name] : undefined;
	const names = new Set([...Object.keys(disk), ...Object.keys(here)]);
	return Object.fromEntries(
		[...names].flatMap((name) => {
			const versions = {
				base: own(base, name),
				here: own(here, name),
				disk: own(disk, name),
			};
			const value = merged(versions, decide, [...path, name]);
			return value === undefined ? [] : [[name, value]];
		}),
	);
}

/** An item: its index in the base and in the list that was made here, where it has one. */
type Item = {
	readonly origin: number | undefined;
	readonly index: number | undefined;
	readonly value: YamlValue;
};

/** The list of the disk with what was done here: items taken out, moved and added. */
function mergedLists(
	{ base, here, disk }: Versions<readonly YamlValue[]>,
	decide: Decision,
	path: ValuePath,
): YamlValue[] {
	const [own, other] = [align(base, here), align(base, disk)];
	const indexOf = new Map(own.origins.map((origin, index) => [origin, index]));
	const items = disk.flatMap((value, at): Item[] => {
		const origin = other.origins[at];
		if (origin === undefined) return [{ origin, index: undefined, value }];
		const index = indexOf.get(origin);
		const made = merged(
			{
				base: base[origin],
				here: index === undefined ? undefined : here[index],
				disk: value,
			},
			decide,
			index === undefined ? path : [...path, index],
		);
		return made === undefined ? [] : [{ origin, index, value: made }];
	});
	for (const [index, value] of here.entries()) {
		const origin = own.origins[index];
		const there = items.findIndex((each) =>
			origin === undefined
				? isAddedThere(each) && isDeepStrictEqual(each.value, value)
				: each.origin === origin,
		);
		const known = items[there];
		const isKept = origin === undefined || !isMovedHere(origin, index);
		if (known && isKept) {
			items[there] = { ...known, index };
			continue;
		}
		const made = known?.value ?? comeBack(origin, value, index);
		if (made === undefined) continue;
		if (known) items.splice(there, 1);
		items.splice(placeOf(index, items), 0, { origin, index, value: made });
	}
	return items.map(({ value }) => value);

	function isMovedHere(origin: number, index: number): boolean {
		if (!own.moved.has(origin)) return false;
		if (!other.moved.has(origin)) return true;
		const place = { here: index + 1, disk: other.origins.indexOf(origin) + 1 };
		const about = { ...place, path: [...path, index], about: "place" } as const;
		return decide(about) === "here";
	}

	/** An item that is not on the disk: new, or changed here and taken out there. */
	function comeBack(
		origin: number | undefined,
		value: YamlValue,
		index: number,
	): YamlValue | undefined {
		return origin === undefined
			? value
			: merged({ base: base[origin], here: value, disk: undefined }, decide, [
					...path,
					index,
				]);
	}
}

/** Whether an item is on the disk alone. */
function isAddedThere({ origin, index }: Item): boolean {
	return origin === undefined && index === undefined;
}

/** Below the item that is above it in the list that was made here. */
function placeOf(index: number, items: readonly Item[]): number {
	const above = items.reduce<number>((best, each, at) => {
		const bestIndex = items[best]?.index ?? -1;
		return each.index !== undefined &&
			each.index < index &&
			each.index > bestIndex
			? at
			: best;
	}, -1);
	return above + 1;
}
