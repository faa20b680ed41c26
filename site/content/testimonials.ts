import { collection, f, rule } from "kilde";
import { newTestimonial } from "../scaffolds/testimonial.ts";
import { text } from "./fields.ts";

const testimonial = f.object({
	sample: f.sample(),
	by: f
		.string({
			form: /^[A-ZÆØÅ]\.( ?[A-ZÆØÅ]\.)*$/,
			expected: {
				en: "initials with full stops, e.g. M. K.",
				da: "initialer med punktum, f.eks. M. K.",
			},
		})
		.example("M. K."),
	month: f.month(),
	quote: f.quotation(),
	sentence: f.quotation().optional(),
});

/** The testimonials, by their language: content/testimonials.yaml. */
export const testimonials = collection(
	"testimonials.yaml",
	{
		origin: { sample: f.sample(), text },
		danish: f.list(testimonial, { least: 1, itemLabel: "by" }),
		english: f.list(testimonial, { least: 1, itemLabel: "by" }),
	},
	{
		fieldLanguages: { danish: "da", english: "en" },
		dates: ["danish.*.month", "english.*.month"],
		scaffold: newTestimonial,
	},
);

/** Requires that a sentence is words of its quotation. */
export const sentenceRules = (["danish", "english"] as const).map((language) =>
	rule(
		testimonials,
		`${language}.*`,
		({ quote, sentence }) =>
			sentence === undefined || isWithin(sentence.source, quote.source),
		({ sentence }) => ({
			en: `“${sentence?.source}” must be words of the quotation, as they stand in it.`,
			da: `»${sentence?.source}« skal være ord fra citatet, som de står i det.`,
		}),
		{ at: "sentence" },
	),
);

/** Whether words are in a quotation as they stand; it may go on in the midst of a sentence there. */
function isWithin(sentence: string, quote: string): boolean {
	const simplify = (words: string) =>
		words
			.toLowerCase()
			.replace(/\s+/g, " ")
			.replace(/[.!?]$/, "");
	return simplify(quote).includes(simplify(sentence));
}
