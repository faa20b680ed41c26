import type { SiteDefinition } from "../definition.ts";
import { createDayStartFormatter } from "../languages/days.ts";
import type { Locale } from "../languages/languages.ts";
import type { Model } from "../link/model.ts";
import { getFeedPath, templates, toAbsoluteUrl } from "../text/url.ts";
import type { Page } from "../types.ts";
import { createTemplatePage } from "./machine-files.ts";

/** An entry of a feed. */
export type FeedEntry = {
	/** The address of its page. */
	readonly path: string;
	readonly title: string;
	readonly summary: string;
	/** Its text; links and pictures within the site may begin with a slash. */
	readonly html: string;
	/** Its day, yyyy-mm-dd. */
	readonly date: string;
	/** The picture that readers show in lists, and its size in pixels. */
	readonly image?:
		| { readonly path: string; readonly width: number; readonly height: number }
		| undefined;
};

/** A feed in one language. */
export type Feed = {
	readonly locale: Locale;
	readonly title: string;
	readonly subtitle?: string;
	readonly author: string;
	/** The address of the page that lists its entries. */
	readonly path: string;
	/** The entries, the newest first. */
	readonly entries: readonly FeedEntry[];
	/** The day of the feed while it has no entries, yyyy-mm-dd. */
	readonly since: string;
};

/** The number of newest entries in a feed. Its readers have seen the older ones. */
const feedLength = 30;

/**
 * Creates the Atom feed of a language (RFC 4287); its date is that of the newest entry. A template feed.xml.hbs in templates/
 * overrides the engine's own.
 *
 * @example
 * const feed = { locale: "en", title: "News", author: "Bakery", path: "/en/news", entries: [], since: "2026-01-01" };
 * createFeed(model, { ...site, timeZone: "Europe/Copenhagen" }, feed).path; // "/en/feed.xml"
 */
export function createFeed(
	model: Pick<Model, "templates" | "origin">,
	site: Pick<SiteDefinition, "languages" | "timeZone">,
	feed: Feed,
): Page {
	const { locale, title, subtitle, author, entries, since } = feed;
	const { origin } = model;
	const path = getFeedPath(locale, site);
	const startOfDay = createDayStartFormatter(site.timeZone);
	return createTemplatePage(model, path, templates.feed, {
		...{ locale, title, subtitle, author },
		self: toAbsoluteUrl(origin, path),
		home: toAbsoluteUrl(origin, feed.path),
		updated: startOfDay(entries[0]?.date ?? since),
		entries: entries.slice(0, feedLength).map(({ image, ...entry }) => ({
			// Media RSS: for most readers an enclosure of Atom is a file to fetch.
			thumbnail: image && { ...image, url: toAbsoluteUrl(origin, image.path) },
			title: entry.title,
			url: toAbsoluteUrl(origin, entry.path),
			updated: startOfDay(entry.date),
			summary: entry.summary,
			html: toAbsoluteLinks(entry.html, origin),
		})),
	});
}

/** Makes links and pictures within the site absolute, as feed readers need them. Text that looks like a link stays. */
function toAbsoluteLinks(html: string, origin: string): string {
	return html.replaceAll(/<[a-z](?:"[^"]*"|[^">])*>/g, (tag) =>
		tag.replaceAll(
			/\s(?:href|src|srcset)="[^"]*"/g,
			// A srcset is several addresses, after commas.
			(attribute) =>
				attribute.replaceAll(/("|, )\//g, (_, before) => `${before}${origin}/`),
		),
	);
}
