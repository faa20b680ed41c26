import { defineView } from "kilde";
import { getLocalizedValue, prose, text, z } from "kilde/fields";
import { booking } from "../../content/booking.ts";
import { localized, localizedText } from "../../languages.ts";
import { image } from "../image.ts";
import { link, pageFields } from "../page-fields.ts";

/** The page to book on. */
export const bookView = defineView({
	schema: z.strictObject({
		view: z.literal("book"),
		...pageFields,
		picture: image.optional(),
		events: link,
		hours: link,
		hint: z.strictObject({
			heading: localizedText,
			steps: localized(z.array(text).min(1)),
		}),
		terms: localized(prose),
		termsLink: link,
	}),
	texts: [],
	anchors: ["hint", "codes"],
	items: (entries, locale) =>
		getLocalizedValue(entries.only(booking).columns, locale).map(
			({ session }) => session.name,
		),
});
