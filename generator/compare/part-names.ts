import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Part } from "./extract.ts";

/** The names of the parts in messages. */
export const partNames: Readonly<Record<Part, Wording>> = {
	title: { en: "title", da: "titel" },
	description: { en: "search results", da: "søgeresultater" },
	text: { en: "text", da: "tekst" },
	link: { en: "link", da: "link" },
	picture: { en: "picture", da: "billede" },
	machine: { en: "for machines", da: "for maskiner" },
};
