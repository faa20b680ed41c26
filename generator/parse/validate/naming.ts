import { type Wording, worded } from "../../diagnostics/diagnostic.ts";
import type { Path } from "../../diagnostics/places.ts";
import { capitalize } from "../../languages/format.ts";
import { reveal } from "../../text/invisible-spaces.ts";

/** Describes a value that doesn't fit its schema: in English to follow “is”, in Danish with the verb. */
export function describe(value: unknown): Wording {
	if (value === null || value === undefined || value === "")
		return { en: "empty", da: "har intet indhold" };
	if (Array.isArray(value))
		return value.length === 0
			? { en: "an empty list", da: "er en tom liste" }
			: { en: "a list", da: "er en liste" };
	if (typeof value === "object")
		return { en: "a group of fields", da: "er en gruppe felter" };
	if (typeof value !== "string")
		return { en: String(value), da: `er ${value}` };
	const short = value.length > 60 ? `${value.slice(0, 57)}…` : value;
	const { en, da } = reveal(short);
	return { en: `“${en}”`, da: `er »${da}«` };
}

/** Names a value for messages: ["week", "monday", "starts", 0] → “item 1 of starts”; ["title", "en"] → “title (en)”. */
export function readableName(path: Path, locales: readonly string[]): Wording {
	const last = path.at(-1);
	if (last === undefined) return { en: "this file", da: "filen" };
	const above = path.slice(0, -1);
	if (typeof last === "number") {
		const item = { en: `item ${last + 1}`, da: `punkt ${last + 1}` };
		const list = readableName(above, locales);
		return above.length === 0
			? item
			: { en: `${item.en} of ${list.en}`, da: `${item.da} i ${list.da}` };
	}
	if (locales.includes(String(last)) && above.length > 0) {
		const text = readableName(above, locales);
		return worded((language) => `${text[language]} (${String(last)})`);
	}
	return worded(() => String(last));
}

/** The same at the beginning of a sentence. Field names keep their spelling; only our own words begin with a capital. */
export function sentenceStart(path: Path, locales: readonly string[]): Wording {
	const { en, da } = readableName(path, locales);
	const ours = /^(this file|filen|item |punkt )/;
	return {
		en: ours.test(en) ? capitalize(en) : en,
		da: ours.test(da) ? capitalize(da) : `Feltet ${da}`,
	};
}
