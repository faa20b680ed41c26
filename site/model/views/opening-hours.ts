import { defineView } from "kilde";
import { field, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import {
	invitationToBook,
	pageFields,
	pagePicture,
	pricesHeading,
} from "../page-fields.ts";

/** The page of prices, discounts and hours. */
export const openingHoursView = defineView({
	schema: z.strictObject({
		view: z.literal("opening-hours"),
		...pageFields,
		picture: pagePicture,
		pricesHeading,
		codesHeading: field(
			localizedText,
			{ en: "Discount heading", da: "Rabatoverskrift" },
			{
				en: "The heading above the discounts.",
				da: "Overskriften over rabatterne.",
			},
		),
		cardsHeading: field(
			localizedText,
			{ en: "Punch card heading", da: "Klippekortoverskrift" },
			{
				en: "The heading above the punch cards.",
				da: "Overskriften over klippekortene.",
			},
		),
		finderHeading: field(
			localizedText,
			{ en: "Price finder heading", da: "Prisberegnerens overskrift" },
			{
				en: "The heading above the price finder.",
				da: "Overskriften over prisberegneren.",
			},
		),
		hoursHeading: field(
			localizedText,
			{ en: "Hours heading", da: "Tidsoverskrift" },
			{
				en: "The heading above the weekly hours.",
				da: "Overskriften over ugens tider.",
			},
		),
		rulesHeading: field(
			localizedText,
			{ en: "House rules heading", da: "Husreglernes overskrift" },
			{
				en: "The heading above the house rules.",
				da: "Overskriften over husreglerne.",
			},
		),
		invitation: invitationToBook,
	}),
	texts: ["prices", "discounts", "cards", "overnight", "hours"],
	anchors: ["prices", "discounts", "cards", "overnight", "hours", "rules"],
});
