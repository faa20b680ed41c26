import {
	defaultLocale,
	type Languages,
	type Locale,
	localesOf,
} from "../i18n/languages.ts";
import { absoluteUrl, faviconPath, feedPath, notFoundPath } from "../url.ts";

/** The metadata of a page for its head, the sitemap and the redirects. */
export type PageMetadata = {
	readonly path: string;
	/** The page's address in each language that has it. */
	readonly versions: Readonly<Record<Locale, string>>;
	readonly title: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** The address of the picture for shared links, without the site. */
	readonly image: string | undefined;
	readonly type: "website" | "article";
	/** false keeps the page out of search engines and the sitemap. */
	readonly indexed: boolean;
};

/** One element of the head. */
export type HeadTag =
	| { readonly tag: "title"; readonly text: string }
	| {
			readonly tag: "meta";
			readonly attributes: Readonly<Record<string, string>>;
	  }
	| {
			readonly tag: "link";
			readonly attributes: Readonly<Record<string, string>>;
	  };

/** The addresses of the files that every page loads; a site without fonts of its own has none. */
export type AssetUrls = { readonly font: string | undefined };

/** The inputs of a page's head besides its metadata. */
export type HeadContext = {
	readonly site: Languages;
	readonly locale: Locale;
	/** The site's own address. */
	readonly origin: string;
	/** The site's name. */
	readonly name: string;
	readonly assets: AssetUrls;
	/** The title of the feed, if there is one. */
	readonly feed?: string;
};

/**
 * The head of a page as data: title, description, keywords, canonical address, Open Graph (ogp.me),
 * and every language version including its own (hreflang), x-default being the one in the default language.
 */
export function head(context: HeadContext, metadata: PageMetadata): HeadTag[] {
	const { site, locale, assets, feed } = context;
	const { title, description, keywords, indexed } = metadata;
	return [
		{ tag: "title", text: title },
		...(assets.font === undefined
			? []
			: [
					link({
						rel: "preload",
						as: "font",
						type: "font/woff2",
						href: assets.font,
						crossOrigin: "anonymous",
					}),
				]),
		meta("description", description),
		...(keywords.length > 0 ? [meta("keywords", keywords.join(", "))] : []),
		...(indexed ? [] : [meta("robots", "noindex")]),
		...(hasAddress(metadata) ? addresses(context, metadata) : []),
		...openGraph(context, metadata),
		link({ rel: "icon", href: faviconPath, type: "image/svg+xml" }),
		...(feed === undefined
			? []
			: [
					link({
						rel: "alternate",
						type: "application/atom+xml",
						href: feedPath(locale, site),
						title: feed,
					}),
				]),
	];
}

/** The language versions of a page for hreflang, its own among them; none of a page in one language. */
export function alternatesOf(
	{ versions }: Pick<PageMetadata, "versions">,
	origin: string,
	site: Languages,
): { readonly locale: string; readonly url: string }[] {
	const alternates = localesOf(site).flatMap((locale) => {
		const path = versions[locale];
		return path === undefined
			? []
			: [{ locale, url: absoluteUrl(origin, path) }];
	});
	if (alternates.length < 2) return [];
	const first = versions[defaultLocale(site)];
	return first === undefined
		? alternates
		: [...alternates, { locale: "x-default", url: absoluteUrl(origin, first) }];
}

/** Whether the page has an address of its own: the one for unknown addresses has none. */
function hasAddress({ path }: PageMetadata): boolean {
	return path !== notFoundPath;
}

function addresses(
	{ site, origin }: HeadContext,
	metadata: PageMetadata,
): HeadTag[] {
	return [
		link({ rel: "canonical", href: absoluteUrl(origin, metadata.path) }),
		...alternatesOf(metadata, origin, site).map(({ locale, url }) =>
			link({ rel: "alternate", hrefLang: locale, href: url }),
		),
	];
}

function openGraph(
	{ site, locale, origin, name }: HeadContext,
	metadata: PageMetadata,
): HeadTag[] {
	const { path, title, description, image, type } = metadata;
	const language = site.languages.find(({ code }) => code === locale);
	return [
		property("og:title", title),
		property("og:description", description),
		property("og:type", type),
		...(hasAddress(metadata)
			? [property("og:url", absoluteUrl(origin, path))]
			: []),
		property("og:site_name", name),
		property("og:locale", language?.openGraph ?? locale),
		...(image ? [property("og:image", absoluteUrl(origin, image))] : []),
	];
}

function meta(name: string, content: string): HeadTag {
	return { tag: "meta", attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
	return { tag: "meta", attributes: { property: name, content } };
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
	return { tag: "link", attributes };
}
