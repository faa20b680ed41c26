import type { Memo } from "../../generator/define.ts";
import type { Article, Site } from "../model/site.ts";
import type { ArticleSummary, Views } from "../props.ts";
import type { Basics, Shell } from "./shell.ts";
import { day, prose } from "./texts.ts";

/** How many articles the page of news holds to read there, the newest: it is fetched as a whole, often by phone. It leads to all the others. */
export const readerLength = 30;

/** An article on a page of its own, with others beneath. */
export function articleContent(
	site: Shell,
	article: Article,
	others: readonly ArticleSummary[],
): Views["article"] {
	return {
		article: articleSummary(site, article),
		body: prose(article.body),
		back: { label: site.strings.backToNews, href: site.news.path },
		more: {
			heading: site.strings.moreNews,
			articles: others,
		},
	};
}

const typeStrings = {
	announcement: "announcement",
	"press-release": "pressRelease",
	event: "event",
	news: "news",
} as const;

/** An article as lists show it. */
export function articleSummary(
	site: Basics,
	{ id, slug, path, title, type, date, featured, excerpt }: Article,
): ArticleSummary {
	return {
		id,
		slug,
		href: path,
		title,
		type: site.strings[typeStrings[type]],
		day: day(site, date),
		featured: featured ? site.strings.featured : undefined,
		excerpt,
	};
}

/** The articles of a language, the newest first; of one day, by name. */
export function articlesOf({ routed }: Site, memo: Memo): readonly Article[] {
	return memo.call(newestFirst, routed.news);
}

function newestFirst(articles: readonly Article[]): readonly Article[] {
	return articles.toSorted((a, b) =>
		a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1,
	);
}
