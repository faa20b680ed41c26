import { formatCodePoint } from "./invisible-characters.ts";

/** For a character class: no-break and zero-width spaces, which are not spaces for YAML and Markdown. */
export const invisibleSpaces =
	"\\u00A0\\u2007\\u202F\\u200B-\\u200D\\u2060\\uFEFF";

const pattern = new RegExp(`[${invisibleSpaces}]`, "g");

/** Replaces the invisible spaces of a text by their names: 420[U+200B]. */
export function showInvisibleSpaces(text: string): string {
	return text.replaceAll(pattern, (space) => `[${formatCodePoint(space)}]`);
}
