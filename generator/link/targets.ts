import type { Collection, Entries } from "../definition.ts";
import { getValueAt, type Path } from "../diagnostics/places.ts";
import { media, type ReferenceTarget } from "../schema/reference.ts";
import type { ContentEntry } from "../types.ts";

// The targets of references: entries of a collection, keys of a map in one file, files of content/media.

/** Returns a target, and the collection that defines its names; files of content/media have none. */
export function getTarget(
	name: string,
	{ site }: Pick<Entries, "site">,
): { readonly target: ReferenceTarget; readonly collection?: Collection } {
	if (name === media.name) return { target: media };
	const collection = site.collections.find(
		({ target }) => target?.name === name,
	);
	if (!collection?.target)
		throw new Error(`No collection is the target ${name}.`);
	return { target: collection.target, collection };
}

/** Lists the names that references to a target can have. */
export function listNames(target: string, entries: Entries): readonly string[] {
	return getTarget(target, entries).collection
		? listTargetItems(target, entries).map((each) => each.name)
		: [...entries.media.keys()];
}

/** An item that references can name, with the texts by which people know it, such as its title. */
export type TargetItem = {
	readonly name: string;
	readonly data: unknown;
	labels(): readonly unknown[];
};

/** Lists the items that references to a target can name; none if they are files. */
export function listTargetItems(name: string, entries: Entries): TargetItem[] {
	const { target, collection } = getTarget(name, entries);
	if (!collection) return [];
	const map = findTargetNameMap(name, entries);
	// The files of one entry in several languages have one name.
	const items: readonly (readonly [string, unknown])[] = map
		? Object.entries(Object(getValueAt(map.entry.data, map.path)))
		: [...new Map(entries.of(collection).map(({ id, data }) => [id, data]))];
	return items.map(([name, data]) => ({
		name,
		data,
		labels: () => target.words?.(data) ?? [],
	}));
}

/** Finds the map whose keys are the names of a target; undefined if the names are those of files. */
export function findTargetNameMap(
	name: string,
	entries: Entries,
): { readonly entry: ContentEntry; readonly path: Path } | undefined {
	const { target, collection } = getTarget(name, entries);
	const [entry] = collection ? entries.of(collection) : [];
	return entry && target.path ? { entry, path: target.path } : undefined;
}
