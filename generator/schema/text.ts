import { phrase } from "../messages/format.ts";
import { demand } from "./demand.ts";
import { written } from "./field.ts";
import { kind } from "./meta.ts";
import { emptyBody, type Prose, type Text } from "./text-values.ts";

const filled = written(/\S/, phrase("expected.text"));

/**
 * A short text. It may cite facts: `From {{price.NAME}}`.
 *
 * @example text.parse("Lessons from {{price.piano}}").source; // "Lessons from {{price.piano}}"
 */
export const text = filled
	.meta(kind("text"))
	.transform((source): Text => ({ kind: "text", source, parts: [source] }));

/**
 * Returns the schema of a text that contains a placeholder, which the site replaces.
 *
 * @example textWith("{name}").safeParse("Thank you for your order!").success; // false
 */
export function textWith(placeholder: string) {
	return text.refine(({ source }) => source.includes(placeholder), {
		error: demand(phrase("expected.text-with", { placeholder })),
	});
}

/**
 * A quotation without quotation marks: the site adds those of the language.
 *
 * @example quotation.safeParse("“The best rye bread in town.”").success; // false
 */
export const quotation = text.refine(
	({ source }) => !/^\s*[“”„«»"'‘’].*[“”«»"'‘’]\s*$/s.test(source),
	{ error: demand(phrase("expected.quotation")) },
);

/**
 * A longer text in Markdown. It may cite facts and link to pages.
 *
 * @example prose.parse("Bring **a mat** and a blanket.").source; // "Bring **a mat** and a blanket."
 */
export const prose = filled
	.meta(kind("prose"))
	.transform((source): Prose => ({ kind: "prose", source, body: emptyBody }));

/**
 * A name or label that texts may cite as a fact, so it can't cite any itself.
 *
 * @example label.safeParse("A lesson at {{price.piano}}").success; // false
 */
export const label = filled
	.regex(/^(?!.*\{\{)/s, { error: demand(phrase("expected.label")) })
	.meta(kind("label"));
