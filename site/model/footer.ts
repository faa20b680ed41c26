import { defineCollection } from "kilde";
import { field, prose, z } from "kilde/fields";
import { localized, localizedText } from "../languages.ts";
import { heading, linkText } from "./fields.ts";

const schema = z.strictObject({
	newsletter: field(
		z.strictObject({
			heading,
			text: field(
				localizedText,
				{ en: "Text", da: "Tekst" },
				{ en: "Why to sign up.", da: "Hvorfor man skal tilmelde sig." },
			),
			button: linkText,
		}),
		{ en: "Newsletter", da: "Nyhedsbrev" },
	),
	disclaimer: field(
		z.strictObject({
			button: field(
				localizedText,
				{ en: "Button", da: "Knap" },
				{
					en: "The button that opens it.",
					da: "Knappen, der åbner den.",
				},
			),
			heading,
			text: field(
				localized(prose),
				{ en: "Text", da: "Tekst" },
				{
					help: {
						en: "The disclaimer itself.",
						da: "Selve ansvarsfraskrivelsen.",
					},
					inFile: { en: "Markdown is allowed.", da: "Markdown kan bruges." },
				},
			),
		}),
		{ en: "Disclaimer", da: "Ansvarsfraskrivelse" },
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
	schema: field(
		schema,
		{ en: "Footer", da: "Sidefod" },
		{ en: "The foot of the pages.", da: "Bunden af siderne." },
	),
});
