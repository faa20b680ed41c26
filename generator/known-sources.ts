import { keepValue, recallValue } from "./cache.ts";
import type { Checked } from "./diagnostic.ts";
import { cacheFolder } from "./kept-memo.ts";
import { type KnownSource, type KnownSources, read } from "./read.ts";
import type { Source } from "./types.ts";

const file = "sources";

/** The form of what is kept; what has another one is not understood. */
const form = "1";

/** Reads the sources of a project, but for the bytes of those that an earlier process read and nobody changed since. */
export function readKnown(root: string): Checked<Source[]> {
	const folder = cacheFolder(root);
	const before: ReadonlyMap<string, KnownSource> =
		recallValue(folder, file, form) ?? new Map();
	const now = new Map<string, KnownSource>();
	const known: KnownSources = {
		digestOf(path, stamp) {
			const line = before.get(path);
			return line?.stamp === stamp ? line.digest : undefined;
		},
		note: (path, line) => now.set(path, line),
	};
	const sources = read(root, known);
	if (!isSame(now, before)) keepValue(folder, file, form, now);
	return sources;
}

function isSame(
	one: ReadonlyMap<string, KnownSource>,
	other: ReadonlyMap<string, KnownSource>,
): boolean {
	return (
		one.size === other.size &&
		[...one].every(([path, { stamp }]) => other.get(path)?.stamp === stamp)
	);
}
