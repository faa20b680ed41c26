import type { Document, PageProps } from "../../site/props.ts";
import type { Article, Model, Site, SitePage } from "../link/model.ts";
import { locales, otherLocale } from "../locale.ts";
import type { Page } from "../types.ts";
import { fixedPaths, hashedPath, localeOf } from "../url.ts";
import { type AssetUrls, head, type Target } from "./head.ts";
import { mediaPath } from "./links.ts";
import { machineFiles } from "./machine-files.ts";
import { footer, header } from "./navigation.ts";
import { redirectStubs } from "./redirects.ts";
import { articleData, businessData, faqData } from "./structured-data.ts";
import {
	articleContent,
	newsPath,
	notFoundContent,
	viewContent,
} from "./views.ts";

/** What `plan` must know besides the content: the day the site is built for, yyyy-mm-dd, and its assets. */
export type Setting = { readonly date: string; readonly assets: AssetUrls };

/** The list of everything the site consists of. */
export function plan(model: Model, setting: Setting): Page[] {
	const made = locales.flatMap((locale) => {
		const site = model.sites[locale];
		return [
			...[...site.pages.values()].map((page) =>
				viewPage(model, site, page, setting),
			),
			...site.articles.map((article) =>
				articlePage(model, site, article, setting),
			),
		];
	});
	const targets = made.map(({ target }) => target);
	const pages = [
		...made.map(({ page }) => page),
		notFoundPage(model, setting),
		...redirectStubs(model, targets),
		...machineFiles(model, targets),
	];
	return [...pages, ...mediaFiles(model, pages)];
}

type Made = { readonly target: Target; readonly page: Page };

function viewPage(
	model: Model,
	site: Site,
	page: SitePage,
	setting: Setting,
): Made {
	const target = pageTarget(model, page);
	const data = [
		businessData(model, site),
		...(page.path.includes("faq") ? [faqData(site)] : []),
	];
	return {
		target,
		page: made(target, {
			view: page.data.view,
			document: documentOf(model, site, target, data, setting),
			content: viewContent({ model, site, page }),
		}),
	};
}

function articlePage(
	model: Model,
	site: Site,
	article: Article,
	setting: Setting,
): Made {
	const target = articleTarget(model, site, article);
	const data = [businessData(model, site), articleData(model, site, article)];
	return {
		target,
		page: made(target, {
			view: "article",
			document: documentOf(model, site, target, data, setting),
			content: articleContent(site, article),
		}),
	};
}

/** Unknown addresses have no metadata of their own: the front page's stand in. */
function notFoundPage(model: Model, setting: Setting): Page {
	const site = model.sites.da;
	const home = [...site.pages.values()].find(
		({ data }) => data.view === "home",
	);
	if (!home) throw new Error("The site has no front page.");
	const target: Target = {
		...pageTarget(model, home),
		path: fixedPaths.notFound,
		indexed: false,
	};
	return made(target, {
		view: "not-found",
		document: documentOf(
			model,
			site,
			target,
			[businessData(model, site)],
			setting,
		),
		content: notFoundContent(model),
	});
}

function made(
	{ path }: Target,
	{
		view,
		document,
		content,
	}: { view: PageProps["view"]; document: Document; content: unknown },
): Page {
	return { kind: "view", path, view, props: { document, content } };
}

function documentOf(
	model: Model,
	site: Site,
	target: Target,
	structuredData: readonly unknown[],
	{ date, assets }: Setting,
): Document {
	return {
		language: site.locale,
		head: head(site, target, assets),
		structuredData,
		skip: site.strings.skip,
		header: header(model, site, target),
		footer: footer(site, date.slice(0, 4)),
	};
}

function pageTarget(model: Model, { id, path, data }: SitePage): Target {
	return {
		path,
		versions: versionsOf((site) => site.pages.get(id)?.path, model),
		switchTo: redirectedCounterpart(model, path),
		within: undefined,
		title: data.title,
		description: data.description,
		keywords: data.keywords,
		image: data.view === "home" ? mediaPath(model, data.image.src) : undefined,
		type: "website",
		indexed: true,
	};
}

/** Where the other language's address leads, for a page that exists in one language only. */
function redirectedCounterpart(
	{ sites }: Model,
	path: string,
): string | undefined {
	const swapped =
		localeOf(path) === "en" ? path.slice("/en".length) : `/en${path}`;
	return sites.da.redirects.find(({ from }) => from === swapped)?.to;
}

function articleTarget(
	model: Model,
	site: Site,
	{ id, path, title, excerpt }: Article,
): Target {
	const news = newsPath(site);
	const newsPage = [...site.pages.values()].find((page) => page.path === news);
	return {
		path,
		versions: versionsOf(
			(each) => each.articles.find((article) => article.id === id)?.path,
			model,
		),
		switchTo: newsPath(model.sites[otherLocale(site.locale)]),
		within: news,
		title: `${title} – ${site.business.name}`,
		description: excerpt,
		keywords: newsPage?.data.keywords ?? [],
		image: undefined,
		type: "article",
		indexed: true,
	};
}

function versionsOf(
	pathIn: (site: Site) => string | undefined,
	{ sites }: Model,
): Target["versions"] {
	return Object.fromEntries(
		locales.flatMap((locale) => {
			const path = pathIn(sites[locale]);
			return path === undefined ? [] : [[locale, path]];
		}),
	);
}

/** The pictures and videos that any page shows; what lies unused in content/media stays there. */
function mediaFiles({ media }: Model, pages: readonly Page[]): Page[] {
	const shown = JSON.stringify(pages);
	return [...media.values()]
		.map(
			({ id, source }): Page => ({
				kind: "copy",
				path: hashedPath("media", id, source.digest),
				source,
			}),
		)
		.filter(({ path }) => shown.includes(path));
}
