import * as z from "zod";
import { emptyBody, type Prose, type Text } from "../text/text.ts";
import { demand } from "./demand.ts";
import { kindOf } from "./help.ts";

const filled = { error: demand({ en: "some text", da: "en tekst" }) };

const words = z.string(filled).regex(/\S/, filled);

/**
 * A short text. It may cite facts: `From {{price.NAME}}`.
 *
 * @example text.parse("Lessons from {{price.piano}}").source; // "Lessons from {{price.piano}}"
 */
export const text = words
	.meta(kindOf("text"))
	.transform((source): Text => ({ kind: "text", source, parts: [source] }));

/**
 * Returns the schema of a text that contains a placeholder, which the site replaces.
 *
 * @example textWith("{name}").safeParse("Thank you for your order!").success; // false
 */
export function textWith(placeholder: string) {
	return text.refine(({ source }) => source.includes(placeholder), {
		error: demand({
			en: `a text with ${placeholder} in it, which is replaced by something else`,
			da: `en tekst med ${placeholder}, som bliver erstattet af noget andet`,
		}),
	});
}

/**
 * A quotation without quotation marks: the site adds those of the language.
 *
 * @example quotation.safeParse("“The best rye bread in town.”").success; // false
 */
export const quotation = text.refine(
	({ source }) => !/^\s*[“”„«»"'‘’].*[“”«»"'‘’]\s*$/s.test(source),
	{
		error: demand({
			en: "the text without quotation marks: the site adds them",
			da: "teksten uden citationstegn: Dem sætter hjemmesiden selv",
		}),
	},
);

/**
 * A longer text in Markdown. It may cite facts and link to pages.
 *
 * @example prose.parse("Bring **a mat** and a blanket.").source; // "Bring **a mat** and a blanket."
 */
export const prose = words
	.meta(kindOf("prose"))
	.transform((source): Prose => ({ kind: "prose", source, body: emptyBody }));

/**
 * A name or label that texts may cite as a fact, so it can't cite any itself.
 *
 * @example label.safeParse("A lesson at {{price.piano}}").success; // false
 */
export const label = words
	.regex(/^(?!.*\{\{)/s, {
		error: demand({
			en: "text without {{…}}: it is used to make facts, so it can't contain one",
			da: "en tekst uden {{…}}: Den bruges selv til at lave oplysninger",
			onPage: {
				en: "text without facts in it, since facts are made of it",
				da: "en tekst uden oplysninger i, for den bliver selv til oplysninger",
			},
		}),
	})
	.meta(kindOf("label"));
