import { distance } from "fastest-levenshtein";

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
): string | undefined {
	const near = nearest(name, names);
	if (near !== undefined) return `Did you mean ${near}?`;
	if (names.length === 0 || names.length > 24) return undefined;
	return `There ${names.length === 1 ? "is" : "are"}: ${[...names].sort().join(", ")}.`;
}
