import { defineView } from "kilde";
import { field, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { invitationToBook, pageFields, pagePicture } from "../page-fields.ts";

/** The page of testimonials. */
export const testimonialsView = defineView({
	schema: z.strictObject({
		view: z.literal("testimonials"),
		...pageFields,
		picture: pagePicture,
		international: field(localizedText, {
			en: "Link text",
			da: "Linktekst",
			help: {
				en: "The text of the link to testimonials on another site.",
				da: "Teksten på linket til udtalelser på en anden hjemmeside.",
			},
		}),
		invitation: invitationToBook,
	}),
	texts: [],
	anchors: [],
});
