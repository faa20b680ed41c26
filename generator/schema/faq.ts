import { z } from "zod";
import { id, sample } from "./field.ts";
import { localized } from "./localized.ts";
import { prose, text } from "./text.ts";

/** Questions and answers: content/faq.yaml, in the order shown. */
export const faq = z
	.array(
		z.strictObject({
			sample,
			id: id.describe("The name in the answer's address, /faq#NAME."),
			question: localized(text).describe(
				"The question as a guest would ask it.",
			),
			answer: localized(prose).describe("The answer; Markdown is allowed."),
		}),
	)
	.min(1);
