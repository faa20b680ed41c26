import { cacheByObject } from "../cache/by-object.ts";
import {
	type Collection,
	type CollectionOf,
	type Entries,
	findCollection,
	type Route,
	type SiteDefinition,
} from "../definition.ts";
import {
	type Diagnostic,
	type Explanation,
	errorAt,
	fileStart,
	type Place,
} from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import { findNearestPlace, type Path } from "../diagnostics/places.ts";
import { createSiteError } from "../diagnostics/site-error.ts";
import { isInPeriod, isReversedPeriod } from "../languages/days.ts";
import type { Locale } from "../languages/languages.ts";
import type {
	ContentEntry,
	ContentFile,
	Entry,
	FoundText,
	Redirect,
	ValidEntry,
} from "../types.ts";

/** Returns the entries without errors, which can be linked. */
export function getValidEntries(entries: readonly Entry[]): ValidEntry[] {
	return entries.filter((entry) => entry.kind !== "invalid");
}

/** Replaces entries with errors by those of an earlier version of the content. */
export function replaceInvalidEntries(
	entries: readonly Entry[],
	earlier: readonly Entry[] = [],
): Entry[] {
	const standIns = new Map(earlier.map((each) => [each.file, each]));
	return entries.map((each) =>
		each.kind === "invalid" ? (standIns.get(each.file) ?? each) : each,
	);
}

/** Lists the files of collections, valid or not. */
export function listContentFiles(entries: readonly Entry[]): ContentFile[] {
	return entries.filter(
		({ kind }) => kind === "content" || kind === "invalid",
	) as ContentFile[];
}

/** Finds the file of a collection at a path, valid or not. */
export function findContentFile(
	path: string,
	entries: readonly Entry[],
): ContentFile | undefined {
	return listContentFiles(entries).find(({ file }) => file === path);
}

/** Indexes the entries of a site on a day. */
export function indexEntries(
	entries: readonly ValidEntry[],
	date: string,
	site: SiteDefinition,
): Entries {
	const content = entries.filter((entry) => entry.kind === "content");
	const media = entries.filter((entry) => entry.kind === "media");
	const collected = groupBy(content, ({ collection }) => collection);
	const of = <T>(collection: CollectionOf<T>) =>
		// An entry's content is of its own collection: `parse` checked it with that schema.
		(collected.get(getCollectionName(collection, site)) ??
			[]) as readonly ContentEntry<T>[];
	const named = new Map(
		content.toReversed().map((entry) => [toEntryKey(entry), entry]),
	);
	const find = <T>(
		collection: CollectionOf<T>,
		id: string,
		locale?: Locale,
	) => {
		const name = getCollectionName(collection, site);
		return named.get(toEntryKey({ collection: name, id, part: "", locale })) as
			| ContentEntry<T>
			| undefined;
	};
	const texts = groupBy(
		of(site.pages.texts),
		({ id, locale }) => `${id}.${locale}`,
	);
	const isPublished = (entry: ContentEntry) => {
		// A text is published with the entry that it belongs to.
		const { textOf = "" } = findCollection(site, entry.collection) ?? {};
		const owners = findCollection(site, textOf);
		const owner = owners ? find(owners, entry.id) : entry;
		if (Object(owner?.raw).draft === true) return false;
		const { period = {} } = owner ?? {};
		// A period that ends before it begins is reported by itself; it must not cause further problems.
		return isReversedPeriod(period) || isInPeriod(period, date);
	};
	const files = new Set(entries.map(({ file }) => file));
	return {
		site,
		content,
		date,
		// Many checks ask for it.
		isPublished: cacheByObject(isPublished),
		media: new Map(media.map((entry) => [entry.id, entry])),
		templates: entries.filter((entry) => entry.kind === "template"),
		isThere: (file) => files.has(file),
		of,
		find,
		translation: ({ collection, id, part }, locale) =>
			named.get(toEntryKey({ collection, id, part, locale })),
		texts: (page, locale) => texts.get(`${page}.${locale}`) ?? [],
		only: (collection) => {
			const [entry] = of(collection);
			// `link` has reported missing files.
			if (!entry) throw new Error(`content/${collection.files} is missing.`);
			return entry.data;
		},
	};
}

/** Returns the name of a collection, which that of a site's code gets where the site lists it. */
export function getCollectionName(
	collection: CollectionOf<unknown>,
	{ collections }: Pick<SiteDefinition, "collections">,
): string {
	if ("name" in collection) return collection.name;
	// No two collections have the same files.
	const found = collections.find(({ files }) => files === collection.files);
	if (!found)
		throw createSiteError(
			`The site doesn't list the collection of ${collection.files} among its \`collections\`.`,
			{ definition: collection },
		);
	return found.name;
}

/** Identifies an entry. If two entries have the same key, the first one is used. */
function toEntryKey({
	collection,
	id,
	part,
	locale,
}: Pick<ContentEntry, "collection" | "id" | "part" | "locale">): string {
	return `${collection}/${id}/${part}.${locale}`;
}

/** Returns the collections of one file, which every site needs. */
export function listSingleFileCollections({
	collections,
}: SiteDefinition): Collection[] {
	return collections.filter(({ files }) => !files.includes("{id}"));
}

/** Returns the entries that have pages of their own, with their routes. */
export function listRoutedEntries(
	entries: Entries,
): readonly { readonly entry: ContentEntry; readonly route: Route }[] {
	return entries.site.collections.flatMap((collection) => {
		const { route } = collection;
		return route
			? entries.of(collection).map((entry) => ({ entry, route }))
			: [];
	});
}

/** Returns the entries with redirects; a site may have none. */
export function listRedirects(
	entries: Entries,
): readonly ContentEntry<readonly Redirect[]>[] {
	const { redirects } = entries.site;
	return redirects ? entries.of(redirects) : [];
}

/** Lists the Markdown texts of an entry: its own, and those in its data. */
export function listMarkdownTexts({
	body,
	locale,
	texts,
}: ContentEntry): readonly FoundText[] {
	return body && locale ? [{ locale, body }, ...texts] : texts;
}

/**
 * Returns the place of a value in an entry's file.
 *
 * @example getPlace(entry, ["price"]); // { line: 3, column: 8, length: 3 }
 */
export function getPlace({ places }: ContentEntry, path: Path): Place {
	return findNearestPlace(places, path);
}

/** Returns an error in the file of an entry: at the value at a path, or at the beginning of the file. */
export function createEntryError(
	entry: Pick<ContentEntry, "file" | "places">,
	explanation: Explanation,
	path?: Path,
): Diagnostic {
	const place = path ? findNearestPlace(entry.places, path) : fileStart;
	return errorAt(entry.file, place, explanation);
}

/** Returns a warning in the file of an entry. */
export function createEntryWarning(
	...problem: Parameters<typeof createEntryError>
): Diagnostic {
	return { ...createEntryError(...problem), severity: "warning" };
}
