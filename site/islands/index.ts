import { SearchDialog } from "./search-dialog.tsx";

/** Every island. Each is a file of this folder that exports its component and nothing else. */
export const islands = { SearchDialog } as const;

/** The name of an island. */
export type IslandName = keyof typeof islands;
