import { defineView } from "kilde";
import { field, reference, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { codeName } from "../discounts.ts";
import { link, pageFields, pricesHeading } from "../page-fields.ts";

/** The page after signing up for the newsletter, with the code. */
export const thankYouView = defineView({
	schema: z.strictObject({
		view: z.literal("thank-you"),
		...pageFields,
		code: field(reference(codeName), { en: "Discount code", da: "Rabatkode" }),
		codeHeading: field(
			localizedText,
			{ en: "Code heading", da: "Kodens overskrift" },
			{
				en: "The heading above the code.",
				da: "Overskriften over koden.",
			},
		),
		book: field(link, {
			en: "Booking link",
			da: "Bookinglink",
		}),
		home: field(link, {
			en: "Home link",
			da: "Forsidelink",
		}),
		pricesHeading,
	}),
	texts: ["text"],
	anchors: ["code", "prices"],
});
