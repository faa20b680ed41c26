import * as z from "zod";
import { defineView, explained } from "../../../generator/define.ts";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page about scalar fields. */
export const scalarView = defineView({
	schema: z.strictObject({
		view: z.literal("scalar"),
		...pageFields,
		picture: pagePicture,
		invitation: explained(invitation, {
			en: "The invitation at the end.",
			da: "Opfordringen nederst på siden.",
		}),
	}),
	texts: ["text", "disclaimer"],
	anchors: ["disclaimer"],
});
