import type { ArticleSummary, Views } from "../../site/props.ts";
import type { Article } from "../link/model.ts";
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
