import { SearchDialog } from "./search-dialog.tsx";
import { VideoFrame } from "./video-frame.tsx";

/** Every island. Each is a file of this folder that exports its component and nothing else. */
export const islands = { SearchDialog, VideoFrame } as const;

/** The name of an island. */
export type IslandName = keyof typeof islands;
