import { defineCollection } from "kilde";
import { field, z } from "kilde/fields";

const line = z.string().min(1);

const schema = z.strictObject({
	code: field(
		line,
		{ en: "Figures", da: "Tal" },
		{ en: "The large figures, 404.", da: "De store tal, 404." },
	),
	english: field(
		z.strictObject({
			message: field(line, {
				en: "English message",
				da: "Engelsk besked",
			}),
			link: field(
				line,
				{ en: "English link", da: "Engelsk link" },
				{
					en: "The text of the link to the English front page.",
					da: "Teksten på linket til den engelske forside.",
				},
			),
		}),
		{ en: "English part", da: "Engelsk del" },
		{
			en: "The English part, which comes first.",
			da: "Den engelske del, som står først.",
		},
	),
	danish: field(
		z.strictObject({
			message: field(line, {
				en: "Danish message",
				da: "Dansk besked",
			}),
			link: field(
				line,
				{ en: "Danish link", da: "Dansk link" },
				{
					en: "The text of the link to the Danish front page.",
					da: "Teksten på linket til den danske forside.",
				},
			),
		}),
		{ en: "Danish part", da: "Dansk del" },
		{
			en: "The Danish part, which comes below.",
			da: "Den danske del, som står nedenunder.",
		},
	),
});

/** The page for unknown addresses, in both languages: content/not-found.yaml. */
export const notFound = defineCollection({
	name: "notFound",
	files: "not-found.yaml",
	schema: field(
		schema,
		{ en: "Page not found", da: "Siden findes ikke" },
		{
			en: "The page for addresses that don’t exist.",
			da: "Siden til adresser, der ikke findes.",
		},
	),
});
