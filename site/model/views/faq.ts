import { defineView } from "kilde";
import { field, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { faq } from "../faq.ts";
import { heading } from "../fields.ts";
import { link, pageFields, pagePicture } from "../page-fields.ts";

/** The page of questions and answers. */
export const faqView = defineView({
	schema: z.strictObject({
		view: z.literal("faq"),
		...pageFields,
		picture: pagePicture,
		banner: field(
			link,
			{ en: "Top booking link", da: "Bookinglink øverst" },
			{
				en: "The link to the booking page at the top.",
				da: "Linket til bookingsiden øverst.",
			},
		),
		contactNote: field(
			z.strictObject({
				heading,
				text: field(
					localizedText,
					{ en: "Text", da: "Tekst" },
					{
						en: "How to ask your own question.",
						da: "Hvordan man stiller sit eget spørgsmål.",
					},
				),
			}),
			{ en: "Box", da: "Boks" },
			{
				en: "The box beneath the questions.",
				da: "Boksen under spørgsmålene.",
			},
		),
		book: field(
			link,
			{ en: "Bottom booking link", da: "Bookinglink nederst" },
			{
				en: "The link to the booking page at the end.",
				da: "Linket til bookingsiden nederst på siden.",
			},
		),
	}),
	texts: [],
	anchors: [],
	items: (entries) => entries.only(faq).map(({ id }) => id),
});
