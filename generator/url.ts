import { type Locale, locales } from "./i18n/locale.ts";

/** The folder and the names of the files that are not views: addresses that no page can take. */
export const fixedPaths = {
	notFound: "/404",
	sitemap: "/sitemap.xml",
	robots: "/robots.txt",
	favicon: "/favicon.svg",
	feed: { da: "/feed.xml", en: "/en/feed.xml" },
	search: { da: "/search.json", en: "/en/search.json" },
} as const satisfies Record<string, string | Record<Locale, string>>;

/**
 * Whether an address lies where the site keeps files of its own, which hosts treat in their own way: folders whose
 * files never change, and the page of a folder, which /index would share with the folder's own address.
 */
export function isReserved(path: string): boolean {
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

/** The language of an address. */
export function localeOf(path: string): Locale {
	const [, first] = path.split("/", 2);
	return locales.find((locale) => locale === first) ?? "da";
}

/** The address of an article below the page that lists all of them. */
export function articlePath(newsPath: string, slug: string): string {
	return `${newsPath}/${slug}`;
}

/** The address with the site's own in front: https://energirummet.example/about. */
export function absoluteUrl(site: string, path: string): string {
	return `${site}${path}`;
}

/** The address of a file that keeps its name as long as it keeps its bytes: /media/hero.3f2a91c0.svg. */
function hashedPath(folder: string, file: string, digest: string): string {
	const dot = file.lastIndexOf(".");
	return `/${folder}/${file.slice(0, dot)}.${digest.slice(0, 8)}${file.slice(dot)}`;
}

/** The address of a file of content/media. */
export function mediaAddress({
	id,
	digest,
}: {
	readonly id: string;
	readonly digest: string;
}): string {
	return hashedPath("media", id, digest);
}

/** The fragment for a heading: lower case, æ → ae, ø → oe, å → aa, the rest of the marks dropped. */
export function slugify(text: string): string {
	return text
		.toLowerCase()
		.replaceAll("æ", "ae")
		.replaceAll("ø", "oe")
		.replaceAll("å", "aa")
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
}
