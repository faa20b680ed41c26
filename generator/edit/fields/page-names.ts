import { getDefaultLocale, type Locale } from "../../languages/languages.ts";
import { getLanguageName } from "../../languages/message-language.ts";
import { selectText } from "../../languages/text.ts";
import { collectAddresses } from "../../link/addresses.ts";
import { getAddressLocale } from "../../text/url.ts";
import type { ContentEntry } from "../../types.ts";
import { type Context, wordsIn } from "../context.ts";

/** The names of pages for people. */
export type PageNames = {
	/** Of the page at a path; undefined where there is none. No two are called the same. */
	ofPath(path: string): string | undefined;
	/** The same among the pages of its language. */
	inLanguage(path: string): string | undefined;
	/** Of a page with this title. */
	ofTitle(title: string): string;
};

/**
 * The name of each page: what the site calls it in menus and lists, or else its title without the ending that most titles
 * share, such as the name of the site.
 */
export function pageNames(context: Context): PageNames {
	const { index, language } = context;
	const pages = pagesIn(context);
	const ofTitle = shortening(pages.map(({ title }) => title));
	const short = pages.map((page) => ({
		...page,
		name: page.given ?? ofTitle(page.title),
	}));
	const own = countsOf(short.map(({ locale, name }) => `${locale} ${name}`));
	const named = short.map(({ path, locale, name }) => ({
		path,
		locale,
		name: own.get(`${locale} ${name}`) === 1 ? name : `${name} (${path})`,
	}));
	const all = countsOf(named.map(({ name }) => name));
	const byPath = new Map(named.map((page) => [page.path, page]));
	return {
		ofPath(path) {
			const page = byPath.get(path);
			if (!page) return undefined;
			const { locale, name } = page;
			const isClear =
				all.get(name) === 1 || locale === getDefaultLocale(index.site);
			return isClear
				? name
				: `${name} (${selectText(getLanguageName(locale), language)})`;
		},
		inLanguage: (path) => byPath.get(path)?.name,
		ofTitle,
	};
}

/** The site's name for a page, by the page's id; otherwise its title without the ending that most titles share. */
export function shortName(
	id: string,
	title: string | undefined,
	context: Context,
): string | undefined {
	const given = givenName(id, context);
	if (given !== undefined || title === undefined) return given;
	const { content, site } = context.index;
	const pages = content.filter(
		({ collection }) => collection === site.pages.collection.name,
	);
	return shortening(pages.map((page) => titleOf(page, context) ?? ""))(title);
}

function givenName(id: string, context: Context): string | undefined {
	const { index } = context;
	return wordsIn(index.site.pageNames?.(index).get(id), context);
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

/** A page, its language and title, what the site calls it, and the places on it that links can lead to. */
export type ListedPage = {
	readonly path: string;
	readonly locale: Locale;
	readonly title: string;
	readonly given: string | undefined;
	readonly anchors: ReadonlySet<string>;
};

/** All pages in all languages, with their titles. */
export function pagesIn(context: Context): ListedPage[] {
	const { index } = context;
	return [...collectAddresses(index).value.holders].flatMap(
		([path, holder]) => {
			const { entry, redirectsTo, anchors = new Set() } = holder;
			if (!entry || redirectsTo !== undefined) return [];
			const locale = getAddressLocale(path, index.site);
			const own = { ...context, locale };
			const title = titleOf(entry, own) ?? path;
			const isPage = entry.collection === index.site.pages.collection.name;
			const given = isPage ? givenName(entry.id, own) : undefined;
			return [{ path, locale, title, given, anchors }];
		},
	);
}

/** The title of a page, or of one of its texts. */
function titleOf(entry: ContentEntry, context: Context): string | undefined {
	return wordsIn(Object(entry.data).title, context);
}
