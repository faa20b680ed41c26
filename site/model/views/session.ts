import { defineView } from "kilde";
import { z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { image } from "../image.ts";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page that describes a session. */
export const sessionView = defineView({
	schema: z.strictObject({
		view: z.literal("session"),
		...pageFields,
		picture: pagePicture,
		evening: image.optional(),
		phasesHeading: localizedText,
		phasesLead: localizedText,
		testimonialsHeading: localizedText,
		facilitiesHeading: localizedText,
		facilitiesPicture: image.optional(),
		invitation,
	}),
	texts: ["intro", "how", "disclaimer"],
	anchors: ["phases", "testimonials", "facilities", "disclaimer"],
});
