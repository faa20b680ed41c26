import * as limits from "../limits.ts";
import { fold } from "./fold.ts";
import type { SearchItem } from "./search-item.ts";

/** The results of a category, the best first. */
export type ResultGroup = {
	readonly category: string;
	readonly items: readonly SearchItem[];
};

/** Returns the folded words of a query; none if it is blank. */
export function wordsOf(query: string): string[] {
	return fold(query)
		.letters.split(/\s+/)
		.filter((word) => word !== "");
}

/**
 * Returns the words of a query as the items have them. A word that none contains is shortened to the longest beginning, at
 * least half of it and three letters, with which a word of theirs begins: so other endings and slips are found too. A word
 * without one is left out, and so is a single letter beside longer words.
 */
export function wordsFor(
	items: readonly SearchItem[],
	query: string,
): string[] {
	const texts = items.flatMap(textsOf);
	const words = wordsOf(query);
	const longest = Math.max(0, ...words.map(({ length }) => length));
	return words.flatMap((word) => {
		if (word.length === 1 && longest > 1) return [];
		if (texts.some((text) => text.includes(word))) return [word];
		const least = Math.max(3, Math.ceil(word.length / 2));
		for (let length = word.length - 1; length >= least; length--) {
			const beginning = word.slice(0, length);
			if (texts.some((text) => matchOf(text, beginning) < within))
				return [beginning];
		}
		return [];
	});
}

/**
 * Returns the items that contain the most of these words, up to the limit, grouped by category. A match in the title ranks
 * above one in the description, and that above one in the category; within each, a whole word ranks above the start of one,
 * and that above any other part.
 */
export function find(
	items: readonly SearchItem[],
	words: readonly string[],
): ResultGroup[] {
	const found = best(items, textsOf, words).slice(0, limits.search.results);
	const categories = [...new Set(found.map(({ category }) => category))];
	return categories.map((category) => ({
		category,
		items: found.filter((item) => item.category === category),
	}));
}

/** Returns the address of a result, and the heading that is there, if it leads to a part of its page. */
export function targetOf(
	item: SearchItem,
	words: readonly string[],
): { readonly href: string; readonly heading: string | undefined } {
	const part = partOf(item, words);
	return {
		href: part ? `${item.url}#${part.id}` : item.url,
		heading: part?.title,
	};
}

/** The best part of a result; none if its title has all words, and that of no part has them. */
function partOf({ title, parts = [] }: SearchItem, words: readonly string[]) {
	const isNamed = (title: string) =>
		ranksOf(folded([title]), words).length === words.length;
	const [part] = best(
		isNamed(title) ? parts.filter((part) => isNamed(part.title)) : parts,
		({ title, text = "" }) => folded([title, text]),
		words,
	);
	return part;
}

/** Returns the things whose texts contain the most of some words, the best first. */
function best<T>(
	things: readonly T[],
	textsOf: (thing: T) => readonly string[],
	words: readonly string[],
): T[] {
	const matches = things.map((thing) => ({
		thing,
		ranks: ranksOf(textsOf(thing), words),
	}));
	const most = Math.max(1, ...matches.map(({ ranks }) => ranks.length));
	return matches
		.filter(({ ranks }) => ranks.length === most)
		.sort((a, b) => Math.max(...a.ranks) - Math.max(...b.ranks))
		.map(({ thing }) => thing);
}

/** Returns the rank of each word that one of these texts contains, from 0 (the best). */
function ranksOf(texts: readonly string[], words: readonly string[]): number[] {
	return words
		.map((word) =>
			Math.min(
				...texts.map((text, place) => place * kinds + matchOf(text, word)),
			),
		)
		.filter((rank) => rank < Number.POSITIVE_INFINITY);
}

/** What is found in an item, the best first; news is for those who look for what no page says. */
function textsOf({ title, description, category, type }: SearchItem): string[] {
	const texts = [title, description, category];
	return folded(type === "news" ? ["", ...texts] : texts);
}

function folded(texts: readonly string[]): string[] {
	return texts.map((text) => fold(text).letters);
}

/** The kind of a match within a word, the last one; and the number of kinds. */
const within = 4;
const kinds = within + 1;

/**
 * Returns how well a text contains a word: 0 as its first word, 1 as another word, 2 as its start, 3 as the start of another
 * word, 4 within one; infinite if it doesn't.
 */
function matchOf(text: string, word: string): number {
	let best = Number.POSITIVE_INFINITY;
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
		const isStart = !isInWord(text[at - 1]);
		const isWhole = isStart && !isInWord(text[at + word.length]);
		const kind = isStart ? (isWhole ? 0 : 2) + (at > 0 ? 1 : 0) : within;
		best = Math.min(best, kind);
	}
	return best;
}

function isInWord(character = ""): boolean {
	return /[\p{L}\p{N}]/u.test(character);
}
