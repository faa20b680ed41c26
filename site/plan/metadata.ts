import {
	getAddressLocale,
	getLocalePrefix,
	type PageMetadata,
} from "kilde/plan";
import { languages } from "../languages.ts";
import type {
	Article,
	LocaleContent,
	Shared,
	SitePage,
} from "../model/locale-content.ts";
import { excerptOf } from "./articles.ts";
import { newsPath } from "./pages.ts";
import { shareImage } from "./pictures.ts";

/** The data of a page that its head and menus use. */
export type Metadata = PageMetadata & {
	/** The targets of the language switch for languages without a translation of the page. */
	readonly switchTo: Readonly<Record<string, string>>;
	/** The address of the page in the menu to whose section this page belongs. */
	readonly within: string | undefined;
};

/** Returns the metadata of a page. */
export function pageMetadata(
	shared: Shared,
	content: LocaleContent,
	{ id, path, data, texts }: SitePage,
): Metadata {
	return {
		path,
		versions: byLanguage(shared, (content) => content.addresses.get(id)?.path),
		switchTo: redirectedVersions(shared, path),
		within: undefined,
		title: data.title,
		description: data.description,
		keywords: data.keywords,
		image: shareImage(shared, content, [data, texts]),
		type: "website",
		// A discount code is given to those who sign up for the newsletter, not to everybody who searches.
		indexed: data.view !== "thank-you",
	};
}

/** Returns, for each language, the target of the redirect from the page's address in that language, if there is one. */
function redirectedVersions(shared: Shared, path: string) {
	const bare = path.slice(
		getLocalePrefix(getAddressLocale(path, site), site).length,
	);
	return byLanguage(shared, ({ locale, redirects }) => {
		const other = `${getLocalePrefix(locale, site)}${bare}`;
		return redirects.find(({ from }) => from === other)?.to;
	});
}

/** Returns the metadata of an article's page; its keywords are those of the page of news. `versions` are its addresses by language. */
export function articleMetadata(
	shared: Shared,
	content: LocaleContent,
	article: Article,
	versions: Metadata["versions"],
): Metadata {
	const { path, title, body } = article;
	return {
		path,
		versions,
		switchTo: byLanguage(shared, newsPath),
		within: newsPath(content),
		title: `${title} – ${content.business.name}`,
		description: excerptOf(content, article),
		keywords: content.newsKeywords,
		image: shareImage(shared, content, body),
		type: "article",
		indexed: true,
	};
}

/** Returns the addresses of a page by the languages that have one. */
export function byLanguage(
	{ contents }: Shared,
	pathIn: (content: LocaleContent) => string | undefined,
): Metadata["versions"] {
	return Object.fromEntries(
		[...contents].flatMap(([locale, content]) => {
			const path = pathIn(content);
			return path === undefined ? [] : [[locale, path]];
		}),
	);
}

const site = { languages };
