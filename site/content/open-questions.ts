import { collection, f } from "kilde";

const line = f.string({ form: /\S/ });

/** The open questions for the owner, which the site doesn't show: content/open-questions.yaml. */
export const openQuestions = collection(
	"open-questions.yaml",
	f.list({
		question: line,
		blocks: f.boolean().optional(),
		published: line,
		other: line,
		where: line.example("priserne"),
	}),
	{
		questions: (questions) =>
			questions.map(({ question, published, other, where, blocks }, index) => ({
				path: [index, "question"],
				message: {
					en: `${blocks ? "Before the launch: " : ""}${question} On the site now: ${published} Other source: ${other}`,
					da: `${blocks ? "Før lanceringen: " : ""}${question} På siden nu: ${published} Anden kilde: ${other}`,
				},
				hint: { en: `Decided in ${where}.`, da: `Afgøres i ${where}.` },
				blocks,
			})),
	},
);
