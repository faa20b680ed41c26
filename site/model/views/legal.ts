import { defineView } from "kilde";
import { date, field, z } from "kilde/fields";
import { pageFields } from "../page-fields.ts";

/** A page of terms or of privacy. */
export const legalView = defineView({
	schema: z.strictObject({
		view: z.literal("legal"),
		...pageFields,
		updated: field(
			date,
			{ en: "Last changed", da: "Sidst ændret" },
			{
				en: "The day the text was last changed.",
				da: "Den dag, teksten sidst blev ændret.",
			},
		),
	}),
	texts: ["text"],
	anchors: [],
});
