import * as z from "zod";
import { defineView, help } from "../../../generator/define.ts";
import { image } from "../image.ts";
import { invitation, pageFields } from "../page-fields.ts";

/** A page of hero, text and invitations, defined by its content alone. */
export const landingView = defineView({
	schema: z.strictObject({
		view: z.literal("landing"),
		...pageFields,
		picture: image.meta(
			help({
				en: "The large picture on top.",
				da: "Det store billede øverst.",
			}),
		),
		invitations: z
			.array(invitation)
			.min(1)
			.meta(
				help({
					en: "What the page asks visitors to do, in the order shown.",
					da: "Det, siden opfordrer til, i den rækkefølge, det vises.",
				}),
			),
	}),
	texts: ["text"],
	anchors: [],
});
