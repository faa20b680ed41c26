import * as z from "zod";
import { type Prose, plainProse, plainText, type Text } from "../text/text.ts";
import { demand } from "./demand.ts";

const filled = { error: demand({ en: "some text", da: "en tekst" }) };

/** A short text. It may cite facts: `From {{price.NAME}}`. */
export const text = z
	.string(filled)
	.regex(/\S/, filled)
	.transform((source): Text => plainText(source));

/** Returns the schema of a text that contains a placeholder, which the site replaces. */
export function textWith(placeholder: string) {
	return text.refine(({ source }) => source.includes(placeholder), {
		error: demand({
			en: `a text with ${placeholder} in it: something else is put there`,
			da: `en tekst, hvori ${placeholder} indgår: dér bliver noget andet sat ind`,
		}),
	});
}

/** A quotation without quotation marks: the site adds those of the language. */
export const quotation = text.refine(
	({ source }) => !/^\s*[“”„«»"'‘’].*[“”«»"'‘’]\s*$/s.test(source),
	{
		error: demand({
			en: "the words without quotation marks around them: the site adds those",
			da: "ordene uden citationstegn omkring: dem sætter hjemmesiden selv",
		}),
	},
);

/** A longer text in Markdown. It may cite facts and link to pages. */
export const prose = z
	.string(filled)
	.regex(/\S/, filled)
	.transform((source): Prose => plainProse(source));

/** A name or label that texts may cite as a fact, so it can't cite any itself. */
export const label = z
	.string(filled)
	.regex(/\S/, filled)
	.regex(/^(?!.*\{\{)/s, {
		error: demand({
			en: "text without {{…}}: facts are made from it, so it can't cite one",
			da: "en tekst uden {{…}}: der laves oplysninger af den, så den kan ikke selv hente nogen",
		}),
	});
