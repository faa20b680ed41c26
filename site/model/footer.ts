import { defineCollection } from "kilde";
import { prose, z } from "kilde/fields";
import { localized, localizedText } from "../languages.ts";

const schema = z.strictObject({
	newsletter: z.strictObject({
		heading: localizedText,
		text: localizedText,
		button: localizedText,
	}),
	disclaimer: z.strictObject({
		button: localizedText,
		heading: localizedText,
		text: localized(prose),
	}),
});

/** The texts of the footer: content/footer.yaml. */
export const footer = defineCollection({
	name: "footer",
	files: "footer.yaml",
	schema,
});
