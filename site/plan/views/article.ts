import type { Article, Frame, SitePage } from "../../model/site.ts";
import { articleSummary } from "../articles.ts";
import { prose } from "../texts.ts";

/** Returns the props of an article's own page, with links to others. */
export function articleContent(
	site: Frame,
	news: SitePage<"news">,
	article: Article,
	others: readonly Article[],
) {
	return {
		article: articleSummary(site, article),
		body: prose(article.body),
		back: { label: site.strings.backToNews, href: news.path },
		more: {
			heading: site.strings.moreNews,
			articles: others.map((each) => articleSummary(site, each)),
		},
	};
}
