import type { Message, Wording } from "../../diagnostics/diagnostic.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import type { Explanation } from "../problem.ts";

/** Characters that were meant as markup but would be shown literally. */
type LiteralMarkup = Explanation & { readonly pattern: RegExp };

const listButton: Wording = {
	en: "Delete the sign, and make a list with the button above the text.",
	da: "Slet tegnet, og lav en liste med knappen over teksten.",
};

const linkButton: Wording = {
	en: "Delete the brackets and the address, select the words, and choose the address with Link above the text.",
	da: "Slet parenteserne og adressen, markér ordene, og vælg adressen med Link over teksten.",
};

const writeList: Message = {
	en: "Write a list: lines that start with a hyphen.",
	da: "Skriv en liste: linjer, der begynder med bindestreg.",
	onPage: {
		en: "Delete them, and make a list with the button above the text.",
		da: "Slet dem, og lav en liste med knappen over teksten.",
	},
};

/** The kinds of markup to look for in the text nodes of a Markdown tree. */
export const literalMarkup: readonly LiteralMarkup[] = [
	{
		pattern: /\]\s*\((?:[/#]|https?:|mailto:|tel:|sms:|\{\{)/,
		message: {
			en: "This looks like a link, but visitors would see it as plain text.",
			da: "Dette ligner et link, men bliver vist som almindelig tekst.",
		},
		hint: {
			en: "Write [the text](/address): no space between ] and (, none in the address, and a ) at the end.",
			da: "Skriv [teksten](/adresse): intet mellemrum mellem ] og (, intet i adressen og en ) til sidst.",
			onPage: linkButton,
		},
	},
	{
		pattern: /\((?<=\[[^[\]]*\()(?=[/#]|https?:|mailto:|tel:|\{\{link\.)/,
		message: {
			en: "This looks like a link, but there is no ] before its address.",
			da: "Dette ligner et link, men der er ingen ] før adressen.",
		},
		hint: {
			en: "Write [the text](/address).",
			da: "Skriv [teksten](/adresse).",
			onPage: linkButton,
		},
	},
	{
		pattern: /\)\[(?=[/#]|https?:|mailto:|tel:)/,
		message: {
			en: "This looks like a link, but its brackets are the wrong way round.",
			da: "Dette ligner et link, men der er byttet om på parenteserne.",
		},
		hint: {
			en: "Write [the text](/address).",
			da: "Skriv [teksten](/adresse).",
			onPage: linkButton,
		},
	},
	{
		pattern: new RegExp(`^#{1,6}(?:[${invisibleSpaces}]|(?=[^\\s#\\d]))`, "m"),
		message: {
			en: "This looks like a heading, but there is no space after its #.",
			da: "Dette ligner en overskrift, men der er intet mellemrum efter #.",
			onPage: {
				en: "This looks like a heading, but visitors would see the sign.",
				da: "Dette ligner en overskrift, men besøgende ville se tegnet.",
			},
		},
		hint: {
			en: "Write ## The heading, with an ordinary space.",
			da: "Skriv ## Overskriften, med et almindeligt mellemrum.",
			onPage: {
				en: "Delete the sign, and make a heading with the button above the text.",
				da: "Slet tegnet, og lav en overskrift med knappen over teksten.",
			},
		},
	},
	{
		pattern: new RegExp(`^-(?:[${invisibleSpaces}]|(?=\\p{L}))`, "mu"),
		message: {
			en: "This looks like a list item, but there is no space after the sign.",
			da: "Dette ligner et punkt på en liste, men der er intet mellemrum efter tegnet.",
			onPage: {
				en: "This looks like a list item, but visitors would see the sign.",
				da: "Dette ligner et punkt på en liste, men besøgende ville se tegnet.",
			},
		},
		hint: {
			en: "Write - The item, with an ordinary space.",
			da: "Skriv - Punktet, med et almindeligt mellemrum.",
			onPage: listButton,
		},
	},
	{
		pattern: /^(?:[•‣◦▪●·]|[–—](?= .*\n[–—] ))/m,
		message: {
			en: "This sign does not make a list; the lines would run together.",
			da: "Dette tegn giver ikke en liste; linjerne ville løbe ud i ét.",
		},
		hint: {
			en: "Begin each line with a hyphen and a space.",
			da: "Begynd hver linje med bindestreg og mellemrum.",
			onPage: listButton,
		},
	},
	{
		pattern: /^\[[ xX]?\]\s/m,
		message: {
			en: "Task lists are not supported; visitors would see the signs.",
			da: "Afkrydsningsfelter kan ikke bruges i tekster; tegnene ville blive vist.",
		},
		hint: writeList,
	},
	{
		pattern: /\*\*|__/,
		message: {
			en: "These signs don't make the text bold; visitors would see them.",
			da: "Disse tegn gør ikke teksten fed; de ville blive vist.",
		},
		hint: {
			en: "Write **the text**: two asterisks on each side, with no space inside them.",
			da: "Skriv **teksten**: to stjerner på hver side og intet mellemrum inden for dem.",
			onPage: {
				en: "Delete them, select the words, and make them bold with the button above the text.",
				da: "Slet dem, markér ordene, og gør dem fede med knappen over teksten.",
			},
		},
	},
	{
		pattern: /\[\^[^\]]+\]/,
		message: {
			en: "Footnotes are not supported; visitors would see the signs.",
			da: "Fodnoter kan ikke bruges i tekster; tegnene ville blive vist.",
		},
		hint: {
			en: "Put the note in the text, in brackets.",
			da: "Skriv noten ind i teksten, i parentes.",
		},
	},
	{
		pattern: /~~[^~]+~~/,
		message: {
			en: "Strikethrough is not supported; visitors would see the signs.",
			da: "Tekst kan ikke streges over; tegnene ville blive vist.",
		},
		hint: { en: "Delete them.", da: "Slet dem." },
	},
	{
		pattern: /^[^\S\n]*\|.*\|[^\S\n]*$/m,
		message: {
			en: "Tables are not supported; visitors would see the signs.",
			da: "Tabeller kan ikke bruges i tekster; tegnene ville blive vist.",
		},
		hint: writeList,
	},
	{
		// Markdown turns &#1; and similar references into this character.
		pattern: /\uFFFD/,
		message: {
			en: "This is the code of a character that no page can show.",
			da: "Dette er koden for et tegn, som ingen side kan vise.",
		},
		hint: { en: "Delete it.", da: "Slet det." },
	},
];
