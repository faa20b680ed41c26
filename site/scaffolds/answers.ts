import { getLanguageName, type Question } from "kilde";
import { languages } from "../languages.ts";

// Parts shared by the scaffolds of `kilde new`.

/** The languages of the site by code, the default one first. */
export const locales = Object.keys(languages);

/** Returns a text in double quotes, as a string of YAML and JSON. */
export function quoted(text: string): string {
	return JSON.stringify(text);
}

/** Returns a question for each language of the site, named by the language's code: “Headline in Danish”. */
export function inEachLanguage(
	what: Readonly<Record<"da" | "en", string>>,
): Question[] {
	return locales.map((locale) => {
		const { en, da } = getLanguageName(locale);
		return {
			name: locale,
			prompt: { en: `${what.en} in ${en}`, da: `${what.da} på ${da}` },
		};
	});
}

/** Returns the quoted answers by the languages' codes. */
export function quotedInEach(
	answers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		locales.map((locale) => [locale, quoted(answers[locale] ?? "")]),
	);
}

/** Returns the answer that new content is named after: the English one, or that in the default language. */
export function namingWords(answers: Readonly<Record<string, string>>): string {
	return answers.en ?? answers[locales[0] ?? ""] ?? "";
}
