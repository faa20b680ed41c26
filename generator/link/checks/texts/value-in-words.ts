import { isLocalized } from "../../../schema/localized.ts";
import { isReference } from "../../../schema/reference.ts";
import { isProse, isText } from "../../../text/text.ts";

/**
 * Writes a value of parsed content on one line, as YAML does: a reference by its name, a list as [a, b], a map as { a: b }.
 * Equal values give equal words, and different ones different words.
 */
export function valueInWords(value: unknown): string {
	if (isText(value) || isProse(value)) return quoted(value.source);
	if (isReference(value)) return quoted(value.name);
	if (isLocalized(value)) return valueInWords(value.values);
	if (Array.isArray(value)) return `[${value.map(valueInWords).join(", ")}]`;
	if (typeof value !== "object" || value === null) return quoted(String(value));
	const fields = Object.entries(value)
		.filter(([, each]) => each !== undefined)
		.map(([key, each]) => `${quoted(key)}: ${valueInWords(each)}`);
	return `{ ${fields.sort().join(", ")} }`;
}

/** Words in quotes, where they could be taken for something else. */
function quoted(words: string): string {
	return words === "" || /[,:[\]{}"]/.test(words)
		? JSON.stringify(words)
		: words;
}
