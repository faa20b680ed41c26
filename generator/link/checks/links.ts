import { createMemo, type Memo } from "../../cache/memo.ts";
import { type Entries, findCollection } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
	type Place,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { findNearest } from "../../diagnostics/nearest.ts";
import type { Locale } from "../../languages/languages.ts";
import { phrase } from "../../messages/format.ts";
import { getAddressLocale } from "../../text/url.ts";
import type { ContentEntry } from "../../types.ts";
import type { SiteAddresses } from "../addresses.ts";
import { getPlace, listMarkdownTexts, listRedirects } from "../entries.ts";
import {
	findSimilar,
	formatNameList,
	listComparableNames,
} from "./suggestions.ts";

/** Reports links in Markdown, and redirects, to pages and anchors that don't exist, or are in another language. */
export function checkLinks(
	entries: Entries,
	addresses: SiteAddresses,
): Diagnostic[] {
	const origin = removeScheme(entries.site.origin(entries));
	const targets = { entries, addresses, origin, memo: createMemo() };
	return listLinks(entries).flatMap((link) => {
		const explanation = checkLink(link, targets);
		if (!explanation) return [];
		const isToRedirect = explanation.message.id === "unknown-link.redirect";
		// A link to a redirect works, but redirects to each other may never end.
		const report = isToRedirect && link.locale ? warningAt : errorAt;
		const fixes = explanation.fixes?.map((page) =>
			keepAnchor(page, link, addresses),
		);
		return [report(link.entry.file, link.place, { ...explanation, fixes })];
	});
}

/** Adds the anchor of a link to the address of a page that has it. */
function keepAnchor(
	page: string,
	{ url }: FoundLink,
	{ holders }: SiteAddresses,
): string {
	const [, anchor] = url.split("#");
	const hasAnchor =
		anchor !== undefined && holders.get(page)?.anchors?.has(anchor);
	return hasAnchor ? `${page}#${anchor}` : page;
}

/** A link in a text, or the target of a redirect, which has no language. */
type FoundLink = {
	readonly url: string;
	readonly place: Place;
	readonly entry: ContentEntry;
	readonly locale?: Locale;
};

function listLinks(entries: Entries): FoundLink[] {
	const inTexts: FoundLink[] = [];
	for (const entry of entries.content)
		for (const { locale, body } of listMarkdownTexts(entry))
			for (const { url, place } of body.links)
				inTexts.push({ url, place, entry, locale });
	const ofRedirects = listRedirects(entries).flatMap((entry) =>
		entry.data.map(({ to }, index) => {
			const place = getPlace(entry, [index, "to"]);
			return { url: to, place, entry };
		}),
	);
	return [...inTexts, ...ofRedirects];
}

/** The possible targets of links. The memo keeps the guesses of this check. */
type LinkTargets = {
	readonly entries: Entries;
	readonly addresses: SiteAddresses;
	/** The origin of the site without its scheme. */
	readonly origin: string;
	readonly memo: Memo;
};

function checkLink(link: FoundLink, targets: LinkTargets) {
	const { url, entry } = link;
	const { holders, pathByText } = targets.addresses;
	const own = getPathOnSite(url, targets);
	if (own !== undefined) {
		const fixes = holders.has(own.replace(/[?#].*/s, "")) ? [own] : [];
		return explain("unknown-link.own-address", { path: own }, fixes);
	}
	// A cited address, or one with a scheme, leads to another site, a phone or a mailbox.
	if (/^([a-z][a-z0-9+.-]*:|\{\{|%7B%7B)/i.test(url)) return undefined;
	const [written = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
	const path = written === "" ? pathByText.get(entry) : written;
	if (path === undefined) return undefined;
	const holder = holders.get(path);
	if (!holder) return explainMissingPage(path, link, targets);
	const { redirectsTo: to, anchors } = holder;
	if (to !== undefined) {
		const next = holders.get(to.replace(/#.*/s, ""));
		// The next redirect may lead back to this one.
		const fixes = next?.redirectsTo === undefined ? [to] : [];
		return explain("unknown-link.redirect", { path, to }, fixes);
	}
	const there = getAddressLocale(path, targets.entries.site);
	if (link.locale !== undefined && link.locale !== there)
		return explainLanguage(path, there, link.locale, targets);
	if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined;
	const near = findNearest(anchor, anchors);
	const available = formatNameList([...anchors], phrase("link.page"));
	return explain(
		"unknown-link.anchor",
		{ path, anchor, available },
		near === undefined ? [] : [`${written}#${near}`],
	);
}

/** Returns the path of an address with this site's own origin; undefined for any other address. */
function getPathOnSite(
	url: string,
	{ origin }: LinkTargets,
): string | undefined {
	const address = removeScheme(url);
	return `${address}/`.toLowerCase().startsWith(`${origin}/`.toLowerCase())
		? address.slice(origin.length) || "/"
		: undefined;
}

function removeScheme(url: string): string {
	return url.replace(/^(https?:\/\/)?(www\.)?/i, "");
}

function explainMissingPage(
	path: string,
	{ url, locale, entry }: FoundLink,
	targets: LinkTargets,
) {
	const { entries, addresses, memo } = targets;
	const unpublished = addresses.unpublished.get(path);
	if (unpublished)
		return entries.isPublished(entry)
			? explain("unknown-link.unpublished", {
					file: unpublished.file,
					from: { field: "from" },
					until: { field: "until" },
				})
			: undefined;
	const outside = addScheme(url);
	if (outside !== undefined)
		return explain("unknown-link.no-page", { path }, [outside]);
	const own = locale ?? getAddressLocale(path, entries.site);
	const pages = memo.call(listPages, own, entries, addresses);
	const similar = memo.call(findSimilar<NamedPage>, path, pages);
	const fixes = similar.map((page) => page.path);
	return explain("unknown-link.no-page", { path }, fixes);
}

/** Completes an address of a mailbox or another site that lacks its scheme; returns undefined for any other address. */
function addScheme(url: string): string | undefined {
	if (/^[^/\s]+@[^/\s]+$/.test(url)) return `mailto:${url}`;
	const host =
		/^(\/\/)?([a-z0-9-]+\.)+(?!(html?|php|md|yaml|pdf|docx?|svg|png|jpe?g|webp|gif|mp4|zip|txt)$)[a-z]{2,}(?=[/?#]|$)/i;
	return host.test(url) ? `https://${url.replace(/^\/\//, "")}` : undefined;
}

/** Explains a link to a page that isn't in the language of its text; the fix is that page, or that entry, in this language. */
function explainLanguage(
	path: string,
	there: Locale,
	here: Locale,
	{ entries, addresses, memo }: LinkTargets,
) {
	const target = addresses.holders.get(path)?.entry;
	const version = target?.locale ? entries.translation(target, here) : target;
	const pages = memo.call(listPages, here, entries, addresses);
	return explain(
		"unknown-link.language",
		{ path, there: { language: there }, here: { language: here } },
		pages.filter(({ entry }) => entry === version).map((page) => page.path),
	);
}

/** A page and its names: the ids, labels and addresses of its versions in all languages. */
type NamedPage = {
	readonly path: string;
	readonly entry: ContentEntry;
	readonly names: readonly string[];
};

/** Lists the pages of a language. */
function listPages(
	locale: Locale,
	{ site }: Entries,
	{ holders }: SiteAddresses,
): NamedPage[] {
	const pages = [...holders].flatMap(([path, { entry, redirectsTo }]) => {
		if (!entry || redirectsTo !== undefined) return [];
		const { target } = findCollection(site, entry.collection) ?? {};
		const labels = target?.words?.(entry.data) ?? [Object(entry.data).title];
		const names = listComparableNames([entry.id, path, ...labels]);
		return [{ path, entry, names }];
	});
	const versions = groupBy(pages, ({ entry: { collection, id } }) =>
		[collection, id].join("/"),
	);
	return [...versions.values()].flatMap((all) => {
		const names = all.flatMap((page) => page.names);
		return all
			.filter(({ path }) => getAddressLocale(path, site) === locale)
			.map((page) => ({ ...page, names }));
	});
}
