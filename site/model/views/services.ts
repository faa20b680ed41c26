import { defineView } from "kilde";
import { prose, sample, z } from "kilde/fields";
import { localized, localizedText } from "../../languages.ts";
import { icon } from "../icon.ts";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page of the experiences that guests report. */
export const servicesView = defineView({
	schema: z.strictObject({
		view: z.literal("services"),
		...pageFields,
		picture: pagePicture,
		benefitsHeading: localizedText,
		benefits: z
			.array(
				z.strictObject({
					sample,
					icon,
					title: localizedText,
					text: localizedText,
				}),
			)
			.min(1),
		testimonialsHeading: localizedText,
		testimonialsLead: localized(prose),
		videos: z.strictObject({
			heading: localizedText,
			text: localizedText,
		}),
		request: z.strictObject({
			heading: localizedText,
			text: localizedText,
			button: localizedText,
			subject: localizedText,
		}),
		invitation,
	}),
	texts: ["intro", "disclaimer"],
	anchors: ["benefits", "testimonials", "videos", "disclaimer"],
});
