import { limits } from "../limits.ts";
import type { SearchItem } from "../props.ts";
import { fold } from "./fold.ts";

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
 * Returns the items that contain every word of a query, up to the limit, grouped by category. A match in the title ranks
 * above one in the description, and that above one in the category; within each, a whole word ranks above the start of one,
 * and that above any other part.
 */
export function find(
	items: readonly SearchItem[],
	query: string,
): ResultGroup[] {
	const words = wordsOf(query);
	if (words.length === 0) return [];
	const found = items
		.map((item) => ({ item, rank: rankOf(item, words) }))
		.filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
		.sort((a, b) => a.rank - b.rank)
		.slice(0, limits.search.results)
		.map(({ item }) => item);
	const categories = [...new Set(found.map(({ category }) => category))];
	return categories.map((category) => ({
		category,
		items: found.filter((item) => item.category === category),
	}));
}

/** Returns the rank of the worst matching word, from 0 (the best); infinite if a word doesn't match. */
function rankOf(
	{ title, description, category }: SearchItem,
	words: readonly string[],
): number {
	const texts = [title, description, category].map(
		(text) => fold(text).letters,
	);
	const ranks = words.map((word) =>
		Math.min(
			...texts.map((text, place) => place * kinds + matchOf(text, word)),
		),
	);
	return Math.max(...ranks);
}

/** The number of kinds of match. */
const kinds = 5;

/**
 * Returns how well a text contains a word: 0 as its first word, 1 as another word, 2 as its start, 3 as the start of another
 * word, 4 within one; infinite if it doesn't.
 */
function matchOf(text: string, word: string): number {
	let best = Number.POSITIVE_INFINITY;
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
		const isStart = !isInWord(text[at - 1]);
		const isWhole = isStart && !isInWord(text[at + word.length]);
		const kind = isStart ? (isWhole ? 0 : 2) + (at > 0 ? 1 : 0) : 4;
		best = Math.min(best, kind);
	}
	return best;
}

function isInWord(character = ""): boolean {
	return /[\p{L}\p{N}]/u.test(character);
}
