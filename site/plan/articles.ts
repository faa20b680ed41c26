import { formatsOf } from "../model/formats.ts";
import type {
	Article,
	ListedArticle,
	LocaleContent,
	LocaleModel,
} from "../model/locale-content.ts";
import { newsletterPath } from "./pages.ts";
import { day } from "./texts.ts";

/** The number of newest articles that the page of news contains in full: it is fetched as a whole, often by phone. It links to the others. */
export const readerLength = 30;

/** The number of other articles that an article links to; the page of news links to all. */
export const furtherArticles = 3;

const typeStrings = {
	announcement: "announcement",
	"press-release": "pressRelease",
	event: "event",
	news: "news",
} as const;

/** Returns the summary of an article for lists; `href` is its own page, `slug` its fragment on the page of all news. */
export function articleSummary(
	content: LocaleContent,
	{ id, slug, path, title, type, date, featured, excerpt }: ListedArticle,
) {
	return {
		id,
		slug,
		href: path,
		title,
		type: content.strings[typeStrings[type]],
		day: day(content, date),
		featured: featured ? content.strings.featured : undefined,
		ended: endedOffer(content, id),
		excerpt,
	};
}

/** Returns the sentence above an article about an offer that has ended; undefined above all others. */
export function endedOffer(
	{ ended, strings, locale }: LocaleContent,
	id: string,
): string | undefined {
	const until = ended.get(id);
	return until === undefined
		? undefined
		: strings.offerEnded.replace("{date}", formatsOf(locale).date(until));
}

/** Returns the summary of an article where nothing stands above it, as in search results: that its offer has ended comes first. */
export function excerptOf(content: LocaleContent, article: Article): string {
	const ended = endedOffer(content, article.id);
	return [ended, article.excerpt].filter(Boolean).join(" ");
}

/** Returns the link to what new guests get with the newsletter, for above an article about an offer that has ended. */
export function currentOffer(content: LocaleContent, { id }: Article) {
	const { discounts, currentCodes, strings, locale } = content;
	const code = discounts.codes[discounts.newCustomerCode];
	const isCurrent = currentCodes.includes(discounts.newCustomerCode);
	const href = newsletterPath(content);
	if (!content.ended.has(id) || !code || !isCurrent || href === undefined)
		return undefined;
	const percent = formatsOf(locale).percent(code.percent);
	return { href, label: strings.offerNow.replace("{percent}", percent) };
}

/** Returns the articles of a language, the newest first. */
export function listArticles({ routed }: LocaleModel): readonly Article[] {
	return newestFirst(routed.news);
}

/** Returns articles in the order of lists: the newest first, those of the same day by id. */
export function newestFirst(articles: readonly Article[]): readonly Article[] {
	return articles.toSorted((a, b) =>
		a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1,
	);
}
