/**
 * A text for people, by the codes of languages (BCP 47): `{ en: "Price", da: "Pris" }`. English is shown where a language is
 * missing.
 */
export type Text = { readonly en: string } & {
	readonly [language in string]?: string;
};

/** A text of a site for its authors; a string is shown to readers of every language. */
export type AuthorText = string | Text;

/** Returns a text in the languages that it is written in. */
export function toText(text: AuthorText): Text {
	return typeof text === "string" ? { en: text } : text;
}

/** Returns a text in a language, otherwise in English. */
export function selectText(text: Text, language: string): string;
export function selectText(
	text: Text | undefined,
	language: string,
): string | undefined;
export function selectText(
	text: Text | undefined,
	language: string,
): string | undefined {
	return text?.[language] ?? text?.en;
}
