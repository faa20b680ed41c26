import * as z from "zod";
import { defineView, help } from "../../../generator/define.ts";
import { embed } from "../image.ts";
import { invitation, pageFields } from "../page-fields.ts";

/** The page about the energy system. */
export const technologyView = defineView({
	schema: z.strictObject({
		view: z.literal("technology"),
		...pageFields,
		video: embed.meta(
			help({ en: "The video about the system.", da: "Videoen om systemet." }),
		),
		invitation: invitation.meta(
			help({
				en: "The invitation at the end.",
				da: "Opfordringen nederst på siden.",
			}),
		),
	}),
	texts: ["text"],
	anchors: ["video"],
});
