import { defineView } from "kilde";
import { sample, z } from "kilde/fields";
import { image } from "../image.ts";
import { invitation, pageFields } from "../page-fields.ts";

/** A page of hero, text and invitations, defined by its content alone. */
export const landingView = defineView({
	schema: z.strictObject({
		view: z.literal("landing"),
		sample,
		...pageFields,
		picture: image,
		invitations: z.array(invitation).min(1),
	}),
	texts: ["text"],
	anchors: [],
});
