import type { SearchDialog, SearchItem } from "../props.ts";
import { find, wordsOf } from "./find.ts";

/** An option of the search: a result, a recent search, or to clear the recent searches. */
export type Option =
	| { readonly kind: "result"; readonly item: SearchItem }
	| { readonly kind: "recent"; readonly query: string }
	| { readonly kind: "clear"; readonly label: string };

/** Options under a heading. */
export type OptionGroup = {
	readonly heading: string;
	readonly options: readonly Option[];
};

/** Returns the results of a query by category; for a blank query, the recent searches. */
export function optionGroups(
	query: string,
	items: readonly SearchItem[],
	recent: readonly string[],
	texts: Pick<SearchDialog["texts"], "recent" | "clear">,
): OptionGroup[] {
	if (wordsOf(query).length > 0)
		return find(items, query).map((group) => ({
			heading: group.category,
			options: group.items.map((item) => ({ kind: "result", item })),
		}));
	if (recent.length === 0) return [];
	const searches = recent.map(
		(each): Option => ({ kind: "recent", query: each }),
	);
	return [
		{
			heading: texts.recent,
			options: [...searches, { kind: "clear", label: texts.clear }],
		},
	];
}
