import type { SearchItem as Item } from "kilde";
import type { IconName } from "../components/icon.tsx";

/** An item of the search index, and what the list of results shows beside its texts. */
export type SearchItem = Item<{
	readonly type: "page" | "news";
	readonly icon: IconName;
}>;
