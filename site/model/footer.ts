import * as z from "zod";
import { defineCollection, explained, prose } from "../../generator/define.ts";
import { localized, localizedText } from "../languages.ts";
import { heading, linkText } from "./fields.ts";

const schema = z.strictObject({
	newsletter: explained(
		z.strictObject({
			heading,
			text: explained(localizedText, {
				en: "Why to sign up.",
				da: "Hvorfor man skal tilmelde sig.",
			}),
			button: linkText,
		}),
		{ en: "The newsletter.", da: "Nyhedsbrevet." },
	),
	disclaimer: explained(
		z.strictObject({
			button: explained(localizedText, {
				en: "The button that opens it.",
				da: "Knappen, der åbner den.",
			}),
			heading,
			text: explained(
				localized(prose),
				{
					en: "The disclaimer itself; Markdown is allowed.",
					da: "Selve ansvarsfraskrivelsen; Markdown kan bruges.",
				},
				{
					name: {
						en: "The disclaimer itself",
						da: "Selve ansvarsfraskrivelsen",
					},
				},
			),
		}),
		{
			en: "The disclaimer, which opens in a dialog over the page.",
			da: "Ansvarsfraskrivelsen, som åbner i et vindue oven på siden.",
		},
	),
});

/** The texts of the footer: content/footer.yaml. */
export const footer = defineCollection({
	name: "footer",
	files: "footer.yaml",
	schema: explained(schema, {
		en: "The foot of the pages.",
		da: "Bunden af siderne.",
	}),
});
