import type { ArticleSummary, Views } from "../../site/props.ts";
import type { Article, Site } from "../link/model.ts";
import { newsPath } from "./pages.ts";
import { day, prose } from "./texts.ts";

/** How many other articles an article leads on to: all are on the page of news. */
const furtherArticles = 3;

/** An article on a page of its own, with the newest of the others beneath. */
export function articleContent(site: Site, article: Article): Views["article"] {
	return {
		article: articleSummary(site, article),
		body: prose(article.body),
		back: { label: site.strings.backToNews, href: newsPath(site) },
		more: {
			heading: site.strings.moreNews,
			articles: site.articles
				.slice(0, furtherArticles + 1)
				.filter(({ id }) => id !== article.id)
				.slice(0, furtherArticles)
				.map((other) => articleSummary(site, other)),
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
	site: Site,
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
