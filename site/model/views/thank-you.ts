import * as z from "zod";
import { defineView, explained, reference } from "../../../generator/define.ts";
import { localizedText } from "../../languages.ts";
import { codeName } from "../discounts.ts";
import { link, pageFields } from "../page-fields.ts";

/** The page after signing up for the newsletter, with the code. */
export const thankYouView = defineView({
	schema: z.strictObject({
		view: z.literal("thank-you"),
		...pageFields,
		code: explained(
			reference(codeName),
			{
				en: "The discount code shown, by its name in facts/discounts.yaml, e.g. new-customer.",
				da: "Rabatkoden, der vises, med dens navn fra facts/discounts.yaml, f.eks. new-customer.",
			},
			{ name: { en: "Discount code", da: "Rabatkode" } },
		),
		codeHeading: explained(localizedText, {
			en: "The heading above the code.",
			da: "Overskriften over koden.",
		}),
		book: explained(link, {
			en: "The link to the booking page.",
			da: "Linket til bookingsiden.",
		}),
		home: explained(link, {
			en: "The link to the front page.",
			da: "Linket til forsiden.",
		}),
		pricesHeading: explained(localizedText, {
			en: "The heading above the prices.",
			da: "Overskriften over priserne.",
		}),
	}),
	texts: ["text"],
	anchors: ["code", "prices"],
});
