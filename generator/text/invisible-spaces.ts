import { type Wording, worded } from "../diagnostics/diagnostic.ts";

/** For a character class: no-break and zero-width spaces, which are not spaces for YAML and Markdown. */
export const invisibleSpaces =
	"\\u00A0\\u2007\\u202F\\u200B-\\u200D\\u2060\\uFEFF";

const pattern = new RegExp(`[${invisibleSpaces}]`, "g");

const names: Wording = { en: "invisible character", da: "usynligt tegn" };

/** Returns a text for a message, with its invisible spaces replaced by their name. */
export function reveal(text: string): Wording {
	return worded((language) => text.replaceAll(pattern, `[${names[language]}]`));
}
