import { defineView } from "kilde";
import { z } from "kilde/fields";
import {
	invitationToBook,
	otherTestimonials,
	pageFields,
	pagePicture,
} from "../page-fields.ts";

/** The page of testimonials. */
export const testimonialsView = defineView({
	schema: z.strictObject({
		view: z.literal("testimonials"),
		...pageFields,
		picture: pagePicture,
		international: otherTestimonials,
		invitation: invitationToBook,
	}),
	texts: [],
	anchors: [],
});
