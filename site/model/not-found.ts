import * as z from "zod";
import { defineCollection, field } from "../../generator/define.ts";

const line = z.string().min(1);

const schema = z.strictObject({
	code: field(line, { en: "The large figures, 404", da: "De store tal, 404" }),
	english: field(
		z.strictObject({
			message: field(line, {
				en: "The message in English",
				da: "Beskeden på engelsk",
			}),
			link: field(line, {
				en: "The text of the link to the English front page",
				da: "Teksten på linket til den engelske forside",
			}),
		}),
		{
			en: "The English part, which comes first",
			da: "Den engelske del, som står først",
		},
	),
	danish: field(
		z.strictObject({
			message: field(line, {
				en: "The message in Danish",
				da: "Beskeden på dansk",
			}),
			link: field(line, {
				en: "The text of the link to the Danish front page",
				da: "Teksten på linket til den danske forside",
			}),
		}),
		{
			en: "The Danish part, which comes below",
			da: "Den danske del, som står nedenunder",
		},
	),
});

/** The page for unknown addresses, in both languages: content/not-found.yaml. */
export const notFound = defineCollection({
	name: "notFound",
	files: "not-found.yaml",
	schema: field(schema, {
		en: "The page for addresses that don’t exist",
		da: "Siden til adresser, der ikke findes",
	}),
});
