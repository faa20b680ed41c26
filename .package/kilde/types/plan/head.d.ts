import { type Languages, type Locale } from "../i18n/languages.js";
import type { PicturePage } from "../types.js";
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
export type HeadTag = {
    readonly tag: "title";
    readonly text: string;
} | {
    readonly tag: "meta";
    readonly attributes: Readonly<Record<string, string>>;
} | {
    readonly tag: "link";
    readonly attributes: Readonly<Record<string, string>>;
};
/** The addresses of the files that every page loads; a site without fonts of its own has none. */
export type AssetUrls = {
    readonly font: string | undefined;
};
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
export declare function head(context: HeadContext, metadata: PageMetadata): HeadTag[];
/** The language versions of a page for hreflang, its own among them; none of a page in one language. */
export declare function alternatesOf({ versions }: Pick<PageMetadata, "versions">, origin: string, site: Languages): {
    readonly locale: string;
    readonly url: string;
}[];
