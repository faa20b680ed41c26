import type { Wording } from "../diagnostics/diagnostic.ts";

/** Something to be asked, or given as an option: `--da "Ny sæson"`. */
export type Question = {
	/** The option's name. */
	readonly name: string;
	readonly asks: Wording;
	/** What an empty answer stands for; none where an answer is needed. */
	readonly otherwise?: string;
};

/** What can be made anew, and what must be known to make it. */
export const kinds = {
	article: [
		{
			name: "da",
			asks: { en: "Headline in Danish", da: "Overskrift på dansk" },
		},
		{
			name: "en",
			asks: { en: "Headline in English", da: "Overskrift på engelsk" },
		},
		{
			name: "type",
			asks: {
				en: "Type: announcement, press-release, event or news",
				da: "Type: announcement (meddelelse), press-release (pressemeddelelse), event eller news (nyhed)",
			},
			otherwise: "news",
		},
	],
	event: [
		{
			name: "da",
			asks: { en: "Name in Danish", da: "Navn på dansk" },
		},
		{
			name: "en",
			asks: { en: "Name in English", da: "Navn på engelsk" },
		},
		{
			name: "link",
			asks: {
				en: "Address where guests book it",
				da: "Adressen, hvor gæster booker det",
			},
			otherwise: "https://booking.example/",
		},
	],
	faq: [
		{
			name: "da",
			asks: { en: "Question in Danish", da: "Spørgsmålet på dansk" },
		},
		{
			name: "en",
			asks: { en: "Question in English", da: "Spørgsmålet på engelsk" },
		},
	],
	testimonial: [
		{
			name: "in",
			asks: {
				en: "Language it was said in: da or en",
				da: "Sproget, det blev sagt på: da eller en",
			},
			otherwise: "da",
		},
		{
			name: "by",
			asks: {
				en: "Initials, as M. K.",
				da: "Initialer, f.eks. M. K.",
			},
		},
		{
			name: "quote",
			asks: { en: "The guest’s own words", da: "Gæstens egne ord" },
			otherwise: "Skriv gæstens egne ord her. / Write the guest’s words here.",
		},
	],
	redirect: [
		{
			name: "from",
			asks: {
				en: "The old address, as /old-page",
				da: "Den gamle adresse, f.eks. /gammel-side",
			},
		},
		{
			name: "to",
			asks: {
				en: "The page it leads to, as /faq",
				da: "Siden, den fører til, f.eks. /faq",
			},
		},
	],
} as const satisfies Record<string, readonly Question[]>;

/** One of the things that can be made anew. */
export type Kind = keyof typeof kinds;

/** What was answered, by the questions' names. */
export type Answers = Readonly<Record<string, string>>;
