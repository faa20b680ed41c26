import type { StartScript } from "../../site/props.ts";
import { mediaIn } from "../cache/page-json.ts";
import { locales, otherLocale } from "../i18n/locale.ts";
import { variantsOf } from "../images/variants.ts";
import type { Model, Site, SitePage } from "../link/model.ts";
import { rememberEach } from "../remember.ts";
import type { MediaEntry, Page } from "../types.ts";
import { fixedPaths, mediaAddress } from "../url.ts";
import { articlePages } from "./article-pages.ts";
import { documentOf, type Made, viewPageOf } from "./document.ts";
import type { AssetUrls, Target } from "./head.ts";
import { machineFiles } from "./machine-files.ts";
import { footer, header } from "./navigation.ts";
import { newsPage } from "./news-page.ts";
import { pageOfView } from "./pages.ts";
import { redirectStubs } from "./redirects.ts";
import { businessData, faqData } from "./structured-data.ts";
import { pageTarget } from "./targets.ts";
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

/** The pages of a language; the same ones as last time where they show the same. */
function pagesIn(model: Model, site: Site, setting: Setting): readonly Made[] {
	const { frame, articles } = site;
	const { date, assets } = setting;
	// All that pages in one language show of the other one.
	const { addresses } = model.sites[otherLocale(site.locale)];
	const pages = [...site.pages.values()].map((page) => {
		const shown = page.data.view === "news" ? [articles] : [];
		return lastOf(page, [frame, addresses, date, assets.font, ...shown], () =>
			viewPage(model, site, page, setting),
		);
	});
	return [...pages, ...articlePages(model, site, setting)];
}

/** What was made last of a page, and what from: its frame holds the media too. */
const lastOf = rememberEach<SitePage, Made>();

function viewPage(
	model: Model,
	site: Site,
	page: SitePage,
	{ date, assets }: Setting,
): Made {
	const target = pageTarget(model, page);
	const document = documentOf(site, {
		...{ target, assets },
		structuredData: [
			businessData(model, site),
			...(page.data.view === "faq" ? [faqData(site)] : []),
		],
		header: header(model, site, target),
		footer: footer(site, date.slice(0, 4)),
		start: startScripts(page),
	});
	return {
		target,
		page: isNews(page)
			? newsPage(site, page, document)
			: viewPageOf(
					target,
					page.data.view,
					document,
					viewContent({ model, site, page }),
				),
	};
}

function isNews(page: SitePage): page is SitePage<"news"> {
	return page.data.view === "news";
}

/** Unknown addresses have no metadata of their own: the front page's stand in. */
function notFoundPage(model: Model, { date, assets }: Setting): Page {
	const site = model.sites.da;
	const target: Target = {
		...pageTarget(model, pageOfView(site, "home")),
		path: fixedPaths.notFound,
		indexed: false,
	};
	const document = documentOf(site, {
		...{ target, assets },
		structuredData: [businessData(model, site)],
		header: header(model, site, target),
		footer: footer(site, date.slice(0, 4)),
		start: ["missing"],
	});
	return viewPageOf(target, "not-found", document, notFoundContent(model));
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

/** A file as it is, and what is made from it. */
function formsOf(file: MediaEntry): Page[] {
	return [
		{ kind: "copy", path: mediaAddress(file), source: file.source },
		...(variantsOf(file)?.files ?? []),
	];
}
