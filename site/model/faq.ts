import { defineCollection } from "kilde";
import { id, prose, sample, slugify, z } from "kilde/fields";
import { localized, localizedText } from "../languages.ts";
import { inEachLanguage, namingWords, quotedInEach } from "./scaffold.ts";

const schema = z
	.array(
		z.strictObject({
			sample,
			id,
			question: localizedText,
			answer: localized(prose),
		}),
	)
	.min(1);

/** The number of words of a question in its name. */
const longestId = 5;

function shortId(question: string): string {
	return slugify(question).split("-").slice(0, longestId).join("-");
}

/** Questions and answers: content/faq.yaml, in the order shown. */
export const faq = defineCollection({
	name: "faq",
	files: "faq.yaml",
	schema,
	scaffold: {
		name: "faq",
		label: { en: "Question and answer", da: "Spørgsmål og svar" },
		questions: () => inEachLanguage({ en: "Question", da: "Spørgsmål" }),
		draft: (answers) => [
			{
				path: "content/faq.yaml",
				list: [],
				scaffold: "question.yaml",
				props: { id: shortId(namingWords(answers)), ...quotedInEach(answers) },
			},
		],
	},
});
