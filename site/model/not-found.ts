import * as z from "zod";
import { defineCollection, help } from "../../generator/define.ts";

const line = z.string().min(1);

const schema = z.strictObject({
	code: line.meta(
		help({ en: "The large figures, 404.", da: "De store tal, 404." }),
	),
	english: z
		.strictObject({
			message: line.meta(
				help({ en: "The message in English.", da: "Beskeden på engelsk." }),
			),
			link: line.meta(
				help({
					en: "The text of the link to the English front page.",
					da: "Teksten på linket til den engelske forside.",
				}),
			),
		})
		.meta(
			help({
				en: "The English part, which comes first.",
				da: "Den engelske del, som står først.",
			}),
		),
	danish: z
		.strictObject({
			message: line.meta(
				help({ en: "The message in Danish.", da: "Beskeden på dansk." }),
			),
			link: line.meta(
				help({
					en: "The text of the link to the Danish front page.",
					da: "Teksten på linket til den danske forside.",
				}),
			),
		})
		.meta(
			help({
				en: "The Danish part, which comes below.",
				da: "Den danske del, som står nedenunder.",
			}),
		),
});

/** The page for unknown addresses, in both languages: content/not-found.yaml. */
export const notFound = defineCollection({
	name: "notFound",
	files: "not-found.yaml",
	schema,
});
