import * as z from "zod";
import { defineView, help, text } from "../../../generator/define.ts";
import { localized } from "../../languages.ts";
import { link, pageFields } from "../page-fields.ts";

/** The page to book on. */
export const bookView = defineView({
	schema: z.strictObject({
		view: z.literal("book"),
		...pageFields,
		events: link.meta(
			help({ en: "The link to the events.", da: "Linket til events." }),
		),
		hint: z
			.strictObject({
				heading: localized(text).meta(
					help({ en: "The heading.", da: "Overskriften." }),
				),
				steps: localized(z.array(text).min(1)).meta(
					help({
						en: "What to do, step by step.",
						da: "Hvad man skal gøre, trin for trin.",
					}),
				),
			})
			.meta(
				help({
					en: "How to book and where to enter the code.",
					da: "Hvordan man booker, og hvor koden skrives.",
				}),
			),
		terms: localized(text).meta(
			help({
				en: "The terms of booking: cancellation and withdrawal.",
				da: "Vilkårene for booking: afbestilling og fortrydelse.",
			}),
		),
		termsLink: link.meta(
			help({ en: "The link to the terms.", da: "Linket til vilkårene." }),
		),
	}),
	texts: [],
	anchors: ["hint"],
});
