import * as z from "zod";
import { defineView, help, text } from "../../../generator/define.ts";
import { localized } from "../../languages.ts";
import { invitation, pageFields } from "../page-fields.ts";

/** The page about what happens in a session. */
export const sessionView = defineView({
	schema: z.strictObject({
		view: z.literal("session"),
		...pageFields,
		phasesHeading: localized(text).meta(
			help({
				en: "The heading above the stages of a session.",
				da: "Overskriften over sessionens faser.",
			}),
		),
		phasesLead: localized(text).meta(
			help({
				en: "What the names of the stages do and don't mean, above them.",
				da: "Hvad fasernes navne betyder og ikke betyder, over faserne.",
			}),
		),
		testimonialsHeading: localized(text).meta(
			help({
				en: "The heading above what guests say.",
				da: "Overskriften over det, gæsterne siger.",
			}),
		),
		facilitiesHeading: localized(text).meta(
			help({
				en: "The heading above the facilities.",
				da: "Overskriften over faciliteterne.",
			}),
		),
		invitation: invitation.meta(
			help({ en: "The invitation to book.", da: "Opfordringen til at booke." }),
		),
	}),
	texts: ["intro", "how", "disclaimer"],
	anchors: ["phases", "testimonials", "facilities", "disclaimer"],
});
