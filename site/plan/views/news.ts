import { getFeedPath } from "kilde/plan";
import { languages } from "../../languages.ts";
import type {
	Article,
	LocaleContent,
	Shared,
	SitePage,
} from "../../model/locale-content.ts";
import {
	articleSummary,
	currentOffer,
	endedOffer,
	readerLength,
} from "../articles.ts";
import { shownPage } from "../shown.ts";
import { day, proseBeneath } from "../texts.ts";

/** Returns the props of the page of news: the newest articles in full, the titles of the others. */
export function newsContent(
	shared: Shared,
	content: LocaleContent,
	page: SitePage<"news">,
	articles: readonly Article[],
) {
	return {
		...shownPage(shared, content, page),
		...reader(content, page.path, articles.slice(0, readerLength)),
		older: olderNews(content, articles.slice(readerLength)),
		feed: {
			label: content.strings.feed,
			href: getFeedPath(content.locale, { languages }),
		},
	};
}

function reader(
	content: LocaleContent,
	path: string,
	articles: readonly Article[],
) {
	return {
		overview: {
			label: content.strings.overview,
			close: content.strings.close,
			items: articles.map(({ id, slug, title, date, offer }) => ({
				id,
				slug,
				href: `${path}#${slug}`,
				title,
				day: day(content, date),
				ended: endedOffer(content, { offer }),
			})),
		},
		pager: {
			previous: content.strings.previousArticle,
			next: content.strings.nextArticle,
			top: content.strings.backToTop,
			items: articles.map(({ id, slug }) => ({ id, slug })),
		},
		articles: articles.map((article) => ({
			...articleSummary(content, article),
			offer: currentOffer(content, article),
			body: proseBeneath(article.body),
			readAlone: content.strings.readArticle,
		})),
	};
}

function olderNews(content: LocaleContent, articles: readonly Article[]) {
	if (articles.length === 0) return undefined;
	return {
		heading: content.strings.olderNews,
		articles: articles.map(({ slug, path, title, date, offer }) => ({
			slug,
			href: path,
			title,
			day: day(content, date),
			ended: endedOffer(content, { offer }),
		})),
	};
}
