import { collectionNamed, type Entries } from "../definition.ts";
import type { Hint, Wording } from "../diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../diagnostics/nearest.ts";
import type { Locale } from "../i18n/languages.ts";
import { slugify } from "../text/slug.ts";
import type { ContentEntry } from "../types.ts";
import { localeOf } from "../url.ts";
import { type Claim, type ClaimedAddresses, slugOf } from "./claims.ts";
import { routedEntries } from "./entries.ts";
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
	{ entries, claimed }: { entries: Entries; claimed: ClaimedAddresses },
	write: (address: string) => string = (address) => address,
): Hint {
	const pages = [...claimed.claims]
		.filter(isPage)
		.filter(([address]) => localeOf(address, entries.site) === locale);
	const near = nearest(
		written,
		pages.map(([address]) => address),
	);
	if (near !== undefined) return didYouMean(write(near));
	const name = slugify(lastStep(written));
	const called = (fits: (words: string) => boolean) =>
		pages.filter(([, { file }]) => isCalled(fits, file, entries));
	const within = (part: string) => (words: string) =>
		part.length > 2 && `-${words}-`.includes(`-${part}-`);
	const found =
		[
			called((words) => words === name),
			called(within(name)),
			// In /kontakt-os, one word is the name of the page.
			name.split("-").flatMap((word) => called(within(word))),
		].find((pages) => pages.length > 0) ?? [];
	const [only, ...more] = new Set(found.map(([address]) => address));
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

function isPage([, claim]: readonly [string, Claim]): boolean {
	return claim.anchors !== undefined && claim.redirectsTo === undefined;
}

/** The page, or the entry with a page of its own, that a file holds. */
function ownerOf(
	file: string | undefined,
	entries: Entries,
): ContentEntry | undefined {
	const owners: readonly ContentEntry[] = [
		...entries.of(entries.site.pages.collection),
		...routedEntries(entries).map(({ entry }) => entry),
	];
	return owners.find((entry) => entry.file === file);
}

/** Whether one of the names of a page, in any language, fits. */
function isCalled(
	fits: (words: string) => boolean,
	file: string,
	entries: Entries,
): boolean {
	const named = ownerOf(file, entries);
	return (
		named !== undefined &&
		namesOf(named, entries).some((each) => fits(slugify(each)))
	);
}

/** The words for a page: its file's name, the ends of its addresses in all languages, and what people call it. */
function namesOf(entry: ContentEntry, entries: Entries): string[] {
	const { id, collection, data } = entry;
	const routed = routedEntries(entries).filter(
		({ entry: other }) => other.id === id && other.collection === collection,
	);
	const { path = {}, title } = Object(data);
	const { target } = collectionNamed(entries.site, collection) ?? {};
	return [
		id,
		...Object.values<string>(path).map(lastStep),
		...routed.flatMap(({ entry, route }) => slugOf(entry, route) ?? []),
		...(target?.words?.(data) ?? [title]).flatMap(wordsOf),
	];
}

/** The address of the same page, or of an entry's translation, in a language. */
export function counterpartOf(
	address: string,
	locale: Locale,
	{ entries, claimed }: { entries: Entries; claimed: ClaimedAddresses },
): string | undefined {
	const file = claimed.claims.get(address)?.file;
	const entry = ownerOf(file, entries);
	const translation = entry?.locale
		? entries.translation(entry, locale)
		: entry;
	if (!translation) return undefined;
	return [...claimed.claims].find(
		([path, claim]) =>
			claim.file === translation.file &&
			localeOf(path, entries.site) === locale,
	)?.[0];
}
