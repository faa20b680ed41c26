import { defineView } from "kilde";
import { field, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { event } from "../event.ts";
import { pageFields, pagePicture } from "../page-fields.ts";

/** The page of the events. */
export const eventsView = defineView({
	schema: z.strictObject({
		view: z.literal("events"),
		...pageFields,
		picture: pagePicture,
		dates: field(
			localizedText,
			{ en: "Dates", da: "Datoer" },
			{
				en: "Where guests see the dates, above the events.",
				da: "Hvor gæster ser datoerne, over de enkelte events.",
			},
		),
		note: field(
			localizedText,
			{ en: "Note", da: "Note" },
			{
				en: "What applies to all events, beneath the cards.",
				da: "Det, der gælder for alle events, under kortene.",
			},
		),
	}),
	texts: [],
	anchors: [],
	items: (entries) =>
		entries
			.of(event)
			.filter(entries.isPublished)
			.map(({ id }) => id),
});
