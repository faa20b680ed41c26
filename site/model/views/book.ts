import { defineView } from "kilde";
import { field, getLocalizedValue, prose, text, z } from "kilde/fields";
import { localized } from "../../languages.ts";
import { booking } from "../booking.ts";
import { heading } from "../fields.ts";
import { image } from "../image.ts";
import { link, pageFields } from "../page-fields.ts";

/** The page to book on. */
export const bookView = defineView({
	schema: z.strictObject({
		view: z.literal("book"),
		...pageFields,
		picture: field(
			image.optional(),
			{ en: "Picture", da: "Billede" },
			{
				en: "A picture above the overnight stay, as wide as the page.",
				da: "Et billede over overnatningen, i hele sidens bredde.",
			},
		),
		events: field(
			link,
			{ en: "Events link", da: "Link til events" },
			{
				en: "The link to the events, beside what can be booked here.",
				da: "Linket til events ved siden af det, der kan bookes her.",
			},
		),
		hours: field(
			link,
			{ en: "Hours link", da: "Link til starttider" },
			{
				en: "The link to the week's start times.",
				da: "Linket til ugens starttider.",
			},
		),
		hint: field(
			z.strictObject({
				heading,
				steps: field(
					localized(z.array(text).min(1)),
					{ en: "Steps", da: "Trin" },
					{
						en: "What to do, step by step.",
						da: "Hvad man skal gøre, trin for trin.",
					},
				),
			}),
			{ en: "How to book", da: "Sådan booker man" },
			{
				en: "How to book and where to enter the code.",
				da: "Hvordan man booker, og hvor koden skrives.",
			},
		),
		terms: field(
			localized(prose),
			{ en: "Terms", da: "Vilkår" },
			{
				help: {
					en: "The terms of booking: cancellation and withdrawal.",
					da: "Vilkårene for booking: afbestilling og fortrydelse.",
				},
				inFile: { en: "Markdown is allowed.", da: "Markdown kan bruges." },
			},
		),
		termsLink: field(link, {
			en: "Terms link",
			da: "Link til vilkårene",
		}),
	}),
	texts: [],
	anchors: ["hint", "codes"],
	items: (entries, locale) =>
		getLocalizedValue(entries.only(booking).columns, locale).map(
			({ session }) => session.name,
		),
});
