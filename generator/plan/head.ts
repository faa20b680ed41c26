import {
	getDefaultLocale,
	type Languages,
	type Locale,
	listLocales,
} from "../languages/languages.ts";
import {
	faviconPath,
	getFeedPath,
	notFoundPath,
	toAbsoluteUrl,
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
	/** Whether search engines and the sitemap list the page. */
	readonly indexed: boolean;
};

/** The preview picture of a shared link: its path, its size in pixels, and its file if that must be generated. */
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
			readonly tag: "meta" | "link";
			readonly attributes: Readonly<Record<string, string>>;
	  };

/** The addresses of the files that every page loads: the font to preload, if the site has one. */
export type AssetUrls = { readonly font: string | undefined };

/** The inputs of a page's head besides its metadata. */
export type HeadContext = {
	readonly site: Languages;
	readonly locale: Locale;
	/** The origin of the site, e.g. https://example.org. */
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
 * const tags = createHead({ site, locale: "en", origin, name: "Mill Bakery", assets: context.assets }, metadata);
 * tags[0]; // { tag: "title", text: "Prices" }
 */
export function createHead(
	context: HeadContext,
	metadata: PageMetadata,
): HeadTag[] {
	const { site, locale, assets, feed } = context;
	const { title, description, keywords, indexed, image } = metadata;
	const tags = [
		{ tag: "title", text: title } as const,
		createLink({ rel: "icon", href: faviconPath, type: "image/svg+xml" }),
		createLink({ rel: "apple-touch-icon", href: touchIconPath }),
		assets.font !== undefined &&
			createLink({
				rel: "preload",
				as: "font",
				type: "font/woff2",
				href: assets.font,
				crossOrigin: "anonymous",
			}),
		createMeta("description", description),
		// X needs it to show the large picture; it reads the rest from Open Graph.
		image && createMeta("twitter:card", "summary_large_image"),
		keywords.length > 0 && createMeta("keywords", keywords.join(", ")),
		!indexed && createMeta("robots", "noindex"),
		...(hasAddress(metadata) ? createAddressTags(context, metadata) : []),
		...createOpenGraphTags(context, metadata),
		feed !== undefined &&
			createLink({
				rel: "alternate",
				type: "application/atom+xml",
				href: getFeedPath(locale, site),
				title: feed,
			}),
	];
	return tags.filter((tag) => !!tag);
}

/** Lists the language versions of a page for hreflang, including its own; empty for a page in one language. */
export function listAlternates(
	{ versions }: Pick<PageMetadata, "versions">,
	origin: string,
	site: Languages,
): { readonly locale: string; readonly url: string }[] {
	const alternates = listLocales(site).flatMap((locale) => {
		const path = versions[locale];
		return path === undefined
			? []
			: [{ locale, url: toAbsoluteUrl(origin, path) }];
	});
	if (alternates.length < 2) return [];
	const first = versions[getDefaultLocale(site)];
	if (first === undefined) return alternates;
	const url = toAbsoluteUrl(origin, first);
	return [...alternates, { locale: "x-default", url }];
}

/** Whether the page has an address of its own: the 404 page has none. */
function hasAddress({ path }: PageMetadata): boolean {
	return path !== notFoundPath;
}

function createAddressTags(
	{ site, origin }: HeadContext,
	metadata: PageMetadata,
): HeadTag[] {
	return [
		createLink({
			rel: "canonical",
			href: toAbsoluteUrl(origin, metadata.path),
		}),
		...listAlternates(metadata, origin, site).map(({ locale, url }) =>
			createLink({ rel: "alternate", hrefLang: locale, href: url }),
		),
	];
}

function createOpenGraphTags(
	{ site, locale, origin, name }: HeadContext,
	metadata: PageMetadata,
): HeadTag[] {
	const { path, title, description, image, type } = metadata;
	const language = site.languages.find(({ code }) => code === locale);
	const properties = {
		"og:title": title,
		"og:description": description,
		"og:type": type,
		"og:url": hasAddress(metadata) ? toAbsoluteUrl(origin, path) : undefined,
		"og:site_name": name,
		"og:locale": language?.openGraph ?? locale,
		"og:image": image && toAbsoluteUrl(origin, image.path),
		// With the size, social networks show the picture on the first share.
		"og:image:width": image && String(image.width),
		"og:image:height": image && String(image.height),
		"og:image:alt": image?.alt,
	};
	return Object.entries(properties).flatMap(([property, content]) =>
		content === undefined
			? []
			: [{ tag: "meta", attributes: { property, content } }],
	);
}

function createMeta(name: string, content: string): HeadTag {
	return { tag: "meta", attributes: { name, content } };
}

function createLink(attributes: Readonly<Record<string, string>>): HeadTag {
	return { tag: "link", attributes };
}
