import { defineView } from "kilde";
import { date, z } from "kilde/fields";
import { pageFields } from "../page-fields.ts";

/** A page of terms or of privacy. */
export const legalView = defineView({
	schema: z.strictObject({
		view: z.literal("legal"),
		...pageFields,
		updated: date,
	}),
	texts: ["text"],
	anchors: [],
});
