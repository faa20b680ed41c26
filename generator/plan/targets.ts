import type { Article, Model, Site, SitePage } from "../link/model.ts";
import { locales, otherLocale } from "../locale.ts";
import { remembered } from "../remember.ts";
import { localeOf } from "../url.ts";
import type { Target } from "./head.ts";
import { newsPath, pageOfView } from "./pages.ts";
import { sharedPicture } from "./pictures.ts";

/** What a page says of itself in its head. */
export function pageTarget(model: Model, { id, path, data }: SitePage): Target {
	return {
		path,
		versions: versionsOf((site) => site.pages.get(id)?.path, model),
		switchTo: redirectedCounterpart(model, path),
		within: undefined,
		title: data.title,
		description: data.description,
		keywords: data.keywords,
		image:
			data.view === "home" ? sharedPicture(model, data.image.src) : undefined,
		type: "website",
		indexed: true,
	};
}

/** Where the other language's address leads, for a page that exists in one language only. */
function redirectedCounterpart(
	{ sites }: Model,
	path: string,
): string | undefined {
	const swapped =
		localeOf(path) === "en" ? path.slice("/en".length) : `/en${path}`;
	return sites.da.redirects.find(({ from }) => from === swapped)?.to;
}

/** What an article says of itself; its keywords are those of the news. */
export function articleTarget(
	model: Model,
	site: Site,
	{ id, path, title, excerpt }: Article,
): Target {
	const news = pageOfView(site, "news");
	return {
		path,
		versions: versionsOf((each) => articlePaths(each).get(id), model),
		switchTo: newsPath(model.sites[otherLocale(site.locale)]),
		within: news.path,
		title: `${title} – ${site.business.name}`,
		description: excerpt,
		keywords: news.data.keywords,
		image: undefined,
		type: "article",
		indexed: true,
	};
}

const articlePaths = remembered(
	({ articles }: Site): ReadonlyMap<string, string> =>
		new Map(articles.map(({ id, path }) => [id, path])),
);

function versionsOf(
	pathIn: (site: Site) => string | undefined,
	{ sites }: Model,
): Target["versions"] {
	return Object.fromEntries(
		locales.flatMap((locale) => {
			const path = pathIn(sites[locale]);
			return path === undefined ? [] : [[locale, path]];
		}),
	);
}
