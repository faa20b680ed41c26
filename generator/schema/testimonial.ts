import * as z from "zod";
import { month, sample, written } from "./field.ts";
import { help } from "./help.ts";
import { quotation } from "./text.ts";

const testimonial = z.strictObject({
	sample,
	by: written(/^[A-ZÆØÅ]\.( ?[A-ZÆØÅ]\.)*$/, {
		en: "initials with full stops, as M. K.",
		da: "initialer med punktum, f.eks. M. K.",
	}).meta(
		help({
			en: "Initials, never a name.",
			da: "Initialer, aldrig et navn, f.eks. M. K.",
		}),
	),
	month: month.meta(
		help({
			en: "When it was written, as 2025-08.",
			da: "Hvornår det blev skrevet, f.eks. 2025-08.",
		}),
	),
	quote: quotation.meta(
		help({
			en: "The guest's own words, without quotation marks.",
			da: "Gæstens egne ord uden citationstegn.",
		}),
	),
});

/** What guests have said: content/testimonials.yaml, by the language they said it in. */
export const testimonials = z.strictObject({
	danish: z
		.array(testimonial)
		.min(1)
		.meta(help({ en: "Testimonials in Danish.", da: "Udtalelser på dansk." })),
	english: z
		.array(testimonial)
		.min(1)
		.meta(
			help({ en: "Testimonials in English.", da: "Udtalelser på engelsk." }),
		),
});
