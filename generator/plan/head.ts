import type { HeadTag } from "../../site/props.ts";
import { type Locale, locales } from "../i18n/locale.ts";
import { absoluteUrl, fixedPaths } from "../url.ts";
import type { Basics } from "./shell.ts";

/** What the head and the menus must know of the page they stand on. */
export type Target = {
	readonly path: string;
	/** The page's address in each language that has it. */
	readonly versions: Readonly<Partial<Record<Locale, string>>>;
	/** Where the language switch leads when the other language has no version. */
	readonly switchTo: string | undefined;
	/** The page of the menu that this page is a part of. */
	readonly within: string | undefined;
	readonly title: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** The address of the picture for shared links, without the site. */
	readonly image: string | undefined;
	readonly type: "website" | "article";
	/** false keeps search engines away, and the page then names no address of its own. */
	readonly indexed: boolean;
};

const openGraphLocales = { da: "da_DK", en: "en_US" } as const;

/** The addresses of the files that every page loads. */
export type AssetUrls = { readonly font: string };

/**
 * The head of a page as data: title, description, keywords, canonical address, Open Graph (ogp.me),
 * and every language version including its own (hreflang), Danish being the default one.
 */
export function head(
	site: Basics,
	target: Target,
	assets: AssetUrls,
): HeadTag[] {
	const { title, description, keywords, indexed } = target;
	return [
		{ tag: "title", text: title },
		link({
			rel: "preload",
			as: "font",
			type: "font/woff2",
			href: assets.font,
			crossOrigin: "anonymous",
		}),
		meta("description", description),
		meta("keywords", keywords.join(", ")),
		...(indexed ? addresses(site, target) : [meta("robots", "noindex")]),
		...openGraph(site, target),
		link({ rel: "icon", href: fixedPaths.favicon, type: "image/svg+xml" }),
		link({
			rel: "alternate",
			type: "application/atom+xml",
			href: fixedPaths.feed[site.locale],
			title: site.strings.feed,
		}),
	];
}

function addresses(
	{ business }: Pick<Basics, "business">,
	{ path, versions }: Target,
): HeadTag[] {
	const canonical = link({
		rel: "canonical",
		href: absoluteUrl(business.site, path),
	});
	const translated = locales.every((locale) => versions[locale] !== undefined);
	if (!translated) return [canonical];
	const alternates = locales.map((locale) =>
		link({
			rel: "alternate",
			hrefLang: locale,
			href: absoluteUrl(business.site, versions[locale] ?? ""),
		}),
	);
	return [
		canonical,
		...alternates,
		link({
			rel: "alternate",
			hrefLang: "x-default",
			href: absoluteUrl(business.site, versions.da ?? ""),
		}),
	];
}

function openGraph(
	{ business, locale }: Pick<Basics, "business" | "locale">,
	{ path, title, description, image, type, indexed }: Target,
): HeadTag[] {
	return [
		property("og:title", title),
		property("og:description", description),
		property("og:type", type),
		...(indexed ? [property("og:url", absoluteUrl(business.site, path))] : []),
		property("og:site_name", business.name),
		property("og:locale", openGraphLocales[locale]),
		...(image ? [property("og:image", absoluteUrl(business.site, image))] : []),
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
