import {
	defaultLocale,
	type Languages,
	type Locale,
	localesOf,
} from "../languages/languages.ts";
import {
	absoluteUrl,
	faviconPath,
	feedPath,
	notFoundPath,
	touchIconPath,
} from "../text/url.ts";
import type { PicturePage } from "../types.ts";

/** The metadata of a page for its head, the sitemap and the redirects. */
export type PageMetadata = {
	readonly path: string;
	/** The page's address in each language that has it. */
	readonly versions: Readonly<Record<Locale, string>>;
	readonly title: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** The picture for shared links. */
	readonly image: ShareImage | undefined;
	readonly type: "website" | "article";
	/** false keeps the page out of search engines and the sitemap. */
	readonly indexed: boolean;
};

/** A picture for shared links: its address without the site, its size in pixels, and its file, if that has to be made. */
export type ShareImage = {
	readonly path: string;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
	readonly file?: PicturePage | undefined;
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
 *
 * @example
 * const { origin } = model;
 * const tags = head({ site, locale: "en", origin, name: "Mill Bakery", assets: context.assets }, metadata);
 * tags[0]; // { tag: "title", text: "Prices" }
 */
export function head(context: HeadContext, metadata: PageMetadata): HeadTag[] {
	const { site, locale, assets, feed } = context;
	const { title, description, keywords, indexed, image } = metadata;
	return [
		{ tag: "title", text: title },
		link({ rel: "icon", href: faviconPath, type: "image/svg+xml" }),
		link({ rel: "apple-touch-icon", href: touchIconPath }),
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
		// X and others show the large picture by it, and the other words of Open Graph.
		...(image ? [meta("twitter:card", "summary_large_image")] : []),
		...(keywords.length > 0 ? [meta("keywords", keywords.join(", "))] : []),
		...(indexed ? [] : [meta("robots", "noindex")]),
		...(hasAddress(metadata) ? addresses(context, metadata) : []),
		...openGraph(context, metadata),
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
		...(image ? shareImage(origin, image) : []),
	];
}

/** With its size: networks then show it at the first share. */
function shareImage(
	origin: string,
	{ path, width, height, alt }: ShareImage,
): HeadTag[] {
	return [
		property("og:image", absoluteUrl(origin, path)),
		property("og:image:width", String(width)),
		property("og:image:height", String(height)),
		property("og:image:alt", alt),
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
