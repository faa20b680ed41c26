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
	"fact.files": "Oplysningerne står i {files}.",
	"unknown-fact.not-found": {
		message: "Der er ingen oplysning, som hedder {fact}.",
		hint: "{available}",
		pageMessage: "En oplysning i teksten findes ikke længere.",
		pageHint: "Slet den, eller indsæt en anden med »Oplysning«.",
	},
	"unknown-name.not-found": {
		message: "Der er {kind}, som hedder {name}.",
		hint: "{available}",
		pageMessage: "Det, der er valgt her, findes ikke længere.",
		pageHint: "Vælg noget andet.",
	},
	"unknown-name.language": {
		message:
			"Siden har ingen adresse på {language}, men linket vises også på {language}.",
		hint: "Vælg en side, der findes på det sprog.",
	},
	"handwritten-fact.quoted": {
		message:
			"{written} er {facts}. Når det er skrevet direkte i teksten, følger det ikke med, når oplysningen ændres.",
		hint: "Skriv {facts}.",
		fix: "Skriv {fix}.",
		pageHint: "Slet det, og indsæt oplysningen med »Oplysning«.",
	},
	"handwritten-fact.unquoted": {
		message:
			"{written} er {facts}. Når det er skrevet direkte i teksten, følger det ikke med, når oplysningen ændres.",
		hint: "Skriv {facts}, og sæt hele teksten i citationstegn.",
		pageHint: "Slet det, og indsæt oplysningen med »Oplysning«.",
	},
	"allowance.unused": {
		message: "Kommentaren slår ikke nogen advarsel fra.",
		hint: "Slet den, eller flyt den til den linje, den handler om.",
		pageMessage:
			"En kommentar i filen slår en advarsel fra, som ikke længere gives.",
		pageHint: "Den kan slettes.",
	},
	"missing-field.shared": {
		message: "{field} mangler, og ingen udgave på et andet sprog har det.",
		hint: "Tilføj {field} her.",
	},
	"sample.address": {
		message:
			"{name} er kun et eksempel: {host} er reserveret til eksempler og kan ikke findes på nettet.",
		hint: "Skriv den rigtige adresse.",
	},
	"sample.value": {
		message: "{name} er kun et eksempel.",
		hint: "Skriv det rigtige indhold, og slet så »sample: true«.",
	},
	"sample.file": {
		message: "Denne fil er kun et eksempel.",
		hint: "Skriv det rigtige indhold, og slet så »sample: true«.",
	},

	// Links, pictures and redirects
	"link.page": "Link til hele siden uden #.",
	"unknown-link.no-page": {
		message: "Ingen side har adressen {path}.",
		hint: "En sides adresse står i feltet path i dens fil i content/pages; links til andre hjemmesider begynder med https://.",
		pageHint:
			"Klik på linket, og vælg en side med Link over teksten. Links til andre hjemmesider begynder med https://.",
	},
	"unknown-link.redirect": {
		message: "{path} er en viderestilling til {to}.",
		fix: "Skriv {fix}.",
	},
	"unknown-link.language": {
		message: "{path} er på {there}, men denne tekst er på {here}.",
		hint: "Den side findes ikke på {here}; link til en anden.",
		fix: "Skriv {fix}.",
	},
	"unknown-link.anchor": {
		message: "{path} har ikke noget anker, der hedder #{anchor}.",
		hint: "{available}",
		pageMessage: "{path} har ikke noget afsnit, der hedder »{anchor}«.",
	},
	"unknown-link.own-address": {
		message: "Dette er en adresse på denne hjemmeside.",
		hint: "Skriv {path}, så den kan kontrolleres.",
		fix: "Skriv {fix}, så den kan kontrolleres.",
	},
	"unknown-link.unpublished": {
		message:
			"{file} er udløbet eller endnu ikke udgivet, så adressen findes ikke.",
		hint: "Fjern linket, eller ret {from} eller {until} dér.",
	},
	"unknown-name.video": {
		message: "{src} er en video, men tekster viser kun billeder.",
		hint: "Skriv navnet på et billede i content/media, eller slet det.",
		pageHint: "Slet det, og vælg et andet med + Billede over teksten.",
	},
	"unknown-name.outside-picture": {
		message:
			"Billeder skal ligge i content/media; andre steder er ikke tilladt.",
		hint: "Læg billedet der, og skriv dets filnavn her.",
		pageMessage:
			"Billedet ligger på en anden hjemmeside; tekster viser kun denne hjemmesides egne.",
		pageHint: "Slet det, og vælg et andet med + Billede over teksten.",
	},
	"unknown-name.picture": {
		message: "Der er ingen fil {src} i content/media.",
		hint: "{available}",
		pageMessage: "Der er intet billede, som hedder {src}.",
		pageHint: "Slet det, og vælg et andet med + Billede over teksten.",
	},
	"invalid-path.redirect-chain": {
		message: "Viderestillingen fører til {to}, som selv er en viderestilling.",
		hint: "Skriv adressen på en side.",
		fix: "Skriv {fix}.",
	},
	"invalid-path.redirect-target": {
		message:
			"Viderestillingen fører til {to}, men der er ingen side på den adresse.",
		hint: "Skriv adressen på en side.",
	},

	// Duplicates, translations and dates
	"page.no-texts": "Hele sidens tekst står i dens YAML-fil.",
	"text.owner": "Omdøb den efter det, den hører til, eller slet den.",
	"duplicate-url.taken": {
		message: "{path} er allerede optaget af {file}, linje {line}.",
		hint: "Vælg en anden adresse.",
		pageMessage: "{path} er allerede optaget af {file}.",
	},
	"duplicate-url.reserved": {
		message: "Adressen {path} er reserveret til hjemmesiden selv.",
		hint: "Vælg en anden adresse.",
	},
	"duplicate-id.view": {
		message: "En anden side har allerede view: {view}, og kun én kan have det.",
		pageMessage:
			"En anden side er allerede af denne type, og der kan kun være én.",
	},
	"duplicate-id.anchor": {
		message: "Noget andet på siden har allerede ankeret #{anchor}.",
		hint: "Formulér overskriften en smule anderledes.",
		pageMessage:
			"En anden overskrift eller del af siden hedder det samme, så et link kunne føre det forkerte sted hen.",
	},
	"duplicate-id.fact": {
		message: "Med navnet {name} kan {fact} betyde to ting.",
		hint: "Giv det et andet navn.",
	},
	"duplicate-id.case": {
		message:
			"Der er kun forskel på store og små bogstaver i {file} og {other}, så Windows og macOS kan kun have den ene.",
		hint: "Slet den ene, eller omdøb den, og skriv det nye navn, hvor den bruges.",
	},
	"unknown-file.name": {
		message: "Filen hører ikke til noget indhold.",
		hint: "Omdøb den til {file}.",
	},
	"unknown-file.copy": {
		message: "Dette ser ud til at være en ekstra udgave af {file}.",
		hint: "Sammenlign de to, flyt det, der mangler, over, og slet denne.",
	},
	"unknown-file.part": {
		message: "Siden {page} har ingen tekst, der hedder {part}.",
		hint: "{available}",
	},
	"unknown-file.owner": {
		message: "Teksten hører ikke til noget: Der er ingen {file}.",
		hint: "{suggestion}",
	},
	"invalid-image.name": {
		message: "Filnavnet kan ikke indgå i en adresse.",
		hint: "Omdøb filen til {name}, og skriv det navn, hvor den bruges.",
	},
	"missing-file.file": {
		message: "Filen mangler, og hjemmesiden kan ikke undvære den.",
		hint: "Hent den tilbage, for eksempel fra en tidligere udgave.",
	},
	"missing-file.view": {
		message:
			"Der er ingen side med view: {view}, og hjemmesiden kan ikke undvære den.",
		pageMessage: "Der mangler en side, som hjemmesiden ikke kan undvære.",
	},
	"missing-file.text": {
		message: "Her mangler en tekst på {language}.",
		hint: "Skriv den i {file}.",
		pageHint: "Skriv den på {language}.",
	},
	"missing-translation.text": {
		message: "Teksten findes ikke på {language}.",
		hint: "Skriv den i {file}.",
		pageHint: "Skriv den på {language}.",
	},
	"missing-translation.version": {
		message:
			"Teksten findes ikke på {language}, så besøgende, der læser {language}, ser den ikke.",
		hint: "Skriv den i {file}, eller tilføj translated: false her.",
		pageHint: "Skriv den på {language}, eller vælg {field}.",
	},
	"missing-translation.required-version": {
		message:
			"Teksten findes ikke på {language}, så besøgende, der læser {language}, ser den ikke.",
		hint: "Skriv den i {file}.",
		pageHint: "Skriv den på {language}.",
	},
	"missing-translation.address": {
		message:
			"Siden har ingen adresse på {language}, men hjemmesiden har brug for den på alle sprog.",
		hint: "Tilføj en adresse på {language}.",
	},
	"missing-translation.copied": {
		message: "Teksten er den samme på {other} og {language}, ord for ord.",
		hint: "Oversæt den ene af dem.",
	},
	"missing-translation.placeholder": {
		message: "Dette ligner en note til dig selv; besøgende ville se den.",
		hint: "Skriv teksten på {language} her.",
	},
	"inconsistent.versions": {
		message: "{field} er noget andet end i {file}.",
		hint: "Skriv det samme i {field} på alle sprog, eller kun på det første.",
	},
	"inconsistent.period": {
		message: "Slutdatoen ({until}) ligger før startdatoen ({from}).",
	},
	"unlikely-date.distant": {
		message: "{day} er mere end et år ude i fremtiden.",
		hint: "Se efter, om årstallet er rigtigt alle de steder, hvor datoen står.",
	},
	"unlikely-date.published-early": {
		message: "{day} er ude i fremtiden, men dette er allerede udgivet.",
		hint: "Skal det først udgives den dag, så skriv {date} i {from}.",
	},
	"unchecked.for-a-year": {
		message:
			"Disse oplysninger er sidst gennemgået {day}, for mere end et år siden.",
		hint: "Se efter, om de stadig gælder, og skriv så dags dato her.",
		fix: "Se efter, om de stadig gælder, og skriv så {fix} her.",
	},
	"too-long.description": {
		message:
			"Beskrivelsen er på {length} tegn, når oplysningerne er sat ind; søgemaskiner viser højst {maxLength}.",
		hint: "Forkort den til {maxLength} tegn.",
	},

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
