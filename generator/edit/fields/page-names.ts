import { claimAddresses } from "../../link/claims.ts";
import type { ContentEntry } from "../../types.ts";
import { localeOf } from "../../url.ts";
import { type Context, wordsIn } from "../context.ts";

/** The names of pages for people. */
export type PageNames = {
	/** Of the page at a path; undefined where there is none. No two are called the same. */
	ofPath(path: string): string | undefined;
	/** Of a page with this title. */
	ofTitle(title: string): string;
};

/** The name of each page: its title without the ending that most titles share, such as the name of the site. */
export function pageNames(context: Context): PageNames {
	const pages = pagesIn(context);
	const ofTitle = shortening(pages.map(({ title }) => title));
	const names = countsOf(pages.map(({ title }) => ofTitle(title)));
	const byPath = new Map(
		pages.map(({ path, title }) => {
			const name = ofTitle(title);
			return [path, names.get(name) === 1 ? name : `${name} (${path})`];
		}),
	);
	return { ofPath: (path) => byPath.get(path), ofTitle };
}

/** The title of a page without what most titles end in. */
export function shortTitle(title: string, context: Context): string {
	const { content, site } = context.index;
	const pages = content.filter(
		({ collection }) => collection === site.pages.collection.name,
	);
	return shortening(pages.map((page) => titleOf(page, context) ?? ""))(title);
}

/** Returns what takes off what several of these titles end in. */
function shortening(titles: readonly string[]): (title: string) => string {
	const endings = countsOf(titles.map(endOf));
	return (title) => {
		const end = endOf(title);
		const isShared = (endings.get(end) ?? 0) > 1;
		return isShared ? title.slice(0, title.length - end.length) : title;
	};
}

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const each of words) counts.set(each, (counts.get(each) ?? 0) + 1);
	return counts;
}

/** The end of a title from its last dash or bar on. */
function endOf(title: string): string {
	return /\s[–—|-]\s[^–—|]+$/.exec(title)?.[0] ?? "";
}

/** A page, its title, and the places on it that links can lead to. */
export type ListedPage = {
	readonly path: string;
	readonly title: string;
	readonly anchors: ReadonlySet<string>;
};

/** All pages in all languages, with their titles. */
export function pagesIn(context: Context): ListedPage[] {
	const { index } = context;
	return [...claimAddresses(index).value.claims].flatMap(([path, claim]) => {
		const { entry, redirectsTo, anchors = new Set() } = claim;
		if (!entry || redirectsTo !== undefined) return [];
		const locale = localeOf(path, index.site);
		const title = titleOf(entry, { ...context, locale }) ?? path;
		return [{ path, title, anchors }];
	});
}

/** The title of a page, or of one of its texts. */
function titleOf(entry: ContentEntry, context: Context): string | undefined {
	return wordsIn(Object(entry.data).title, context);
}
