import { phrase, type Value } from "../../messages/format.ts";

/** The most names that a hint lists. */
const maxNames = 24;

/** Lists the names to choose from; returns `otherwise` if there are none, or more than anybody would read. */
export function formatNameList(
	names: readonly string[],
	otherwise: Value,
): Value {
	return names.length === 0 || names.length > maxNames
		? otherwise
		: phrase("suggestion.list", { names: [...names].sort().join(", ") });
}
