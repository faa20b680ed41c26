import { phrase } from "../messages/format.ts";
import { textMatching } from "./field.ts";
import { kind } from "./meta.ts";
import { encodeRequirement } from "./requirement.ts";
import { emptyBody, type ParsedText, type Prose } from "./text-values.ts";

const filled = textMatching(/\S/, phrase("expected.text"));

/**
 * A short text. It may cite facts: `From {{price.NAME}}`.
 *
 * @example text.parse("Lessons from {{price.piano}}").source; // "Lessons from {{price.piano}}"
 */
export const text = filled
	.meta(kind("text"))
	.transform(
		(source): ParsedText => ({ kind: "text", source, parts: [source] }),
	);

/**
 * A quotation without quotation marks: the site adds those of the language.
 *
 * @example quotation.safeParse("“The best rye bread in town.”").success; // false
 */
export const quotation = text.refine(
	({ source }) => !/^\s*[“”„«»"'‘’].*[“”«»"'‘’]\s*$/s.test(source),
	{ error: encodeRequirement(phrase("expected.quotation")) },
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
	.regex(/^(?!.*\{\{)/s, { error: encodeRequirement(phrase("expected.label")) })
	.meta(kind("label"));
