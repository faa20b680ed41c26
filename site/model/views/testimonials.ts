import * as z from "zod";
import { defineView, help } from "../../../generator/define.ts";
import { localizedText } from "../../languages.ts";
import { invitation, pageFields } from "../page-fields.ts";

/** The page of testimonials. */
export const testimonialsView = defineView({
	schema: z.strictObject({
		view: z.literal("testimonials"),
		...pageFields,
		international: localizedText.meta(
			help({
				en: "The text of the link to testimonials on another site.",
				da: "Teksten på linket til udtalelser på en anden hjemmeside.",
			}),
		),
		invitation: invitation.meta(
			help({ en: "The invitation to book.", da: "Opfordringen til at booke." }),
		),
	}),
	texts: [],
	anchors: [],
});
