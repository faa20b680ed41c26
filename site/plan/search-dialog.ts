import { getSearchPath } from "kilde/plan";
import { languages } from "../languages.ts";
import type { LocaleContent } from "../model/locale-content.ts";
import { notificationTexts } from "./texts.ts";

/** Returns the props of the search in a language: the address of its index (a SearchItem[]), and its texts. */
export function searchDialog(content: LocaleContent) {
	const { strings } = content;
	return {
		index: getSearchPath(content.locale, { languages }),
		texts: {
			name: strings.search,
			tooltip: strings.searchTooltip,
			placeholder: strings.searchPlaceholder,
			close: strings.close,
			hint: strings.searchHint,
			recent: strings.searchRecent,
			clear: strings.searchClear,
			loading: strings.searchLoading,
			results: strings.searchResults,
			one: strings.searchOne,
			// {count} is replaced by the number.
			many: strings.searchMany,
			none: strings.searchNone,
			noneHint: strings.searchNoneHint,
			failed: strings.searchFailed,
			retry: strings.retry,
		},
		notifications: notificationTexts(content),
	};
}
