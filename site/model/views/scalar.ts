import { defineView } from "kilde";
import { z } from "kilde/fields";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page about scalar fields. */
export const scalarView = defineView({
	schema: z.strictObject({
		view: z.literal("scalar"),
		...pageFields,
		picture: pagePicture,
		invitation,
	}),
	texts: ["text", "disclaimer"],
	anchors: ["disclaimer"],
});
