import { z } from "zod";

const language = z.strictObject({
	label: z.string().min(1).describe("The language's name in that language."),
	flag: z.enum(["denmark", "britain"]).describe("denmark or britain."),
});

/** The languages of the site: content/languages.yaml. */
export const languages = z.strictObject({
	da: language.describe("Danish, the default."),
	en: language.describe("English, under /en."),
});
