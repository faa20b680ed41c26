import { defineView } from "kilde";
import { z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page about the owners and their place. */
export const aboutView = defineView({
	schema: z.strictObject({
		view: z.literal("about"),
		...pageFields,
		picture: pagePicture,
		ownersHeading: localizedText,
		topInvitation: invitation,
		invitation,
	}),
	texts: ["welcome", "mission"],
	anchors: ["owners"],
});
