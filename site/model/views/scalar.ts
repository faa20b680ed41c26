import { defineView } from "kilde";
import { z } from "kilde/fields";
import { invitationAtEnd, pageFields, pagePicture } from "../page-fields.ts";

/** The page about scalar fields. */
export const scalarView = defineView({
	schema: z.strictObject({
		view: z.literal("scalar"),
		...pageFields,
		picture: pagePicture,
		invitation: invitationAtEnd,
	}),
	texts: ["text", "disclaimer"],
	anchors: ["disclaimer"],
});
