import { searchPath } from "../../generator/define.ts";
import { languages } from "../languages.ts";
import type { Frame } from "../model/site.ts";
import type { SearchDialog } from "../props.ts";
import { notificationTexts } from "./texts.ts";

/** Returns the props of the search in a language: the address of its index, and its texts. */
export function searchDialog(site: Frame): SearchDialog {
	const { strings } = site;
	return {
		index: searchPath(site.locale, { languages }),
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
			many: strings.searchMany,
			none: strings.searchNone,
			noneHint: strings.searchNoneHint,
			failed: strings.searchFailed,
			retry: strings.retry,
		},
		notifications: notificationTexts(site),
	};
}
