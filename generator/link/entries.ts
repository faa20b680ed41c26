import type { Place } from "../diagnostics/diagnostic.ts";
import { nearestPlace, type Path } from "../diagnostics/places.ts";
import { groupBy } from "../group-by.ts";
import type { Locale } from "../i18n/locale.ts";
import { holds, isBackward, type Period } from "../i18n/period.ts";
import type { Collection, Content } from "../schema/index.ts";
import type {
	ContentEntry,
	Entry,
	MediaEntry,
	TemplateEntry,
	UnknownEntry,
} from "../types.ts";

/** The entries by collection, for the passes of `link` to look things up in. */
export type Entries = {
	readonly content: readonly ContentEntry[];
	readonly media: ReadonlyMap<string, MediaEntry>;
	readonly templates: readonly TemplateEntry[];
	/** Files that are none of the content as they are called, and folders that could not be read. */
	readonly unknown: readonly UnknownEntry[];
	/** Whether there is a file of this path. */
	isThere(file: string): boolean;
	/** Whether a file that no entry has the path of may be there: under a wrong name, or in a folder that can't be read. */
	mayBeThere(file: string): boolean;
	/** The day that the site is made for, yyyy-mm-dd. */
	readonly day: string;
	/** Whether visitors see an entry on that day; what is over or not yet due, they don't. */
	isPublished(entry: ContentEntry): boolean;
	/** All entries of a collection, in the order of their files. */
	of<C extends Collection>(collection: C): readonly ContentEntry<C>[];
	/** The entry of a name, and in a language where the collection has one file for each. */
	find<C extends Collection>(
		collection: C,
		id: string,
		locale?: Locale,
	): ContentEntry<C> | undefined;
	/** The same text in another language. */
	twin(entry: ContentEntry, locale: Locale): ContentEntry | undefined;
	/** The Markdown texts of a page in a language. */
	texts(page: string, locale: Locale): readonly ContentEntry<"section">[];
	/** The content of a collection of one file, if that could be parsed. */
	only<C extends Collection>(collection: C): Content<C> | undefined;
	/** The same, or with its wrong values replaced: for the names that it gives. */
	outlineOf<C extends Collection>(collection: C): Content<C> | undefined;
};

/** Sorts entries into their collections, for a site of that day. */
export function indexEntries(entries: readonly Entry[], day: string): Entries {
	const content = entries.filter((entry) => entry.kind === "content");
	const media = entries.filter((entry) => entry.kind === "media");
	const collected = groupBy(content, ({ collection }) => collection);
	const of = <C extends Collection>(collection: C) =>
		// An entry's content is of its own collection: `parse` checked it with that schema.
		(collected.get(collection) ?? []) as unknown as readonly ContentEntry<C>[];
	const named = new Map(
		content.toReversed().map((entry) => [nameOf(entry), entry]),
	);
	const find = <C extends Collection>(
		collection: C,
		id: string,
		locale?: Locale,
	) =>
		named.get(nameOf({ collection, id, part: "", locale })) as
			| ContentEntry<C>
			| undefined;
	const unknown = entries.filter((entry) => entry.kind === "unknown");
	const meant = new Set([
		...unknown.flatMap((entry) => entry.meant ?? []),
		...media.flatMap(({ meant }) => (meant ? `content/media/${meant}` : [])),
	]);
	const folders = unknown
		.filter(({ isFolder }) => isFolder)
		.map(({ file }) => file);
	const texts = groupBy(of("section"), ({ id, locale }) => `${id}.${locale}`);
	return {
		content,
		day,
		isPublished(entry) {
			const period = periodOf(entry, find);
			// A period that can't be is reported, and takes nothing off the site for others to miss.
			return isBackward(period) || holds(period, day);
		},
		media: new Map(media.map((entry) => [entry.id, entry])),
		templates: entries.filter((entry) => entry.kind === "template"),
		unknown,
		isThere: (file) => entries.some((entry) => entry.file === file),
		mayBeThere: (file) =>
			meant.has(file) || folders.some((folder) => file.startsWith(folder)),
		of,
		find,
		twin: ({ collection, id, part }, locale) =>
			named.get(nameOf({ collection, id, part, locale })),
		texts: (page, locale) => texts.get(`${page}.${locale}`) ?? [],
		only: (collection) => of(collection)[0]?.data,
		outlineOf: (collection) => {
			const [entry] = of(collection);
			return entry && outlineOf(entry);
		},
	};
}

/** What an entry says, or would if its wrong values were others. */
export function outlineOf<C extends Collection>(
	entry: ContentEntry<C>,
): Content<C> | undefined {
	return entry.data ?? entry.repaired?.data;
}

/** What no two files have in common; of two that do, the first counts. */
function nameOf({
	collection,
	id,
	part,
	locale,
}: Pick<ContentEntry, "collection" | "id" | "part" | "locale">): string {
	return `${collection}/${id}/${part}.${locale}`;
}

/** When an entry is published: an event's text goes with the event. */
function periodOf(entry: ContentEntry, find: Entries["find"]): Period {
	return entry.collection === "eventText"
		? (find("event", entry.id)?.period ?? {})
		: entry.period;
}

/** The articles among the content of just these entries. */
export function articlesAmong({ content }: Entries): ContentEntry<"news">[] {
	// An entry of this collection holds what the collection says.
	return content.filter(
		({ collection }) => collection === "news",
	) as ContentEntry[] as ContentEntry<"news">[];
}

/** Views that the site can't do without a page of. */
export const requiredViews = ["home", "news"] as const;

/** Those of them that no page has. Unknown, and so none, while a page could not be read. */
export function missingViews(
	entries: Entries,
): readonly (typeof requiredViews)[number][] {
	const views = entries.of("page").map(({ data }) => data?.view);
	return views.includes(undefined)
		? []
		: requiredViews.filter((view) => !views.includes(view));
}

/** The place of a value in an entry's file. */
export function placeAt({ places }: ContentEntry, path: Path): Place {
	return nearestPlace(places, path);
}
