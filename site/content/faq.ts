import { collection, f } from "kilde";
import { slugify } from "kilde/fields";
import {
	inEachLanguage,
	namingWords,
	quotedInEach,
} from "../model/scaffold.ts";
import { text } from "./fields.ts";

/** The number of words of a question in its name. */
const longestId = 5;

/** Questions and answers: content/faq.yaml, in the order shown. */
export const faq = collection(
	"faq.yaml",
	f.list(
		{ id: f.id(), question: text, answer: f.localized(f.markdown()) },
		{ least: 1 },
	),
	{
		scaffold: {
			name: "faq",
			label: { en: "Question and answer", da: "Spørgsmål og svar" },
			questions: () => inEachLanguage({ en: "Question", da: "Spørgsmål" }),
			draft: (answers) => [
				{
					path: "content/faq.yaml",
					list: [],
					scaffold: "question.yaml",
					props: {
						id: toShortId(namingWords(answers)),
						...quotedInEach(answers),
					},
				},
			],
		},
	},
);

function toShortId(question: string): string {
	return slugify(question).split("-").slice(0, longestId).join("-");
}
