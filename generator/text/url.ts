import {
	getDefaultLocale,
	getUrlSegment,
	type Languages,
	type Locale,
	listLocales,
} from "../languages/languages.ts";
import type { MediaEntry } from "../types.ts";

/**
 * The address of the page for addresses that don't exist.
 *
 * @example const inSitemap = metadata.path !== notFoundPath;
 */
export const notFoundPath = "/404";

/** The address of the list of all pages, for search engines. */
export const sitemapPath = "/sitemap.xml";

/** The address of the rules for robots. */
export const robotsPath = "/robots.txt";

/** The templates of files that every site has. Those in templates/ replace the engine's own (render/own-templates.ts). */
export const templates = {
	sitemap: "sitemap.xml.hbs",
	robots: "robots.txt.hbs",
	redirect: "redirect.html.hbs",
	feed: "feed.xml.hbs",
} as const;

/** The address of the icon that browsers show. */
export const faviconPath = "/favicon.svg";

/** The address of the icon for the home screen of a phone. */
export const touchIconPath = "/apple-touch-icon.png";

/**
 * Returns the address of the feed in a language.
 *
 * @example getFeedPath("en", site); // "/en/feed.xml"
 */
export function getFeedPath(locale: Locale, site: Languages): string {
	return `${getLocalePrefix(locale, site)}/feed.xml`;
}

/**
 * Returns the address of the search index in a language.
 *
 * @example getSearchPath("da", site); // "/search.json"
 */
export function getSearchPath(locale: Locale, site: Languages): string {
	return `${getLocalePrefix(locale, site)}/search.json`;
}

/**
 * Returns the prefix of addresses in a language: empty for the default language, otherwise /CODE in lower case.
 *
 * @example `${getLocalePrefix("en", site)}/prices`; // "/en/prices"
 */
export function getLocalePrefix(locale: Locale, site: Languages): string {
	return locale === getDefaultLocale(site) ? "" : `/${getUrlSegment(locale)}`;
}

/** Lists the addresses of files that are not pages, which no page can have. */
export function listFixedPaths(site: Languages): string[] {
	return [
		notFoundPath,
		sitemapPath,
		robotsPath,
		faviconPath,
		touchIconPath,
		...listLocales(site).flatMap((locale) => [
			getFeedPath(locale, site),
			getSearchPath(locale, site),
		]),
	];
}

/**
 * Whether no page can have an address: it is in a folder of immutable files, or ends with /index, which hosts serve at the
 * address of its folder.
 */
export function isReservedPath(path: string): boolean {
	return /^\/(assets|media)(\/|$)|\/index$/.test(path);
}

/**
 * Returns the file that a static host serves at an address: /about → about.html, / → index.html,
 * /feed.xml → feed.xml. A page beside a folder of the same name (en.html, en/) is
 * served without a redirect to an address with a slash.
 */
export function toOutputPath(path: string): string {
	if (path === "/") return "index.html";
	const file = path.slice(1);
	return /\.[a-z0-9]+$/.test(file) ? file : `${file}.html`;
}

/** Returns the address of a file in the output folder: about.html → /about, index.html → /. */
export function toPageAddress(file: string): string {
	return `/${file.replace(/^index\.html$|\.html$/, "")}`;
}

/**
 * Returns the language of an address.
 *
 * @example getAddressLocale("/en/prices", site); // "en"
 */
export function getAddressLocale(path: string, site: Languages): Locale {
	return getLocaleByPrefix(path, listLocales(site));
}

/** Returns the language of an address by its prefix, which the first language doesn't have. */
export function getLocaleByPrefix(
	path: string,
	locales: readonly Locale[],
): Locale {
	const [, first] = path.split("/", 2);
	return (
		locales.find((locale) => getUrlSegment(locale) === first) ??
		locales[0] ??
		""
	);
}

/** Returns the address of an entry below the page that lists it. */
export function joinAddress(listPath: string, slug: string): string {
	return listPath === "/" ? `/${slug}` : `${listPath}/${slug}`;
}

/**
 * Returns an address with the origin of the site.
 *
 * @example toAbsoluteUrl("https://bakery.example", "/prices"); // "https://bakery.example/prices"
 */
export function toAbsoluteUrl(origin: string, path: string): string {
	return `${origin}${path}`;
}

/**
 * Returns the address of a file in content/media, which changes only with its bytes.
 *
 * @example getMediaAddress({ id: "loaf.svg", digest: "3f2a91c07d5e" }); // "/media/loaf.3f2a91c0.svg"
 */
export function getMediaAddress(
	file: Pick<MediaEntry, "id" | "digest">,
): string {
	const { id, digest } = file;
	const dot = id.lastIndexOf(".");
	return `/media/${id.slice(0, dot)}.${digest.slice(0, 8)}${id.slice(dot)}`;
}
