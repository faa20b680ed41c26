import { defineView } from "kilde";
import { field, sample, z } from "kilde/fields";
import { image } from "../image.ts";
import { invitation, pageFields } from "../page-fields.ts";

/** A page of hero, text and invitations, defined by its content alone. */
export const landingView = defineView({
	schema: z.strictObject({
		view: z.literal("landing"),
		sample,
		...pageFields,
		picture: field(
			image,
			{ en: "Hero", da: "Topbillede" },
			{
				en: "The large picture at the top.",
				da: "Det store billede øverst.",
			},
		),
		invitations: field(
			z.array(invitation).min(1),
			{ en: "Invitations", da: "Opfordringer" },
			{
				en: "The invitations at the end of the page, in the order shown.",
				da: "Opfordringerne nederst på siden, i den rækkefølge, de vises.",
			},
		),
	}),
	texts: ["text"],
	anchors: [],
});
