import { collectionNamed, type Entries } from "../definition.ts";
import type { Hint, Wording } from "../diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../diagnostics/nearest.ts";
import type { Locale } from "../i18n/languages.ts";
import { slugify } from "../text/slug.ts";
import type { ContentEntry } from "../types.ts";
import { localeOf } from "../url.ts";
import type { ClaimedAddresses } from "./claims.ts";
import { lastStep, wordsOf } from "./targets.ts";

/** What to do on the page about a link that leads nowhere. */
export const choosePage: Wording = {
	en: "Click on the link, and choose a page with Link above the text. Links to other sites start with https://.",
	da: "Klik på linket, og vælg en side med Link over teksten. Links til andre hjemmesider begynder med https://.",
};

/** Suggests a page of a language for an address that doesn't exist. */
export function suggestPage(
	written: string,
	locale: Locale,
	targets: { entries: Entries; claimed: ClaimedAddresses },
	write: (address: string) => string = (address) => address,
): Hint {
	const { entries, claimed } = targets;
	const pages = [...claimed.claims]
		.filter(([, { anchors, redirectsTo }]) => anchors && !redirectsTo)
		.filter(([address]) => localeOf(address, entries.site) === locale);
	const near = nearest(
		written,
		pages.map(([address]) => address),
	);
	if (near !== undefined) return didYouMean(write(near));
	const name = slugify(lastStep(written));
	const named = pages.map(([address, { entry }]) => ({
		address,
		names: entry ? namesOf(entry, targets).map(slugify) : [],
	}));
	const called = (fits: (words: string) => boolean) =>
		named.filter(({ names }) => names.some(fits));
	const within = (part: string) => (words: string) =>
		part.length > 2 && `-${words}-`.includes(`-${part}-`);
	const found =
		[
			called((words) => words === name),
			called(within(name)),
			// In /kontakt-os, one word is the name of the page.
			name.split("-").flatMap((word) => called(within(word))),
		].find((pages) => pages.length > 0) ?? [];
	const [only, ...more] = new Set(found.map(({ address }) => address));
	if (only && more.length === 0) return didYouMean(write(only));
	if (only && more.length < 5) {
		const all = [only, ...more].join(", ");
		return {
			en: `Did you mean one of these: ${all}?`,
			da: `Mente du en af disse: ${all}?`,
		};
	}
	return {
		en: "A page's address is the field path in its file in content/pages; links to other sites start with https://.",
		da: "En sides adresse står i feltet path i dens fil i content/pages; links til andre hjemmesider begynder med https://.",
		onPage: choosePage,
	};
}

/** The words for a page: its file's name, the ends of its addresses in all languages, and what people call it. */
function namesOf(
	{ id, collection, data }: ContentEntry,
	{ entries, claimed }: { entries: Entries; claimed: ClaimedAddresses },
): string[] {
	const addresses = [...claimed.claims].filter(
		([, { entry }]) => entry?.id === id && entry.collection === collection,
	);
	const { target } = collectionNamed(entries.site, collection) ?? {};
	return [
		id,
		...addresses.map(([address]) => lastStep(address)),
		...(target?.words?.(data) ?? [Object(data).title]).flatMap(wordsOf),
	];
}

/** The address of the same page, or of an entry's translation, in a language. */
export function counterpartOf(
	address: string,
	locale: Locale,
	{ entries, claimed }: { entries: Entries; claimed: ClaimedAddresses },
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
