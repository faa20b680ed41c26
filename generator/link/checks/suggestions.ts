import { findNearest } from "../../diagnostics/nearest.ts";
import { phrase, type Value } from "../../messages/format.ts";
import { slugify } from "../../text/slug.ts";
import { getLastSegment } from "../targets.ts";

/** The most names that a hint lists. */
const maxListed = 24;

/** The most items that are suggested for one name. */
const maxSuggested = 3;

/** Formats a list of names; returns `otherwise` if there are none or too many to read. */
export function formatNameList(
	names: readonly string[],
	otherwise: Value,
): Value {
	return names.length === 0 || names.length > maxListed
		? otherwise
		: phrase("suggestion.list", { names: [...names].sort().join(", ") });
}

/** Converts a name, title or address to the form in which names are compared: its last segment as a slug. */
export function toComparableName(text: string): string {
	return slugify(getLastSegment(text));
}

/** Finds the items with the name that a text most likely means; `names` are comparable, several items may share one. */
export function findSimilar<T extends { readonly names: readonly string[] }>(
	text: string,
	items: readonly T[],
): readonly T[] {
	const near = findNearest(
		toComparableName(text),
		items.flatMap(({ names }) => names),
	);
	const found = items.filter(({ names }) =>
		names.some((name) => name === near),
	);
	return found.length <= maxSuggested ? found : [];
}
