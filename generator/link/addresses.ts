import type { Entries, PageContent, Route } from "../definition.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
	type Place,
} from "../diagnostics/diagnostic.ts";
import { getValueAt } from "../diagnostics/places.ts";
import { decodePath, toCanonicalAddress } from "../host/redirects.ts";
import { type Locale, listLocales } from "../languages/languages.ts";
import { isReservedPath, joinAddress, listFixedPaths } from "../text/url.ts";
import type { ContentEntry } from "../types.ts";
import { getPlace, listRedirects, listRoutedEntries } from "./entries.ts";

/** What an address leads to: a page with its anchors, a redirect, or a file that every site has. */
export type AddressHolder = {
	/** Undefined for the files that every site has. */
	readonly entry?: ContentEntry;
	readonly place: Place;
	/** Undefined if any anchor may exist. */
	readonly anchors?: ReadonlySet<string> | undefined;
	readonly redirectsTo?: string;
};

/** The addresses of a site. */
export type SiteAddresses = {
	readonly holders: ReadonlyMap<string, AddressHolder>;
	/** The addresses of entries that have ended or are not published yet: they don't exist on the site. */
	readonly unpublished: ReadonlyMap<string, ContentEntry>;
	/** Returns the address of the page that shows the Markdown text of an entry, if there is only one. */
	pathOf(entry: ContentEntry): string | undefined;
};

/** Collects the addresses of a site; reports those that are taken twice. */
export function collectAddresses(entries: Entries): Checked<SiteAddresses> {
	const { site } = entries;
	const addresses = [
		...listPageAddresses(entries),
		...listEntryAddresses(entries),
		...listRedirectAddresses(entries),
	];
	const holders = new Map(
		listFixedPaths(site).map((path): [string, AddressHolder] => [
			path,
			reserved,
		]),
	);
	const diagnostics: Diagnostic[] = [];
	for (const address of addresses) {
		if (address.isUnpublished) continue;
		const { path } = address;
		const first = isReservedPath(path) ? reserved : holders.get(path);
		if (!first) holders.set(path, address);
		else if (!hasSameTarget(address, first))
			diagnostics.push(createTakenError(address, first));
	}
	const unpublished = new Map(
		addresses
			.filter(({ isUnpublished }) => isUnpublished)
			.map(({ path, entry }) => [path, entry]),
	);
	const paths = new Map(addresses.map(({ textKey, path }) => [textKey, path]));
	const textKeyOf = ({ collection, file, id, locale }: ContentEntry) =>
		collection === site.pages.texts.name ? `${id}.${locale}` : file;
	return {
		value: {
			holders,
			unpublished,
			pathOf: (entry) => paths.get(textKeyOf(entry)),
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
	/** The old address of a redirect, as it is written. */
	readonly from?: string;
	/** The entry with the text of the page: its file, or `ID.LANGUAGE` for the texts of a page. */
	readonly textKey?: string;
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
		listLocales(entries.site).flatMap((locale): ClaimedAddress[] => {
			const path = entry.data.path[locale];
			if (path === undefined) return [];
			return [
				{
					path,
					entry,
					place: getPlace(entry, ["path", locale]),
					anchors: listAnchors(entry, locale, entries),
					textKey: `${entry.id}.${locale}`,
				},
			];
		}),
	);
}

function listEntryAddresses(entries: Entries): ClaimedAddress[] {
	const parents = new Map(
		entries
			.of(entries.site.pages.collection)
			.toReversed()
			.map(({ data }) => [data.view, data.path]),
	);
	return listRoutedEntries(entries).flatMap(
		({ entry, route }): ClaimedAddress[] => {
			const { file, body, locale } = entry;
			const slug = getSlug(entry, route);
			const parent = locale && parents.get(route.view)?.[locale];
			if (slug === undefined || !parent) return [];
			return [
				{
					path: joinAddress(parent, slug),
					entry,
					place: getPlace(entry, [route.slug]),
					anchors: body && new Set(body.headings.map(({ id }) => id)),
					isUnpublished: !entries.isPublished(entry),
					textKey: file,
				},
			];
		},
	);
}

function listRedirectAddresses(entries: Entries): ClaimedAddress[] {
	return listRedirects(entries).flatMap((entry) =>
		entry.data.map(
			({ from, to }, index): ClaimedAddress => ({
				path: toCanonicalAddress(decodePath(from) ?? from),
				from,
				entry,
				place: getPlace(entry, [index, "from"]),
				anchors: new Set(),
				redirectsTo: to,
			}),
		),
	);
}

function listAnchors(
	{ id, data }: ContentEntry<PageContent>,
	locale: Locale,
	entries: Entries,
): Set<string> {
	const headings = entries
		.texts(id, locale)
		.flatMap(({ body }) => body?.headings.map((heading) => heading.id) ?? []);
	const { views, anchors } = entries.site.pages;
	const view = views[data.view];
	const items = view?.items?.(entries, locale) ?? [];
	return new Set([...anchors, ...(view?.anchors ?? []), ...headings, ...items]);
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
	const [first = [], ...others] = listLocales(site).map(
		(locale) => view.items?.(entries, locale) ?? [],
	);
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
export function getSlug(
	{ data }: ContentEntry,
	{ slug }: Route,
): string | undefined {
	const found = getValueAt(data, [slug]);
	return typeof found === "string" ? found : undefined;
}
