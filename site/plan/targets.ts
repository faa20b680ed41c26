import {
	inLocale,
	localeOf,
	type PageTarget,
	prefixOf,
} from "../../generator/define.ts";
import { languages } from "../languages.ts";
import type { Article, Frame, Shared, SitePage } from "../model/site.ts";
import { sharedPicture } from "./pictures.ts";
import type { Shell } from "./shell.ts";

/** What the head and the menus must know of the page they are on. */
export type Target = PageTarget & {
	/** Where the language switch leads when the other language has no version, by language. */
	readonly switchTo: Readonly<Record<string, string>>;
	/** The page of the menu that this page is a part of. */
	readonly within: string | undefined;
};

/** What a page says of itself in its head. */
export function pageTarget(
	shared: Shared,
	{ id, path, data }: SitePage,
): Target {
	return {
		path,
		versions: versionsOf((site) => site.addresses.get(id)?.path, shared),
		switchTo: redirectedVersions(shared, path),
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

/** Where the addresses of other languages lead, for a page that exists in one language only. */
function redirectedVersions(
	{ frames }: Shared,
	path: string,
): Readonly<Record<string, string>> {
	const bare = path.slice(prefixOf(localeOf(path, site), site).length);
	const redirects = inLocale(frames, first).redirects;
	return Object.fromEntries(
		languages.flatMap(({ code }) => {
			const other = `${prefixOf(code, site)}${bare}`;
			const to = redirects.find(({ from }) => from === other)?.to;
			return to === undefined ? [] : [[code, to]];
		}),
	);
}

/** What an article says of itself; its keywords are those of the news. `versions` are its addresses by language. */
export function articleTarget(
	{ business, news }: Shell,
	{ path, title, excerpt }: Article,
	versions: Target["versions"],
): Target {
	return {
		path,
		versions,
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
		[...frames].flatMap(([locale, frame]) => {
			const path = pathIn(frame);
			return path === undefined ? [] : [[locale, path]];
		}),
	);
}

const site = { languages };
const first = languages[0]?.code ?? "";
