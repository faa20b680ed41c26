import type { Page, PlanContext } from "kilde";
import { getForLocale } from "kilde/format";
import {
	createPage,
	getSearchPath,
	isRequested,
	notFoundPath,
	type PageNeeds,
	type PlannedPage,
} from "kilde/plan";
import { languages } from "../languages.ts";
import type {
	Article,
	FromPages,
	LocaleContent,
	LocaleModel,
	Model,
	Shared,
	SitePage,
} from "../model/locale-content.ts";
import { furtherArticles, listArticles, newestFirst } from "./articles.ts";
import { widgetAddresses } from "./booking.ts";
import {
	type CommonParts,
	commonParts,
	documentOf,
	type StartScript,
} from "./document.ts";
import { feedPage } from "./feed.ts";
import { type Metadata, pageMetadata } from "./metadata.ts";
import { pageOfView } from "./pages.ts";
import { photoIn } from "./pictures.ts";
import { searchIndex } from "./search-index.ts";
import { faqData } from "./structured-data.ts";
import { videoAddresses } from "./video-addresses.ts";
import { viewContent } from "./views/index.ts";
import { newsContent } from "./views/news.ts";
import { notFoundContent } from "./views/not-found.ts";

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

/** Returns every page of the site, in all languages. */
export function pagesOf(model: Model, context: PlanContext): PlannedPage[] {
	return [
		...[...model.byLocale.values()].flatMap((content) =>
			pagesIn(model, content, context),
		),
		...(isRequested(notFoundPath, context)
			? [notFoundPage(model, context)]
			: []),
	];
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

/** Returns the pages of a language. */
function pagesIn(
	model: Model,
	content: LocaleModel,
	context: PlanContext,
): readonly PlannedPage[] {
	const common = commonParts(model.shared, content.locale, context);
	const newest = listArticles(content);
	const asked = [...content.pages.values()].filter(({ path }) =>
		isRequested(path, context),
	);
	return asked.map((page) =>
		planPage(model.shared, content.locale, page, common, newest),
	);
}

/** Returns a page of content/pages; `articles` are those of its language, the newest first. */
function planPage(
	shared: Shared,
	locale: string,
	page: SitePage,
	common: CommonParts,
	articles: readonly Article[],
): PlannedPage<Metadata> {
	const content = getForLocale(shared.contents, locale);
	const metadata = pageMetadata(shared, content, page);
	const start = startScripts(page);
	const document = documentOf(shared, content, metadata, common, {
		structuredData: page.data.view === "faq" ? [faqData(content)] : [],
		start,
	});
	return createPage(
		metadata,
		{
			view: page.data.view,
			document,
			content: isNews(page)
				? newsContent(shared, content, page, articles)
				: viewContent(shared, content, page),
		},
		{ start, ...needsOf(page, content) },
	);
}

function isNews(page: SitePage): page is SitePage<"news"> {
	return page.data.view === "news";
}

/** Returns the page for unknown addresses; its metadata is that of the front page. */
function notFoundPage(model: Model, context: PlanContext): PlannedPage {
	const { byLocale, shared } = model;
	const content = getForLocale(byLocale, languages[0]?.code ?? "");
	const metadata: Metadata = {
		...pageMetadata(shared, content, pageOfView(content, "home")),
		path: notFoundPath,
		indexed: false,
	};
	const start = ["not-found"] as const;
	const common = commonParts(shared, content.locale, context);
	const document = documentOf(shared, content, metadata, common, { start });
	return createPage(
		metadata,
		{ view: "not-found", document, content: notFoundContent(shared) },
		{ start },
	);
}

/** The needs of a page: films of this site, and resources of other sites. */
function needsOf({ data }: SitePage, content: LocaleContent): PageNeeds {
	if (data.view === "book") return { scripts: widgetAddresses(content) };
	if (data.view === "technology")
		return { frames: [videoAddresses(data.video.url).frame] };
	if (data.view !== "home") return {};
	const { background } = data.hero;
	return {
		media: background.kind === "video" ? ["self"] : [],
		frames:
			background.kind === "embed"
				? [videoAddresses(background.embed.url).frame]
				: [],
	};
}

function startScripts({ data }: SitePage): StartScript[] {
	if (data.view === "faq") return ["answers"];
	if (data.view === "opening-hours" || data.view === "contact")
		return ["today"];
	return [];
}
