import { fillPlaceholders, type SiteContent } from "kilde";
import { findNewGuestCode } from "./codes.ts";
import type { Input } from "./input.ts";

/** The number of newest articles that the page of news contains in full: it is fetched as a whole, often by phone. It links to the others. */
export const readerLength = 30;

/** An article. */
export type Article = SiteContent["news"][number];

/** An article without its text, and the sentence above it if it is about an offer that has ended. */
export type ListedArticle = Omit<Article, "body"> & {
	readonly ended: string | undefined;
};

/** Returns an article as lists show it: one about an offer that has ended is no longer featured. */
export function toListed(
	{ body: _, ...article }: Article,
	input: Input,
): ListedArticle {
	const ended = findEnded(article, input);
	return { ...article, featured: article.featured && !ended, ended };
}

/** Sorts listed articles so that those about offers that have ended come last, each group in its own order. */
export function sortEndedLast<T extends ListedArticle>(
	articles: readonly T[],
): T[] {
	return articles.toSorted((a, b) => Number(!!a.ended) - Number(!!b.ended));
}

/** Returns the sentence above an article about an offer that has ended; undefined above all others. */
export function findEnded(
	article: Pick<Article, "offer">,
	{ words, date }: Pick<Input, "words" | "date">,
): string | undefined {
	const end = findEnd(article, date);
	return end && fillPlaceholders(words.offerEnded, { date: end.text });
}

/** Returns the last day of the offer that an article is about, if it is before a day. */
export function findEnd({ offer }: Pick<Article, "offer">, date: string) {
	return offer && offer.until.value < date ? offer.until : undefined;
}

/** Returns the summary of an article where nothing stands above it, as in search results: that its offer has ended comes first. */
export function summarize(
	article: Article,
	input: Pick<Input, "words" | "date">,
): string {
	return [findEnded(article, input), article.excerpt].filter(Boolean).join(" ");
}

/** Returns the link to what new guests get with the newsletter, for above an article about an offer that has ended. */
export function findCurrentOffer(article: Article, input: Input) {
	const { content, words, date } = input;
	const code = findNewGuestCode(input);
	const { newsletter } = content.pages;
	if (!code || !newsletter || !findEnd(article, date)) return undefined;
	const percent = code.percent.text;
	return {
		href: newsletter.href,
		label: fillPlaceholders(words.offerNow, { percent }),
	};
}
