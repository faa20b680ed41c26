import {
	languageName,
	type Question,
	type Wording,
} from "../../generator/define.ts";
import { languages } from "../languages.ts";

// What the scaffolds of `kilde new` have in common.

/** A text in double quotes, as YAML and JSON both write any text. */
export function quoted(text: string): string {
	return JSON.stringify(text);
}

/** A question for each language of the site, with the language's code as its name: “Headline in Danish”. */
export function inEachLanguage(what: Wording): Question[] {
	return languages.map(({ code }) => {
		const { en, da } = languageName(code);
		return {
			name: code,
			asks: { en: `${what.en} in ${en}`, da: `${what.da} på ${da}` },
		};
	});
}

/** The answers in each language, quoted, by the languages' codes. */
export function quotedInEach(
	answers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		languages.map(({ code }) => [code, quoted(answers[code] ?? "")]),
	);
}

/** The words that a new thing is named after: the English ones, or those of the default language. */
export function namingWords(answers: Readonly<Record<string, string>>): string {
	return answers.en ?? answers[languages[0]?.code ?? ""] ?? "";
}
