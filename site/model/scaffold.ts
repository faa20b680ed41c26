import type { Question } from "kilde";
import { getLanguageName } from "kilde/checks";
import { type EditorText, languages } from "../languages.ts";

// Parts shared by the scaffolds of `kilde new`.

/** Returns a text in double quotes, as a string of YAML and JSON. */
export function quoted(text: string): string {
	return JSON.stringify(text);
}

/** Returns a question for each language of the site, named by the language's code: “Headline in Danish”. */
export function inEachLanguage(what: EditorText): Question[] {
	return languages.map(({ code }) => {
		const { en, da } = getLanguageName(code);
		return {
			name: code,
			prompt: { en: `${what.en} in ${en}`, da: `${what.da} på ${da}` },
		};
	});
}

/** Returns the quoted answers by the languages' codes. */
export function quotedInEach(
	answers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		languages.map(({ code }) => [code, quoted(answers[code] ?? "")]),
	);
}

/** Returns the answer that new content is named after: the English one, or that in the default language. */
export function namingWords(answers: Readonly<Record<string, string>>): string {
	return answers.en ?? answers[languages[0]?.code ?? ""] ?? "";
}
