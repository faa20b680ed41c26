import {
	type Document,
	isCollection,
	isScalar,
	type Node,
	visit,
	type YAMLParseError,
} from "yaml";
import type { Wording } from "../diagnostic.ts";
import { type Line, lineAt, type Mistake, quoteText } from "./mistake.ts";
import { explainColon, explainDeeper, explainStart } from "./yaml-lines.ts";
import {
	curlyQuotes,
	explainValue,
	quoteLeftOpen,
	unclosedQuote,
	unquotedColon,
	unquotedHole,
} from "./yaml-values.ts";

/** What is behind a complaint of the YAML parser, which often lies elsewhere than the parser stumbled. */
export function explainSyntax(
	error: YAMLParseError,
	document: Document,
	text: string,
): Mistake {
	const line = lineAt(text, error.pos[0]);
	return (
		swallowingQuote(error, document, text) ??
		unclosedQuote(line) ??
		curlyQuotes(line) ??
		unquotedHole(line) ??
		explainStart(error, text, line) ??
		explainValue(line) ??
		unclosedBracket(error, document, text) ??
		explainDeeper(error, text, line) ??
		unquotedColon(line) ??
		explainColon(line) ??
		byCode(error, text)
	);
}

/** A quoted text that began on an earlier line and took in what follows, up to where the parser stumbled. */
function swallowingQuote(
	{ pos }: YAMLParseError,
	document: Document,
	text: string,
): Mistake | undefined {
	const quoted = nodesInto(document, lineAt(text, pos[0])).filter(
		(node) => isScalar(node) && /^QUOTE/.test(node.type ?? ""),
	);
	const start = quoted.at(-1)?.range?.[0];
	return start === undefined
		? undefined
		: { start, end: start + 1, ...quoteLeftOpen(text.charAt(start)) };
}

/** A [ or { of an earlier line that is still open where the parser stumbled. */
function unclosedBracket(
	{ pos }: YAMLParseError,
	document: Document,
	text: string,
): Mistake | undefined {
	const open = nodesInto(document, lineAt(text, pos[0])).filter(
		(node) => isCollection(node) && node.flow,
	);
	const start = open.at(-1)?.range?.[0];
	if (start === undefined) return undefined;
	const bracket = text.charAt(start);
	const closing = bracket === "[" ? "]" : "}";
	return {
		start,
		end: start + 1,
		message: {
			en: `A ${bracket} is opened here and never closed.`,
			da: `Her begynder en ${bracket}, som aldrig bliver lukket.`,
		},
		hint: {
			en: `Close it with ${closing} at the end of the line.`,
			da: `Luk den med ${closing} sidst på linjen.`,
		},
	};
}

/** The nodes that begin before the line and reach into it, the outermost first. */
function nodesInto(document: Document, line: Line): Node[] {
	const found: Node[] = [];
	visit(document, {
		Node(_, node) {
			const [start = 0, end = 0] = node.range ?? [];
			if (start < line.start && end >= line.start) found.push(node);
		},
	});
	return found;
}

function byCode({ code, pos }: YAMLParseError, text: string): Mistake {
	// How deep the parser came depends on the machine; the place it is told at doesn't.
	const deep = /(?:[[{]\s*){20}|^ {40,}\S/m.exec(text)?.index;
	const [start, end] =
		code === "RESOURCE_EXHAUSTION" && deep !== undefined
			? [deep, deep + 1]
			: pos;
	const [word = ""] = /^[\w-]*/.exec(text.slice(start)) ?? [];
	const [message, hint] =
		code === "UNEXPECTED_TOKEN" && text.charAt(start) === ","
			? nothingBeforeComma
			: (sayings[code] ?? unreadable);
	return { start, end: Math.max(end, start + word.length), message, hint };
}

type Saying = readonly [message: Wording, hint: Wording];

const unreadable: Saying = [
	{
		en: "From here on this can't be read as YAML.",
		da: "Herfra kan dette ikke læses som YAML.",
	},
	{
		en: "Look in this line and the one above it for a missing quotation mark, colon, space or bracket.",
		da: "Se i denne linje og den foregående efter et citationstegn, et kolon, et mellemrum eller en parentes, der mangler.",
	},
];

const nothingBeforeComma: Saying = [
	{
		en: "There is nothing before this comma.",
		da: "Der står ikke noget før dette komma.",
	},
	{ en: "Delete the comma.", da: "Slet kommaet." },
];

/** What is said of values in one another that nobody can have meant. */
export const nestedTooDeeply: Saying = [
	{
		en: "Here one thing lies within another too many times over.",
		da: "Her ligger det ene inde i det andet alt for mange gange.",
	},
	{
		en: "Take some of the brackets, or of the indentation, away.",
		da: "Fjern nogle af parenteserne, eller noget af indrykningen.",
	},
];

const outOfLine: Saying = [
	{
		en: "The line doesn't fit in with the lines around it.",
		da: "Linjen passer ikke sammen med linjerne omkring den.",
	},
	{
		en: "Lines that belong together start in the same column; a key ends with a colon and a space.",
		da: "Linjer, der hører sammen, begynder i samme kolonne; et feltnavn slutter med kolon og mellemrum.",
	},
];

const sayings: Partial<Record<YAMLParseError["code"], Saying>> = {
	DUPLICATE_KEY: [
		{
			en: "The same key stands twice here.",
			da: "Det samme felt står her to gange.",
		},
		{ en: "Delete one of the two.", da: "Slet det ene." },
	],
	BAD_INDENT: outOfLine,
	BLOCK_IN_FLOW: outOfLine,
	MULTILINE_IMPLICIT_KEY: outOfLine,
	NON_STRING_KEY: [
		{
			en: "A key must be a plain word.",
			da: "Navnet på et felt skal være et almindeligt ord.",
		},
		{ en: "Put it in quotes.", da: "Sæt det i citationstegn." },
	],
	BAD_SCALAR_START: [
		{
			en: "A text can't start with this character.",
			da: "En tekst kan ikke begynde med dette tegn.",
		},
		quoteText,
	],
	MULTIPLE_DOCS: [
		{
			en: "A line with --- begins a second document here; a file holds just one.",
			da: "En linje med --- begynder et nyt dokument her; en fil rummer kun ét.",
		},
		{ en: "Delete the line.", da: "Slet linjen." },
	],
	BAD_DQ_ESCAPE: [
		{
			en: "A backslash in double quotes has a special meaning.",
			da: "En omvendt skråstreg i dobbelte citationstegn har en særlig betydning.",
		},
		{
			en: "Write two of them, or use single quotes.",
			da: "Skriv to af dem, eller brug enkelte citationstegn.",
		},
	],
	RESOURCE_EXHAUSTION: nestedTooDeeply,
};
