import { defineView } from "kilde";
import { reference, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { codeName, link, pageFields } from "../page-fields.ts";

/** The page after signing up for the newsletter, with the code. */
export const thankYouView = defineView({
	schema: z.strictObject({
		view: z.literal("thank-you"),
		...pageFields,
		code: reference(codeName),
		codeHeading: localizedText,
		book: link,
		home: link,
		pricesHeading: localizedText,
	}),
	texts: ["text"],
	anchors: ["code", "prices"],
});
