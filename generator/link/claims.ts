import type { Entries, PageContent, Route } from "../definition.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	fileStart,
	type Place,
} from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/places.ts";
import { cleanAddress, decodePath } from "../host/redirects.ts";
import { type Locale, localesOf } from "../languages/languages.ts";
import { isReservedPath, joinPath, listFixedPaths } from "../text/url.ts";
import type { ContentEntry } from "../types.ts";
import { placeAt, redirectsIn, routedEntries } from "./entries.ts";

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
export function claimAddresses(entries: Entries): Checked<ClaimedAddresses> {
	const { site } = entries;
	const addresses = [
		...addressesOfPages(entries),
		...addressesOfRouted(entries),
		...addressesOfRedirects(entries),
	];
	const claims = new Map(
		listFixedPaths(site).map((path): [string, Claim] => [path, ourOwn]),
	);
	const diagnostics: Diagnostic[] = [];
	for (const address of addresses) {
		if (address.isUnpublished) continue;
		const { path } = address;
		const first = isReservedPath(path) ? ourOwn : claims.get(path);
		if (!first) claims.set(path, address);
		else if (!isSameTarget(address, path, first))
			diagnostics.push(alreadyTaken(address, first));
	}
	const unpublished = new Map(
		addresses
			.filter(({ isUnpublished }) => isUnpublished)
			.map(({ path, entry }) => [path, entry]),
	);
	const textKeyOf = ({ collection, file, id, locale }: ContentEntry) =>
		collection === site.pages.texts.name ? `${id}.${locale}` : file;
	const paths = new Map(addresses.map(({ textKey, path }) => [textKey, path]));
	return {
		value: {
			claims,
			unpublished,
			pathOf: (entry) => paths.get(textKeyOf(entry)),
		},
		diagnostics,
	};
}

/** An address that an entry claims. */
type Address = Claim & {
	readonly path: string;
	readonly entry: ContentEntry;
	readonly isUnpublished?: boolean;
	/** The old address of a redirect, as it is written. */
	readonly from?: string;
	/** The entry with the text of its page: its file, or of a page's texts `ID.LANGUAGE`. */
	readonly textKey?: string;
};

/** Whether a redirect leads where visitors come anyway, as from /about.html to /about, or as another redirect does. */
function isSameTarget(
	{ from, redirectsTo }: Address,
	path: string,
	first: Claim,
): boolean {
	if (from === undefined || redirectsTo === undefined) return false;
	return first.redirectsTo === undefined
		? path === redirectsTo.replace(/#.*/s, "") && from !== path
		: first.redirectsTo === redirectsTo;
}

function alreadyTaken(
	{ path, from = path, entry: { file }, place }: Address,
	{ entry: first, place: { line } }: Claim,
): Diagnostic {
	const message = first
		? {
				en: `${from} is already taken by ${first.file}, line ${line}.`,
				da: `${from} er allerede optaget af ${first.file}, linje ${line}.`,
				onPage: {
					en: `${from} is already taken by ${first.file}.`,
					da: `${from} er allerede optaget af ${first.file}.`,
				},
			}
		: {
				en: `The address ${from} is reserved for the site itself.`,
				da: `Adressen ${from} er reserveret til hjemmesiden selv.`,
			};
	return errorAt(file, place, "duplicate-url", {
		message,
		hint: {
			en: "Choose another address.",
			da: "Vælg en anden adresse.",
		},
	});
}

/** The claim of the site's own files. */
const ourOwn: Claim = {
	place: fileStart,
};

function addressesOfPages(entries: Entries): Address[] {
	return entries.of(entries.site.pages.collection).flatMap((entry) =>
		localesOf(entries.site).flatMap((locale): Address[] => {
			const path = entry.data.path[locale];
			if (path === undefined) return [];
			return [
				{
					path,
					entry,
					place: placeAt(entry, ["path", locale]),
					anchors: anchorsOf(entry, locale, entries),
					textKey: `${entry.id}.${locale}`,
				},
			];
		}),
	);
}

function addressesOfRouted(entries: Entries): Address[] {
	const parents = new Map(
		entries
			.of(entries.site.pages.collection)
			.toReversed()
			.map(({ data }) => [data.view, data.path]),
	);
	return routedEntries(entries).flatMap(({ entry, route }): Address[] => {
		const { file, body, locale } = entry;
		const slug = slugOf(entry, route);
		const parent = locale && parents.get(route.view)?.[locale];
		if (slug === undefined || !parent) return [];
		return [
			{
				path: joinPath(parent, slug),
				entry,
				place: placeAt(entry, [route.slug]),
				anchors: body && new Set(body.headings.map(({ id }) => id)),
				isUnpublished: !entries.isPublished(entry),
				textKey: file,
			},
		];
	});
}

function addressesOfRedirects(entries: Entries): Address[] {
	return redirectsIn(entries).flatMap((entry) =>
		entry.data.map(
			({ from, to }, index): Address => ({
				path: cleanAddress(decodePath(from) ?? from),
				from,
				entry,
				place: placeAt(entry, [index, "from"]),
				anchors: noAnchors,
				redirectsTo: to,
			}),
		),
	);
}

const noAnchors: ReadonlySet<string> = new Set();

function anchorsOf(
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
 * Returns the parts of a page by its name that links can lead to in all languages; undefined where there is no such page.
 *
 * @example partsOfPage("prices", entries); // ["lessons", "rooms"]
 */
export function partsOfPage(
	name: string,
	entries: Entries,
): string[] | undefined {
	const { site } = entries;
	const page = entries.find(site.pages.collection, name);
	const view = page && site.pages.views[page.data.view];
	if (!view) return undefined;
	const [first = [], ...others] = localesOf(site).map(
		(locale) => view.items?.(entries, locale) ?? [],
	);
	const inAll = first.filter((item) =>
		others.every((items) => items.includes(item)),
	);
	return [...view.anchors, ...inAll];
}

/**
 * The last part of an entry's address.
 *
 * @example slugOf(entry, { view: "concerts", slug: "name", sameInAllLanguages: [] }); // "summer-concert"
 */
export function slugOf(
	{ data }: ContentEntry,
	{ slug }: Route,
): string | undefined {
	const found = valueAt(data, [slug]);
	return typeof found === "string" ? found : undefined;
}
