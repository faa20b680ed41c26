import { comparePeriod } from "kilde/format";
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
	{
		id,
		slug,
		path,
		title,
		type,
		date,
		featured,
		excerpt,
		offer,
	}: ListedArticle,
) {
	return {
		id,
		slug,
		href: path,
		title,
		type: content.strings[typeStrings[type]],
		day: day(content, date),
		featured: featured ? content.strings.featured : undefined,
		ended: endedOffer(content, { offer }),
		excerpt,
	};
}

/** Returns the sentence above an article about an offer that has ended; undefined above all others. */
export function endedOffer(
	{ offers, today, strings, locale }: LocaleContent,
	{ offer }: Pick<Article, "offer">,
): string | undefined {
	const found = offer === undefined ? undefined : offers[offer];
	const until =
		found && comparePeriod(found, today) === "after" ? found.until : undefined;
	return until === undefined
		? undefined
		: strings.offerEnded.replace("{date}", formatsOf(locale).date(until));
}

/** Returns the summary of an article where nothing stands above it, as in search results: that its offer has ended comes first. */
export function excerptOf(content: LocaleContent, article: Article): string {
	const ended = endedOffer(content, article);
	return [ended, article.excerpt].filter(Boolean).join(" ");
}

/** Returns the link to what new guests get with the newsletter, for above an article about an offer that has ended. */
export function currentOffer(content: LocaleContent, article: Article) {
	const { codes, discounts, currentCodes, strings, locale } = content;
	const code = codes[discounts.newCustomerCode];
	const isCurrent = currentCodes.includes(discounts.newCustomerCode);
	const href = newsletterPath(content);
	if (
		!endedOffer(content, article) ||
		!code ||
		!isCurrent ||
		href === undefined
	)
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
