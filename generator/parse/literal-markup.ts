import type { Wording } from "../diagnostics/diagnostic.ts";
import { invisibleSpaces } from "../text/invisible-spaces.ts";

/** Characters that were meant as markup but would be shown literally. */
type LiteralMarkup = {
	readonly pattern: RegExp;
	readonly message: Wording;
	readonly hint: Wording;
};

const writeList: Wording = {
	en: "Write a list: lines that start with a hyphen.",
	da: "Skriv en liste: linjer, der begynder med bindestreg.",
};

/** The kinds of markup to look for in the text nodes of a Markdown tree. */
export const literalMarkup: readonly LiteralMarkup[] = [
	{
		pattern: /\]\s*\((?:[/#]|https?:|mailto:|tel:|sms:|\{\{)/,
		message: {
			en: "This looks like a link, but it is shown as it is written.",
			da: "Dette ligner et link, men vises, som det står.",
		},
		hint: {
			en: "Write [the words](/address): no space between ] and (, none in the address, and a ) at the end.",
			da: "Skriv [ordene](/adresse): intet mellemrum mellem ] og (, intet i adressen, og en ) til sidst.",
		},
	},
	{
		pattern: /\)\[(?=[/#]|https?:|mailto:|tel:)/,
		message: {
			en: "This looks like a link, but its brackets have changed places.",
			da: "Dette ligner et link, men parenteserne har byttet plads.",
		},
		hint: {
			en: "Write [the words](/address).",
			da: "Skriv [ordene](/adresse).",
		},
	},
	{
		pattern: new RegExp(`^#{1,6}(?:[${invisibleSpaces}]|(?=[^\\s#\\d]))`, "m"),
		message: {
			en: "This looks like a heading, but there is no space after its #.",
			da: "Dette ligner en overskrift, men der er intet mellemrum efter #.",
		},
		hint: {
			en: "Write ## The heading, with an ordinary space.",
			da: "Skriv ## Overskriften, med et almindeligt mellemrum.",
		},
	},
	{
		pattern: new RegExp(`^-(?:[${invisibleSpaces}]|(?=\\p{L}))`, "mu"),
		message: {
			en: "This looks like an item of a list, but there is no space after its sign.",
			da: "Dette ligner et punkt på en liste, men der er intet mellemrum efter tegnet.",
		},
		hint: {
			en: "Write - The item, with an ordinary space.",
			da: "Skriv - Punktet, med et almindeligt mellemrum.",
		},
	},
	{
		pattern: /^[•‣◦▪●·]/m,
		message: {
			en: "This sign makes no list; all its lines would run together.",
			da: "Dette tegn giver ingen liste; linjerne ville løbe sammen.",
		},
		hint: {
			en: "Begin each line with a hyphen and a space.",
			da: "Begynd hver linje med bindestreg og mellemrum.",
		},
	},
	{
		pattern: /^\[[ xX]?\]\s/m,
		message: {
			en: "Boxes to tick are not used in texts; the signs would be shown.",
			da: "Afkrydsningsfelter bruges ikke i teksterne; tegnene ville blive vist.",
		},
		hint: writeList,
	},
	{
		pattern: /\*\*|__/,
		message: {
			en: "These signs make nothing bold, and would be shown.",
			da: "Disse tegn gør intet fedt og ville blive vist.",
		},
		hint: {
			en: "Write **the words**: a pair on each side, and no space within it.",
			da: "Skriv **ordene**: et par på hver side, og intet mellemrum indenfor.",
		},
	},
	{
		pattern: /\[\^[^\]]+\]/,
		message: {
			en: "Footnotes are not used in texts; the signs would be shown.",
			da: "Fodnoter bruges ikke i teksterne; tegnene ville blive vist.",
		},
		hint: {
			en: "Put the note into the text, in brackets.",
			da: "Skriv noten ind i teksten, i parentes.",
		},
	},
	{
		pattern: /~~[^~]+~~/,
		message: {
			en: "Crossed-out text is not used here; the signs would be shown.",
			da: "Overstreget tekst bruges ikke her; tegnene ville blive vist.",
		},
		hint: { en: "Delete them.", da: "Slet dem." },
	},
	{
		pattern: /^[^\S\n]*\|.*\|[^\S\n]*$/m,
		message: {
			en: "Tables are not used in texts; the signs would be shown.",
			da: "Tabeller bruges ikke i teksterne; tegnene ville blive vist.",
		},
		hint: writeList,
	},
	{
		// Markdown turns &#1; and similar references into this character.
		pattern: /\uFFFD/,
		message: {
			en: "This is the number of a character that no page can show.",
			da: "Dette er nummeret på et tegn, som ingen side kan vise.",
		},
		hint: { en: "Delete it.", da: "Slet det." },
	},
];
