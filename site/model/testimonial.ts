import { defineCollection } from "kilde";
import {
	encodeRequirement,
	month,
	quotation,
	sample,
	textMatching,
	z,
} from "kilde/fields";
import { localizedText } from "../languages.ts";
import { quoted } from "./scaffold.ts";

const testimonial = z
	.strictObject({
		sample,
		by: textMatching(/^[A-ZÆØÅ]\.( ?[A-ZÆØÅ]\.)*$/, {
			en: "initials with full stops, e.g. M. K.",
			da: "initialer med punktum, f.eks. M. K.",
		}).meta({ example: "M. K." }),
		month,
		quote: quotation,
		sentence: quotation.optional(),
	})
	.refine(
		({ quote, sentence }) =>
			sentence === undefined || isWithin(sentence.source, quote.source),
		{
			path: ["sentence"],
			// What is wrong is no text yet.
			when: ({ issues }) => issues.length === 0,
			error: encodeRequirement({
				en: "words of the quotation, as they stand in it",
				da: "ord fra citatet, som de står i det",
			}),
		},
	);

/** Whether words are in a quotation as they stand; it may go on in the midst of a sentence there. */
function isWithin(sentence: string, quote: string): boolean {
	const plain = (text: string) =>
		text
			.toLowerCase()
			.replace(/\s+/g, " ")
			.replace(/[.!?]$/, "");
	return plain(quote).includes(plain(sentence));
}

const schema = z.strictObject({
	origin: z.strictObject({
		sample,
		text: localizedText,
	}),
	danish: z.array(testimonial).min(1).meta({ itemLabel: "by" }),
	english: z.array(testimonial).min(1).meta({ itemLabel: "by" }),
});

/** The testimonials, by their language: content/testimonials.yaml. */
export const testimonials = defineCollection({
	name: "testimonials",
	files: "testimonials.yaml",
	schema,
	fieldLanguages: { danish: "da", english: "en" },
	scaffold: {
		name: "testimonial",
		label: { en: "Testimonial", da: "Gæsteudtalelse" },
		questions: () => [
			{
				name: "in",
				prompt: {
					en: "Language it was said in",
					da: "Sproget, det blev sagt på",
				},
				typed: { en: "da or en", da: "da eller en" },
				otherwise: "da",
				choices: {
					da: { en: "Danish", da: "dansk" },
					en: { en: "English", da: "engelsk" },
				},
			},
			{
				name: "by",
				prompt: { en: "Initials, e.g. M. K.", da: "Initialer, f.eks. M. K." },
			},
			{
				name: "quote",
				prompt: { en: "The guest’s own words", da: "Gæstens egne ord" },
				otherwise:
					"Skriv gæstens egne ord her. / Write the guest’s words here.",
			},
		],
		draft: ({ by = "", quote = "", in: language }, { date }) => [
			{
				path: "content/testimonials.yaml",
				list: [language === "en" ? "english" : "danish"],
				scaffold: "testimonial.yaml",
				props: {
					by: quoted(by),
					quote: quoted(quote),
					month: quoted(date.slice(0, 7)),
				},
			},
		],
	},
	dates: (raw) =>
		["danish", "english"].flatMap((language) => {
			const quotes: unknown = Object(raw)[language];
			return (Array.isArray(quotes) ? quotes : []).map((_, index) => [
				language,
				index,
				"month",
			]);
		}),
});
