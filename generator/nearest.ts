import { distance } from "fastest-levenshtein";
import type { Wording } from "./diagnostic.ts";

/** The name most like the given one, if it is near enough to be what was meant. */
export function nearest(
	name: string,
	names: Iterable<string>,
): string | undefined {
	let best: string | undefined;
	// Up to a third of the letters may differ: beyond that a guess misleads.
	let least = Math.max(name.length < 4 ? 1 : 2, Math.ceil(name.length / 3)) + 1;
	for (const candidate of names) {
		const edits = distance(name.toLowerCase(), candidate.toLowerCase());
		if (edits < least) {
			least = edits;
			best = candidate;
		}
	}
	return best;
}

/** “Did you mean …?”, or else the choice itself where it is short enough to be read. */
export function suggest(
	name: string,
	names: readonly string[],
): Wording | undefined {
	const near = nearest(name, names);
	if (near !== undefined) return didYouMean(near);
	if (names.length === 0 || names.length > 24) return undefined;
	const all = [...names].sort().join(", ");
	return {
		en: `There ${names.length === 1 ? "is" : "are"}: ${all}.`,
		da: `Der findes: ${all}.`,
	};
}

/** The same for a file of a folder: one of that very name comes first, whatever folders are put before it. */
export function suggestFile(
	path: string,
	files: readonly string[],
): Wording | undefined {
	const named = path.replaceAll("\\", "/").toLowerCase();
	const same = files.find(
		(file) => named === file || named.endsWith(`/${file.toLowerCase()}`),
	);
	return same === undefined ? suggest(path, files) : didYouMean(same);
}

/** “Did you mean …?” */
export function didYouMean(name: string): Wording {
	return { en: `Did you mean ${name}?`, da: `Mente du ${name}?` };
}
