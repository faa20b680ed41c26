import { defineView } from "kilde";
import { text, z } from "kilde/fields";
import { localized } from "../../languages.ts";
import { embed, image } from "../image.ts";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page about the energy system. */
export const technologyView = defineView({
	schema: z.strictObject({
		view: z.literal("technology"),
		...pageFields,
		picture: pagePicture,
		plan: z.strictObject({
			image,
			caption: localized(text),
		}),
		video: embed,
		invitation,
	}),
	texts: ["text"],
	anchors: ["video"],
});
