import {
	defaultLocale,
	type Languages,
	type Locale,
	localesOf,
	segmentOf,
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

/** The templates of the files that every site has: those of render/own-templates.ts, unless templates/ has others of these names. */
export const templates = {
	sitemap: "sitemap.xml.hbs",
	robots: "robots.txt.hbs",
	redirect: "redirect.html.hbs",
} as const;

/** The address of the picture beside the site's name in browsers. */
export const faviconPath = "/favicon.svg";

/** The address of the picture that a phone shows for the site on its home screen. */
export const touchIconPath = "/apple-touch-icon.png";

/**
 * The address of the feed in a language.
 *
 * @example feedPath("en", site); // "/en/feed.xml"
 */
export function feedPath(locale: Locale, site: Languages): string {
	return `${prefixOf(locale, site)}/feed.xml`;
}

/**
 * The address of the search index in a language.
 *
 * @example searchPath("da", site); // "/search.json"
 */
export function searchPath(locale: Locale, site: Languages): string {
	return `${prefixOf(locale, site)}/search.json`;
}

/**
 * The prefix of addresses in a language: none in the default language, /CODE in small letters in the others.
 *
 * @example `${prefixOf("en", site)}/prices`; // "/en/prices"
 */
export function prefixOf(locale: Locale, site: Languages): string {
	return locale === defaultLocale(site) ? "" : `/${segmentOf(locale)}`;
}

/** The addresses of files that are no pages, which no page can take. */
export function listFixedPaths(site: Languages): string[] {
	return [
		notFoundPath,
		sitemapPath,
		robotsPath,
		faviconPath,
		touchIconPath,
		...localesOf(site).flatMap((locale) => [
			feedPath(locale, site),
			searchPath(locale, site),
		]),
	];
}

/**
 * Whether an address is where the site keeps files of its own, which hosts treat in their own way: folders whose
 * files never change, and the page of a folder, which /index would share with the folder's own address.
 */
export function isReservedPath(path: string): boolean {
	return /^\/(assets|media)(\/|$)|\/index$/.test(path);
}

/**
 * The file that answers an address on a static host: /about → about.html, / → index.html,
 * /feed.xml → feed.xml. A page beside the folder of the same name (en.html, en/) answers without a
 * slash, and so without a redirect.
 */
export function outputFile(path: string): string {
	if (path === "/") return "index.html";
	const file = path.slice(1);
	return /\.[a-z0-9]+$/.test(file) ? file : `${file}.html`;
}

/** The address of a file of the output folder: about.html → /about, index.html → /. */
export function addressOfFile(file: string): string {
	return `/${file.replace(/^index\.html$|\.html$/, "")}`;
}

/**
 * The language of an address.
 *
 * @example localeOf("/en/prices", site); // "en"
 */
export function localeOf(path: string, site: Languages): Locale {
	return localeAmong(path, localesOf(site));
}

/** The language of an address, among those of a site; the first one has no prefix. */
export function localeAmong(path: string, locales: readonly Locale[]): Locale {
	const [, first] = path.split("/", 2);
	return (
		locales.find((locale) => segmentOf(locale) === first) ?? locales[0] ?? ""
	);
}

/** The address of an entry below the page that lists all of them. */
export function joinPath(listPath: string, slug: string): string {
	return listPath === "/" ? `/${slug}` : `${listPath}/${slug}`;
}

/**
 * The address with the site's own in front.
 *
 * @example absoluteUrl("https://bakery.example", "/prices"); // "https://bakery.example/prices"
 */
export function absoluteUrl(origin: string, path: string): string {
	return `${origin}${path}`;
}

/**
 * The address of a file of content/media; it is the same as long as its bytes are.
 *
 * @example mediaAddress({ id: "loaf.svg", digest: "3f2a91c07d5e" }); // "/media/loaf.3f2a91c0.svg"
 */
export function mediaAddress(file: Pick<MediaEntry, "id" | "digest">): string {
	const { id, digest } = file;
	const dot = id.lastIndexOf(".");
	return `/media/${id.slice(0, dot)}.${digest.slice(0, 8)}${id.slice(dot)}`;
}
