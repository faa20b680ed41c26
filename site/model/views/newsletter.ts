import { defineView } from "kilde";
import { field, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { pageFields, pagePicture, pricesHeading } from "../page-fields.ts";

/** The page about the newsletter. */
export const newsletterView = defineView({
	schema: z.strictObject({
		view: z.literal("newsletter"),
		...pageFields,
		picture: pagePicture,
		button: field(
			localizedText,
			{ en: "Sign-up link", da: "Tilmeldingslink" },
			{
				en: "The text of the link to the sign-up.",
				da: "Teksten på linket til tilmeldingen.",
			},
		),
		pricesHeading,
	}),
	texts: ["text"],
	anchors: ["prices"],
});
