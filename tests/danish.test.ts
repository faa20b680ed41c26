import { describe, test } from "vitest";
import { check, edit, type Files } from "./check.ts";

// That everything is said in Danish too is demanded of every mistake (`reports` in check.ts); these
// are read here, one of each manner of speaking.

type Mistake = readonly [title: string, files: Files, told: string];

const mistakes: readonly Mistake[] = [
	[
		"a word for a number",
		edit("facts/room.yaml", "units: 8", "units: otte"),
		"facts/room.yaml:1:8 error: Feltet units er »otte«; der skal stå et helt tal, kun cifre, f.eks. 5.",
	],
	[
		"a field without a value",
		edit("business.yaml", "town: Kildeby", "town:"),
		"business.yaml:17:8 error: Feltet town har intet indhold; der skal stå en tekst.",
	],
	[
		"an hour that no clock has",
		edit("facts/hours.yaml", '"12:00"', '"25:00"'),
		'facts/hours.yaml:4:31 error: Punkt 2 i starts er »25:00«; der skal stå et klokkeslæt i citationstegn med to cifre til timen, f.eks. "09:30".',
	],
	[
		"a field left out",
		edit("faq.yaml", "- id: arrival\n  question", "- question"),
		"faq.yaml:6:3 error: Punkt 2 mangler feltet id.\n  Tilføj id; der skal stå et navn med små bogstaver a–z, cifre og enkelte bindestreger, f.eks. opening-hours.",
	],
	[
		"a language left out",
		edit("faq.yaml", ", en: What does it cost?", ""),
		"faq.yaml:2:3 error: Feltet question har ingen engelsk tekst.\n  Tilføj en linje en: med teksten på engelsk.",
	],
	[
		"one language where two are needed",
		edit(
			"pages/news.yaml",
			"heading: { da: Nyheder, en: News }",
			"heading: Nyheder",
		),
		"pages/news.yaml:8:10 error: Feltet heading er »Nyheder«; der skal stå begge sprog, hvert på sin indrykkede linje: da: … og en: …",
	],
	[
		"a misspelt field",
		edit("business.yaml", "  street:", "  stret:"),
		"business.yaml:15:3 error: Der er intet felt stret i address.\n  Mente du street?",
	],
	[
		"a field beside the one it belongs in",
		edit(
			"pages/news.yaml",
			"heading: { da: Nyheder, en: News }",
			"heading:\n  da: Nyheder\nen: News",
		),
		"pages/news.yaml:10:1 error: Feltet en hører til i heading, men står ved siden af.\n  Begynd linjen med to mellemrum mere.",
	],
	[
		"a price with a full stop",
		edit("facts/prices.yaml", "overnight: 1400", "overnight: 1.400"),
		"facts/prices.yaml:3:12 error: Feltet overnight er »1.400«; der skal stå et helt antal kroner: kun cifre, uden citationstegn og punktum, f.eks. 1400.\n  Mente du 1400?",
	],
	[
		"an article without front matter",
		{ "news/summer.da.md": "Tilbuddet gælder hele sommeren.\n" },
		"news/summer.da.md:1:1 error: Øverst i filen mangler felterne slug, title, date, type, featured og excerpt.\n  Begynd filen med en linje ---, så en linje for hvert felt, f.eks. title: …, og så en linje --- igen.",
	],
	[
		"a list from another program",
		{ "pages/home/science.da.md": "Vi har:\n\n• Puder\n• Tæpper\n" },
		"pages/home/science.da.md:3:1 error: Dette tegn giver ikke en liste; linjerne ville løbe ud i ét.\n  Begynd hver linje med bindestreg og mellemrum.",
	],
	[
		"a choice of words",
		edit("facts/sessions.yaml", "kind: night", "kind: nigth"),
		"facts/sessions.yaml:17:9 error: Feltet kind er »nigth«; der skal stå session, event eller night.\n  Mente du night?",
	],
	[
		"a name that can't be",
		edit("facts/prices.yaml", "event: 420", "event: 420\nsøndag: 300"),
		"facts/prices.yaml:5:1 error: I stedet for navnet »søndag« skal der stå et navn med små bogstaver a–z, cifre og enkelte bindestreger, f.eks. opening-hours.",
	],
	[
		"a colon in a text",
		edit("business.yaml", "street: Åvej 7", "street: Bag ved: Åvej 7"),
		'business.yaml:15:11 error: Teksten indeholder et kolon, så YAML opfatter begyndelsen som navnet på et felt.\n  Sæt hele teksten i citationstegn: title: "Nyt: vi åbner".',
	],
	[
		"a fact that doesn't exist",
		edit("news/summer.da.md", "{{period.summer}}", "{{period.sumer}}"),
		"news/summer.da.md:10:18 error: Der er ingen oplysning, som hedder {{period.sumer}}.\n  Mente du {{period.summer}}?",
	],
	[
		"a person who doesn't exist",
		edit("business.yaml", "founders: [anna, bo]", "founders: [anna, ove]"),
		"business.yaml:9:20 error: Der er ingen person, som hedder ove.\n  Der findes: anna, bo.",
	],
	[
		"a link into the other language",
		edit("news/summer.da.md", "(/book)", "(/en/book)"),
		"news/summer.da.md:10:44 error: /en/book er på engelsk, denne tekst er på dansk.\n  Skriv /book.",
	],
	[
		"an article in one language only",
		{ "news/summer.en.md": undefined },
		"news/summer.da.md:1:1 warning: Teksten findes ikke på engelsk, så besøgende, der læser engelsk, ser den ikke.\n  Skriv den i content/news/summer.en.md, eller tilføj translated: false her.",
	],
	[
		"an offer that ends before it begins",
		edit("facts/discounts.yaml", "until: 2026-06-14", "until: 2026-05-14"),
		"facts/discounts.yaml:21:12 error: Dette slutter 2026-05-14, før det begynder 2026-06-01.",
	],
	[
		"two pages at one address",
		edit("pages/faq.yaml", "da: /faq", "da: /book"),
		"pages/faq.yaml:3:7 error: /book er allerede optaget af content/pages/book.yaml, linje 3.\n  Vælg en anden adresse.",
	],
];

describe("mistakes are told in Danish", () => {
	test.each(mistakes)("%s", (_, files, told) => {
		check(files).reportsInDanish(told);
	});
});
