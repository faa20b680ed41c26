import type {
	Article,
	LocaleContent,
	SitePage,
} from "../../model/locale-content.ts";
import { articleSummary, currentOffer } from "../articles.ts";

/** Returns the props of an article's own page, with links to others. */
export function articleContent(
	content: LocaleContent,
	news: SitePage<"news">,
	article: Article,
	others: readonly Article[],
) {
	return {
		article: articleSummary(content, article),
		offer: currentOffer(content, article),
		body: article.body,
		back: { label: content.strings.backToNews, href: news.path },
		more: {
			heading: content.strings.moreNews,
			articles: others.map((each) => articleSummary(content, each)),
		},
	};
}
