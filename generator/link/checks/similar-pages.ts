import { createMemo } from "../../cache/memo.ts";
import { type Entries, findCollection } from "../../definition.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { findNearest } from "../../diagnostics/nearest.ts";
import type { Locale } from "../../languages/languages.ts";
import { slugify } from "../../text/slug.ts";
import { getAddressLocale } from "../../text/url.ts";
import type { ContentEntry } from "../../types.ts";
import type { SiteAddresses } from "../addresses.ts";
import { getLastSegment, listLabelTexts } from "../targets.ts";

/** The most pages that are suggested for one address. */
const maxPages = 3;

/** Finds the pages of a language that an address without a page may mean. */
export type FindSimilarPages = (path: string, locale: Locale) => string[];

/** Returns a memoized function that finds the pages whose address or name is similar to a path. */
export function createSimilarPageFinder(
	entries: Entries,
	addresses: SiteAddresses,
): FindSimilarPages {
	const memo = createMemo();
	return (path, locale) =>
		memo.call(
			findSimilarPages,
			path,
			memo.call(listPages, locale, entries, addresses),
		);
}

/**
 * Finds the pages called exactly so, otherwise the nearest one by address or name, otherwise those whose names contain it as
 * a word, begin with it or are its beginning.
 */
function findSimilarPages(path: string, pages: readonly NamedPage[]): string[] {
	const name = slugify(getLastSegment(path));
	const nearestPath = findNearest(
		path,
		pages.map((page) => page.path),
	);
	const nearestName = findNearest(
		name,
		pages.flatMap(({ names }) => names),
	);
	const isPart = (each: string) =>
		name.length > 2 &&
		(each.startsWith(name) ||
			(name.startsWith(each) && each.length > 3) ||
			each.split("-").includes(name));
	const isSimilar: readonly ((page: NamedPage) => boolean)[] = [
		(page) => page.names.includes(name),
		(page) => page.path === nearestPath,
		({ names }) => nearestName !== undefined && names.includes(nearestName),
		({ names }) => names.some(isPart),
	];
	const found = isSimilar
		.map((fits) => pages.filter(fits).map((page) => page.path))
		.find((paths) => paths.length > 0);
	return found && found.length <= maxPages ? found : [];
}

/** A page, and its names as slugs: its id, its title, and the ends of its addresses in all languages. */
type NamedPage = { readonly path: string; readonly names: readonly string[] };

function listPages(
	locale: Locale,
	{ site }: Entries,
	{ holders }: SiteAddresses,
): NamedPage[] {
	const keyOf = ({ collection, id }: ContentEntry) => `${collection}/${id}`;
	const paths = groupBy([...holders], ([, { entry }]) => entry && keyOf(entry));
	const redirects = groupBy([...holders], ([, each]) => each.redirectsTo);
	return [...holders].flatMap(([path, { entry, anchors, redirectsTo }]) => {
		if (!entry || !anchors || redirectsTo !== undefined) return [];
		if (getAddressLocale(path, site) !== locale) return [];
		const { target } = findCollection(site, entry.collection) ?? {};
		const labels = target?.words?.(entry.data) ?? [Object(entry.data).title];
		const others = [
			...(paths.get(keyOf(entry)) ?? []),
			...(redirects.get(path) ?? []),
		];
		const names = [entry.id, ...others.map(([each]) => each), ...labels]
			.flatMap(listLabelTexts)
			.map(slugify)
			// The en of /en is not a name.
			.filter((each) => each.length > 2);
		return [{ path, names }];
	});
}

/** Finds the address of the same page, or of an entry's translation, in a language. */
export function findTranslatedAddress(
	path: string,
	locale: Locale,
	entries: Entries,
	{ holders }: SiteAddresses,
): string | undefined {
	const entry = holders.get(path)?.entry;
	const translation = entry?.locale
		? entries.translation(entry, locale)
		: entry;
	if (!translation) return undefined;
	return [...holders].find(
		([each, holder]) =>
			holder.entry === translation &&
			getAddressLocale(each, entries.site) === locale,
	)?.[0];
}
