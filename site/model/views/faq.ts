import * as z from "zod";
import {
	defineView,
	help,
	isWrong,
	outlineOf,
	text,
} from "../../../generator/define.ts";
import { localized } from "../../languages.ts";
import { faq } from "../faq.ts";
import { link, pageFields } from "../page-fields.ts";

/** The page of questions and answers. */
export const faqView = defineView({
	schema: z.strictObject({
		view: z.literal("faq"),
		...pageFields,
		banner: link.meta(
			help({
				en: "The link to the booking page on top.",
				da: "Linket til bookingsiden øverst.",
			}),
		),
		contactNote: z
			.strictObject({
				heading: localized(text).meta(
					help({ en: "The heading.", da: "Overskriften." }),
				),
				text: localized(text).meta(
					help({
						en: "How to ask a question of one's own.",
						da: "Hvordan man stiller sit eget spørgsmål.",
					}),
				),
			})
			.meta(help({ en: "Beneath the questions.", da: "Under spørgsmålene." })),
		book: link.meta(
			help({
				en: "The link to the booking page at the end.",
				da: "Linket til bookingsiden til sidst.",
			}),
		),
	}),
	texts: [],
	anchors: [],
	items: (entries) => {
		const [found] = entries.of(faq);
		return found && !isWrong(found, "id")
			? outlineOf(found)?.map(({ id }) => id)
			: undefined;
	},
});
