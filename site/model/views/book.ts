import * as z from "zod";
import {
	defineView,
	field,
	inLanguage,
	text,
} from "../../../generator/define.ts";
import { localized, localizedText } from "../../languages.ts";
import { booking } from "../booking.ts";
import { heading } from "../fields.ts";
import { image } from "../image.ts";
import { link, pageFields } from "../page-fields.ts";

/** The page to book on. */
export const bookView = defineView({
	schema: z.strictObject({
		view: z.literal("book"),
		...pageFields,
		picture: field(image.optional(), {
			en: "A picture above the stay over night, as wide as the page",
			da: "Et billede over overnatningen, i hele sidens bredde",
		}),
		events: field(link, {
			en: "The link to the events, beside what can be booked here",
			da: "Linket til events ved siden af det, der kan bookes her",
		}),
		hours: field(link, {
			en: "The link to the week's start times",
			da: "Linket til ugens starttider",
		}),
		hint: field(
			z.strictObject({
				heading,
				steps: field(localized(z.array(text).min(1)), {
					en: "What to do, step by step",
					da: "Hvad man skal gøre, trin for trin",
				}),
			}),
			{
				en: "How to book and where to enter the code",
				da: "Hvordan man booker, og hvor koden skrives",
			},
		),
		terms: field(localizedText, {
			en: "The terms of booking",
			da: "Vilkårene for booking",
			help: {
				en: "cancellation and withdrawal.",
				da: "afbestilling og fortrydelse.",
			},
		}),
		termsLink: field(link, {
			en: "The link to the terms",
			da: "Linket til vilkårene",
		}),
	}),
	texts: [],
	anchors: ["hint", "codes"],
	items: (entries, locale) =>
		inLanguage(entries.only(booking).columns, locale).map(
			({ session }) => session.name,
		),
});
