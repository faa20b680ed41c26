import type { Document, PageProps, StartScript } from "../../site/props.ts";
import type { Article, Model, Site, SitePage } from "../link/model.ts";
import { locales, otherLocale } from "../locale.ts";
import { asJson } from "../page-json.ts";
import { remembered } from "../remember.ts";
import type { MediaEntry, Page } from "../types.ts";
import { fixedPaths, mediaAddress } from "../url.ts";
import { variantsOf } from "../variants.ts";
import { articleContent } from "./articles.ts";
import { type AssetUrls, head, type Target } from "./head.ts";
import { machineFiles } from "./machine-files.ts";
import { footer, header } from "./navigation.ts";
import { pageOfView } from "./pages.ts";
import { redirectStubs } from "./redirects.ts";
import { articleData, businessData, faqData } from "./structured-data.ts";
import { articleTarget, pageTarget } from "./targets.ts";
import { notFoundContent, viewContent } from "./views.ts";

/** What `plan` must know besides the content: the day the site is built for, yyyy-mm-dd, and its assets. */
export type Setting = { readonly date: string; readonly assets: AssetUrls };

/** The list of everything the site consists of. */
export function plan(model: Model, setting: Setting): Page[] {
	const made = locales.flatMap((locale) =>
		pagesIn(model, model.sites[locale], setting),
	);
	const targets = made.map(({ target }) => target);
	const pages = [
		...made.map(({ page }) => page),
		notFoundPage(model, setting),
		...redirectStubs(model, targets),
		...machineFiles(model, targets),
	];
	return [...pages, ...mediaFiles(model, pages)];
}

type Made = { readonly target: Target; readonly page: Page };

/** The pages of a language; the same ones as last time if its site is, and the other one has the same addresses. */
function pagesIn(
	model: Model,
	site: Site,
	{ date, assets }: Setting,
): readonly Made[] {
	const others = addressesOf(model.sites[otherLocale(site.locale)]);
	return planned(site)(others, date, assets.font, () => [
		...[...site.pages.values()].map((page) =>
			viewPage(model, site, page, { date, assets }),
		),
		...site.articles.map((article) =>
			articlePage(model, site, article, { date, assets }),
		),
	]);
}

/** Pages by the site that they are of, which holds its own media, and by all else that they show. */
const planned = remembered((_: Site) => {
	let last: { readonly key: string; readonly made: readonly Made[] };
	return (
		others: string,
		date: string,
		font: string,
		make: () => readonly Made[],
	) => {
		const key = JSON.stringify([others, date, font]);
		if (last?.key !== key) last = { key, made: make() };
		return last.made;
	};
});

/** All that a page in one language shows of the site in the other. */
const addressesOf = remembered(({ pages, articles }: Site) =>
	JSON.stringify([
		[...pages.values()].map(({ id, path, data }) => [id, path, data.view]),
		articles.map(({ id, path }) => [id, path]),
	]),
);

function viewPage(
	model: Model,
	site: Site,
	page: SitePage,
	setting: Setting,
): Made {
	const target = pageTarget(model, page);
	const data = [
		businessData(model, site),
		...(page.path.includes("faq") ? [faqData(site)] : []),
	];
	return {
		target,
		page: made(target, {
			view: page.data.view,
			document: {
				...documentOf(model, site, target, data, setting),
				start: startScripts(page),
			},
			content: viewContent({ model, site, page }),
		}),
	};
}

function articlePage(
	model: Model,
	site: Site,
	article: Article,
	setting: Setting,
): Made {
	const target = articleTarget(model, site, article);
	const data = [businessData(model, site), articleData(model, site, article)];
	return {
		target,
		page: made(target, {
			view: "article",
			document: documentOf(model, site, target, data, setting),
			content: articleContent(site, article),
		}),
	};
}

/** Unknown addresses have no metadata of their own: the front page's stand in. */
function notFoundPage(model: Model, setting: Setting): Page {
	const site = model.sites.da;
	const target: Target = {
		...pageTarget(model, pageOfView(site, "home")),
		path: fixedPaths.notFound,
		indexed: false,
	};
	return made(target, {
		view: "not-found",
		document: {
			...documentOf(model, site, target, [businessData(model, site)], setting),
			start: ["missing"],
		},
		content: notFoundContent(model),
	});
}

function made(
	{ path }: Target,
	{
		view,
		document,
		content,
	}: { view: PageProps["view"]; document: Document; content: unknown },
): Page {
	return { kind: "view", path, view, props: { document, content } };
}

function documentOf(
	model: Model,
	site: Site,
	target: Target,
	structuredData: readonly object[],
	{ date, assets }: Setting,
): Document {
	return {
		language: site.locale,
		head: head(site, target, assets),
		structuredData,
		skip: site.strings.skip,
		header: header(model, site, target),
		failure: {
			title: site.strings.failedTitle,
			text: site.strings.failedText,
			retry: site.strings.retry,
		},
		footer: footer(site, date.slice(0, 4)),
		start: [],
	};
}

function startScripts({ data }: SitePage): StartScript[] {
	if (data.view === "faq") return ["answers"];
	return data.view === "home" && data.hero.background.kind === "video"
		? ["film"]
		: [];
}

/** The pictures and videos that any page shows; what lies unused in content/media stays there. */
function mediaFiles({ media }: Model, pages: readonly Page[]): Page[] {
	const shown = new Set(pages.flatMap(mediaIn));
	return [...media.values()]
		.flatMap(formsOf)
		.filter(({ path }) => shown.has(path));
}

const mediaIn = remembered(
	(page: Page): readonly string[] => asJson(page).match(mediaAddresses) ?? [],
);

/** An address of hashedPath("media", …) within JSON: in HTML and in srcset too. */
const mediaAddresses = /\/media\/[^"\\\s,]+/g;

/** A file as it is, and what is made from it. */
function formsOf(file: MediaEntry): Page[] {
	return [
		{ kind: "copy", path: mediaAddress(file), source: file.source },
		...(variantsOf(file)?.files ?? []),
	];
}
