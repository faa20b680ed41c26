import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { toOutputPath } from "../../generator/text/url.ts";

// Reads the built site, so that tests quote no content that editors may change.

/** A search entry: its title and its URL. */
export type Entry = {
	readonly title: string;
	readonly url: string;
	readonly parts?: readonly { readonly id: string; readonly title: string }[];
};

/** An article in the reader of the news. */
export type Article = {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
};

/** Reads a text file of the site. */
function built(path: string): string {
	return readFileSync(join(inject("builtSite").output, path), "utf8");
}

/** Lists the search entries in the language of a home page. */
export function listSearchEntries(home: "/" | "/en"): Entry[] {
	return JSON.parse(built(`${home.slice(1)}/search.json`));
}

/** Returns the title of the page with this URL, as in the search index. */
export function getTitle(url: string): string {
	const home = /^\/en\b/.test(url) ? "/en" : "/";
	const found = listSearchEntries(home).find((each) => each.url === url);
	if (!found) throw new Error(`The search has no ${url}.`);
	return found.title;
}

/** Lists the articles of the Danish reader, newest first. */
export function articles(): Article[] {
	return parseProps<{ items: Article[] }>("NewsOverview", "/news").items;
}

/** Parses the props of an island on the page with this URL. */
export function parseProps<T>(island: string, path: string): T {
	const [, props = ""] =
		new RegExp(`data-island="${island}"[^>]* data-props="([^"]*)"`).exec(
			built(toOutputPath(path)),
		) ?? [];
	const json = props
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
	return JSON.parse(json);
}

/** Returns the URL of the first page with a view in a language. */
export function findPath(view: string, locale = "da"): string {
	const { pages } = inject("builtSite");
	const found = pages.find(
		(page) => page.view === view && page.locale === locale,
	);
	if (!found) throw new Error(`There is no page ${view} in ${locale}.`);
	return found.path;
}

/** Creates a pattern that matches these texts in sequence, with any white space between words. */
export function words(...texts: readonly string[]): RegExp {
	const parts = texts.join(" ").trim().split(/\s+/);
	return new RegExp(
		parts
			.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
			.join("\\s+"),
	);
}
