import * as z from "zod";
import { defineCollection, help, prose } from "../../generator/define.ts";
import { localized, localizedText } from "../languages.ts";

const schema = z.strictObject({
	newsletter: z
		.strictObject({
			heading: localizedText.meta(
				help({ en: "The heading.", da: "Overskriften." }),
			),
			text: localizedText.meta(
				help({ en: "Why to sign up.", da: "Hvorfor man skal tilmelde sig." }),
			),
			button: localizedText.meta(
				help({ en: "The text of the link.", da: "Linkets tekst." }),
			),
		})
		.meta(help({ en: "The newsletter.", da: "Nyhedsbrevet." })),
	disclaimer: z
		.strictObject({
			button: localizedText.meta(
				help({
					en: "The button that opens it.",
					da: "Knappen, der åbner den.",
				}),
			),
			heading: localizedText.meta(
				help({ en: "The heading.", da: "Overskriften." }),
			),
			text: localized(prose).meta(
				help(
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
			),
		})
		.meta(
			help({
				en: "The disclaimer, which opens in a dialog over the page.",
				da: "Ansvarsfraskrivelsen, som åbner i et vindue oven på siden.",
			}),
		),
});

/** The texts of the footer: content/footer.yaml. */
export const footer = defineCollection({
	name: "footer",
	files: "footer.yaml",
	schema,
});
