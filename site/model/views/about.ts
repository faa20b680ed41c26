import { defineView } from "kilde";
import { field, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page about the owners and their place. */
export const aboutView = defineView({
	schema: z.strictObject({
		view: z.literal("about"),
		...pageFields,
		picture: pagePicture,
		ownersHeading: field(
			localizedText,
			{ en: "Owners heading", da: "Ejernes overskrift" },
			{
				en: "The heading above the owners.",
				da: "Overskriften over ejerne.",
			},
		),
		topInvitation: field(
			invitation,
			{ en: "Invitation at the top", da: "Opfordring øverst" },
			{
				en: "The invitation to book at the top.",
				da: "Opfordringen til at booke øverst.",
			},
		),
		invitation: field(
			invitation,
			{ en: "Invitation at the end", da: "Opfordring nederst" },
			{
				en: "The invitation to book at the end.",
				da: "Opfordringen til at booke nederst på siden.",
			},
		),
	}),
	texts: ["welcome", "mission"],
	anchors: ["owners"],
});
