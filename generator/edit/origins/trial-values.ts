import { groupBy } from "../../diagnostics/group-by.ts";
import { getPlaceByPointer, toPointer } from "../../diagnostics/places.ts";
import { mapData } from "../../schema/map-data.ts";
import type { ContentEntry, Entry } from "../../types.ts";
import type { Context } from "../context.ts";
import { nodesTo, singleShape } from "../fields/nodes.ts";
import type { ValuePath, YamlAddress } from "../protocol.ts";
import { childrenOf, dataAt, othersThan } from "./trial-data.ts";

/** A value of a file of the content, and one that is set instead for a trial. */
export type Value = {
	readonly entry: ContentEntry;
	readonly origin: YamlAddress;
	readonly other: unknown;
};

/** The values that carry no mark and can show on a page: numbers, days, times and names. */
export function unmarkedValues(
	entries: readonly Entry[],
	context: Context,
): Value[] {
	return entries.flatMap((entry) =>
		entry.kind === "content"
			? pathsIn(entry.data, [])
					.filter((path) => isShown(entry, path, context))
					.map((path) => otherValue(entry, path))
			: [],
	);
}

/** A value with another one of the same kind and nearly the same size. */
export function otherValue(entry: ContentEntry, path: ValuePath): Value {
	const value = dataAt(entry.data, path);
	const other = othersThan(value)[0] ?? value;
	return { entry, origin: { file: entry.file, path }, other };
}

function pathsIn(value: unknown, path: ValuePath): ValuePath[] {
	return typeof value === "number" || typeof value === "string"
		? [path]
		: childrenOf(value, path).flatMap(([at, child]) => pathsIn(child, at));
}

/** Names of things, addresses and files are not shown as they are. A word in small letters may be one: its schema knows. */
function isShown(
	{ data, file }: ContentEntry,
	path: ValuePath,
	context: Context,
): boolean {
	const text = dataAt(data, path);
	if (typeof text !== "string" || text.includes("@")) return true;
	if (/^\/|^https?:|\.\w{3,4}$/.test(text)) return false;
	if (!/^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(text)) return true;
	const node = nodesTo({ file, path }, context).at(-1);
	return node !== undefined && singleShape(node)?.isWords === true;
}

/** The empty lists in files where another list of that name has an item, with such an item. */
export function emptyLists(entries: readonly Entry[]): Value[] {
	return entries.flatMap((entry) => {
		if (entry.kind !== "content") return [];
		const lists = listsIn(entry.data, []);
		return lists.flatMap(([path, items]) => {
			const isEmpty =
				items.length === 0 && getPlaceByPointer(entry.places, toPointer(path));
			const like = lists.find(
				([other, { length }]) => length > 0 && other.at(-1) === path.at(-1),
			);
			const origin = { file: entry.file, path };
			return isEmpty && like
				? [{ entry, origin, other: like[1].slice(0, 1) }]
				: [];
		});
	});
}

function listsIn(
	value: unknown,
	path: ValuePath,
): (readonly [ValuePath, readonly unknown[]])[] {
	const below = childrenOf(value, path).flatMap(([at, child]) =>
		listsIn(child, at),
	);
	return Array.isArray(value) ? [[path, value], ...below] : below;
}

/** Entries with other values in place of these. */
export function withOthers(
	entries: readonly Entry[],
	group: readonly Value[],
): Entry[] {
	const byEntry = groupBy(group, ({ entry }) => entry);
	return entries.map((entry) => {
		const values = entry.kind === "content" && byEntry.get(entry);
		if (!values) return entry;
		const others = new Map(
			values.map(({ origin, other }) => [toPointer(origin.path), other]),
		);
		return {
			...entry,
			data: mapData(entry.data, (_, path) => others.get(toPointer(path))),
		};
	});
}
