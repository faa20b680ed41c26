import { fillPlaceholders, type SiteContent } from "kilde";
import { comparePeriod, isInPeriod } from "kilde/format";
import type { Input } from "./input.ts";

/** The number of newest articles that the page of news contains in full: it is fetched as a whole, often by phone. It links to the others. */
export const readerLength = 30;

/** An article. */
export type Article = SiteContent["news"][number];

/** An article without its text, and the sentence above it if it is about an offer that has ended. */
export type ListedArticle = Omit<Article, "body"> & {
	readonly ended: string | undefined;
};

/** Returns an article as lists show it. */
export function toListed(
	{ body: _, ...article }: Article,
	input: Input,
): ListedArticle {
	return { ...article, ended: findEnded(article, input) };
}

/** Returns the sentence above an article about an offer that has ended; undefined above all others. */
export function findEnded(
	article: Pick<Article, "id">,
	{ words, format, ...input }: Input,
): string | undefined {
	const until = findEnd(article, input);
	return until === undefined
		? undefined
		: fillPlaceholders(words.offerEnded, { date: format.date(until) });
}

/** Returns the last day of the offer that an article is about, yyyy-mm-dd, if it has ended. */
export function findEnd(
	{ id }: Pick<Article, "id">,
	{ content, date }: Pick<Input, "content" | "date">,
): string | undefined {
	return Object.values(content.discounts.offers).findLast(
		(offer) =>
			offer.articles.includes(id) && comparePeriod(offer, date) === "after",
	)?.until;
}

/** Returns the summary of an article where nothing stands above it, as in search results: that its offer has ended comes first. */
export function summarize(article: Article, input: Input): string {
	return [findEnded(article, input), article.excerpt].filter(Boolean).join(" ");
}

/** Returns the link to what new guests get with the newsletter, for above an article about an offer that has ended. */
export function findCurrentOffer(article: Article, input: Input) {
	const { content, words, format, date } = input;
	const { codes, newCustomerCode } = content.discounts;
	const code = codes[newCustomerCode];
	const { newsletter } = content.pages;
	const isOffered = code && newsletter && isInPeriod(code, date);
	if (!isOffered || findEnd(article, input) === undefined) return undefined;
	const percent = format.percent(code.percent);
	return {
		href: newsletter.href,
		label: fillPlaceholders(words.offerNow, { percent }),
	};
}
