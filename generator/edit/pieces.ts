import type { Source } from "../types.ts";

/** A file as it becomes; without bytes it is removed. */
export type FileChange = {
	readonly path: string;
	readonly bytes: Uint8Array | undefined;
};

/**
 * Puts back the old lines of the pieces with these ids: the files that change by it. Undefined if one of the pieces is
 * no longer there, since the file was edited meanwhile.
 */
export function takeBack(
	_committed: readonly Source[],
	_current: readonly Source[],
	_ids: readonly string[],
): readonly FileChange[] | undefined {
	throw new Error("Not written yet.");
}
