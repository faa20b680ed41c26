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
 * above one in the description, and that above one in the category.
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
function rankOf(item: SearchItem, words: readonly string[]): number {
	const title = ` ${fold(item.title).letters}`;
	const description = fold(item.description).letters;
	const category = fold(item.category).letters;
	const ranks = words.map((word) => {
		if (title.startsWith(` ${word}`)) return 0;
		if (title.includes(` ${word}`)) return 1;
		if (title.includes(word)) return 2;
		if (description.includes(word)) return 3;
		if (category.includes(word)) return 4;
		return Number.POSITIVE_INFINITY;
	});
	return Math.max(...ranks);
}
