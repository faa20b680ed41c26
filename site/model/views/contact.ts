import { defineView } from "kilde";
import { count, sample, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { image } from "../image.ts";
import { pageFields, pagePicture } from "../page-fields.ts";

/** The page with addresses, directions and the form. */
export const contactView = defineView({
	schema: z.strictObject({
		view: z.literal("contact"),
		...pageFields,
		picture: pagePicture,
		arrival: image.optional(),
		way: z.strictObject({
			sample,
			map: image,
			note: localizedText,
			stops: z.array(localizedText).min(1),
			journeys: z
				.array(
					z.strictObject({
						name: localizedText,
						minutes: count,
						text: localizedText,
					}),
				)
				.min(1),
		}),
		form: z.strictObject({
			heading: localizedText,
			instead: localizedText,
			privacy: localizedText,
		}),
	}),
	texts: ["visit"],
	anchors: ["form", "visit"],
});
