import { defineCollection } from "kilde";
import { z } from "kilde/fields";

const schema = z.array(
	z.strictObject({
		question: z.string().min(1),
		blocks: z.boolean().optional(),
		published: z.string().min(1),
		other: z.string().min(1),
		where: z.string().min(1).meta({ example: "priserne" }),
	}),
);

/** The open questions for the owner, which the site doesn't show: content/open-questions.yaml. */
export const openQuestions = defineCollection({
	name: "openQuestions",
	files: "open-questions.yaml",
	schema,
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
});
