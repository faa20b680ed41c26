import type { SearchDialog, SearchItem } from "../props.ts";
import { find, wordsOf } from "./find.ts";

/** What can be chosen in the search: something found, a search of before, or to forget those. */
export type Option =
	| { readonly kind: "result"; readonly item: SearchItem }
	| { readonly kind: "recent"; readonly query: string }
	| { readonly kind: "clear"; readonly label: string };

/** Options beneath a heading. */
export type OptionGroup = {
	readonly heading: string;
	readonly options: readonly Option[];
};

/** What a query offers: results by category, or as long as it is blank the searches of before. */
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
