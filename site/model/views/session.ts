import { defineView } from "kilde";
import { field, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { image } from "../image.ts";
import {
	invitationToBook,
	pageFields,
	pagePicture,
	testimonialsHeading,
} from "../page-fields.ts";

/** The page that describes a session. */
export const sessionView = defineView({
	schema: z.strictObject({
		view: z.literal("session"),
		...pageFields,
		picture: pagePicture,
		evening: field(
			image.optional(),
			{ en: "Picture of the evening", da: "Aftenens billede" },
			{
				en: "The room behind the stages of a session: it grows dark as visitors read on.",
				da: "Rummet bag sessionens faser: Det bliver mørkt, mens gæsten læser videre.",
			},
		),
		phasesHeading: field(
			localizedText,
			{ en: "Phases heading", da: "Fasernes overskrift" },
			{
				en: "The heading above the stages of a session.",
				da: "Overskriften over sessionens faser.",
			},
		),
		phasesLead: field(
			localizedText,
			{ en: "Note on the phases", da: "Note om faserne" },
			{
				en: "What the names of the stages do and don't mean, above them.",
				da: "Hvad fasernes navne betyder og ikke betyder, over faserne.",
			},
		),
		testimonialsHeading,
		facilitiesHeading: field(
			localizedText,
			{ en: "Facilities heading", da: "Faciliteternes overskrift" },
			{
				en: "The heading above the facilities.",
				da: "Overskriften over faciliteterne.",
			},
		),
		facilitiesPicture: field(
			image.optional(),
			{ en: "Picture of the facilities", da: "Faciliteternes billede" },
			{
				en: "What lies ready for a guest, above the facilities.",
				da: "Det, der ligger klar til gæsten, over faciliteterne.",
			},
		),
		invitation: invitationToBook,
	}),
	texts: ["intro", "how", "disclaimer"],
	anchors: ["phases", "testimonials", "facilities", "disclaimer"],
});
