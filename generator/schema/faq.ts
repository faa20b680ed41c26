import * as z from "zod";
import { id, sample } from "./field.ts";
import { help } from "./help.ts";
import { localized } from "./localized.ts";
import { prose, text } from "./text.ts";

/** Questions and answers: content/faq.yaml, in the order shown. */
export const faq = z
	.array(
		z.strictObject({
			sample,
			id: id.meta(
				help({
					en: "The name in the answer's address, /faq#NAME.",
					da: "Navnet i svarets adresse, /faq#NAVN: små bogstaver og bindestreger.",
				}),
			),
			question: localized(text).meta(
				help({
					en: "The question as a guest would ask it.",
					da: "Spørgsmålet, som en gæst ville stille det.",
				}),
			),
			answer: localized(prose).meta(
				help({
					en: "The answer; Markdown is allowed.",
					da: "Svaret; Markdown kan bruges.",
				}),
			),
		}),
	)
	.min(1);
