import * as z from "zod";
import { defineCollection, help } from "../../generator/define.ts";

const schema = z.array(
	z.strictObject({
		question: z
			.string()
			.min(1)
			.meta(
				help({
					en: "What to ask the owner.",
					da: "Det, ejeren skal spørges om.",
				}),
			),
		published: z
			.string()
			.min(1)
			.meta(
				help({
					en: "What the site says today.",
					da: "Det, hjemmesiden siger i dag.",
				}),
			),
		other: z
			.string()
			.min(1)
			.meta(
				help({
					en: "What another source said.",
					da: "Det, en anden kilde sagde.",
				}),
			),
		where: z
			.string()
			.min(1)
			.meta(
				help({
					en: "Where in the content it is decided.",
					da: "Hvor i indholdet det afgøres, f.eks. facts/prices.yaml.",
				}),
			),
	}),
);

/** The open questions for the owner, which the site doesn't show: content/open-questions.yaml. */
export const openQuestions = defineCollection({
	name: "openQuestions",
	files: "open-questions.yaml",
	schema,
	questions: (questions) =>
		questions.map(({ question, published, other, where }, index) => ({
			path: [index, "question"],
			message: {
				en: `${question} Published: ${published} Another source: ${other}`,
				da: `${question} Udgivet: ${published} En anden kilde: ${other}`,
			},
			hint: { en: `Decided in ${where}.`, da: `Afgøres i ${where}.` },
		})),
});
