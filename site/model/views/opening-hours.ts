import * as z from "zod";
import { defineView, explained } from "../../../generator/define.ts";
import { localizedText } from "../../languages.ts";
import { invitationToBook, pageFields, pagePicture } from "../page-fields.ts";

/** The page of prices, discounts and hours. */
export const openingHoursView = defineView({
	schema: z.strictObject({
		view: z.literal("opening-hours"),
		...pageFields,
		picture: pagePicture,
		pricesHeading: explained(localizedText, {
			en: "The heading above the prices.",
			da: "Overskriften over priserne.",
		}),
		codesHeading: explained(localizedText, {
			en: "The heading above the discounts.",
			da: "Overskriften over rabatterne.",
		}),
		cardsHeading: explained(localizedText, {
			en: "The heading above the punch cards.",
			da: "Overskriften over klippekortene.",
		}),
		finderHeading: explained(localizedText, {
			en: "The heading above the price finder.",
			da: "Overskriften over prisberegneren.",
		}),
		hoursHeading: explained(localizedText, {
			en: "The heading above the weekly hours.",
			da: "Overskriften over ugens tider.",
		}),
		rulesHeading: explained(localizedText, {
			en: "The heading above the house rules.",
			da: "Overskriften over husreglerne.",
		}),
		invitation: invitationToBook,
	}),
	texts: ["prices", "discounts", "cards", "overnight", "hours"],
	anchors: ["prices", "discounts", "cards", "overnight", "hours", "rules"],
});
