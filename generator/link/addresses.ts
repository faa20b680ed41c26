import { cacheByObject } from "../cache/by-object.ts";
import type { Entries, Route } from "../definition.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
	type Place,
} from "../diagnostics/diagnostic.ts";
import { getValueAt } from "../diagnostics/places.ts";
import { decodePath, toCleanAddress } from "../host/redirects.ts";
import { type Locale, listLocales } from "../languages/languages.ts";
import { isReservedPath, joinAddress, listFixedPaths } from "../text/url.ts";
import type { ContentEntry } from "../types.ts";
import { getPlace, listRedirects, listRoutedEntries } from "./entries.ts";

/** The owner of an address: a page with its anchors, a redirect, or a file that every site has. */
export type AddressHolder = {
	/** Undefined for the files that every site has. */
	readonly entry?: ContentEntry;
	readonly place: Place;
	/** Undefined if any anchor may exist. */
	readonly anchors?: ReadonlySet<string>;
	readonly redirectsTo?: string;
};

/** The addresses of a site. */
export type SiteAddresses = {
	readonly holders: ReadonlyMap<string, AddressHolder>;
	/** The addresses of entries that have ended or are not published yet: they don't exist on the site. */
	readonly unpublished: ReadonlyMap<string, ContentEntry>;
	/** The addresses of pages by the entries whose Markdown text they show. */
	readonly pathByText: ReadonlyMap<ContentEntry, string>;
};

/** Collects the addresses of a site; reports those that are taken twice. */
export function collectAddresses(entries: Entries): Checked<SiteAddresses> {
	const claims = [
		...listPageAddresses(entries),
		...listEntryAddresses(entries),
		...listRedirectAddresses(entries),
	];
	const holders = new Map<string, AddressHolder>(
		listFixedPaths(entries.site).map((path) => [path, reserved]),
	);
	const diagnostics = claims.flatMap((claim) => {
		if (claim.isUnpublished) return [];
		const first = isReservedPath(claim.path)
			? reserved
			: holders.get(claim.path);
		if (!first) holders.set(claim.path, claim);
		return first && !hasSameTarget(claim, first)
			? [createTakenError(claim, first)]
			: [];
	});
	const unpublished = claims.filter(({ isUnpublished }) => isUnpublished);
	return {
		value: {
			holders,
			unpublished: new Map(unpublished.map(({ path, entry }) => [path, entry])),
			pathByText: new Map(
				claims.flatMap(({ path, texts = [] }) =>
					texts.map((text) => [text, path]),
				),
			),
		},
		diagnostics,
	};
}

/** The holder of the files that every site has. */
const reserved: AddressHolder = { place: fileStart };

/** An address that an entry defines. */
type ClaimedAddress = AddressHolder & {
	readonly path: string;
	readonly entry: ContentEntry;
	readonly isUnpublished?: boolean;
	/** The entries whose Markdown text the page shows. */
	readonly texts?: readonly ContentEntry[];
	/** The old address of a redirect, as it is written. */
	readonly from?: string;
};

/** Whether a redirect leads where its address leads anyway, e.g. from /about.html to /about, or to the target of another redirect. */
function hasSameTarget(
	{ from, path, redirectsTo }: ClaimedAddress,
	first: AddressHolder,
): boolean {
	if (from === undefined || redirectsTo === undefined) return false;
	return first.redirectsTo === undefined
		? path === redirectsTo.replace(/#.*/s, "") && from !== path
		: first.redirectsTo === redirectsTo;
}

function createTakenError(
	{ path, from = path, entry: { file }, place }: ClaimedAddress,
	{ entry: first, place: { line } }: AddressHolder,
): Diagnostic {
	return errorAt(
		file,
		place,
		first
			? explain("duplicate-url.taken", { path: from, file: first.file, line })
			: explain("duplicate-url.reserved", { path: from }),
	);
}

function listPageAddresses(entries: Entries): ClaimedAddress[] {
	return entries.of(entries.site.pages.collection).flatMap((entry) =>
		listLocales(entries.site).flatMap((locale) => {
			const path = entry.data.path[locale];
			if (path === undefined) return [];
			const place = getPlace(entry, ["path", locale]);
			const texts = entries.texts(entry.id, locale);
			const anchors = new Set([
				...listViewAnchors(entry.data.view, locale, entries),
				...texts.flatMap(listHeadingAnchors),
			]);
			return [{ path, entry, place, anchors, texts }];
		}),
	);
}

function listHeadingAnchors({ body }: ContentEntry): string[] {
	return body?.headings.map(({ id }) => id) ?? [];
}

function listEntryAddresses(entries: Entries): ClaimedAddress[] {
	const { collection } = entries.site.pages;
	return listRoutedEntries(entries).flatMap(({ entry, route }) => {
		const slug = getSlug(entry, route);
		const parent = entries.find(collection, route.page)?.data;
		const parentPath = parent?.path[entry.locale ?? ""];
		if (slug === undefined || parentPath === undefined) return [];
		return [
			{
				path: joinAddress(parentPath, slug),
				entry,
				// Few of a thousand articles are linked to, or have an address that is taken.
				get place() {
					return getPlace(entry, [route.slug]);
				},
				get anchors() {
					return new Set(listHeadingAnchors(entry));
				},
				isUnpublished: !entries.isPublished(entry),
				texts: [entry],
			},
		];
	});
}

function listRedirectAddresses(entries: Entries): ClaimedAddress[] {
	return listRedirects(entries).flatMap((entry) =>
		entry.data.map(({ from, to }, index) => {
			const path = toCleanAddress(decodePath(from) ?? from);
			const place = getPlace(entry, [index, "from"]);
			return { path, entry, place, from, redirectsTo: to };
		}),
	);
}

/** Lists the anchors of a page of a view, except those of its texts. */
export function listViewAnchors(
	view: string | undefined,
	locale: Locale,
	entries: Entries,
): string[] {
	const { anchors, views } = entries.site.pages;
	const own = view === undefined ? undefined : views[view];
	return [
		...anchors,
		...(own?.anchors ?? []),
		...(view === undefined ? [] : listItemAnchors(view, locale, entries)),
	];
}

/** The anchors of items by view and language. Several checks need them, and a view may have an item for each entry. */
const getItemAnchors = cacheByObject(
	(_: Entries) => new Map<string, readonly string[]>(),
);

function listItemAnchors(
	view: string,
	locale: Locale,
	entries: Entries,
): readonly string[] {
	const known = getItemAnchors(entries);
	const key = `${view} ${locale}`;
	const { items } = entries.site.pages.views[view] ?? {};
	const anchors = known.get(key) ?? items?.(entries, locale) ?? [];
	known.set(key, anchors);
	return anchors;
}

/**
 * Lists the anchors of a page that exist in all languages; returns undefined if there is no such page.
 *
 * @example listPageAnchors("prices", entries); // ["lessons", "rooms"]
 */
export function listPageAnchors(
	id: string,
	entries: Entries,
): string[] | undefined {
	const { site } = entries;
	const page = entries.find(site.pages.collection, id);
	const view = page && site.pages.views[page.data.view];
	if (!view) return undefined;
	const [first = [], ...others] = listLocales(site)
		.filter((locale) => page.data.path[locale] !== undefined)
		.map((locale) => [
			...listItemAnchors(page.data.view, locale, entries),
			...entries.texts(id, locale).flatMap(listHeadingAnchors),
		]);
	const inAll = first.filter((item) =>
		others.every((items) => items.includes(item)),
	);
	return [...view.anchors, ...inAll];
}

/**
 * Returns the last part of an entry's address.
 *
 * @example getSlug(entry, { view: "concerts", slug: "name", sameInAllLanguages: [] }); // "summer-concert"
 */
function getSlug({ data }: ContentEntry, { slug }: Route): string | undefined {
	const found = getValueAt(data, [slug]);
	return typeof found === "string" ? found : undefined;
}
