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

	// Requirements of fields: what each must be completes »Der skal stå …«
	"requirement.sentence": "Der skal stå {requirement}.",
	"requirement.slug":
		"et navn med små bogstaver a–z, cifre og enkelte bindestreger, f.eks. opening-hours",
	"requirement.portable-name":
		"et andet navn: Windows kan ikke have filer, der hedder aux, con, nul, prn, com1–9 eller lpt1–9",
	"requirement.percent": "et helt tal fra 1 til 100, f.eks. 50",
	"requirement.count": "et helt tal, f.eks. 5",
	"requirement.date": "en dato skrevet som 2025-08-12",
	"requirement.month": "en måned skrevet som 2025-08",
	"requirement.time": "et klokkeslæt fra 00:00 til 23:59, f.eks. 09:30",
	"requirement.https":
		"en webadresse, der begynder med https:// og ikke har mellemrum, f.eks. https://www.example.org",
	"requirement.plain-host":
		"en webadresse, hvis domæne kun har bogstaverne a–z, cifre, bindestreger og punktummer, uden brugernavn eller adgangskode foran",
	"requirement.path":
		"en adresse på hjemmesiden: Den begynder med /, slutter ikke med /, og består ellers kun af a–z, 0–9 og -, f.eks. /opening-hours",
	"requirement.path-below": "en adresse, der begynder med {prefix}",
	"requirement.path-beside":
		"en adresse, der ikke begynder med {prefixes}, for dér er siderne på {languages}",
	"requirement.any-address": "en adresse på mindst ét sprog",
	"requirement.old-address":
		"en gammel adresse på hjemmesiden, som begynder med én /, f.eks. /gamle-priser.html",
	"requirement.old-address-path":
		"en adresse uden ? og #: Webhoteller kan ikke viderestille efter det, der står efter dem",
	"requirement.old-address-single":
		"én adresse: * og :navn kan ikke stå for andre",
	"requirement.old-address-resolved":
		"en adresse uden . eller .. mellem skråstregerne",
	"requirement.old-address-utf8":
		"en adresse, hvor koder med % er i UTF-8; skriv %25 for tegnet %",
	"requirement.redirect-target":
		"adressen på en side, f.eks. /opening-hours, eller på en anden hjemmeside, som begynder med https://",
	"requirement.video": "navnet på en video, der ender på .mp4 eller .webm",
	"requirement.picture": "navnet på et billede, f.eks. indgang.jpg",
	"requirement.focal-point":
		"et punkt på billedet: procent fra venstre og fra toppen, to hele tal fra 0 til 100, f.eks. 40 60",
	"requirement.sample": "true; slet linjen, når indholdet er det rigtige",
	"requirement.text": "en tekst",
	"requirement.text-with":
		"en tekst med {placeholder}, som bliver erstattet af noget andet",
	"requirement.quotation":
		"teksten uden citationstegn: Dem sætter hjemmesiden selv",
	"requirement.label":
		"en tekst uden oplysninger i, for den bliver selv til oplysninger",
	"requirement.localized": "noget på {languages}",
	"old-address.hint":
		"Skriv adressen, som browseren viste den, fra den første / efter domænet og frem til et ? eller #, og en linje for hver gammel adresse.",

	// Labels and explanations of fields
	"label.example": "For eksempel: {example}.",
	"label.address": "{language} adresse",
	"label.checked": "Sidst gennemgået",
	"label.focus": "Fokuspunkt",
	"label.sample": "Eksempel",
	"label.file": "fil",
	"label.from": "Vises fra",
	"label.until": "Vises til og med",
	"label.first-day": "Første dag",
	"label.language": "{language} ({code})",
	"label.last-day": "Sidste dag",
	"help.address":
		"Hvis du ændrer den, virker gamle links og bogmærker ikke længere, medmindre den gamle adresse får en viderestilling.",
	"help.checked": "Den dag, oplysningerne sidst blev gennemgået.",
	"help.focus":
		"Klik på det, der altid skal kunne ses, f.eks. et ansigt. Det bliver i billedet, uanset hvordan det beskæres.",
	"help.focus-in-file":
		"Procent fra venstre og fra toppen. Punktet bliver i billedet, uanset hvordan det beskæres.",
	"help.sample": "Fjern fluebenet, når det rigtige indhold er skrevet.",
	"help.sample-in-file": "Skriv true, så længe indholdet er et eksempel.",
	"help.media":
		"Billeder og videoer ligger i content/media; der er forskel på store og små bogstaver.",
	"help.from": "Lad feltet stå tomt, hvis det skal vises med det samme.",
	"help.from-in-file": "Udelad det, hvis det skal vises med det samme.",
	"help.until": "Lad feltet stå tomt, hvis det skal blive stående.",
	"help.until-in-file": "Udelad det, hvis det skal blive stående.",
	"help.first-day": "Den første dag, det gælder.",
	"help.last-day": "Den sidste dag, det gælder.",
};
