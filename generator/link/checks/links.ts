import type { Entries } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { findNearest } from "../../diagnostics/nearest.ts";
import type { Locale } from "../../languages/languages.ts";
import { phrase } from "../../messages/format.ts";
import type { WrittenLink } from "../../schema/text-values.ts";
import { localeOf } from "../../text/url.ts";
import type { ContentEntry, FoundText } from "../../types.ts";
import type { SiteAddresses } from "../addresses.ts";
import {
	createPageSearch,
	type FindSimilarPages,
	findCounterpart,
} from "./similar-pages.ts";
import { formatNames } from "./suggestions.ts";

/** Reports links in Markdown to pages and anchors that don't exist, or are in another language. */
export function checkLinks(
	entries: Entries,
	addresses: SiteAddresses,
): Diagnostic[] {
	const site = {
		entries,
		addresses,
		findSimilarPages: createPageSearch(entries, addresses),
	};
	return entries.content.flatMap((entry) =>
		listMarkdownTexts(entry).flatMap(({ locale, body }) => {
			const from: LinkSource = {
				locale,
				path: addresses.pathOf(entry),
				isPublished: entries.isPublished(entry),
			};
			return body.links.flatMap((link) => {
				const explanation = checkLink(link, from, site);
				if (!explanation) return [];
				const report =
					explanation.message.id === "unknown-link.redirect"
						? warningAt
						: errorAt;
				return [report(entry.file, link.place, explanation)];
			});
		}),
	);
}

/** Lists the Markdown texts of an entry: its own, and those in its data. */
export function listMarkdownTexts({
	body,
	locale,
	texts,
}: ContentEntry): readonly FoundText[] {
	return body && locale ? [{ locale, body }, ...texts] : texts;
}

/** Where a link is: its language, and the address of its page, if it is on one page only. */
type LinkSource = {
	readonly locale: Locale;
	readonly path: string | undefined;
	readonly isPublished: boolean;
};

/** The targets of links. */
type LinkTargets = {
	readonly entries: Entries;
	readonly addresses: SiteAddresses;
	readonly findSimilarPages: FindSimilarPages;
};

/** A message of the catalogue. */
type Explained = ReturnType<typeof explain>;

function checkLink(
	{ url }: WrittenLink,
	from: LinkSource,
	targets: LinkTargets,
): Explained | undefined {
	const { entries, addresses } = targets;
	const own = getPathOnSite(url, entries);
	if (own !== undefined) return explainOwnAddress(own, addresses);
	// A cited address, or one with a scheme, leads to another site, a phone or a mailbox.
	if (/^([a-z][a-z0-9+.-]*:|\{\{|%7B%7B)/i.test(url)) return undefined;
	const [written = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
	const path = written === "" ? from.path : written;
	if (path === undefined) return undefined;
	const holder = addresses.holders.get(path);
	if (!holder) return explainMissingPage(path, url, from, targets);
	const { redirectsTo, anchors } = holder;
	if (redirectsTo !== undefined)
		return explain("unknown-link.redirect", { path, to: redirectsTo }, [
			addAnchor(redirectsTo, anchor, addresses),
		]);
	const locale = localeOf(path, entries.site);
	if (locale !== from.locale) {
		const counterpart = findCounterpart(path, from.locale, entries, addresses);
		return explain(
			"unknown-link.language",
			{ path, there: { language: locale }, here: { language: from.locale } },
			counterpart === undefined
				? []
				: [addAnchor(counterpart, anchor, addresses)],
		);
	}
	return checkAnchor(path, anchor, anchors, written);
}

/** Explains a link to an anchor that the page at a path doesn't have; `written` is how the link writes the path. */
export function checkAnchor(
	path: string,
	anchor: string | undefined,
	anchors: ReadonlySet<string> | undefined,
	written: string,
): Explained | undefined {
	if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined;
	const near = findNearest(anchor, anchors);
	return explain(
		"unknown-link.anchor",
		{ path, anchor, available: formatNames([...anchors], phrase("link.page")) },
		near === undefined ? [] : [`${written}#${near}`],
	);
}

/** Returns the path of an address with this site's own origin; undefined for any other address. */
export function getPathOnSite(
	url: string,
	entries: Entries,
): string | undefined {
	const origin = normalizeOrigin(entries.site.origin(entries));
	const address = normalizeOrigin(url);
	return address === origin || address.startsWith(`${origin}/`)
		? address.slice(origin.length) || "/"
		: undefined;
}

/** @example normalizeOrigin("https://WWW.Example.org/a"); // "example.org/a" */
function normalizeOrigin(url: string): string {
	return url
		.replace(/^[^/?#]*(\/\/[^/?#]*)?/, (origin) => origin.toLowerCase())
		.replace(/^(https:\/\/)?(www\.)?/, "");
}

/** Explains an address with this site's own origin, which can't be checked. */
export function explainOwnAddress(
	path: string,
	{ holders }: SiteAddresses,
): Explained {
	const isKnown = holders.has(path.replace(/[?#].*$/, ""));
	return explain("unknown-link.own-address", { path }, isKnown ? [path] : []);
}

function explainMissingPage(
	path: string,
	url: string,
	{ locale, isPublished }: LinkSource,
	{ addresses, findSimilarPages }: LinkTargets,
): Explained | undefined {
	const unpublished = addresses.unpublished.get(path);
	if (unpublished)
		return isPublished
			? explain("unknown-link.unpublished", {
					file: unpublished.file,
					from: { field: "from" },
					until: { field: "until" },
				})
			: undefined;
	const [, anchor] = url.split("#");
	const rest = url.startsWith(path) ? url.slice(path.length) : "";
	const outside = completeOutsideAddress(path, rest);
	const fixes =
		outside === undefined
			? findSimilarPages(path, locale).map((page) =>
					addAnchor(page, anchor, addresses),
				)
			: [outside];
	return explain("unknown-link.no-page", { path }, fixes);
}

/** Completes an address of a mailbox or another site that lacks its scheme. */
function completeOutsideAddress(
	path: string,
	rest: string,
): string | undefined {
	if (/^[^/\s]+@[^/\s]+$/.test(path)) return `mailto:${path}`;
	if (/^\/\/[^/]+\./.test(path)) return `https:${path}${rest}`;
	return /^([a-z0-9-]+\.)+[a-z]{2,}(\/|$)/i.test(path) && !isFileName(path)
		? `https://${path}${rest}`
		: undefined;
}

function isFileName(path: string): boolean {
	return /\.(html?|md|yaml|php|pdf|docx?|svg|png|jpe?g|webp|gif|mp4|zip|txt)$/i.test(
		path,
	);
}

/** Adds an anchor to an address, if its page has that anchor. */
function addAnchor(
	address: string,
	anchor: string | undefined,
	{ holders }: SiteAddresses,
): string {
	const hasAnchor =
		anchor !== undefined && holders.get(address)?.anchors?.has(anchor);
	return hasAnchor ? `${address}#${anchor}` : address;
}
