import type { Memo } from "../../generator/define.ts";
import type {
	Article,
	LocaleContent,
	LocaleModel,
} from "../model/locale-content.ts";
import { day } from "./texts.ts";

/** The number of newest articles that the page of news contains in full: it is fetched as a whole, often by phone. It links to the others. */
export const readerLength = 30;

const typeStrings = {
	announcement: "announcement",
	"press-release": "pressRelease",
	event: "event",
	news: "news",
} as const;

/** Returns the summary of an article for lists; `href` is its own page, `slug` its fragment on the page of all news. */
export function articleSummary(
	content: LocaleContent,
	{ id, slug, path, title, type, date, featured, excerpt }: Article,
) {
	return {
		id,
		slug,
		href: path,
		title,
		type: content.strings[typeStrings[type]],
		day: day(content, date),
		featured: featured ? content.strings.featured : undefined,
		excerpt,
	};
}

/** Returns the articles of a language, the newest first; those of the same day by id. */
export function articlesOf(
	{ routed }: LocaleModel,
	memo: Memo,
): readonly Article[] {
	return memo.call(newestFirst, routed.news);
}

function newestFirst(articles: readonly Article[]): readonly Article[] {
	return articles.toSorted((a, b) =>
		a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1,
	);
}
