import { locales, otherLocale } from "../i18n/locale.ts";
import type { Article, Frame, Shared, SitePage } from "../link/model.ts";
import { localeOf } from "../url.ts";
import type { Target } from "./head.ts";
import { sharedPicture } from "./pictures.ts";
import type { Shell } from "./shell.ts";

/** What a page says of itself in its head. */
export function pageTarget(
	shared: Shared,
	{ id, path, data }: SitePage,
): Target {
	return {
		path,
		versions: versionsOf((site) => site.addresses.get(id)?.path, shared),
		switchTo: redirectedCounterpart(shared, path),
		within: undefined,
		title: data.title,
		description: data.description,
		keywords: data.keywords,
		image:
			data.view === "home" ? sharedPicture(shared, data.image.src) : undefined,
		type: "website",
		indexed: true,
	};
}

/** Where the other language's address leads, for a page that exists in one language only. */
function redirectedCounterpart(
	{ frames }: Shared,
	path: string,
): string | undefined {
	const swapped =
		localeOf(path) === "en" ? path.slice("/en".length) : `/en${path}`;
	return frames.da.redirects.find(({ from }) => from === swapped)?.to;
}

/** What an article says of itself; its keywords are those of the news. `twin` is the address of its other version. */
export function articleTarget(
	{ locale, business, news }: Shell,
	{ path, title, excerpt }: Article,
	twin: string | undefined,
): Target {
	return {
		path,
		versions: {
			[locale]: path,
			...(twin !== undefined && { [otherLocale(locale)]: twin }),
		},
		switchTo: news.elsewhere,
		within: news.path,
		title: `${title} – ${business.name}`,
		description: excerpt,
		keywords: news.keywords,
		image: undefined,
		type: "article",
		indexed: true,
	};
}

function versionsOf(
	pathIn: (site: Frame) => string | undefined,
	{ frames }: Shared,
): Target["versions"] {
	return Object.fromEntries(
		locales.flatMap((locale) => {
			const path = pathIn(frames[locale]);
			return path === undefined ? [] : [[locale, path]];
		}),
	);
}
