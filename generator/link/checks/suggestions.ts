import { phrase, type Value } from "../../messages/format.ts";

/** The most names that a hint lists. */
const maxNames = 24;

/** Formats a list of names; returns `otherwise` if there are none or too many to read. */
export function formatNameList(
	names: readonly string[],
	otherwise: Value,
): Value {
	return names.length === 0 || names.length > maxNames
		? otherwise
		: phrase("suggestion.list", { names: [...names].sort().join(", ") });
}
