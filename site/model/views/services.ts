import * as z from "zod";
import { defineView, help, sample, text } from "../../../generator/define.ts";
import { localized } from "../../languages.ts";
import { icon } from "../icon.ts";
import { invitation, pageFields } from "../page-fields.ts";

/** The page of what guests report. */
export const servicesView = defineView({
	schema: z.strictObject({
		view: z.literal("services"),
		...pageFields,
		benefitsHeading: localized(text).meta(
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
						help({ en: "A small picture.", da: "Et ikon, f.eks. heart." }),
					),
					title: localized(text).meta(
						help({
							en: "The benefit in a few words.",
							da: "Oplevelsen med få ord.",
						}),
					),
					text: localized(text).meta(
						help({
							en: "Two or three sentences: what guests report, no promise of a cure.",
							da: "To eller tre sætninger: det, gæster fortæller, og intet løfte om helbredelse.",
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
		testimonialsHeading: localized(text).meta(
			help({
				en: "The heading above what guests say.",
				da: "Overskriften over det, gæsterne siger.",
			}),
		),
		videos: z
			.strictObject({
				heading: localized(text).meta(
					help({ en: "The heading.", da: "Overskriften." }),
				),
				text: localized(text).meta(
					help({
						en: "That videos are on their way.",
						da: "At der kommer videoer.",
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
				heading: localized(text).meta(
					help({ en: "The heading.", da: "Overskriften." }),
				),
				text: localized(text).meta(
					help({
						en: "Why we ask for testimonials.",
						da: "Hvorfor vi beder om udtalelser.",
					}),
				),
				button: localized(text).meta(
					help({
						en: "The words of the e-mail link.",
						da: "Teksten på e-maillinket.",
					}),
				),
				subject: localized(text).meta(
					help({
						en: "The subject already written in that e-mail.",
						da: "Emnet, der på forhånd står i e-mailen.",
					}),
				),
			})
			.meta(
				help({
					en: "Asks guests for their story.",
					da: "Beder gæster om deres historie.",
				}),
			),
		invitation: invitation.meta(
			help({ en: "The invitation to book.", da: "Opfordringen til at booke." }),
		),
	}),
	texts: ["intro", "disclaimer"],
	anchors: ["benefits", "testimonials", "videos", "disclaimer"],
});
