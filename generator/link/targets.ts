import type { Collection, Entries } from "../definition.ts";
import { type Path, valueAt } from "../diagnostics/places.ts";
import { isLocalized } from "../schema/localized.ts";
import { media, type ReferenceTarget } from "../schema/reference.ts";
import { slugify } from "../text/slug.ts";
import { isText } from "../text/text.ts";
import type { ContentEntry } from "../types.ts";

// The targets of references: entries of a collection, keys of a map in one file, files of content/media.

/** The kind of thing that a reference names, and the collection that defines its names; files of content/media have none. */
export function targetOf(
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

/** The names that can be referred to. */
export function namesOf(name: string, entries: Entries): readonly string[] {
	return targetOf(name, entries).collection
		? namedValues(name, entries).map((each) => each.name)
		: [...entries.media.keys()];
}

/** The entry and the path of the map whose keys are the names of a kind; undefined if the names are those of files. */
export function mapOf(
	name: string,
	entries: Entries,
): { readonly entry: ContentEntry; readonly path: Path } | undefined {
	const { target, collection } = targetOf(name, entries);
	const [entry] = collection ? entries.of(collection) : [];
	return entry && target.path ? { entry, path: target.path } : undefined;
}

/**
 * The name of the only thing of its kind that these words describe: a page by its address or title, a person by their
 * name. `written` is what was written instead of a name.
 */
export function nameFor(
	target: string,
	written: string,
	entries: Entries,
): string | undefined {
	const bare = written.replace(/^\{\{[a-z]+\.(.*)\}\}$/, "$1");
	const meant = fold(lastStep(bare));
	const [only, ...more] = new Set(
		// Files are compared by their paths (nearest.ts).
		namedValues(target, entries).flatMap(({ name, words }) =>
			[name, ...words().flatMap(wordsOf)].some((each) => fold(each) === meant)
				? name
				: [],
		),
	);
	return more.length === 0 && meant !== "" ? only : undefined;
}

/** Without capitals, spaces, signs and units: 450 EUR, 450. */
function fold(words: string): string {
	return slugify(words.replace(/(\d)\s*\p{L}{2,3}\.?$/u, "$1")).replaceAll(
		"-",
		"",
	);
}

/** The part of a path or an address that is a name: content/pages/faq.yaml, /en/faq, faq.html → faq. */
export function lastStep(written: string): string {
	const last = written.split(/[\\/]/).filter(Boolean).at(-1) ?? "";
	return last.replace(/\.(yaml|yml|md|html?|php|aspx?)$/i, "");
}

/** Everything that a reference of this target can name, but files: the names, their content, and what people call them. */
export function namedValues(name: string, entries: Entries) {
	const { target, collection } = targetOf(name, entries);
	if (!collection) return [];
	const map = mapOf(name, entries);
	// The files of one thing in several languages have one name.
	const things: readonly (readonly [string, unknown])[] = map
		? Object.entries(Object(valueAt(map.entry.data, map.path)))
		: [...new Map(entries.of(collection).map(({ id, data }) => [id, data]))];
	return things.map(([name, thing]) => ({
		name,
		thing,
		words: () => target.words?.(thing) ?? [],
	}));
}

/** The words of a value in any language; of an address, its last part. */
export function wordsOf(value: unknown): string[] {
	if (typeof value === "string")
		return [value.startsWith("/") ? lastStep(value) : value];
	if (typeof value === "number") return [String(value)];
	if (isText(value)) return [value.source];
	if (Array.isArray(value)) return value.flatMap(wordsOf);
	return isLocalized(value) ? Object.values(value.values).flatMap(wordsOf) : [];
}
