import {
	inLocale,
	type Made,
	type Memo,
	notFoundPath,
	type Page,
	plannedEntries,
	type Setting,
	type SiteDefinition,
	searchPath,
	viewPage,
} from "../../generator/define.ts";
import { languages } from "../languages.ts";
import type { Article, Model, Shared, Site, SitePage } from "../model/site.ts";
import { articlePages } from "./article-pages.ts";
import { articlesOf } from "./articles.ts";
import {
	type CommonParts,
	commonPartsOf,
	documentOf,
	type StartScript,
} from "./document.ts";
import { feedPage } from "./feed.ts";
import { pageOfView } from "./pages.ts";
import { searchIndex } from "./search-index.ts";
import { faqData } from "./structured-data.ts";
import { pageTarget, type Target } from "./targets.ts";
import { viewContent } from "./views/index.ts";
import { newsContent } from "./views/news.ts";
import { notFoundContent } from "./views/not-found.ts";

/** Returns every page of the site, in all languages. */
export function pagesOf(model: Model, setting: Setting, memo: Memo): Made[] {
	return [
		...[...model.sites.values()].flatMap((site) =>
			pagesIn(model, site, setting, memo),
		),
		notFoundPage(model, setting, memo),
	];
}

/** Returns the feed and the search index of each language. */
export function filesOf(
	model: Model,
	memo: Memo,
	definition: SiteDefinition,
): Page[] {
	const entries = plannedEntries(model, definition);
	const sites = [...model.sites.values()];
	return [
		...sites.map((site) =>
			feedPage(model, site.locale, articlesOf(site, memo)),
		),
		...sites.map(
			(site): Page => ({
				kind: "json",
				path: searchPath(site.locale, { languages }),
				value: searchIndex(
					site,
					articlesOf(site, memo),
					entries.filter(({ locale }) => locale === site.locale),
				),
			}),
		),
	];
}

/** Returns the pages of a language. */
function pagesIn(
	model: Model,
	site: Site,
	setting: Setting,
	memo: Memo,
): readonly Made[] {
	const common = commonPartsOf(model.shared, site.locale, setting, memo);
	const newest = articlesOf(site, memo);
	const pages = [...site.pages.values()].map((page) => {
		const articles = isNews(page) ? newest : noArticles;
		return memo.call(
			planPage,
			model.shared,
			site.locale,
			page,
			common,
			articles,
		);
	});
	return [...pages, ...articlePages(model, site, setting, memo)];
}

const noArticles: readonly Article[] = [];

/** Returns a page of content/pages. Only that of the news shows articles, so the others are not planned again for them. */
function planPage(
	shared: Shared,
	locale: string,
	page: SitePage,
	common: CommonParts,
	articles: readonly Article[],
): Made<Target> {
	const site = inLocale(shared.frames, locale);
	const target = pageTarget(shared, page);
	const start = startScripts(page);
	const document = documentOf(shared, site, target, common, {
		structuredData: page.data.view === "faq" ? [faqData(site)] : [],
		start,
	});
	const content = isNews(page)
		? newsContent(shared, site, page, articles)
		: viewContent({ shared, site, ...page });
	return viewPage(
		target,
		{ view: page.data.view, document, content },
		{ start, media: start.includes("film") },
	);
}

function isNews(page: SitePage): page is SitePage<"news"> {
	return page.data.view === "news";
}

/** Returns the page for unknown addresses; its metadata is that of the front page. */
function notFoundPage(model: Model, setting: Setting, memo: Memo): Made {
	const { sites, shared } = model;
	const site = inLocale(sites, languages[0]?.code ?? "");
	const target: Target = {
		...pageTarget(shared, pageOfView(site, "home")),
		path: notFoundPath,
		indexed: false,
	};
	const start = ["missing"] as const;
	const common = commonPartsOf(shared, site.locale, setting, memo);
	const document = documentOf(shared, site, target, common, { start });
	const content = notFoundContent(shared);
	return viewPage(target, { view: "not-found", document, content }, { start });
}

function startScripts({ data }: SitePage): StartScript[] {
	if (data.view === "faq") return ["answers"];
	if (data.view === "opening-hours" || data.view === "contact")
		return ["today"];
	return data.view === "home" && data.hero.background.kind === "video"
		? ["film"]
		: [];
}
