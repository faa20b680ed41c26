import type { Memo } from "../../../cache/memo.ts";
import { collectionNamed, type Entries } from "../../../definition.ts";
import type { Hint, Wording } from "../../../diagnostics/diagnostic.ts";
import { groupBy } from "../../../diagnostics/group-by.ts";
import { didYouMean, nearest } from "../../../diagnostics/nearest.ts";
import type { Locale } from "../../../languages/languages.ts";
import { slugify } from "../../../text/slug.ts";
import { localeOf } from "../../../text/url.ts";
import type { ContentEntry } from "../../../types.ts";
import type { ClaimedAddresses } from "../../claims.ts";
import { lastStep, wordsOf } from "../../targets.ts";

/** The remedy, on the page, for a link that leads nowhere. */
export const choosePage: Wording = {
	en: "Click on the link, and choose a page with Link above the text. Links to other sites start with https://.",
	da: "Klik på linket, og vælg en side med Link over teksten. Links til andre hjemmesider begynder med https://.",
};

/** The hint to a link for which no page is suggested. */
export const whereAddressesAre: Hint = {
	en: "A page's address is the field path in its file in content/pages; links to other sites start with https://.",
	da: "En sides adresse står i feltet path i dens fil i content/pages; links til andre hjemmesider begynder med https://.",
	onPage: choosePage,
};

/** The pages that may be suggested. Links that are wrong are often many, and of few kinds: what is found is kept in the memo. */
export type SuggestedFrom = {
	readonly entries: Entries;
	readonly claimed: ClaimedAddresses;
	readonly memo: Memo;
};

/** Suggests a page of a language for an address that doesn't exist. */
export function suggestPage(
	written: string,
	locale: Locale,
	{ entries, claimed, memo }: SuggestedFrom,
	write: (address: string) => string = (address) => address,
): Hint | undefined {
	const pages = memo.call(namedPages, locale, entries, claimed);
	const [only, ...more] = memo
		.call(nearestPages, written, pages)
		.map(({ address }) => address);
	if (only === undefined) return undefined;
	if (more.length === 0) return didYouMean(write(only));
	const all = [only, ...more].join(", ");
	return {
		en: `Did you mean one of these: ${all}?`,
		da: `Mente du en af disse: ${all}?`,
	};
}

/** A page that may be meant: its address, the ends of its addresses and what else it is called, and words that it is found by. */
type NamedPage = {
	readonly address: string;
	readonly ends: readonly string[];
	readonly names: readonly string[];
	readonly keywords: readonly string[];
};

/** The pages that are nearest to what was written, a few at most: the first way to compare that finds some decides. */
function nearestPages(
	written: string,
	pages: readonly NamedPage[],
): NamedPage[] {
	const name = slugify(lastStep(written));
	// One of three letters may be any word, as for.
	const words = name.split("-").filter((word) => word.length > 3);
	const misspelt = nearest(
		written,
		pages.map(({ address }) => address),
	);
	const misspeltName = nearest(
		name,
		pages.flatMap(({ names, keywords }) => [...names, ...keywords]),
	);
	const called = (fits: (words: string) => boolean) =>
		pages.filter(({ names }) => names.some(fits));
	const within = (part: string) => (words: string) =>
		part.length > 2 && `-${words}-`.includes(`-${part}-`);
	const endingIn = (part: string) =>
		pages.filter(({ ends }) =>
			ends.some((end) => end.split("-").some((word) => isWordOf(word, part))),
		);
	const ways = [
		called((words) => words === name),
		pages.filter(({ address }) => address === misspelt),
		// The words that it begins with are all there: a keyword of another page is further away.
		withSameBeginning(name, pages, ({ ends }) =>
			ends.filter((end) => end.startsWith(`${name}-`)),
		),
		endingIn(name),
		pages.filter(({ names, keywords }) =>
			[...names, ...keywords].some((words) => words === misspeltName),
		),
		withSameBeginning(name, pages, ({ ends }) => ends),
		called(within(name)),
		// As betingelser of handelsbetingelser.
		called((words) => name.length > 5 && words.endsWith(name)),
		withSameBeginning(name, pages, ({ names, keywords }) =>
			[...names, ...keywords].flatMap(withItsWords),
		),
		withMostWords(words, pages),
		// In /kontakt-os, one word is the name of the page.
		words.flatMap((word) => {
			const found = endingIn(word);
			return found.length > 0 ? found : called(within(word));
		}),
	].map((way) => new Set(way));
	return [...(ways.find(({ size }) => size > 0 && size < 5) ?? [])];
}

/** Whether a word is the one that was written, or its beginning, as session of sessions; one of three letters may begin any word. */
function isWordOf(word: string, written: string): boolean {
	return (
		word === written ||
		(word.length > 3 && written.startsWith(word) && !written.includes("-"))
	);
}

/**
 * How much a name differs from what was written, where both begin alike: their letters, less three for each of the
 * beginning. Infinitely much unless one is the beginning of the other, as open of opening and of open-now, or the
 * beginning is most of both.
 */
function differenceOf(name: string, written: string): number {
	const differs = [...name].findIndex((letter, at) => letter !== written[at]);
	const shared = differs < 0 ? name.length : differs;
	const isBeginning =
		shared === written.length ||
		(shared === name.length && /^(-|[^-]*$)/.test(written.slice(shared)));
	const isMost = 3 * shared >= 2 * Math.max(name.length, written.length);
	return shared > 2 && (isBeginning || isMost)
		? name.length + written.length - 3 * shared
		: Infinity;
}

/** A name, and the words in it by which it may be looked for, too. */
function withItsWords(name: string): string[] {
	return [name, ...name.split("-").filter((word) => word.length > 3)];
}

/** Returns the pages with a name that begins like the written one: those that differ least. */
function withSameBeginning(
	written: string,
	pages: readonly NamedPage[],
	namesOf: (page: NamedPage) => readonly string[],
): NamedPage[] {
	const differences = pages.map((page) =>
		Math.min(...namesOf(page).map((name) => differenceOf(name, written))),
	);
	const least = Math.min(...differences);
	return pages.filter(
		(_, index) => least < Infinity && differences[index] === least,
	);
}

/** Pages with a name or a keyword that has several of these words: those with the most. */
function withMostWords(
	words: readonly string[],
	pages: readonly NamedPage[],
): NamedPage[] {
	const shared = pages.map(({ names, keywords }) =>
		Math.max(
			...[...names, ...keywords].map(
				(name) => words.filter((word) => name.split("-").includes(word)).length,
			),
		),
	);
	const most = Math.max(...shared);
	return pages.filter((_, index) => most > 1 && shared[index] === most);
}

/** The pages of a language, each with its names in all languages, and its old addresses in its own language. */
function namedPages(
	locale: Locale,
	{ site }: Entries,
	{ claims }: ClaimedAddresses,
): NamedPage[] {
	const keyOf = (entry: ContentEntry | undefined) =>
		entry && `${entry.collection}/${entry.id}`;
	const own = groupBy([...claims], ([, { entry }]) => keyOf(entry));
	// Visitors come to a page by these.
	const old = groupBy([...claims], ([, { redirectsTo }]) => redirectsTo);
	return [...claims].flatMap(([address, { entry, anchors, redirectsTo }]) => {
		if (!entry || !anchors || redirectsTo !== undefined) return [];
		if (localeOf(address, site) !== locale) return [];
		const { id, collection, data } = entry;
		const { target } = collectionNamed(site, collection) ?? {};
		const addresses = [
			...(own.get(keyOf(entry)) ?? []),
			...(old.get(address) ?? []),
		].map(([each]) => each);
		const ends = slugsOf([id, ...addresses]);
		return {
			address,
			ends,
			names: [
				...ends,
				...slugsOf(target?.words?.(data) ?? [Object(data).title]),
			],
			keywords: slugsOf(target?.keywords?.(data) ?? []),
		};
	});
}

function slugsOf(values: readonly unknown[]): string[] {
	return (
		values
			.flatMap(wordsOf)
			.map(slugify)
			// en of /en is no name.
			.filter((name) => name.length > 2)
	);
}

/** The address of the same page, or of an entry's translation, in a language. */
export function counterpartOf(
	address: string,
	locale: Locale,
	{ entries, claimed }: Pick<SuggestedFrom, "entries" | "claimed">,
): string | undefined {
	const entry = claimed.claims.get(address)?.entry;
	const translation = entry?.locale
		? entries.translation(entry, locale)
		: entry;
	if (!translation) return undefined;
	return [...claimed.claims].find(
		([path, claim]) =>
			claim.entry === translation && localeOf(path, entries.site) === locale,
	)?.[0];
}
