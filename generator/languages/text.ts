/**
 * A text for people, by the codes of languages (BCP 47): `{ en: "Price", da: "Pris" }`. English is shown where a language is
 * missing.
 */
export type Text = { readonly en: string } & {
	readonly [language in string]?: string;
};

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
