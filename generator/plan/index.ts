import type { StartScript } from "../../site/props.ts";
import type { Memo } from "../cache/memo.ts";
import { shownOn } from "../cache/shown.ts";
import { type Locale, locales } from "../i18n/locale.ts";
import { variantsOf } from "../images/variants.ts";
import type { Article, Model, Shared, Site, SitePage } from "../link/model.ts";
import type { MediaEntry, Page } from "../types.ts";
import { fixedPaths, mediaAddress } from "../url.ts";
import { articlePages } from "./article-pages.ts";
import { documentOf, type Made, viewPageOf } from "./document.ts";
import type { AssetUrls, Target } from "./head.ts";
import { machineFiles } from "./machine-files.ts";
import { footer, header } from "./navigation.ts";
import { newsContent } from "./news-page.ts";
import { pageOfView } from "./pages.ts";
import { redirectStubs } from "./redirects.ts";
import { businessData, faqData } from "./structured-data.ts";
import { pageTarget } from "./targets.ts";
import { notFoundContent, viewContent } from "./views.ts";

/** What `plan` must know besides the content: the day the site is built for, yyyy-mm-dd, and its assets. */
export type Setting = { readonly date: string; readonly assets: AssetUrls };

/** The list of everything the site consists of. */
export function plan(model: Model, setting: Setting, memo: Memo): Page[] {
	const made = locales.flatMap((locale) =>
		pagesIn(model, model.sites[locale], setting, memo),
	);
	const targets = made.map(({ target }) => target);
	const pages = [
		...made.map(({ page }) => page),
		notFoundPage(model, setting),
		...redirectStubs(model, targets),
		...machineFiles(model, targets),
	];
	return [...pages, ...mediaFiles(model, pages, memo)];
}

/** The pages of a language. */
function pagesIn(
	model: Model,
	site: Site,
	setting: Setting,
	memo: Memo,
): readonly Made[] {
	const { date, assets } = setting;
	const year = date.slice(0, 4);
	const pages = [...site.pages.values()].map((page) => {
		const articles = isNews(page) ? site.articles : noArticles;
		return memo.call(
			viewPage,
			...[model.shared, site.locale, page, year, assets.font, articles],
		);
	});
	return [...pages, ...articlePages(model, site, setting, memo)];
}

const noArticles: readonly Article[] = [];

/** A page of a view; of those in content/pages, only that of the news shows articles. */
function viewPage(
	shared: Shared,
	locale: Locale,
	page: SitePage,
	year: string,
	font: string,
	articles: readonly Article[],
): Made {
	const site = shared.frames[locale];
	const target = pageTarget(shared, page);
	const document = documentOf(site, {
		...{ target, assets: { font } },
		structuredData: [
			businessData(shared, site),
			...(page.data.view === "faq" ? [faqData(site)] : []),
		],
		header: header(shared, site, target),
		footer: footer(site, year),
		start: startScripts(page),
	});
	const content = isNews(page)
		? newsContent(site, page, articles)
		: viewContent({ shared, site, page });
	return {
		target,
		page: viewPageOf(target, page.data.view, document, content),
	};
}

function isNews(page: SitePage): page is SitePage<"news"> {
	return page.data.view === "news";
}

/** Unknown addresses have no metadata of their own: the front page's stand in. */
function notFoundPage(model: Model, { date, assets }: Setting): Page {
	const site = model.sites.da;
	const target: Target = {
		...pageTarget(model.shared, pageOfView(site, "home")),
		path: fixedPaths.notFound,
		indexed: false,
	};
	const document = documentOf(site, {
		...{ target, assets },
		structuredData: [businessData(model.shared, site)],
		header: header(model.shared, site, target),
		footer: footer(site, date.slice(0, 4)),
		start: ["missing"],
	});
	return viewPageOf(
		target,
		"not-found",
		document,
		notFoundContent(model.shared),
	);
}

function startScripts({ data }: SitePage): StartScript[] {
	if (data.view === "faq") return ["answers"];
	return data.view === "home" && data.hero.background.kind === "video"
		? ["film"]
		: [];
}

/** The pictures and videos that any page shows; what lies unused in content/media stays there. */
function mediaFiles(
	{ shared }: Model,
	pages: readonly Page[],
	memo: Memo,
): Page[] {
	const shown = new Set(pages.flatMap((page) => shownOn(page, memo).media));
	return [...shared.media.values()]
		.flatMap(formsOf)
		.filter(({ path }) => shown.has(path));
}

/** A file as it is, and what is made from it. */
function formsOf(file: MediaEntry): Page[] {
	return [
		{ kind: "copy", path: mediaAddress(file), source: file.source },
		...(variantsOf(file)?.files ?? []),
	];
}
