import {
	type Document,
	isCollection,
	isScalar,
	type Node,
	visit,
	type YAMLParseError,
} from "yaml";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import {
	type Explanation,
	type Line,
	lineAt,
	type Problem,
} from "../problem.ts";
import { colonSlipOn } from "./colons.ts";
import {
	atMargin,
	explainDeeper,
	indentationHint,
	sameColumn,
} from "./indentation.ts";
import { quoteLeftOpen, unclosedQuote } from "./quotes.ts";
import {
	explainInvisibleSpace,
	quotesNeeded,
	slipOn,
	tabIndent,
} from "./slips.ts";

/** Finds a YAML directive, which could change how the content is parsed. */
export function findDirective(text: string): Problem | undefined {
	const found = /^(?:[ \t]*(?:#.*)?\n)*(%.*)/d.exec(text)?.indices?.[1];
	if (!found) return undefined;
	const [start, end] = found;
	return { start, end, ...quotesNeeded(text.slice(start, end)) };
}

/** Explains an error of the YAML parser. The cause is often before the place where the parser reports it. */
export function explainSyntax(
	error: YAMLParseError,
	document: Document,
	text: string,
): Problem {
	const line = lineAt(text, error.pos[0]);
	const above = lineAt(text, Math.max(0, line.start - 1));
	const isDeeper = error.code === "BLOCK_AS_IMPLICIT_KEY";
	return (
		unclosedQuoteAbove(error, document, text) ??
		unclosedQuote(line) ??
		slipOn(line, above) ??
		unclosedBracket(error, document, text) ??
		(isDeeper ? explainDeeper(text, line) : undefined) ??
		colonSlipOn(line) ??
		byCode(error, text)
	);
}

/** A quotation mark on an earlier line that is still open at the error. */
function unclosedQuoteAbove(
	{ pos }: YAMLParseError,
	document: Document,
	text: string,
): Problem | undefined {
	const quoted = nodesInto(document, lineAt(text, pos[0])).filter(
		(node) => isScalar(node) && /^QUOTE/.test(node.type ?? ""),
	);
	const start = quoted.at(-1)?.range?.[0];
	return start === undefined
		? undefined
		: { start, end: start + 1, ...quoteLeftOpen(text.charAt(start)) };
}

/** A [ or { of an earlier line that is still open at the error. */
function unclosedBracket(
	{ pos }: YAMLParseError,
	document: Document,
	text: string,
): Problem | undefined {
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
			en: `The ${bracket} opened here is never closed.`,
			da: `Her begynder en ${bracket}, som aldrig bliver lukket.`,
		},
		hint: {
			en: `Close it with ${closing} at the end of the line.`,
			da: `Luk den med ${closing} sidst på linjen.`,
		},
	};
}

/** The nodes that begin before the line and end in or after it, the outermost first. */
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

function byCode({ code, pos }: YAMLParseError, text: string): Problem {
	// How deep the parser got depends on the machine; the reported place must not.
	const deep = /(?:[[{]\s*){20}|^ {40,}\S/m.exec(text)?.index;
	const [start, end] =
		code === "RESOURCE_EXHAUSTION" && deep !== undefined
			? [deep, deep + 1]
			: pos;
	const [word = ""] = /^[\w-]*/.exec(text.slice(start)) ?? [];
	const explanation =
		code === "UNEXPECTED_TOKEN" && text.charAt(start) === ","
			? nothingBeforeComma
			: (explanations[code] ?? unreadable);
	const line = lineAt(text, start);
	const hidden = invisible.exec(text.slice(start))?.[0];
	if (hidden !== undefined)
		return {
			start,
			end: start + hidden.length,
			...explainInvisibleSpace(hidden),
		};
	const isField =
		/^\s*[\w-]+:(\s|$)/.test(line.text) &&
		start <= line.start + line.text.search(/\S/);
	const isMisplaced =
		explanation === outOfLine ||
		(isField && /^(UNEXPECTED_TOKEN|MISSING_CHAR)$/.test(code));
	return isMisplaced
		? outOfPlace(text, line, word)
		: { start, end: Math.max(end, start + word.length), ...explanation };
}

const invisible = new RegExp(`^[${invisibleSpaces}]+`);

/** Explains a line that begins in the wrong column; if the first line of the file does, all others follow from it. */
function outOfPlace(text: string, line: Line, word: string): Problem {
	const { message } = outOfLine;
	const first = /^(?:[ \t]*(?:#.*)?\n)*( +)(?=[\w-])/d.exec(text)?.indices?.[1];
	if (first)
		return {
			start: first[0],
			end: first[1],
			message,
			hint: { ...atMargin, replacement: "", otherwise: sameColumn },
		};
	const depth = line.text.search(/\S/);
	// The parser reports such an error anywhere on the line.
	return {
		start: line.start,
		end: line.start + (depth > 0 ? depth : Math.max(1, word.length)),
		message,
		hint: indentationHint(text, line, depth > 0 ? "" : word),
	};
}

const unreadable: Explanation = {
	message: {
		en: "This can't be read as YAML from here on.",
		da: "Herfra kan dette ikke læses som YAML.",
	},
	hint: {
		en: "Look in this line and the one above it for a missing quotation mark, colon, space or bracket.",
		da: "Se i denne linje og den foregående efter et citationstegn, et kolon, et mellemrum eller en parentes, der mangler.",
	},
};

const nothingBeforeComma: Explanation = {
	message: {
		en: "There is nothing before this comma.",
		da: "Der står ikke noget før dette komma.",
	},
	hint: { en: "Delete the comma.", da: "Slet kommaet." },
};

/** The message and the hint for values that are nested too deeply. */
export const nestedTooDeeply: Explanation = {
	message: {
		en: "This is nested too deeply.",
		da: "Her er for mange niveauer inden i hinanden.",
	},
	hint: {
		en: "Remove some of the brackets or of the indentation.",
		da: "Fjern nogle af parenteserne eller noget af indrykningen.",
	},
};

const outOfLine: Explanation = {
	message: {
		en: "The line doesn't fit in with the lines around it.",
		da: "Linjen passer ikke sammen med linjerne omkring den.",
	},
	hint: sameColumn,
};

const explanations: Partial<Record<YAMLParseError["code"], Explanation>> = {
	BAD_INDENT: outOfLine,
	BLOCK_IN_FLOW: outOfLine,
	MULTILINE_IMPLICIT_KEY: outOfLine,
	TAB_AS_INDENT: tabIndent,
	NON_STRING_KEY: {
		message: {
			en: "A field name must be a plain word.",
			da: "Navnet på et felt skal være et almindeligt ord.",
		},
		hint: { en: "Put it in quotes.", da: "Sæt det i citationstegn." },
	},
	MULTIPLE_DOCS: {
		message: {
			en: "A line --- or ... ends what is above it, and nothing may follow.",
			da: "En linje --- eller ... afslutter det, der står over den, og så må der ikke komme mere.",
		},
		hint: { en: "Delete that line.", da: "Slet den linje." },
	},
	BAD_DQ_ESCAPE: {
		message: {
			en: "A backslash in double quotes has a special meaning.",
			da: "En omvendt skråstreg i dobbelte citationstegn har en særlig betydning.",
		},
		hint: {
			en: "Write two of them, or use single quotes.",
			da: "Skriv to af dem, eller brug enkelte citationstegn.",
		},
	},
	RESOURCE_EXHAUSTION: nestedTooDeeply,
};
