import { findNearest } from "../../diagnostics/nearest.ts";
import { phrase, type Value } from "../../messages/format.ts";
import { isLocalized } from "../../schema/localized.ts";
import { isText } from "../../schema/text-values.ts";
import { slugify } from "../../text/slug.ts";

/** The most names that a hint lists. */
const maxListed = 24;

/** The most items that are suggested for one name. */
const maxSuggested = 3;

/** Formats a list of names; returns `otherwise` if the list is empty, or longer than `maxListed`. */
export function formatNameList(
	names: readonly string[],
	otherwise: Value,
): Value {
	return names.length === 0 || names.length > maxListed
		? otherwise
		: phrase("suggestion.list", { names: [...names].sort().join(", ") });
}

/** Lists the names within a value in all languages, in the form that `findSimilar` compares. */
export function listComparableNames(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(listComparableNames);
	if (isLocalized(value))
		return Object.values(value.values).flatMap(listComparableNames);
	if (isText(value)) return listComparableNames(value.source);
	return typeof value === "string" || typeof value === "number"
		? [toComparableName(String(value))]
		: [];
}

/** @example toComparableName("content/pages/Opening hours.yaml"); // "opening-hours" */
function toComparableName(text: string): string {
	const last = text.split(/[\\/]/).filter(Boolean).at(-1) ?? "";
	return slugify(last.replace(/\.(yaml|yml|md|html?|php|aspx?)$/i, ""));
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
