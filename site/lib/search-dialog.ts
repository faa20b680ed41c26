import type { CommonInput } from "kilde";

/** The search: the address of its index (a SearchItem[]), and its texts. */
export type SearchDialogProps = ReturnType<typeof getSearchDialog>;

/** Returns the props of the search in a language. */
export function getSearchDialog({
	words,
	searchIndex,
}: Pick<CommonInput, "words" | "searchIndex">) {
	return {
		index: searchIndex,
		texts: {
			name: words.search,
			tooltip: words.searchTooltip,
			placeholder: words.searchPlaceholder,
			close: words.close,
			hint: words.searchHint,
			recent: words.searchRecent,
			clear: words.searchClear,
			loading: words.searchLoading,
			results: words.searchResults,
			one: words.searchOne,
			many: words.searchMany,
			none: words.searchNone,
			noneHint: words.searchNoneHint,
			failed: words.searchFailed,
			retry: words.retry,
		},
		notifications: { label: words.notifications, dismiss: words.dismiss },
	};
}
