import { type Languages, type Locale } from "./i18n/languages.js";
import type { MediaEntry } from "./types.js";
/** The address of the page for addresses that don't exist. */
export declare const notFoundPath = "/404";
/** The address of the list of all pages, for search engines. */
export declare const sitemapPath = "/sitemap.xml";
/** The address of the rules for robots. */
export declare const robotsPath = "/robots.txt";
/** The templates of the files that every site has: those of own-templates.ts, unless templates/ has others of these names. */
export declare const templates: {
    readonly sitemap: "sitemap.xml.hbs";
    readonly robots: "robots.txt.hbs";
    readonly redirect: "redirect.html.hbs";
};
/** The address of the picture beside the site's name in browsers. */
export declare const faviconPath = "/favicon.svg";
/** The address of the picture that a phone shows for the site on its home screen. */
export declare const touchIconPath = "/apple-touch-icon.png";
/** The address of the feed in a language. */
export declare function feedPath(locale: Locale, site: Languages): string;
/** The address of the search index in a language. */
export declare function searchPath(locale: Locale, site: Languages): string;
/** The prefix of addresses in a language: none in the default language, /CODE in the others. */
export declare function prefixOf(locale: Locale, site: Languages): string;
/** The addresses of files that are no pages, which no page can take. */
export declare function fixedPaths(site: Languages): string[];
/**
 * Whether an address is where the site keeps files of its own, which hosts treat in their own way: folders whose
 * files never change, and the page of a folder, which /index would share with the folder's own address.
 */
export declare function isReserved(path: string): boolean;
/**
 * The file that answers an address on a static host: /about → about.html, / → index.html,
 * /feed.xml → feed.xml. A page beside the folder of the same name (en.html, en/) answers without a
 * slash, and so without a redirect.
 */
export declare function outputFile(path: string): string;
/** The language of an address. */
export declare function localeOf(path: string, site: Languages): Locale;
/** The language of an address, among those of a site; the first one has no prefix. */
export declare function localeAmong(path: string, locales: readonly Locale[]): Locale;
/** The address of an entry below the page that lists all of them. */
export declare function below(listPath: string, slug: string): string;
/** The address with the site's own in front: https://example.org/about. */
export declare function absoluteUrl(origin: string, path: string): string;
/** The address of a file of content/media; it is the same as long as its bytes are: /media/hero.3f2a91c0.svg. */
export declare function mediaAddress(file: Pick<MediaEntry, "id" | "digest">): string;
