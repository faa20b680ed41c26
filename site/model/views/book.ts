import * as z from "zod";
import {
	defineView,
	help,
	inLanguage,
	text,
} from "../../../generator/define.ts";
import { localized, localizedText } from "../../languages.ts";
import { booking } from "../booking.ts";
import { image } from "../image.ts";
import { link, pageFields } from "../page-fields.ts";

/** The page to book on. */
export const bookView = defineView({
	schema: z.strictObject({
		view: z.literal("book"),
		...pageFields,
		picture: image.optional().meta(
			help({
				en: "A picture above the stay over night, as wide as the page.",
				da: "Et billede over overnatningen, i hele sidens bredde.",
			}),
		),
		events: link.meta(
			help({
				en: "The link to the events, beside what can be booked here.",
				da: "Linket til events ved siden af det, der kan bookes her.",
			}),
		),
		hours: link.meta(
			help({
				en: "The link to the week's start times.",
				da: "Linket til ugens starttider.",
			}),
		),
		hint: z
			.strictObject({
				heading: localizedText.meta(
					help({ en: "The heading.", da: "Overskriften." }),
				),
				steps: localized(z.array(text).min(1)).meta(
					help({
						en: "What to do, step by step.",
						da: "Hvad man skal gøre, trin for trin.",
					}),
				),
			})
			.meta(
				help({
					en: "How to book and where to enter the code.",
					da: "Hvordan man booker, og hvor koden skrives.",
				}),
			),
		terms: localizedText.meta(
			help({
				en: "The terms of booking: cancellation and withdrawal.",
				da: "Vilkårene for booking: afbestilling og fortrydelse.",
			}),
		),
		termsLink: link.meta(
			help({ en: "The link to the terms.", da: "Linket til vilkårene." }),
		),
	}),
	texts: [],
	anchors: ["hint", "codes"],
	items: (entries, locale) => {
		const content = entries.outlineOf(booking);
		return (
			content &&
			inLanguage(content.columns, locale).map(({ session }) => session.name)
		);
	},
});
