import type { Article } from "../../model/site.ts";
import type { ArticleSummary } from "../../props.ts";
import { articleSummary } from "../articles.ts";
import type { ArticleLayout } from "../layout.ts";
import { prose } from "../texts.ts";

/** Returns the props of an article's own page, with links to others. */
export function articleContent(
	site: ArticleLayout,
	article: Article,
	others: readonly ArticleSummary[],
) {
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
