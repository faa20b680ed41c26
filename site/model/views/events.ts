import { defineView } from "kilde";
import { z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { event } from "../event.ts";
import { pageFields, pagePicture } from "../page-fields.ts";

/** The page of the events. */
export const eventsView = defineView({
	schema: z.strictObject({
		view: z.literal("events"),
		...pageFields,
		picture: pagePicture,
		dates: localizedText,
		note: localizedText,
	}),
	texts: [],
	anchors: [],
	items: (entries) =>
		entries
			.of(event)
			.filter(entries.isPublished)
			.map(({ id }) => id),
});
