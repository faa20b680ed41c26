import { defineView } from "kilde";
import { field, text, z } from "kilde/fields";
import { localized } from "../../languages.ts";
import { embed, image } from "../image.ts";
import { invitationAtEnd, pageFields, pagePicture } from "../page-fields.ts";

/** The page about the energy system. */
export const technologyView = defineView({
	schema: z.strictObject({
		view: z.literal("technology"),
		...pageFields,
		picture: pagePicture,
		plan: field(
			z.strictObject({
				image: field(image, { en: "Drawing", da: "Tegning" }),
				caption: field(
					localized(text),
					{ en: "Caption", da: "Billedtekst" },
					{
						en: "The line beneath the drawing.",
						da: "Linjen under tegningen.",
					},
				),
			}),
			{ en: "Floor plan", da: "Plantegning" },
			{
				en: "The plan of the room, beside the text.",
				da: "Plantegningen af rummet, ved siden af teksten.",
			},
		),
		video: field(
			embed,
			{ en: "Video", da: "Video" },
			{ en: "The video about the system.", da: "Videoen om systemet." },
		),
		invitation: invitationAtEnd,
	}),
	texts: ["text"],
	anchors: ["video"],
});
