import { defineCollection } from "kilde";
import { field, id, prose, sample, slugify, z } from "kilde/fields";
import { localized, localizedText } from "../languages.ts";
import { inEachLanguage, namingWords, quotedInEach } from "./scaffold.ts";

const schema = z
	.array(
		z.strictObject({
			sample,
			id: field(
				id,
				{ en: "Name in the address", da: "Navn i adressen" },
				{
					en: "Links to the answer end in it.",
					da: "Links til svaret ender på det.",
				},
			),
			question: field(
				localizedText,
				{ en: "Question", da: "Spørgsmål" },
				{
					en: "The question as a guest would ask it.",
					da: "Spørgsmålet, sådan som en gæst ville stille det.",
				},
			),
			answer: field(
				localized(prose),
				{ en: "Answer", da: "Svar" },
				{ inFile: { en: "Markdown is allowed.", da: "Markdown kan bruges." } },
			),
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
	schema: field(schema, {
		en: "Questions and answers",
		da: "Spørgsmål og svar",
	}),
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
