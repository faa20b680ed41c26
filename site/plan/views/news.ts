import { feedPath } from "../../../generator/define.ts";
import { languages } from "../../languages.ts";
import type { Article, Frame, Shared, SitePage } from "../../model/site.ts";
import { articleSummary, readerLength } from "../articles.ts";
import { pagePicture } from "../pictures.ts";
import { day, opening, proseBeneath } from "../texts.ts";

/** Returns the props of the page of news: the newest articles in full, the titles of the others. */
export function newsContent(
	shared: Shared,
	site: Frame,
	{ data, path }: SitePage<"news">,
	articles: readonly Article[],
) {
	return {
		...opening(data),
		...reader(site, path, articles.slice(0, readerLength)),
		older: olderNews(site, articles.slice(readerLength)),
		picture: pagePicture(shared, data),
		feed: {
			label: site.strings.feed,
			href: feedPath(site.locale, { languages }),
		},
	};
}

function reader(site: Frame, path: string, articles: readonly Article[]) {
	return {
		overview: {
			label: site.strings.overview,
			close: site.strings.close,
			items: articles.map(({ id, slug, title, date }) => ({
				id,
				slug,
				href: `${path}#${slug}`,
				title,
				day: day(site, date),
			})),
		},
		pager: {
			previous: site.strings.previousArticle,
			next: site.strings.nextArticle,
			top: site.strings.backToTop,
			items: articles.map(({ id, slug }) => ({ id, slug })),
		},
		articles: articles.map((article) => ({
			...articleSummary(site, article),
			body: proseBeneath(article.body),
			readAlone: site.strings.readArticle,
		})),
	};
}

function olderNews(site: Frame, articles: readonly Article[]) {
	if (articles.length === 0) return undefined;
	return {
		heading: site.strings.olderNews,
		articles: articles.map(({ slug, path, title, date }) => ({
			slug,
			href: path,
			title,
			day: day(site, date),
		})),
	};
}
