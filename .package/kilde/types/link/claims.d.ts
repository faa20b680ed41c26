import type { Entries, Route } from "../definition.js";
import { type Checked, type Place } from "../diagnostics/diagnostic.js";
import type { ContentEntry } from "../types.js";
/** The holder of an address: a page with its fragments, or a redirect. */
export type Claim = {
    /** Undefined for the site's own files. */
    readonly entry?: ContentEntry;
    readonly place: Place;
    readonly anchors?: ReadonlySet<string> | undefined;
    readonly redirectsTo?: string;
};
/** The addresses of the site, and the first claim of each. */
export type ClaimedAddresses = {
    readonly claims: ReadonlyMap<string, Claim>;
    /** The addresses of entries that are over or not yet due: they don't exist on the site. */
    readonly unpublished: ReadonlyMap<string, ContentEntry>;
    /** The address of the page whose own text an entry's is, if there is one. */
    pathOf(entry: ContentEntry): string | undefined;
};
/** Collects the addresses of the site; reports addresses that are claimed twice. */
export declare function claimAddresses(entries: Entries): Checked<ClaimedAddresses>;
/** Returns the parts of a page by its name that links can lead to in all languages; undefined where there is no such page. */
export declare function partsOfPage(name: string, entries: Entries): string[] | undefined;
/** The last part of an entry's address. */
export declare function slugOf({ data }: ContentEntry, { slug }: Route): string | undefined;
