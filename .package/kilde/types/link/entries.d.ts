import { type Collection, type Entries, type Pages, type Route, type SiteDefinition } from "../definition.js";
import type { Place } from "../diagnostics/diagnostic.js";
import { type Path } from "../diagnostics/places.js";
import type { ContentEntry, ContentFile, Entry, Redirect, SoundEntry } from "../types.js";
/** The entries that can be linked. */
export declare function soundOnes(entries: readonly Entry[]): SoundEntry[];
/** Entries with those of an earlier version of the content in the places of files that are not sound. */
export declare function withStandIns(entries: readonly Entry[], earlier?: readonly Entry[]): Entry[];
/** The files of collections, sound or not. */
export declare function contentFiles(entries: readonly Entry[]): ContentFile[];
/** The file of a collection at a path, sound or not. */
export declare function contentFileAt(path: string, entries: readonly Entry[]): ContentFile | undefined;
/** Indexes the entries of a site on a day. */
export declare function indexEntries(entries: readonly SoundEntry[], date: string, site: SiteDefinition): Entries;
/** The collections of one file, which a site can't do without. */
export declare function singletons({ collections }: SiteDefinition): Collection[];
/** The entries with pages below the page of a view, and their routes. */
export declare function routedEntries(entries: Entries): readonly {
    readonly entry: ContentEntry;
    readonly route: Route;
}[];
/** The required views that no page has. */
export declare function missingViews(entries: Entries): string[];
/** The views that a site needs a page of. */
export declare function requiredViews(views: Pages["views"]): string[];
/** The tables of redirects; a site may have none. */
export declare function redirectsIn(entries: Entries): readonly ContentEntry<readonly Redirect[]>[];
/** The place of a value in an entry's file. */
export declare function placeAt({ places }: ContentEntry, path: Path): Place;
