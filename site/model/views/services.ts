import * as z from "zod";
import { defineView, help, sample } from "../../../generator/define.ts";
import { localizedText } from "../../languages.ts";
import { icon } from "../icon.ts";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page of what guests report. */
export const servicesView = defineView({
	schema: z.strictObject({
		view: z.literal("services"),
		...pageFields,
		picture: pagePicture,
		benefitsHeading: localizedText.meta(
			help({
				en: "The heading above the benefits.",
				da: "Overskriften over oplevelserne.",
			}),
		),
		benefits: z
			.array(
				z.strictObject({
					sample,
					icon: icon.meta(
						help({ en: "An icon, e.g. heart.", da: "Et ikon, f.eks. heart." }),
					),
					title: localizedText.meta(
						help({
							en: "The benefit in a few words.",
							da: "Oplevelsen med få ord.",
						}),
					),
					text: localizedText.meta(
						help({
							en: "Two or three sentences: what guests report, never a promise of a cure.",
							da: "To eller tre sætninger: det, gæster fortæller; aldrig et løfte om helbredelse.",
						}),
					),
				}),
			)
			.min(1)
			.meta(
				help({
					en: "What guests report, in the order shown.",
					da: "Det, gæster fortæller, i den rækkefølge, det vises.",
				}),
			),
		testimonialsHeading: localizedText.meta(
			help({
				en: "The heading above what guests say.",
				da: "Overskriften over det, gæsterne siger.",
			}),
		),
		videos: z
			.strictObject({
				heading: localizedText.meta(
					help({ en: "The heading.", da: "Overskriften." }),
				),
				text: localizedText.meta(
					help({
						en: "The text saying that videos will come.",
						da: "Teksten om, at der kommer videoer.",
					}),
				),
			})
			.meta(
				help({
					en: "The notice of videos to come.",
					da: "Beskeden om, at der kommer videoer.",
				}),
			),
		request: z
			.strictObject({
				heading: localizedText.meta(
					help({ en: "The heading.", da: "Overskriften." }),
				),
				text: localizedText.meta(
					help({
						en: "Why we ask for testimonials.",
						da: "Hvorfor vi beder om udtalelser.",
					}),
				),
				button: localizedText.meta(
					help({
						en: "The text of the e-mail link.",
						da: "Teksten på e-maillinket.",
					}),
				),
				subject: localizedText.meta(
					help({
						en: "The subject filled in beforehand in the e-mail.",
						da: "Emnet, der på forhånd står i e-mailen.",
					}),
				),
			})
			.meta(
				help({
					en: "The request for testimonials.",
					da: "Opfordringen til gæster om at fortælle.",
				}),
			),
		invitation: invitation.meta(
			help({ en: "The invitation to book.", da: "Opfordringen til at booke." }),
		),
	}),
	texts: ["intro", "disclaimer"],
	anchors: ["benefits", "testimonials", "videos", "disclaimer"],
});
