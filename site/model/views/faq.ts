import { defineView } from "kilde";
import { z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { faq } from "../faq.ts";
import { link, pageFields, pagePicture } from "../page-fields.ts";

/** The page of questions and answers. */
export const faqView = defineView({
	schema: z.strictObject({
		view: z.literal("faq"),
		...pageFields,
		picture: pagePicture,
		banner: link,
		contactNote: z.strictObject({
			heading: localizedText,
			text: localizedText,
		}),
		book: link,
	}),
	texts: [],
	anchors: [],
	items: (entries) => entries.only(faq).map(({ id }) => id),
});
