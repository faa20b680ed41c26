import { defineView } from "kilde";
import { z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { pageFields, pagePicture } from "../page-fields.ts";

/** The page about the newsletter. */
export const newsletterView = defineView({
	schema: z.strictObject({
		view: z.literal("newsletter"),
		...pageFields,
		picture: pagePicture,
		button: localizedText,
		pricesHeading: localizedText,
	}),
	texts: ["text"],
	anchors: ["prices"],
});
