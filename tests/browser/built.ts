import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { toOutputPath } from "../../generator/text/url.ts";

// What the built site says, so that tests quote no content that an editor may change.

/** An entry of the search: its title, and where it leads. */
export type Entry = {
	readonly title: string;
	readonly url: string;
	readonly parts?: readonly { readonly id: string; readonly title: string }[];
};

/** An article of the reader of the news. */
export type Article = {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
};

/** The text of a file of the site. */
function built(path: string): string {
	return readFileSync(join(inject("builtSite").output, path), "utf8");
}

/** The entries of the search, in the language of a front page. */
export function searchEntries(home: "/" | "/en"): Entry[] {
	return JSON.parse(built(`${home.slice(1)}/search.json`));
}

/** The title of the page at this address, as the search has it. */
export function titleOf(url: string): string {
	const home = /^\/en\b/.test(url) ? "/en" : "/";
	const found = searchEntries(home).find((each) => each.url === url);
	if (!found) throw new Error(`The search has no ${url}.`);
	return found.title;
}

/** The articles of the Danish reader, the newest first. */
export function articles(): Article[] {
	return propsOf<{ items: Article[] }>("NewsOverview", "/news").items;
}

/** The props of an island on the page at this address. */
export function propsOf<T>(island: string, path: string): T {
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

/** The scripts that the page at this address has within it. */
export function startScripts(path: string): string {
	const found = built(toOutputPath(path)).matchAll(
		/<script(?: type="module")?>(.*?)<\/script>/gs,
	);
	return [...found].map(([, script = ""]) => script).join("\n");
}

/** The address of the first page of a view, in a language. */
export function pathOf(view: string, locale = "da"): string {
	const { pages } = inject("builtSite");
	const found = pages.find(
		(page) => page.view === view && page.locale === locale,
	);
	if (!found) throw new Error(`There is no page ${view} in ${locale}.`);
	return found.path;
}

/** Matches these texts one after another, whatever space is between their words. */
export function words(...texts: readonly string[]): RegExp {
	const parts = texts.join(" ").trim().split(/\s+/);
	return new RegExp(
		parts
			.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
			.join("\\s+"),
	);
}
