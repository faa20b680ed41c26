import * as z from "zod";
import { help } from "./help.ts";

const language = z.strictObject({
	label: z
		.string()
		.min(1)
		.meta(
			help({
				en: "The language's name in that language.",
				da: "Sprogets navn på sproget selv.",
			}),
		),
	flag: z
		.enum(["denmark", "britain"])
		.meta(
			help({ en: "denmark or britain.", da: "Flaget: denmark eller britain." }),
		),
});

/** The languages of the site: content/languages.yaml. */
export const languages = z.strictObject({
	da: language.meta(
		help({ en: "Danish, the default.", da: "Dansk, hjemmesidens hovedsprog." }),
	),
	en: language.meta(
		help({ en: "English, under /en.", da: "Engelsk, under /en." }),
	),
});
