import {
	type AssetUrls,
	type Made,
	type Memo,
	type Shown,
	shownByAll,
	viewPageLater,
} from "../../generator/define.ts";
import type { Article, Model, Site } from "../model/site.ts";
import type { ArticleSummary, Document } from "../props.ts";
import { articleSummary, articlesOf } from "./articles.ts";
import { commonParts } from "./common-parts.ts";
import { documentOf } from "./document.ts";
import { type ArticleLayout, articleLayout } from "./layout.ts";
import { languageMenu } from "./navigation.ts";
import { articleData } from "./structured-data.ts";
import { articleTarget, type Target } from "./targets.ts";
import { articleContent } from "./views/article.ts";

/** The number of other articles that an article links to; the page of news links to all. */
const furtherArticles = 3;

/** Returns the pages of the articles in a language. */
export function articlePages(
	model: Model,
	site: Site,
	setting: { readonly date: string; readonly assets: AssetUrls },
	memo: Memo,
): Made[] {
	/** Returns the object of the last build if it is equal, so that calls with it are memoised. */
	const same = <T>(kind: string, value: T): T =>
		memo.once(kind, JSON.stringify(value), () => value);
	const common = commonParts(model, site.locale, setting, memo);
	const layout = same(
		"layout",
		articleLayout(model, site, setting.assets, common),
	);
	const articles = articlesOf(site, memo);
	const versions = versionsOf(model);
	const newest = articles
		.slice(0, furtherArticles + 1)
		.map((article) => articleSummary(site, article));
	const othersThan = (own?: string) =>
		same(
			"others",
			newest.filter(({ id }) => id !== own).slice(0, furtherArticles),
		);
	const othersOfNewest = newest.map(({ id }) => othersThan(id));
	const othersOfOlder = othersThan();
	return articles.map((article, place) => {
		const own = same("versions", versions.get(article.id) ?? {});
		const others = othersOfNewest[place] ?? othersOfOlder;
		const inputs = [layout, article, own, others] as const;
		return memo.call(articlePage, shownByAll(inputs, memo), ...inputs);
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

/**
 * Returns the page of an article; `versions` are its addresses by language, `others` are listed below it. There may be
 * thousands of these pages, so their props are computed when they are rendered.
 */
function articlePage(
	shown: Shown,
	layout: ArticleLayout,
	article: Article,
	versions: Versions,
	others: readonly ArticleSummary[],
): Made {
	const target = articleTarget(layout, article, versions);
	return viewPageLater(target, "article", shown, () => ({
		document: articleDocument(layout, article, target),
		content: articleContent(layout, article, others),
	}));
}

function articleDocument(
	layout: ArticleLayout,
	article: Article,
	target: Target,
): Document {
	return documentOf(layout, {
		target,
		assets: layout.assets,
		structuredData: [layout.about, articleData(layout, article)],
		header: {
			...layout.bar,
			languages: languageMenu(layout, target, layout.homes),
		},
		footer: layout.footer,
		start: [],
	});
}
