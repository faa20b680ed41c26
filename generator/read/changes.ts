import { toDigest } from "../cache/digest.ts";
import type { Source } from "../types.ts";

/** A changed file: its path in the project, and its new bytes; undefined if it is deleted. */
export type FileChange = {
	readonly path: string;
	readonly bytes: Uint8Array | undefined;
};

/** Applies changes to sources. The result is ordered by path. */
export function applyChanges(
	sources: readonly Source[],
	changes: readonly FileChange[],
): Source[] {
	const changed = new Map(changes.map((change) => [change.path, change]));
	const added = changes.flatMap(({ path, bytes }) =>
		bytes ? [{ path, bytes, digest: toDigest(bytes) }] : [],
	);
	return [...sources.filter(({ path }) => !changed.has(path)), ...added].sort(
		(a, b) => (a.path < b.path ? -1 : 1),
	);
}
