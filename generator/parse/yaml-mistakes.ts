import {
	type Document,
	isCollection,
	isScalar,
	type Node,
	visit,
	type YAMLParseError,
} from "yaml";
import type { Wording } from "../diagnostic.ts";

/** What an author did, where the text shows it (offsets), and what to do. */
export type Mistake = {
	readonly start: number;
	readonly end: number;
	readonly message: Wording;
	readonly hint: Wording;
};

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
		unquotedHole(line) ??
		tabIndent(error, line) ??
		explainSpecial(line) ??
		linkAtStart(line) ??
		unclosedBracket(error, document, text) ??
		deeperLine(error, text, line) ??
		unquotedColon(line) ??
		byCode(error, text)
	);
}

/** A text that begins with a character which YAML takes for an anchor, an alias or a tag. */
export function explainSpecial(line: Line): Mistake | undefined {
	return atValue(line, /[*&!][^\s,}\]]*/, {
		message: {
			en: "A text that starts with &, * or ! has a special meaning in YAML, which is not used here.",
			da: "En tekst, der begynder med &, * eller !, har en særlig betydning i YAML, som ikke bruges her.",
		},
		hint: quoteText,
	});
}

/** A line of a text, and the offset at which it begins. */
export type Line = { readonly start: number; readonly text: string };

/** The line around an offset. */
export function lineAt(text: string, offset: number): Line {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	const end = text.indexOf("\n", start);
	return { start, text: text.slice(start, end < 0 ? text.length : end) };
}

const quoteText: Wording = {
	en: "Put the text in quotes.",
	da: "Sæt teksten i citationstegn.",
};

type Told = Pick<Mistake, "message" | "hint">;

/** Where a value can begin: after a key, a hyphen, a bracket or a comma, or at the beginning of a line. */
const valueStart = /(?:^\s*|[[{,]\s*|- )(?:[\w-]+:\s+)?/;

/** A mistake at the first value on the line that begins so. */
function atValue(line: Line, begins: RegExp, told: Told): Mistake | undefined {
	const found = new RegExp(`${valueStart.source}(${begins.source})`, "d").exec(
		line.text,
	)?.indices?.[1];
	return (
		found && {
			start: line.start + found[0],
			end: line.start + found[1],
			...told,
		}
	);
}

const quoteLeftOpen = (quote: string): Told => ({
	message: {
		en: "A quotation mark is opened here and never closed.",
		da: "Her begynder et citationstegn, som aldrig bliver lukket.",
	},
	hint: {
		en: `Close it at the end of the text; for a ${quote} inside the text, write ${escaped(quote)}.`,
		da: `Luk det, hvor teksten slutter; skal der stå ${quote} inde i teksten, så skriv ${escaped(quote)}.`,
	},
});

function escaped(quote: string): string {
	return quote === '"' ? '\\"' : "''";
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

/** A quotation mark at the beginning of a value whose partner is missing, belongs to the next value, or comes too early. */
function unclosedQuote(line: Line): Mistake | undefined {
	for (const match of line.text.matchAll(
		new RegExp(`${valueStart.source}(["'])`, "dg"),
	)) {
		const [, quote = ""] = match;
		const [opening = 0] = match.indices?.[1] ?? [];
		const quoted = quote === '"' ? /"(?:[^"\\]|\\.)*"/y : /'(?:[^']|'')*'/y;
		quoted.lastIndex = opening;
		const [found] = quoted.exec(line.text) ?? [];
		const open = {
			start: line.start + opening,
			end: line.start + opening + 1,
			...quoteLeftOpen(quote),
		};
		if (found === undefined || /[[{,]\s*[\w-]+:\s+.$/.test(found)) return open;
		const after = /^\s*(?=[^\s,}\]#])(.*)$/d.exec(
			line.text.slice(opening + found.length),
		)?.indices?.[1];
		const from = line.start + opening + found.length;
		if (after)
			return { start: from + after[0], end: from + after[1], ...textGoesOn };
	}
	return undefined;
}

const textGoesOn: Told = {
	message: {
		en: "Text goes on after the closing quotation mark.",
		da: "Teksten fortsætter efter det sidste citationstegn.",
	},
	hint: {
		en: 'Put the whole text in quotes; for a " inside it, write \\".',
		da: 'Sæt hele teksten i citationstegn; skal der stå " inde i den, så skriv \\".',
	},
};

function unquotedHole(line: Line): Mistake | undefined {
	return atValue(line, /\{\{[^}]*\}*/, {
		message: {
			en: "A text that starts with {{ must be in quotes, or YAML takes it for something else.",
			da: "En tekst, der begynder med {{, skal stå i citationstegn; ellers tager YAML den for noget andet.",
		},
		hint: {
			en: 'Write it as lead: "{{price.session-1h}} for …".',
			da: 'Skriv den som lead: "{{price.session-1h}} for …".',
		},
	});
}

function linkAtStart(line: Line): Mistake | undefined {
	return atValue(line, /\[[^\]]*\]\([^)]*\)?/, {
		message: {
			en: "A text that starts with [ must be in quotes, or YAML takes it for a list.",
			da: "En tekst, der begynder med [, skal stå i citationstegn; ellers tager YAML den for en liste.",
		},
		hint: {
			en: 'Write it as answer: "[Book](/book) …".',
			da: 'Skriv den som answer: "[Book](/book) …".',
		},
	});
}

function tabIndent({ code }: YAMLParseError, line: Line): Mistake | undefined {
	const tab = /^ *(\t+)/d.exec(line.text)?.indices?.[1];
	if (!tab && code !== "TAB_AS_INDENT") return undefined;
	return {
		start: line.start + (tab?.[0] ?? 0),
		end: line.start + (tab?.[1] ?? 1),
		message: {
			en: "The line is indented with a tab, which YAML doesn't allow.",
			da: "Linjen er rykket ind med et tabulatortegn, og det tillader YAML ikke.",
		},
		hint: {
			en: "Use spaces, two for each level.",
			da: "Brug mellemrum, to for hvert niveau.",
		},
	};
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

/** A line that stands further in than the one above it, which has its value already. */
function deeperLine(
	{ code }: YAMLParseError,
	text: string,
	line: Line,
): Mistake | undefined {
	if (code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
	const next = lineAt(text, line.start + line.text.length + 1);
	const depth = indentation(line.text);
	if (indentation(next.text) <= depth || !/^\s*[\w-]+:(\s|$)/.test(next.text))
		return undefined;
	return {
		start: next.start,
		end: next.start + indentation(next.text),
		message: {
			en: "This line stands further in than the one above it, which has its value already.",
			da: "Linjen er rykket længere ind end den foregående, som allerede har sin værdi.",
		},
		hint: {
			en: `Begin it with ${depth === 0 ? "no spaces" : `${depth} spaces`}, as the line above.`,
			da: `Begynd den ${depth === 0 ? "uden mellemrum" : `med ${depth} mellemrum`} som linjen over.`,
		},
	};
}

function indentation(line: string): number {
	return line.length - line.trimStart().length;
}

function unquotedColon(line: Line): Mistake | undefined {
	const value = /[\w-]+:\s+([^"'|>\s{[][^"']*:(?:\s[^,}]*|$))/d.exec(line.text)
		?.indices?.[1];
	if (!value) return undefined;
	return {
		start: line.start + value[0],
		end: line.start + value[1],
		message: {
			en: "The text contains a colon, so YAML takes its beginning for a key.",
			da: "Teksten indeholder et kolon, så YAML tager begyndelsen for navnet på et felt.",
		},
		hint: {
			en: 'Put the whole text in quotes: title: "Nyt: vi åbner".',
			da: 'Sæt hele teksten i citationstegn: title: "Nyt: vi åbner".',
		},
	};
}

function byCode({ code, message, pos }: YAMLParseError, text: string): Mistake {
	const [start, end] = pos;
	const [word = ""] = /^[\w-]*/.exec(text.slice(start)) ?? [];
	const [said, hint] = sayings[code] ?? [
		{
			en: "YAML can't be read from here on.",
			da: "Herfra kan YAML ikke læses.",
		},
		{
			en: `The parser says: ${message}.`,
			da: `Læseren siger: ${message}.`,
		},
	];
	return {
		start,
		end: Math.max(end, start + word.length),
		message: said,
		hint,
	};
}

const outOfLine = [
	{
		en: "The line doesn't fit in with the lines around it.",
		da: "Linjen passer ikke sammen med linjerne omkring den.",
	},
	{
		en: "Lines that belong together start in the same column; a key ends with a colon and a space.",
		da: "Linjer, der hører sammen, begynder i samme kolonne; et feltnavn slutter med kolon og mellemrum.",
	},
] as const;

const sayings: Partial<
	Record<YAMLParseError["code"], readonly [message: Wording, hint: Wording]>
> = {
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
};
