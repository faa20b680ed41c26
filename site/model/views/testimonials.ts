import { defineView } from "kilde";
import { z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page of testimonials. */
export const testimonialsView = defineView({
	schema: z.strictObject({
		view: z.literal("testimonials"),
		...pageFields,
		picture: pagePicture,
		international: localizedText,
		invitation,
	}),
	texts: [],
	anchors: [],
});
