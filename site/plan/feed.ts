import { startOfDay } from "../i18n/danish-time.ts";
import { type Locale, locales } from "../i18n/locale.ts";
import type { Article, Model, Site } from "../link/model.ts";
import type { Page, Ref } from "../types.ts";
import { absoluteUrl, fixedPaths } from "../url.ts";
import type { Target } from "./head.ts";
import { pageOfView } from "./pages.ts";
import { searchIndex } from "./search-index.ts";

/** What search engines and feed readers fetch: sitemap, robots.txt, a feed and a search index per language. */
export function machineFiles(model: Model, targets: readonly Target[]): Page[] {
	const { site: origin } = model.sites.da.business;
	const indexed = targets.filter((target) => target.indexed);
	return [
		sitemap(model, indexed),
		template(model, fixedPaths.robots, "robots.txt.hbs", {
			sitemap: absoluteUrl(origin, fixedPaths.sitemap),
		}),
		...locales.map((locale) => feedPage(model, locale)),
		...locales.map((locale) => searchPage(model.sites[locale])),
	];
}

function sitemap(model: Model, targets: readonly Target[]): Page {
	const { site: origin } = model.sites.da.business;
	return template(model, fixedPaths.sitemap, "sitemap.xml.hbs", {
		pages: targets.map((target) => sitemapEntry(origin, target)),
	});
}

function searchPage(site: Site): Page {
	return {
		kind: "json",
		path: fixedPaths.search[site.locale],
		value: searchIndex(site),
	};
}

/** A page that a template makes. A project without that template is ours to mend, not an editor's. */
export function template(
	{ templates }: Model,
	path: string,
	name: string,
	props: unknown,
): Extract<Page, { kind: "template" }> {
	const found: Ref | undefined = templates.get(name);
	if (!found) throw new Error(`No template ${name}.`);
	return { kind: "template", path, template: found, props };
}

/** A page and its versions (sitemaps.org; the alternates as hreflang in the head). */
function sitemapEntry(origin: string, { path, versions }: Target) {
	const translated = locales.every((locale) => versions[locale] !== undefined);
	const alternates = translated
		? locales.map((locale) => ({
				locale,
				url: absoluteUrl(origin, versions[locale] ?? ""),
			}))
		: [];
	const fallback = translated
		? [{ locale: "x-default", url: absoluteUrl(origin, versions.da ?? "") }]
		: [];
	return {
		url: absoluteUrl(origin, path),
		alternates: [...alternates, ...fallback],
	};
}

/** How many articles a feed holds. Who follows it has seen the older ones. */
const feedLength = 30;

/** An Atom feed (RFC 4287): the newest article tells when it was updated. */
function feedPage(model: Model, locale: Locale): Page {
	const site = model.sites[locale];
	const { business, articles } = site;
	const news = pageOfView(site, "news");
	return template(model, fixedPaths.feed[locale], "feed.xml.hbs", {
		locale,
		title: `${business.name} – ${news.data.heading}`,
		subtitle: business.tagline,
		author: business.name,
		self: absoluteUrl(business.site, fixedPaths.feed[locale]),
		home: absoluteUrl(business.site, news.path),
		updated: startOfDay(articles[0]?.date ?? business.company.opened),
		entries: articles
			.slice(0, feedLength)
			.map((article) => feedEntry(article, business.site)),
	});
}

function feedEntry(article: Article, origin: string) {
	return {
		title: article.title,
		url: absoluteUrl(origin, article.path),
		updated: startOfDay(article.date),
		summary: article.excerpt,
		html: absoluteLinks(article.body.html, origin),
	};
}

/** Links within the site, as feed readers need them. */
function absoluteLinks(html: string, origin: string): string {
	return html.replaceAll(/(href|src)="\//g, `$1="${origin}/`);
}
