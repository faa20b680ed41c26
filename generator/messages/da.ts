import type { Translation } from "./catalogue.ts";

/** The sentences of `en.ts` in Danish, in the same order. */
export const da: Translation = {
	// Counts
	"count.error": "{count} fejl | {count} fejl",
	"count.warning": "{count} advarsel | {count} advarsler",

	// Suggestions
	"suggestion.one": "Mente du {fix}?",
	"suggestion.several": "Mente du {fixes}?",
	"suggestion.choose": "Det kan læses på flere måder. Hvad mener du?",
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
	"invalid-image.svg-syntax": {
		message:
			"Herfra kan SVG-billedet ikke læses: Det er ikke velformet XML i UTF-8.",
		hint: "Eksportér det igen som almindelig SVG med teksterne som kurver (i Inkscape: Sti, Objekt til sti, derefter Gem som, Almindelig SVG) eller som PNG.",
	},
	"invalid-image.not-svg": {
		message:
			'Dette er ikke et SVG-billede: Det begynder ikke med <svg xmlns="http://www.w3.org/2000/svg">.',
		hint: "Eksportér det igen som almindelig SVG med teksterne som kurver (i Inkscape: Sti, Objekt til sti, derefter Gem som, Almindelig SVG) eller som PNG.",
	},
	"invalid-image.svg-size": {
		message:
			"SVG-billedet er for stort til, at browsere kan vise det hurtigt: Det må have 1,5 millioner tegn, 50.000 elementer, 5.000 henvisninger og 100 niveauer.",
		hint: "Eksportér det igen som almindelig SVG med teksterne som kurver (i Inkscape: Sti, Objekt til sti, derefter Gem som, Almindelig SVG) eller som PNG.",
	},
	"invalid-image.svg-metadata": {
		message:
			"Et foto i SVG-billedet har metadata fra kameraet, for eksempel om hvor det er taget.",
		hint: "Eksportér det igen som almindelig SVG med teksterne som kurver (i Inkscape: Sti, Objekt til sti, derefter Gem som, Almindelig SVG) eller som PNG.",
	},
	"invalid-image.svg-stylesheet": {
		message:
			"SVG-billedet bruger et typografiark udefra, og det henter siderne ikke.",
		hint: "Eksportér det igen som almindelig SVG med teksterne som kurver (i Inkscape: Sti, Objekt til sti, derefter Gem som, Almindelig SVG) eller som PNG.",
	},
	"invalid-image.svg-font": {
		message:
			"SVG-billedet bruger en skrifttype udefra, og den henter siderne ikke.",
		hint: "Eksportér det igen som almindelig SVG med teksterne som kurver (i Inkscape: Sti, Objekt til sti, derefter Gem som, Almindelig SVG) eller som PNG.",
	},
	"invalid-image.video-metadata": {
		message:
			"Videoen indeholder metadata fra kameraet, for eksempel om hvor den er optaget.",
		hint: "Eksportér den igen uden metadata (og uden GPS), og læg den nye fil her.",
	},
	"invalid-image.video-unreadable": {
		message:
			"Filmen kan ikke læses; måske er den beskadiget, eller filendelsen er forkert.",
		hint: "Eksportér den igen som MP4 eller WebM, og læg den nye fil her.",
	},
	"invalid-image.rotated": {
		message:
			"Billedet er gemt på siden, og kun metadata i filen fortæller, hvordan det skal vendes.",
		hint: "Åbn det, vend det, og gem det igen.",
	},
	"invalid-image.damaged": {
		message: "Billedet er beskadiget: Kun en del af det kan læses.",
		hint: "Kopiér det igen fra originalen, eller gem det på ny.",
	},

	// Reading and writing files
};
