import { defineView } from "kilde";
import { field, prose, sample, z } from "kilde/fields";
import { localized, localizedText } from "../../languages.ts";
import { heading } from "../fields.ts";
import { icon } from "../icon.ts";
import {
	invitationToBook,
	pageFields,
	pagePicture,
	testimonialsHeading,
} from "../page-fields.ts";

/** The page of the experiences that guests report. */
export const servicesView = defineView({
	schema: z.strictObject({
		view: z.literal("services"),
		...pageFields,
		picture: pagePicture,
		benefitsHeading: field(
			localizedText,
			{ en: "Benefits heading", da: "Oplevelsernes overskrift" },
			{
				en: "The heading above the benefits.",
				da: "Overskriften over oplevelserne.",
			},
		),
		benefits: field(
			z
				.array(
					z.strictObject({
						sample,
						icon,
						title: field(
							localizedText,
							{ en: "Benefit", da: "Oplevelse" },
							{
								en: "The benefit in a few words.",
								da: "Oplevelsen med få ord.",
							},
						),
						text: field(
							localizedText,
							{ en: "Text", da: "Tekst" },
							{
								en: "Two or three sentences: what guests report, never a promise of a cure.",
								da: "To eller tre sætninger: det, gæster fortæller; aldrig et løfte om helbredelse.",
							},
						),
					}),
				)
				.min(1),
			{ en: "Benefits", da: "Oplevelser" },
			{
				en: "What guests report, in the order shown.",
				da: "Det, gæster fortæller, i den rækkefølge, det vises.",
			},
		),
		testimonialsHeading,
		testimonialsLead: field(
			localized(prose),
			{ en: "Testimonials introduction", da: "Udtalelsernes indledning" },
			{
				en: "What to know of them, above them: on the English page, too, they are in Danish.",
				da: "Det, man skal vide om dem, over dem: De er på dansk, også på den engelske side.",
			},
		),
		videos: field(
			z.strictObject({
				heading,
				text: field(
					localizedText,
					{ en: "Text", da: "Tekst" },
					{
						en: "The text saying that videos will come.",
						da: "Teksten om, at der kommer videoer.",
					},
				),
			}),
			{ en: "Video notice", da: "Besked om videoer" },
			{
				en: "The notice of videos to come.",
				da: "Beskeden om, at der kommer videoer.",
			},
		),
		request: field(
			z.strictObject({
				heading,
				text: field(
					localizedText,
					{ en: "Text", da: "Tekst" },
					{
						en: "Why we ask for testimonials.",
						da: "Hvorfor vi beder om udtalelser.",
					},
				),
				button: field(
					localizedText,
					{ en: "Link text", da: "Linktekst" },
					{
						en: "The text of the e-mail link.",
						da: "Teksten på e-maillinket.",
					},
				),
				subject: field(
					localizedText,
					{ en: "Subject", da: "Emne" },
					{
						en: "The subject filled in beforehand in the e-mail.",
						da: "Emnet, der på forhånd står i e-mailen.",
					},
				),
			}),
			{ en: "Request", da: "Opfordring" },
			{
				en: "The request for testimonials.",
				da: "Opfordringen til gæster om at fortælle.",
			},
		),
		invitation: invitationToBook,
	}),
	texts: ["intro", "disclaimer"],
	anchors: ["benefits", "testimonials", "videos", "disclaimer"],
});
