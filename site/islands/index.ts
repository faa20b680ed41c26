import { CopyCode } from "./copy-code.tsx";
import { NewsOverview } from "./news-overview.tsx";
import { NewsPager } from "./news-pager.tsx";
import { SearchDialog } from "./search-dialog.tsx";

/** Every island. Each is a file of this folder that exports its component and nothing else. */
export const islands = {
	CopyCode,
	NewsOverview,
	NewsPager,
	SearchDialog,
} as const;

/** The name of an island. */
export type IslandName = keyof typeof islands;
