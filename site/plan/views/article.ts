import type { Article, LocaleContent } from "../../model/locale-content.ts";
import { articleSummary, currentOffer, furtherArticles } from "../articles.ts";
import { newsPath } from "../pages.ts";

/** Returns the props of an article's own page, with links to others. */
export function createArticleContent(content: LocaleContent, article: Article) {
	const others = content.newest.filter(({ id }) => id !== article.id);
	return {
		article: articleSummary(content, article),
		offer: currentOffer(content, article),
		body: article.body,
		back: { label: content.strings.backToNews, href: newsPath(content) },
		more: {
			heading: content.strings.moreNews,
			articles: others
				.slice(0, furtherArticles)
				.map((each) => articleSummary(content, each)),
		},
	};
}
