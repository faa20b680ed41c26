import {
	inLocale,
	type Made,
	type Memo,
	type Setting,
	viewPage,
} from "../../generator/define.ts";
import type { Article, Model, Shared, Site, SitePage } from "../model/site.ts";
import { articlesOf } from "./articles.ts";
import { type CommonParts, commonPartsOf, documentOf } from "./document.ts";
import { pageOfView } from "./pages.ts";
import { articleData } from "./structured-data.ts";
import { articleTarget, type Target } from "./targets.ts";
import { articleContent } from "./views/article.ts";

/** The number of other articles that an article links to; the page of news links to all. */
const furtherArticles = 3;

/** Returns the pages of the articles in a language. */
export function articlePages(
	model: Model,
	site: Site,
	setting: Setting,
	memo: Memo,
): Made[] {
	const common = commonPartsOf(model.shared, site.locale, setting, memo);
	const news = pageOfView(site, "news");
	const articles = articlesOf(site, memo);
	const versions = versionsOf(model);
	const newest = articles.slice(0, furtherArticles + 1);
	return articles.map((article) => {
		const own = versions.get(article.id) ?? {};
		const others = newest.filter((other) => other !== article);
		return memo.call(
			articlePage,
			model.shared,
			site.locale,
			news,
			common,
			article,
			memo.once("versions", JSON.stringify(own), () => own),
			...others.slice(0, furtherArticles),
		);
	});
}

/** Returns the addresses of each article by language, by the article's id. */
function versionsOf({ sites }: Model): ReadonlyMap<string, Versions> {
	const found = new Map<string, Record<string, string>>();
	for (const [locale, { routed }] of sites)
		for (const { id, path } of routed.news)
			found.set(id, { ...found.get(id), [locale]: path });
	return found;
}

type Versions = Target["versions"];

/** Returns the page of an article; `versions` are its addresses by language, `others` are listed below it. */
function articlePage(
	shared: Shared,
	locale: string,
	news: SitePage<"news">,
	common: CommonParts,
	article: Article,
	versions: Versions,
	...others: readonly Article[]
): Made {
	const site = inLocale(shared.frames, locale);
	const target = articleTarget(shared, site, news, article, versions);
	const document = documentOf(shared, site, target, common, {
		structuredData: [articleData(shared, site, article)],
	});
	const content = articleContent(site, news, article, others);
	return viewPage(target, { view: "article", document, content });
}
