import type { Translation } from "./template.ts";

/** The sentences of `en.ts` in Danish, in the same order. */
export const da: Translation = {
	// Counts
	"count.error": "{count} fejl | {count} fejl",
	"count.warning": "{count} advarsel | {count} advarsler",

	// Suggestions
	"suggestion.one": "Mente du {fix}?",
	"suggestion.list": "Der findes: {names}.",

	// Any file
	"more-problems.in-file": {
		message: "Der er {count} fejl og advarsler til i filen.",
		hint: "Ret disse først, eller se efter noget, der er sat ind i filen ved en fejl.",
		pageMessage: "Der er {count} fejl og advarsler til her.",
		pageHint:
			"Ret de andre først, eller se efter noget, der er sat ind ved en fejl.",
	},

	// YAML
	"yaml-syntax.tab-indent": {
		message:
			"Linjen er rykket ind med et tabulatortegn, og det tillader YAML ikke.",
		hint: "Brug mellemrum, to for hvert niveau.",
	},
	"yaml-syntax.hyphen-missing": {
		message: "Et punkt på en liste begynder med en bindestreg og et mellemrum.",
		hint: "Skriv en bindestreg og et mellemrum her.",
		fix: "Skriv en bindestreg og et mellemrum her.",
	},

	// Markdown

	// Values of fields: what each must be completes »Der skal stå …«

	// Facts and references

	// Links, pictures and redirects

	// Duplicates, translations and dates

	// Media

	// Reading and writing files
};
