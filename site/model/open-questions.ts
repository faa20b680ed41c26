import { defineCollection } from "kilde";
import { field, z } from "kilde/fields";

const schema = z.array(
	z.strictObject({
		question: field(
			z.string().min(1),
			{ en: "Question", da: "Spørgsmål" },
			{
				en: "What the owner has to decide. Once it is decided, correct the content, and remove the question.",
				da: "Det, ejeren skal tage stilling til. Er det afgjort, så ret indholdet, og fjern spørgsmålet.",
			},
		),
		blocks: field(
			z.boolean().optional(),
			{ en: "Before the launch", da: "Før lanceringen" },
			{
				en: "The site can't be launched before this is answered.",
				da: "Hjemmesiden kan ikke gå i luften, før det er afgjort.",
			},
		),
		published: field(
			z.string().min(1),
			{ en: "On the site today", da: "På hjemmesiden i dag" },
			{
				en: "What the site says today.",
				da: "Det, hjemmesiden siger i dag.",
			},
		),
		other: field(
			z.string().min(1),
			{ en: "Other source", da: "Anden kilde" },
			{
				en: "What another source said.",
				da: "Det, en anden kilde sagde.",
			},
		),
		where: field(
			z.string().min(1),
			{ en: "Decided in", da: "Afgøres i" },
			{
				help: {
					en: "Where in the content it is decided.",
					da: "Hvor i indholdet det afgøres.",
				},
				example: "priserne",
			},
		),
	}),
);

/** The open questions for the owner, which the site doesn't show: content/open-questions.yaml. */
export const openQuestions = defineCollection({
	name: "openQuestions",
	files: "open-questions.yaml",
	schema: field(schema, { en: "Open questions", da: "Åbne spørgsmål" }),
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
