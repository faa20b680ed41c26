import type { Page } from "kilde";
import { getSearchPath } from "kilde/plan";
import { languages } from "../languages.ts";
import type {
	FromPages,
	LocaleModel,
	Model,
	SitePage,
} from "../model/locale-content.ts";
import { furtherArticles, listArticles, newestFirst } from "./articles.ts";
import { feedPage } from "./feed.ts";
import { photoIn } from "./pictures.ts";
import { searchIndex } from "./search-index.ts";

/** Returns the values of the front page, the page of news and the newest articles that other pages show. */
export function deriveFromPages(
	pages: readonly SitePage[],
	{ news }: LocaleModel["routed"],
): FromPages {
	const front = pages.find(({ data }) => data.view === "home");
	return {
		newsKeywords: pages.find(isNews)?.data.keywords ?? [],
		newest: newestFirst(news)
			.slice(0, furtherArticles + 1)
			.map(({ body: _, ...article }) => article),
		sharePicture:
			front?.data.view === "home"
				? (photoIn(front.data) ?? front.data.image)
				: undefined,
	};
}

/** Returns the feed and the search index of each language. */
export function filesOf(model: Model): Page[] {
	return [...model.byLocale.values()].flatMap((content): Page[] => {
		const { locale } = content;
		const articles = listArticles(content);
		const entries = model.entryPages.filter((each) => each.locale === locale);
		const value = searchIndex(content, articles, entries);
		return [
			feedPage(model, content, articles),
			{ kind: "json", path: getSearchPath(locale, { languages }), value },
		];
	});
}

function isNews(page: SitePage): page is SitePage<"news"> {
	return page.data.view === "news";
}
