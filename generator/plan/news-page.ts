import type { Document, Views } from "../../site/props.ts";
import { keyOf } from "../cache/digest.ts";
import { mediaInJson } from "../cache/page-json.ts";
import { addressesInText } from "../images/variants.ts";
import type { Article, Site, SitePage } from "../link/model.ts";
import { fixedPaths } from "../url.ts";
import { articleSummary, keyOfSummaries, readerLength } from "./articles.ts";
import type { ViewPage } from "./document.ts";
import { needsOf } from "./needs.ts";
import { day, opening, proseBeneath } from "./texts.ts";

/** The page of news. It is long, and other edits are many: so it says what it follows from before it is made. */
export function newsPage(
	site: Site,
	page: SitePage<"news">,
	document: Document,
): ViewPage {
	const newest = site.articles.slice(0, readerLength);
	const around = opening(page.data);
	const json = JSON.stringify([
		...[document, around, site.strings, page.path],
		newest.map(({ origin }) => origin),
	]);
	return {
		kind: "view",
		path: page.path,
		view: "news",
		needs: needsOf(document, around),
		origin: keyOf(`${json} ${keyOfSummaries(site.articles)}`),
		media: [
			...mediaInJson(json),
			...newest.flatMap(({ pictures }) => pictures.flatMap(addressesInText)),
		],
		get props() {
			const content: Views["news"] = {
				...around,
				...reader(site, page, newest),
				older: olderNews(site),
				feed: { label: site.strings.feed, href: fixedPaths.feed[site.locale] },
			};
			return { document, content };
		},
	};
}

function reader(
	site: Site,
	{ path }: SitePage<"news">,
	articles: readonly Article[],
): Pick<Views["news"], "overview" | "pager" | "articles"> {
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
			body: proseBeneath(article.read()),
			readAlone: site.strings.readArticle,
		})),
	};
}

function olderNews(site: Site): Views["news"]["older"] {
	const articles = site.articles.slice(readerLength);
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
