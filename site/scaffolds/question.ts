import { type Scaffold, slugify } from "kilde";
import { inEachLanguage, namingWords, quotedInEach } from "./answers.ts";

/** A question and its answer. */
export const newQuestion: Scaffold = {
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
};

/** Returns the first five words of a question as its name. */
function toShortId(question: string): string {
	return slugify(question).split("-").slice(0, 5).join("-");
}
