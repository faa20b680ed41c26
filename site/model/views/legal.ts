import * as z from "zod";
import { date, defineView, explained } from "../../../generator/define.ts";
import { pageFields } from "../page-fields.ts";

/** A page of terms or of privacy. */
export const legalView = defineView({
	schema: z.strictObject({
		view: z.literal("legal"),
		...pageFields,
		updated: explained(date, {
			en: "The day the text was last changed.",
			da: "Den dag, teksten sidst blev ændret, f.eks. 2025-08-01.",
		}),
	}),
	texts: ["text"],
	anchors: [],
});
