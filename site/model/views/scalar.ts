import { defineView } from "kilde";
import { field, z } from "kilde/fields";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page about scalar fields. */
export const scalarView = defineView({
	schema: z.strictObject({
		view: z.literal("scalar"),
		...pageFields,
		picture: pagePicture,
		invitation: field(invitation, {
			en: "Invitation",
			da: "Opfordring",
			help: {
				en: "The invitation at the end.",
				da: "Opfordringen nederst på siden.",
			},
		}),
	}),
	texts: ["text", "disclaimer"],
	anchors: ["disclaimer"],
});
