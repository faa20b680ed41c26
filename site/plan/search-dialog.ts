import type { SearchDialog } from "../../site/props.ts";
import type { Frame } from "../link/model.ts";
import { fixedPaths } from "../url.ts";
import { notificationTexts } from "./texts.ts";

/** The search of a language: what it can find lies in the index, what it says lies here. */
export function searchDialog(site: Frame): SearchDialog {
	const { strings } = site;
	return {
		index: fixedPaths.search[site.locale],
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
