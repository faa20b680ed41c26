import { defineView } from "kilde";
import { z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { invitation, pageFields, pagePicture } from "../page-fields.ts";

/** The page of prices, discounts and hours. */
export const openingHoursView = defineView({
	schema: z.strictObject({
		view: z.literal("opening-hours"),
		...pageFields,
		picture: pagePicture,
		pricesHeading: localizedText,
		codesHeading: localizedText,
		cardsHeading: localizedText,
		finderHeading: localizedText,
		hoursHeading: localizedText,
		rulesHeading: localizedText,
		invitation,
	}),
	texts: ["prices", "discounts", "cards", "overnight", "hours"],
	anchors: ["prices", "discounts", "cards", "overnight", "hours", "rules"],
});
