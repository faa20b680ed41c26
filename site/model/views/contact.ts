import * as z from "zod";
import { defineView, help, text } from "../../../generator/define.ts";
import { localized } from "../../languages.ts";
import { pageFields } from "../page-fields.ts";

/** The page with addresses, directions and the form. */
export const contactView = defineView({
	schema: z.strictObject({
		view: z.literal("contact"),
		...pageFields,
		form: z
			.strictObject({
				heading: localized(text).meta(
					help({
						en: "The heading above the form.",
						da: "Overskriften over formularen.",
					}),
				),
				instead: localized(text).meta(
					help({
						en: "What to do while the form can't be sent.",
						da: "Hvad man gør, så længe formularen ikke kan sendes.",
					}),
				),
				privacy: localized(text).meta(
					help({
						en: "The request not to write about one's health here.",
						da: "Opfordringen til ikke at skrive om sit helbred her.",
					}),
				),
			})
			.meta(
				help({
					en: "The form, which can't be sent yet.",
					da: "Formularen, som endnu ikke kan sendes.",
				}),
			),
	}),
	texts: ["visit"],
	anchors: ["form", "visit"],
});
