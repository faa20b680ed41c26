import * as z from "zod";
import type { SiteLanguage } from "../languages/languages.ts";
import { phrase } from "../messages/format.ts";
import { listPlaceholders } from "../text/fill-placeholders.ts";
import { defineLocalized } from "./localized.ts";
import { encodeRequirement } from "./requirement.ts";
import { text } from "./text.ts";

/** Returns the schema of the words of a site: texts in every language, by their names. Each language has the same placeholders. */
export function createWordsSchema(languages: readonly SiteLanguage[]) {
	const word = defineLocalized(languages)(text).superRefine(
		({ values }, context) => {
			const named = Object.entries(values).map(
				([language, { source }]) =>
					[language, listPlaceholders(source)] as const,
			);
			const all = new Set(named.flatMap(([, names]) => names));
			for (const [language, names] of named)
				for (const name of all)
					if (!names.includes(name))
						context.addIssue({
							code: "custom",
							path: [language],
							message: encodeRequirement(
								phrase("expected.text-with", { placeholder: `{${name}}` }),
							),
						});
		},
	);
	return z.record(z.string(), word);
}
