import { type Wording, worded } from "../diagnostics/diagnostic.ts";

/** Spaces that look like one, or like nothing at all, and are none for YAML and Markdown. */
export const invisibleSpaces =
	"\\u00A0\\u2007\\u202F\\u200B-\\u200D\\u2060\\uFEFF";

const unseen = new RegExp(`[${invisibleSpaces}]`, "g");

const names: Wording = { en: "invisible character", da: "usynligt tegn" };

/** A text for a message, with the characters named that nobody would see in it. */
export function reveal(text: string): Wording {
	return worded((language) => text.replaceAll(unseen, `[${names[language]}]`));
}
