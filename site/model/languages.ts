import { defineCollection } from "kilde";
import { choices, field, z } from "kilde/fields";
import { languages as siteLanguages } from "../languages.ts";

const codes = siteLanguages.map(({ code }) => code);

const language = z.strictObject({
	label: z.string().min(1),
	flag: z
		.enum(["denmark", "britain"])
		.meta(
			choices({
				denmark: { en: "Denmark", da: "Danmark" },
				britain: { en: "Britain", da: "Storbritannien" },
			}),
		)
		.optional(),
});

const schema = z
	.strictObject(
		Object.fromEntries(
			codes.map((code, place) => [
				code,
				field(
					language,
					{ language: code },
					place === 0
						? { en: "The default.", da: "Hjemmesidens hovedsprog." }
						: { en: `Under /${code}.`, da: `Under /${code}.` },
				),
			]),
		),
	)
	// The type of the schema doesn't say that the languages are its only fields.
	.transform((by) => by as Readonly<Record<string, z.output<typeof language>>>);

/** The languages of the site: content/languages.yaml. */
export const languages = defineCollection({
	name: "languages",
	files: "languages.yaml",
	schema,
});
