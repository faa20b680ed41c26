import type { SearchDialogProps } from "../lib/search-dialog.ts";
import { find } from "./find.ts";
import type { SearchItem } from "./search-item.ts";

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

/** Returns the results for some words, by category. */
export function results(
	items: readonly SearchItem[],
	words: readonly string[],
): OptionGroup[] {
	return find(items, words).map((group) => ({
		heading: group.category,
		options: group.items.map((item) => ({ kind: "result", item })),
	}));
}

/** Returns the recent searches, if there are any, and the option to clear them. */
export function recentOptions(
	recent: readonly string[],
	{ recent: heading, clear }: SearchDialogProps["texts"],
): OptionGroup[] {
	const options: Option[] = recent.map((query) => ({ kind: "recent", query }));
	return options.length === 0
		? []
		: [{ heading, options: [...options, { kind: "clear", label: clear }] }];
}
