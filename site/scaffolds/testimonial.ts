import type { Scaffold } from "kilde";
import { quoted } from "./answers.ts";

/** A testimonial of a guest. */
export const newTestimonial: Scaffold = {
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
			otherwise: "Skriv gæstens egne ord her. / Write the guest’s words here.",
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
};
