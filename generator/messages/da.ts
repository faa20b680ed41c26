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
	"suggestion.spaces":
		"Skriv ét mellemrum her i stedet. | Skriv {count} mellemrum her i stedet.",
	"suggestion.several": "Mente du {fixes}?",
	"suggestion.choose": "Det kan læses på flere måder. Hvad mener du?",
	"suggestion.brings-error":
		"{hint} Ikke rettet: Så ville der komme en ny fejl. {error}",
	"suggestion.list": "Der findes: {names}.",

	// Any file
	"more-problems.in-file": {
		message: "Der er {count} fejl og advarsler til i filen.",
		hint: "Ret disse først, eller se efter noget, der er sat ind i filen ved en fejl.",
		pageMessage: "Der er {count} fejl og advarsler til her.",
		pageHint:
			"Ret de andre først, eller se efter noget, der er sat ind ved en fejl.",
	},
	"empty-file.no-text": {
		message: "Der er ingen tekst i filen.",
		hint: "Skriv den, under felterne øverst, hvis der er nogle, eller hent en tidligere udgave af filen tilbage.",
		pageMessage: "Her er ingen tekst.",
		pageHint: "Skriv den.",
	},
	"file-too-large.text": {
		message:
			"Teksten er for stor: Den må højst fylde {kilobytes} kB, {lines} linjer og {characters} tegn på en linje.",
		hint: "Se efter noget, der er sat ind ved en fejl, for eksempel et billede.",
	},
	"not-utf8.other-encoding": {
		message:
			"Et tegn her er ikke gemt som UTF-8 (filen ligner UTF-16, Latin-1 eller Windows-1252 eller er slet ikke en tekst).",
		hint: "Gem den igen med tegnkodningen UTF-8.",
	},
	"not-utf8.nul": {
		message: "Her står et NUL-tegn (U+0000), som ingen tekst kan indeholde.",
		hint: "Slet det og tegnene på begge sider af det, og skriv dem igen; eller hent en tidligere udgave af filen tilbage.",
	},
	"not-utf8.garbled": {
		message:
			"»{written}« var et andet tegn, før et program læste teksten med en forkert tegnkodning og gemte den.",
		hint: "Skriv det igen, og se efter flere af samme slags; eller hent en tidligere udgave af filen tilbage.",
	},
	"unreadable-file.lfs-pointer": {
		message: "Dette er ikke selve filen, men en Git LFS-henvisning til den.",
		hint: "Kør git lfs pull; hvis et webhotel bygger hjemmesiden, så slå Git LFS til, når det henter filerne.",
	},
	"unfinished-merge.conflict": {
		message:
			"To udgaver af filen er flettet sammen i git, og der er endnu ikke valgt mellem dem.",
		hint: "Behold den ene, og slet linjerne, der begynder med <<<<<<<, ======= og >>>>>>>.",
	},
	"unclosed-front-matter.opening": {
		message:
			"Over felterne øverst i filen skal der stå en linje med tre bindestreger, som filens allerførste.",
		hint: "Lad filens første linje være --- uden noget foran eller bagved.",
	},
	"unclosed-front-matter.closing": {
		message:
			"Under felterne øverst i filen skal der stå en linje med tre bindestreger og ikke andet.",
		hint: "Skriv --- på en linje for sig under det sidste felt.",
	},
	"missing-field.front-matter": {
		message: "Øverst i filen mangler felterne {fields}.",
		hint: "Begynd filen med en linje ---, så en linje for hvert felt, f.eks. title: …, og så en linje --- igen.",
	},
	"hint.media-folder": "Billeder og videoer hører til i content/media.",
	"hint.file-place":
		"Flyt den til den mappe, den hører til i, eller omdøb den: Navne består af a–z, 0–9 og -, og en tekst hedder NAVN.{locale}.md; sprogene har ikke hver sin mappe. Er dens sti rigtig, er der ingen samling i hjemmesidens definition (site/site.ts), som har den.",
	"unknown-file.unexpected": {
		message: "Filen hører ikke til nogen del af indholdet.",
		hint: "{hint}",
	},
	"control-character.invisible": {
		message: "Her står et tegn, som ikke kan ses eller vises ({name}).",
		hint: "Slet det og tegnene på begge sider af det, og skriv dem igen.",
	},
	"control-character.code": {
		message:
			"Her står koden for et tegn, som ikke kan ses eller vises ({name}).",
		hint: "Slet koden.",
	},
	"suppression.keyword": "kilde-tillad",
	"allowance.no-reason": {
		message: "Kommentaren har ingen begrundelse, så den virker ikke.",
		hint: "Skriv begrundelsen efter kolonet.",
	},
	"template-syntax.too-complex": {
		message:
			"Mellem dobbelte krøllede parenteser må der højst stå {characters} tegn, og en skabelon må have højst {blocks} blokke.",
		hint: "Se efter {{ uden }} og efter en blok som {{#each}} uden {{/each}}.",
	},
	"template-syntax.unreadable": {
		message: "Handlebars kan ikke læse skabelonen fra denne linje.",
		hint: "Se efter {{ uden }}, en blok som {{#each}} uden {{/each}} og et navn efter #, der er stavet forkert.",
	},
	"file-too-large.in-content": {
		message:
			"Filen fylder {size} MB; en fil i indholdet må højst fylde {limit} MB.",
		hint: "Gør den mindre, eller læg den på en anden hjemmeside, og link til den.",
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
	"yaml-syntax.invisible-space": {
		message:
			"Her står et usynligt tegn, som ikke er et almindeligt mellemrum (ofte et hårdt mellemrum fra et andet program).",
		hint: "Slet det, og skriv et almindeligt mellemrum, hvis der skal være et.",
	},
	"yaml-syntax.curly-quotes": {
		message:
			"YAML kender ikke dette krumme citationstegn; besøgende ville se det.",
		hint: 'Skriv lige citationstegn, " og "; skal de krumme kunne ses, så sæt lige omkring dem.',
		fix: "Skriv {fix}; skal de krumme citationstegn kunne ses, så sæt lige omkring dem.",
	},
	"yaml-syntax.quotes-needed": {
		message:
			"En tekst, der begynder med {character}, skal stå i citationstegn; ellers opfatter YAML den som noget andet.",
		hint: 'Sæt hele teksten i citationstegn: "{written} …".',
	},
	"yaml-syntax.anchor": {
		message: "YAML's ankre (&), aliaser (*) og tags (!) bruges ikke her.",
		hint: "Skriv hver værdi der, hvor den hører til, og slet disse navne. En tekst, der begynder med &, * eller !, skal stå i citationstegn.",
	},
	"yaml-syntax.list-beside-field": {
		message: "En liste begynder på linjen under feltets navn.",
		hint: "Begynd listen på næste linje; er det en tekst, så sæt hele teksten i citationstegn.",
	},
	"yaml-syntax.text-beside-marker": {
		message: "Efter dette tegn begynder teksten først på næste linje.",
		hint: "Lad tegnet stå, og flyt teksten ned på næste linje, to mellemrum længere inde end dens felt.",
	},
	"yaml-syntax.unexpected-comma": {
		message: "Her er et komma for meget.",
		hint: "Slet kommaet.",
	},
	"yaml-syntax.comma-missing": {
		message: "Her mangler et komma.",
		hint: "Skriv et komma mellem de to.",
		fix: "Skriv et komma her.",
	},
	"yaml-syntax.unclosed": {
		message: "Her begynder en {opening}, som aldrig bliver lukket.",
		hint: 'Luk med {closing}, hvor indholdet slutter; i en tekst i dobbelte citationstegn skrives " som \\".',
	},
	"yaml-syntax.text-after-quote": {
		message: "Der står mere efter det sidste citationstegn.",
		hint: 'Er det én tekst, så sæt hele teksten i dobbelte citationstegn, og skriv \\" for et " inde i den; er det en liste, så sæt den mellem [ og ].',
	},
	"yaml-syntax.colon-in-text": {
		message:
			"Teksten indeholder et kolon, så YAML opfatter begyndelsen som navnet på et felt.",
		hint: 'Sæt hele teksten i citationstegn: title: "Nyt: vi åbner". Er det flere felter, så skriv hvert på sin egen linje.',
	},
	"yaml-syntax.colon-missing": {
		message: "Efter navnet på et felt skal der stå et kolon og et mellemrum.",
		hint: "Skriv et kolon og et mellemrum her.",
		fix: "Skriv et kolon og et mellemrum her.",
	},
	"yaml-syntax.no-field": {
		message:
			"Linjen har intet kolon, så YAML kan ikke se, hvilket felt den hører til.",
		hint: "Et felt skrives med kolon og mellemrum: »title: …«; en tekst, der fortsætter fra linjen over, skal rykkes længere ind end sit felt.",
	},
	"yaml-syntax.misaligned": {
		message: "Linjens indrykning passer ikke til linjerne omkring den.",
		hint: "Linjer, der hører sammen, begynder i samme kolonne; et feltnavn slutter med kolon og mellemrum.",
		fix: "Ryk den ind: »{fix}«.",
	},
	"yaml-syntax.comma-in-text": {
		message:
			"Teksten slutter ved dette komma: Mellem krøllede parenteser skal en tekst med komma stå i citationstegn.",
		hint: 'Sæt hele teksten i citationstegn: title: "Nyheder, priser og tider".',
	},
	"yaml-syntax.comment": {
		message:
			"YAML opfatter alt efter # som en kommentar, så det bliver ikke vist.",
		hint: "Sæt hele teksten i citationstegn, hvis # hører med; flyt ellers kommentaren til en linje for sig.",
	},
	"yaml-syntax.repeated-field": {
		message: "Feltet {name} står allerede i linje {line}.",
		hint: "Slet det ene med alt, hvad der hører til, eller ret dets navn; begynder der et nyt punkt på en liste her, så skriv en bindestreg og et mellemrum foran.",
	},
	"yaml-syntax.invalid-name": {
		message: "Sådan kan et felt ikke hedde.",
		hint: "Skriv feltets navn foran kolonet, eller slet linjen.",
	},
	"yaml-syntax.several-documents": {
		message:
			"En linje --- eller ... afslutter det, der står over den, og så må der ikke komme mere.",
		hint: "Slet linjen med --- eller ...",
	},
	"yaml-syntax.backslash": {
		message:
			"En omvendt skråstreg i dobbelte citationstegn har en særlig betydning.",
		hint: "Skriv to af dem, eller brug enkelte citationstegn.",
	},
	"yaml-syntax.too-deep": {
		message: "Her er for mange niveauer inden i hinanden.",
		hint: "Fjern nogle af parenteserne eller noget af indrykningen.",
	},
	"yaml-syntax.unreadable": {
		message: "Herfra kan filen ikke læses som YAML.",
		hint: "Se i denne linje og den foregående efter et citationstegn, et kolon, et mellemrum eller en parentes, der mangler.",
	},

	// Markdown
	"places.more": " |  Der er {count} i filen.",
	"construct.footnotes": "fodnoter",
	"construct.strikethrough": "overstregede ord",
	"construct.highlights": "fremhævede ord",
	"construct.emoji": "koder for emojier",
	"construct.tables": "tabeller",
	"construct.checkboxes": "afkrydsningsfelter",
	"construct.callouts": "bokse til noter og advarsler",
	"construct.definitions": "definitionslister",
	"construct.other-markup":
		"koder fra Textile, AsciiDoc eller reStructuredText",
	"broken-markdown.unsupported": {
		message: "Tekster har ingen {construct}; tegnene ville blive vist.{places}",
		hint: "Slet tegnene, og skriv det som almindelig tekst eller som en liste.",
	},
	"broken-markdown.foreign-tag": {
		message:
			"Dette ligner en kode fra {system}, som ikke virker her; besøgende ville se den.{places}",
		hint: "Skriv det, den står for: et billede som ![hvad det viser](navn.jpg), et link som [teksten](/adresse). Slet resten.",
		pageHint: "Slet den, og brug knapperne over teksten.",
	},
	"broken-markdown.attributes": {
		message:
			"Dette sætter et id eller en klasse i andre systemer; besøgende ville se det.{places}",
		hint: "Slet det: Overskrifter får selv deres id.",
	},
	"broken-markdown.reference-link": {
		message:
			"Linkets adresse skal stå i selve linket, ikke et andet sted.{places}",
		hint: "Skriv [teksten](adressen).",
		pageHint: "Slet parenteserne, og lav linket med Link over teksten.",
	},
	"broken-markdown.picture-as-text": {
		message:
			"Dette ligner et billede, men bliver vist som almindelig tekst.{places}",
		hint: "Skriv ![hvad det viser](navn.jpg) med navnet på filen i content/media, som er uden mellemrum og parenteser.",
		pageHint: "Slet det, og indsæt billedet med Billede over teksten.",
	},
	"broken-markdown.link-as-text": {
		message:
			"Dette ligner et link, men bliver vist som almindelig tekst.{places}",
		hint: "Skriv [teksten](/adresse): teksten mellem [ og ], og lige efter den adressen mellem ( og ), uden mellemrum.",
		pageHint: "Slet tegnene, og lav linket med Link over teksten.",
	},
	"broken-markdown.emphasis": {
		message:
			"Disse tegn gør ingen tekst fed eller kursiv; de ville blive vist.{places}",
		hint: "Skriv **fed** eller *kursiv* uden mellemrum inden for stjernerne.",
		pageHint: "Slet tegnene, og brug knapperne over teksten.",
	},
	"broken-markdown.heading": {
		message:
			"Dette ligner en overskrift, men der er intet mellemrum efter #.{places}",
		hint: "Skriv ## Overskriften, med et almindeligt mellemrum.",
		pageHint: "Slet tegnene, og brug knapperne over teksten.",
	},
	"broken-markdown.list": {
		message:
			"Dette tegn giver ikke en liste; linjerne ville løbe ud i ét.{places}",
		hint: "Begynd hver linje med bindestreg og et almindeligt mellemrum.",
		pageHint: "Slet tegnene, og brug knapperne over teksten.",
	},
	"broken-markdown.nested-list": {
		message: "Denne liste er ikke en del af den foregående, men afslutter den.",
		hint: "Ryk dens linjer lige så langt ind som teksten i punktet ovenover: tre mellemrum under 1. og to under en bindestreg.",
	},
	"broken-markdown.bare-address": {
		message: "{written} er ikke et link.",
		hint: "Lav et link af det.",
		fix: "Skriv {fix}.",
		pageHint: "Markér det, og vælg adressen med Link over teksten.",
	},
	"broken-markdown.incomplete-link": {
		message: "Linket har ingen tekst eller ingen adresse.",
		hint: "Skriv begge dele: [teksten](/adresse).",
		pageHint: "Slet det, og lav linket igen med Link over teksten.",
	},
	"broken-markdown.picture-title": {
		message:
			"Et billedes titel, i citationstegn efter dets navn, bliver ikke vist.",
		hint: "Slet den, eller skriv den som tekst under billedet.",
	},
	"broken-markdown.code-block": {
		message:
			"Dette bliver til programkode: Det begynder med fire mellemrum eller et tabulatortegn, eller det står under en linje med ``` eller ~~~.",
		hint: "Slet de tegn: En linje begynder helt ude ved margenen.",
		pageMessage: "Besøgende ville se denne del som programkode.",
		pageHint: "Slet den, og skriv den som almindelig tekst.",
	},
	"broken-markdown.too-complex": {
		message:
			"Teksten kan ikke læses herfra: Den har mere end {levels} niveauer eller for mange tegn som * og [ i ét afsnit.",
		hint: "Del det i flere afsnit med færre niveauer, eller se efter noget, der er sat ind ved en fejl.",
	},
	"broken-markdown.in-plain-text": {
		message:
			"Formatering er ikke mulig i dette felt; besøgende ville se tegnene.",
		hint: "Slet dem.",
		fix: "Skriv {fix}.",
	},
	"broken-markdown.html-code": {
		message:
			"{written} er HTML-kode; besøgende ville se den, som den står her.",
		hint: "Skriv selve tegnet, og sæt hele teksten i citationstegn, hvis YAML kræver det.",
		fix: "Skriv {fix}.",
		pageHint: "Skriv selve tegnet.",
	},
	"html-in-markdown.tag": {
		message: "HTML er ikke tilladt i tekster.",
		hint: "Skriv det som Markdown: **fed**, *kursiv*, [link](/about), - liste.",
		pageHint: "Slet det, og brug knapperne over teksten.",
	},
	"html-in-markdown.comment": {
		message: "Kommentarer bruges kun til at slå advarsler fra.",
		hint: "Slet den, eller skriv <!-- kilde-tillad: grunden -->.",
		pageHint: "Slet den.",
	},
	"missing-alt.picture": {
		message:
			"Billedet mangler en beskrivelse til dem, der ikke kan se det, eller har kun sit filnavn.",
		hint: "Skriv mellem de kantede parenteser, hvad det viser: ![Et stille rum](room.svg).",
		pageHint: "Klik på billedet, og skriv, hvad det viser.",
	},
	"heading-level.title": {
		message:
			"En overskrift med ét # er sidens titel, og den har siden allerede.",
		hint: "Begynd med ## her.",
		pageMessage:
			"Overskriften er så stor som sidens titel, og den har siden allerede.",
		pageHint: "Vælg en anden størrelse over teksten.",
	},
	"heading-level.skipped": {
		message:
			"Overskriften har {depth} #, den foregående {above}: Der er sprunget et niveau over.",
		hint: "Skriv den med {right} #.",
		pageMessage: "Overskriften er mere end ét trin mindre end den foregående.",
		pageHint: "Vælg en anden størrelse over teksten.",
	},
	"invalid-hole.no-fact": {
		message: "»{written}« ligner en oplysning, men er det ikke.",
		hint: "En oplysning hentes med sit navn i dobbelte krøllede parenteser: {{price.NAVN}}. I YAML skal en tekst, der begynder med den, stå i citationstegn.",
		fix: "Skriv {fix}.",
		pageHint: "Slet det, og indsæt oplysningen med »Oplysning«.",
	},
	"invalid-hole.unpaired": {
		message:
			"Disse krøllede parenteser mangler deres modstykke: En oplysning står mellem {{ og }}.",
		hint: "En oplysning hentes med sit navn i dobbelte krøllede parenteser: {{price.NAVN}}.",
		pageHint: "Slet det, og indsæt oplysningen med »Oplysning«.",
	},
	"unsafe-link.fact": {
		message: "Begynder et link med en oplysning, skal den være en adresse.",
		hint: "Navnene på den slags oplysninger begynder med link, f.eks. {{link.email}}.",
		pageHint:
			"Klik på linket, og vælg en side, eller skriv en adresse, med Link over teksten.",
	},
	"unsafe-link.credentials": {
		message:
			"Linket har et brugernavn eller en adgangskode foran domænet, så det kan føre et andet sted hen, end det ser ud til.",
		hint: "Slet alt, hvad der står før @, og selve @.",
	},
	"unsafe-link.scheme": {
		message: "Links, der begynder med {scheme}:, er ikke tilladt.",
		hint: "Links begynder med /, #, https://, mailto:, tel: eller sms:.",
	},
	"unsafe-link.local-file": {
		message:
			"Linket fører til en fil på din egen computer, som ingen andre kan åbne.",
		hint: "Læg først filen på nettet.",
	},
	"unsafe-link.incomplete": {
		message: "{url} er ikke en fuldstændig adresse.",
		hint: "Skriv hele adressen, f.eks. https://www.example.org, mailto:info@example.org eller tel:+4512345678.",
	},

	// Values of fields: what each must be completes »Der skal stå …«
	"duplicate-id.in-list": {
		message: "{name} står to gange i listen.",
		hint: "Slet det ene.",
		pageMessage: "Det samme står to gange i listen.",
	},
	"invalid-field.value": {
		message: "I {name} står {value}; der skal stå {requirement}.",
		pageMessage: "Der skal stå {requirement}.",
	},
	"invalid-field.with-hint": {
		message: "I {name} står {value}; der skal stå {requirement}.",
		hint: "{hint}",
		pageMessage: "Der skal stå {requirement}.",
	},
	"invalid-field.day": { message: "{day} findes ikke i kalenderen." },
	"invalid-field.name": {
		message: "I stedet for navnet »{name}« skal der stå {requirement}.",
	},
	"unknown-field.unexpected": {
		message: "Der er intet felt {name} i {owner}.",
		hint: "Slet det, eller flyt det hen, hvor det hører hjemme{others}.",
		pageMessage: "Et felt, der er udfyldt her, hører ikke til den valgte type.",
		pageHint: "Fortryd den seneste ændring, eller vælg den type, det var før.",
	},
	"missing-field.field": {
		message: "I {owner} mangler feltet {field}.",
		hint: "Tilføj {field}; der skal stå {requirement}.",
		pageMessage: "Her mangler {field}.",
		pageHint: "Udfyld feltet.",
	},
	"missing-translation.text": {
		message: "I {owner} mangler teksten på {language}.",
		hint: "Tilføj en linje, der begynder med {code}: og har teksten, i samme kolonne som det andet sprog; mellem { og } skriver du et komma og så {code}:.",
		pageMessage: "Teksten på {language} mangler.",
		pageHint: "Skriv den på {language}.",
	},
	"name.file": "filen",
	"name.item": "punkt {number}",
	"name.item-of": "punkt {number} i {list}",
	"name.translation": "{name} ({locale})",
	"value.nothing": "intet",
	"value.list": "en liste",
	"value.group": "en gruppe felter",
	"value.text": "»{text}«",
	"hint.fields": "; andre felter: {fields}",
	"hint.flag": "Slet linjen, hvis det ikke gælder.",
	"hint.empty-list": "Skriv punkterne, eller [] hvis der ingen er.",
	"answer.yes": "ja",
	"answer.no": "nej",
	"expected.text": "en tekst",
	"expected.number": "et tal",
	"expected.integer": "et helt tal",
	"expected.list": "en liste: linjer, der begynder med bindestreg",
	"expected.group": "en gruppe felter, hvert på sin egen indrykkede linje",
	"expected.names":
		"en gruppe navne med hver sin værdi, hvert på sin egen indrykkede linje",
	"expected.email": "en e-mailadresse, f.eks. navn@example.org",
	"expected.url": "en webadresse, f.eks. https://www.example.org",
	"expected.form": "en tekst på formen {pattern}",
	"expected.multiple": "et tal, som {divisor} går op i",
	"expected.at-least": "mindst {limit}",
	"expected.more-than": "mere end {limit}",
	"expected.at-most": "højst {limit}",
	"expected.less-than": "mindre end {limit}",
	"expected.items": "en liste med {bound} punkt | en liste med {bound} punkter",
	"expected.characters": "en tekst på {bound} tegn | en tekst på {bound} tegn",
	"expected.different": "noget andet",
	"expected.other": "noget andet: {reason}",

	// Facts and references
	"fact.files": "Oplysningerne står i {files}.",
	"unknown-fact.not-found": {
		message: "Der er ingen oplysning, som hedder {fact}.",
		hint: "{available}",
		pageMessage: "En oplysning i teksten findes ikke længere.",
		pageHint: "Slet den, eller indsæt en anden med »Oplysning«.",
	},
	"unknown-name.not-found": {
		message: "Ukendt {kind}: {name}.",
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
	"dead-link.no-answer": {
		message: "{address} fører ingen steder hen: {reason}.",
	},
	"moved-link.permanently": {
		message: "{address} er flyttet permanent til {target}.",
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
	"unknown-file.rename": {
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
	"missing-translation.markdown": {
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
	"missing-translation.copied-labels": {
		message:
			"De fleste af filens korte tekster er de samme på {other} og {language}.",
		hint: "Oversæt dem, der ikke er navne.",
	},
	"missing-translation.half": {
		message: "Teksten på {language} er under halvt så lang som den på {other}.",
		hint: "Oversæt også resten.",
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
	"import.heic":
		"er et HEIC-billede, som ikke kan læses her. På en Mac: Højreklik på det, og vælg Hurtige handlinger › Konverter billede › JPEG. På en iPhone: Vælg Indstillinger › Kamera › Formater › Mest kompatibel til de næste billeder, eller send dette til dig selv i en mail, så bliver det til en JPEG.",
	"import.animated":
		"er en animation, som de besøgende ikke kan standse. Vælg et billede, der står stille.",
	"import.video-as-picture":
		"er en film og ikke et billede. Gem et stillbillede fra den som JPEG, og brug det.",
	"import.not-video":
		"er ikke en film. Vælg en film, der ender på .mp4 eller .webm.",
	"import.video-format":
		"er en film i et format, som ikke alle browsere kan afspille. Eksportér den som MP4 (H.264). På en iPhone: Vælg Indstillinger › Kamera › Formater › Mest kompatibel til de næste film.",
	"import.not-picture":
		"er ikke et billede. Vælg et foto eller et SVG-billede: .jpg, .png, .webp, .avif eller .svg.",
	"import.damaged":
		"er beskadiget: Kun en del af det kan læses. Kopiér det igen fra kameraet eller telefonen.",
	"import.svg-without-size":
		"er et SVG-billede uden størrelse. Åbn det i det program, det kommer fra, og eksportér det som SVG igen, med en viewBox.",
	"import.video-fault": "er en film, der ikke kan bruges, som den er. {fault}",
	"import.svg-fault":
		"er et SVG-billede, der ikke kan udgives, som det er. {fault}",
	"import.video-size":
		"fylder {size} MB; en film må højst fylde {limit} MB, så den også kan hentes på en telefon. Gør den kortere, eller eksportér den i en lavere opløsning, for eksempel 720p uden lyd.",
	"import.picture-size":
		"fylder {size} MB; et billede må højst fylde {limit} MB. Gem det i en mindre størrelse.",
	"import.pixels":
		"er på {width} × {height} pixels; et billede må højst have {millions} millioner. Gem det i en mindre størrelse.",
	"import.small":
		"er kun på {width} × {height} pixels og ville blive uskarpt: Den længste side skal have mindst {longerSide}, og bredden skal være mindst {minWidth}. Find originalen; et billede fra en chat eller en hjemmeside er ofte en lille kopi.",
	"import.refused": "»{name}« {reason}",
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
	"invalid-image.unknown-format": {
		message: "Browsere kan ikke vise denne slags filer.",
		hint: "Gem et billede som .svg, .png, .jpg, .webp, .avif eller .gif, en video som .mp4 eller .webm; andre filer hører ikke til her.",
	},
	"invalid-image.unreadable": {
		message:
			"Billedet kan ikke læses; måske er det beskadiget, eller filendelsen er forkert.",
		hint: "Åbn det i et billedprogram, gem det igen under dette navn, og læg den nye fil her.",
		pageHint: "Åbn det i et billedprogram, gem det igen, og vælg den nye fil.",
	},
	"invalid-image.animated": {
		message: "Billedet er en animation, som de besøgende ikke kan standse.",
		hint: "Brug et billede, der står stille, eller en video (.mp4 eller .webm), hvor siden kan vise en.",
	},
	"invalid-image.too-large": {
		message:
			"Billedet er på {width} × {height} pixels, i alt {megapixels} millioner; et billede må højst have {maximum} millioner.",
		hint: "Gem det i en mindre størrelse: Siderne viser højst {widest} pixels i bredden.",
	},

	// Reading and writing files
	"network.no-host":
		"Navnet {host} findes ikke på nettet. Er computeren på nettet, og er domænet registreret og betalt?",
	"network.certificate":
		"Browsere vil ikke åbne {host}: Certifikatet gælder ikke ({code}). Forny det.",
	"network.no-answer": "{host} giver intet svar ({code}). Kører webserveren?",
	"content-file.symlink":
		"{path} går gennem et symbolsk link, og der bliver ikke skrevet noget uden for content/.",
	"content-file.not-saved": "Det kunne ikke gemmes: {reason}.",
	"new.no-name":
		"Filen og adressen skal have et navn: Skriv noget med bogstaver.",
	"new.no-template": "Skabelonen {file} mangler.",
	"new.exists": "{path} findes allerede og er ikke ændret. Vælg et andet navn.",
	"new.list-form":
		"Der kunne ikke føjes noget til {path}: Punkterne skal stå på hver sin linje, der begynder med bindestreg.",
	"template-syntax.unsupported": {
		message: "Handlebars kan ikke udfylde denne skabelon.",
		hint: "Brug kun navne som {{url}} og blokke som {{#each pages}} og {{#if url}}, hver med ét navn.",
	},
	"template-name.unknown": {
		message: "Skabelonen bruger {name}, som ikke er blandt dens værdier.",
		hint: "{available}",
	},
	"outside-project.link": {
		message:
			"Dette er en genvej (et symbolsk link), som fører ud af projektet eller ingen steder hen.",
		hint: "Læg en kopi af selve filen her.",
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

	// Requirements of fields: what each must be completes »Der skal stå …«
	"expected.sentence": "Der skal stå {requirement}.",
	"expected.slug":
		"et navn med små bogstaver a–z, cifre og enkelte bindestreger, f.eks. opening-hours",
	"expected.portable-name":
		"et andet navn: Windows kan ikke have filer, der hedder aux, con, nul, prn, com1–9 eller lpt1–9",
	"expected.percent": "et helt tal fra 1 til 100, f.eks. 50",
	"expected.count": "et helt tal, f.eks. 5",
	"expected.date": "en dato skrevet som 2025-08-12",
	"expected.month": "en måned skrevet som 2025-08",
	"expected.time": "et klokkeslæt fra 00:00 til 23:59, f.eks. 09:30",
	"expected.https":
		"en webadresse, der begynder med https:// og ikke har mellemrum, f.eks. https://www.example.org",
	"expected.plain-host":
		"en webadresse, hvis domæne kun har bogstaverne a–z, cifre, bindestreger og punktummer, uden brugernavn eller adgangskode foran",
	"expected.path":
		"en adresse på hjemmesiden: Den begynder med /, slutter ikke med /, og består ellers kun af a–z, 0–9 og -, f.eks. /opening-hours",
	"expected.path-below": "en adresse, der begynder med {prefix}",
	"expected.path-beside":
		"en adresse, der ikke begynder med {prefixes}, for dér er siderne på {languages}",
	"expected.any-address": "en adresse på mindst ét sprog",
	"expected.old-address":
		"en gammel adresse på hjemmesiden, som begynder med én /, f.eks. /gamle-priser.html",
	"expected.old-address-path":
		"en adresse uden ? og #: Webhoteller kan ikke viderestille efter det, der står efter dem",
	"expected.old-address-single":
		"én adresse: * og :navn kan ikke stå for andre",
	"expected.old-address-resolved":
		"en adresse uden . eller .. mellem skråstregerne",
	"expected.old-address-utf8":
		"en adresse, hvor koder med % er i UTF-8; skriv %25 for tegnet %",
	"expected.redirect-target":
		"adressen på en side, f.eks. /opening-hours, eller på en anden hjemmeside, som begynder med https://",
	"expected.video": "navnet på en video, der ender på .mp4 eller .webm",
	"expected.picture": "navnet på et billede, f.eks. indgang.jpg",
	"expected.focal-point":
		"et punkt på billedet: procent fra venstre og fra toppen, to hele tal fra 0 til 100, f.eks. 40 60",
	"expected.sample": "true; slet linjen, når indholdet er det rigtige",
	"expected.text-with":
		"en tekst med {placeholder}, som bliver erstattet af noget andet",
	"expected.quotation":
		"teksten uden citationstegn: Dem sætter hjemmesiden selv",
	"expected.label":
		"en tekst uden oplysninger i, for den bliver selv til oplysninger",
	"expected.localized": "noget på {languages}",
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
