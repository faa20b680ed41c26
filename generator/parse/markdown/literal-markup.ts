import {
	type Explanation,
	explain,
	withOnPage,
} from "../../diagnostics/diagnostic.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";

/** Characters that were meant as markup but would be shown literally. */
type LiteralMarkup = Explanation & { readonly pattern: RegExp };

/** The kinds of markup to look for in the text nodes of a Markdown tree. */
export const literalMarkup: readonly LiteralMarkup[] = [
	{
		// A space before the address, no ] before it, or the brackets the wrong way round.
		pattern:
			/\]\s*\((?=[/#]|https?:|mailto:|tel:|sms:|\{\{)|\((?=[/#]|https?:|mailto:|tel:|\{\{link\.)(?<=\[[^[\]]{0,300}\()|\)\[(?=[/#]|https?:|mailto:|tel:)/,
		...explain(
			"This looks like a link, but visitors would see it as plain text.",
			"Dette ligner et link, men bliver vist som almindelig tekst.",
			"Write [the text](/address): the text between [ and ], directly followed by the address between ( and ).",
			"Skriv [teksten](/adresse): teksten mellem [ og ], og lige efter den adressen mellem ( og ).",
			{
				onPage: {
					en: "Delete the brackets and the address, select the words, and choose the address with Link above the text.",
					da: "Slet parenteserne og adressen, markér ordene, og vælg adressen med Link over teksten.",
				},
			},
		),
	},
	{
		pattern: new RegExp(`^#{1,6}(?:[${invisibleSpaces}]|(?=[^\\s#\\d]))`, "m"),
		...withOnPage(
			explain(
				"This looks like a heading, but there is no space after its #.",
				"Dette ligner en overskrift, men der er intet mellemrum efter #.",
				"Write ## The heading, with an ordinary space.",
				"Skriv ## Overskriften, med et almindeligt mellemrum.",
			),
			explain(
				"This looks like a heading, but visitors would see the character.",
				"Dette ligner en overskrift, men besøgende ville se tegnet.",
				"Delete the character, and make a heading with the button above the text.",
				"Slet tegnet, og lav en overskrift med knappen over teksten.",
			),
		),
	},
	{
		pattern: new RegExp(
			`^(?:[•‣◦▪●·]|[–—](?= .*\\n[–—] )|-(?:[${invisibleSpaces}]|(?=\\p{L})))`,
			"mu",
		),
		...explain(
			"This character does not make a list; the lines would run together.",
			"Dette tegn giver ikke en liste; linjerne ville løbe ud i ét.",
			"Begin each line with a hyphen and an ordinary space.",
			"Begynd hver linje med bindestreg og et almindeligt mellemrum.",
			{
				onPage: {
					en: "Delete the character, and make a list with the button above the text.",
					da: "Slet tegnet, og lav en liste med knappen over teksten.",
				},
			},
		),
	},
	{
		pattern: /\*\*|__/,
		...explain(
			"These characters don't make the text bold; visitors would see them.",
			"Disse tegn gør ikke teksten fed; de ville blive vist.",
			"Write **the text**: two asterisks on each side, with no space inside them.",
			"Skriv **teksten**: to stjerner på hver side og intet mellemrum inden for dem.",
			{
				onPage: {
					en: "Delete them, select the words, and make them bold with the button above the text.",
					da: "Slet dem, markér ordene, og gør dem fede med knappen over teksten.",
				},
			},
		),
	},
	{
		pattern: /\[\^[^\]]+\]|~~[^~]+~~|^[^\S\n]*\|.*\|[^\S\n]*$|^\[[ xX]?\]\s/m,
		...explain(
			"Texts have no footnotes, tables, checkboxes or strikethrough; visitors would see the characters.",
			"Tekster har ingen fodnoter, tabeller, afkrydsningsfelter eller overstregede ord; tegnene ville blive vist.",
			"Delete the characters, and write it as ordinary text or as a list.",
			"Slet tegnene, og skriv det som almindelig tekst eller som en liste.",
			{
				onPage: {
					en: "Write it as ordinary text, or make a list with the button above the text.",
					da: "Skriv det som almindelig tekst, eller lav en liste med knappen over teksten.",
				},
			},
		),
	},
	{
		// Markdown turns &#1; and similar references into this character.
		pattern: /\uFFFD/,
		...explain(
			"This is the code of a character that no page can show.",
			"Dette er koden for et tegn, som ingen side kan vise.",
			"Delete it.",
			"Slet det.",
		),
	},
];
