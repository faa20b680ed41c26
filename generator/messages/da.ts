import type { Translation } from "./catalogue.ts";

/** The sentences of `en.ts` in Danish, in the same order. */
export const da: Translation = {
	// Severities
	"severity.error": "fejl",
	"severity.warning": "advarsel",

	// Counts
	"count.error": "{count} fejl | {count} fejl",
	"count.warning": "{count} advarsel | {count} advarsler",
	"count.page": "{count} side | {count} sider",
	"count.redirect": "{count} viderestilling | {count} viderestillinger",
	"count.link": "{count} link | {count} links",
	"count.place": "{count} sted | {count} steder",
	"count.file": "{count} fil | {count} filer",
	"count.sample": "{count} eksempel | {count} eksempler",
	"count.day": "{count} dag | {count} dage",
	"count.question": "{count} spørgsmål | {count} spørgsmål",

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
	"dead-link.no-answer": {
		message: "{address} fører ingen steder hen: {reason}.",
	},
	"moved-link.permanently": {
		message: "{address} er flyttet permanent til {target}.",
	},

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
	"outside-project.link": {
		message:
			"Dette er en genvej (et symbolsk link), som fører ud af projektet eller ingen steder hen.",
		hint: "Læg en kopi af selve filen her.",
	},
	"file-too-large.in-content": {
		message:
			"Filen fylder {size} MB; en fil i indholdet må højst fylde {limit} MB.",
		hint: "Gør den mindre, eller læg den på en anden hjemmeside, og link til den.",
	},
	"unreadable-file.file": {
		message: "Filen kan ikke læses: {reason}.",
		hint: "Se, om den kan åbnes på denne computer; kør så kommandoen igen.",
	},
	"unreadable-file.folder": {
		message: "Mappen kan ikke læses: {reason}.",
		hint: "Se, om den kan åbnes på denne computer; kør så kommandoen igen.",
	},
	"system.no-read-access": "Du har ikke adgang til at læse den",
	"system.no-write-access":
		"Du har ikke adgang til at ændre mappen eller den mappe, den ligger i",
	"system.disk-full": "Disken er fuld",
	"system.file-size": "En fil er større, end systemet tillader",
	"system.read-only": "Disken er skrivebeskyttet",
	"system.busy": "Mappen er i brug, f.eks. fordi en disk er monteret der",
	"system.name-too-long": "Et navn er for langt til disken",
	"system.disk-error": "Der er en fejl på disken",
	"system.ports-taken":
		"Denne port og de 19 efter den er optaget; vælg en anden med --port",
	"system.port-forbidden":
		"Du har ikke lov til at bruge denne port; vælg en anden med --port, f.eks. 4000",
};
