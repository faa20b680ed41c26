import { isDeepStrictEqual } from "node:util";
import { isCollection, isList } from "../file/yaml-value.ts";
import type { ValuePath, YamlValue } from "../protocol.ts";
import { align } from "./align.ts";

/** A difference between two versions of a value that can be taken back by itself. */
export type ValueChange = {
	readonly kind: "set" | "add" | "remove" | "move";
	/** Where it is in the new version; of what is removed, where it was. */
	readonly path: ValuePath;
	/** Its value in the old and in the new version; undefined if it has none. */
	readonly old: YamlValue | undefined;
	readonly now: YamlValue | undefined;
	/** The same whatever else has changed: the path in the old version, where what was added goes by its value. */
	readonly key: readonly unknown[];
};

/** Whether a change is taken back. */
export type Choice = (change: ValueChange) => boolean;

type Place = Pick<ValueChange, "path" | "key"> & {
	/** The path in the old version. */
	readonly from: ValuePath;
};

const top: Place = { path: [], from: [], key: [] };

/** The new version of a value without the changes that are chosen. */
export function takenBack(
	old: YamlValue,
	now: YamlValue,
	isChosen: Choice,
	place = top,
): YamlValue {
	if (isDeepStrictEqual(old, now)) return now;
	if (isMap(old) && isMap(now)) return ofMaps(old, now, isChosen, place);
	if (isList(old) && isList(now) && !areOneValue(old, now))
		return ofLists(old, now, isChosen, place);
	return whole(old, now, isChosen, place);
}

function whole(
	old: YamlValue,
	now: YamlValue,
	isChosen: Choice,
	{ path, key }: Place,
): YamlValue {
	return isChosen({ kind: "set", path, key, old, now }) ? old : now;
}

/** A map of a value. */
export type YamlMap = { readonly [key: string]: YamlValue };

/** Whether a value is a map. */
export function isMap(value: YamlValue | undefined): value is YamlMap {
	return isCollection(value) && !isList(value);
}

/** Whether lists are each one value: of times, names or numbers, and not of texts or things. */
export function areOneValue(...lists: readonly (readonly YamlValue[])[]) {
	return lists
		.flat()
		.every((item) => !isCollection(item) && /^\S{0,24}$/.test(String(item)));
}

function ofMaps(
	old: YamlMap,
	now: YamlMap,
	isChosen: Choice,
	place: Place,
): YamlMap {
	const made = Object.entries(now).filter(([name, value]) => {
		const change = { kind: "add", old: undefined, now: value } as const;
		return (
			Object.hasOwn(old, name) || !isChosen({ ...change, ...at(place, name) })
		);
	});
	const within = made.map(([name, value]): [string, YamlValue] => {
		const was = Object.hasOwn(old, name) ? old[name] : undefined;
		return was === undefined
			? [name, value]
			: [name, takenBack(was, value, isChosen, at(place, name))];
	});
	const back = Object.entries(old).filter(([name, value]) => {
		if (Object.hasOwn(now, name)) return false;
		const { key, from } = at(place, name);
		const change = { kind: "remove", old: value, now: undefined } as const;
		return isChosen({ ...change, key, path: from });
	});
	return Object.fromEntries([...within, ...back]);
}

function at({ path, from, key }: Place, name: string): Place {
	return {
		path: [...path, name],
		from: [...from, name],
		key: [...key, name],
	};
}

/** An item, and its index in the old list, if it has kept its place among the others. */
type Kept = { readonly origin: number | undefined; readonly value: YamlValue };

function ofLists(
	old: readonly YamlValue[],
	now: readonly YamlValue[],
	isChosen: Choice,
	{ path, from, key }: Place,
): YamlValue[] {
	const { origins, moved, removed, replaced } = align(old, now);
	const kept: Kept[] = [];
	const back: (Kept & { readonly origin: number })[] = [];
	for (const [index, value] of now.entries()) {
		const origin = origins[index];
		const own = [...path, index];
		if (origin === undefined) {
			const change = { kind: "add", old: undefined, now: value } as const;
			if (!isChosen({ ...change, path: own, key: [...key, { added: value }] }))
				kept.push({ origin, value });
			continue;
		}
		const was = old[origin] ?? null;
		const place = {
			path: own,
			from: [...from, origin],
			key: [...key, origin],
		};
		const made = replaced.has(origin)
			? whole(was, value, isChosen, place)
			: takenBack(was, value, isChosen, place);
		const isMoved = moved.has(origin);
		// It is the same move whatever is changed within the item.
		const change = { kind: "move", old: was, now: was } as const;
		if (isMoved && isChosen({ ...change, path: own, key: place.key }))
			back.push({ origin, value: made });
		else kept.push({ origin: isMoved ? undefined : origin, value: made });
	}
	for (const origin of removed) {
		const value = old[origin] ?? null;
		const change = { kind: "remove", old: value, now: undefined } as const;
		const own = { path: [...from, origin], key: [...key, origin] };
		if (isChosen({ ...change, ...own })) back.push({ origin, value });
	}
	for (const each of back) kept.splice(placeOf(each.origin, kept), 0, each);
	return kept.map(({ value }) => value);
}

/** Where an item of the old list goes: before the next one that kept its place, or else behind the last one. */
function placeOf(origin: number, kept: readonly Kept[]): number {
	const next = kept.findIndex((each) => (each.origin ?? -1) > origin);
	return next >= 0
		? next
		: kept.findLastIndex((each) => each.origin !== undefined) + 1;
}
