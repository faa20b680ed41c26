import { z } from "zod";
import { month, sample, written } from "./field.ts";
import { text } from "./text.ts";

const testimonial = z.strictObject({
	sample,
	by: written(/^[A-ZÆØÅ]\.( ?[A-ZÆØÅ]\.)*$/, {
		en: "initials with full stops, as M. K.",
		da: "initialer med punktum, f.eks. M. K.",
	}).describe("Initials, never a name."),
	month: month.describe("When it was written, as 2025-08."),
	quote: text.describe("The guest's own words, without quotation marks."),
});

/** What guests have said: content/testimonials.yaml, by the language they said it in. */
export const testimonials = z.strictObject({
	danish: z.array(testimonial).min(1).describe("Testimonials in Danish."),
	english: z.array(testimonial).min(1).describe("Testimonials in English."),
});
