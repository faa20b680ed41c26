import {
	type Document,
	isCollection,
	isScalar,
	type Node,
	visit,
	type YAMLParseError,
} from "yaml";
import {
	type Explanation,
	explain,
	type Fault,
} from "../../diagnostics/diagnostic.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { getLine, type Line, matchOnLine } from "../problem.ts";

/** A mistake on one line that YAML can't read: the first group of the pattern is its place. */
type LineMistake = readonly [
	pattern: RegExp,
	explanation: Explanation | ((written: string) => Explanation),
];

function defineMistake(
	parts: readonly string[],
	explanation: LineMistake[1],
): LineMistake {
	return [new RegExp(parts.join(""), "d"), explanation];
}

const field = /^\s*(?:- +)?[\w-]+:\s+/.source;
const inBraces = /[{,]\s*[\w-]+:\s+/.source;
const valueStart = /(?:^\s*|[[{,]\s*|- )(?:[\w-]+:\s+)?/.source;
const doubleQuoted = /"(?:[^"\\]|\\.)*"/.source;
const singleQuoted = /'(?:[^']|'')*'/.source;

const misplacedSpace = defineMistake(
	[`^(?: *(?:- +)?(?:[\\w-]+: *|-)?)([${invisibleSpaces}]+)`],
	explainInvisibleSpace,
);

const commaMissing = explain("yaml-syntax.comma-missing", {}, [", "]);

/** The mistakes on one line, the most certain first. */
const lineMistakes: readonly LineMistake[] = [
	// A quotation mark that ends with its line, or with that of the next value.
	defineMistake(
		[
			valueStart,
			`("(?:[^"\\\\]|\\\\.)*$|"(?:[^"\\\\]|\\\\.)*[[{,]\\s*[\\w-]+:\\s+"(?!\\s*[,}\\]]))`,
		],
		explainUnclosed('"'),
	),
	defineMistake(
		[
			valueStart,
			`('(?:[^']|'')*$|'[^']*[[{,]\\s*[\\w-]+:\\s+'(?!\\s*[,}\\]]))`,
		],
		explainUnclosed("'"),
	),
	defineMistake(
		[
			`[[{](?:[^\\]}"']|${doubleQuoted}|${singleQuoted})*?`,
			`(?:${doubleQuoted}|${singleQuoted})`,
			"(\\s*;?\\s*)(?:[\"']|[\\w-]+:\\s)",
		],
		commaMissing,
	),
	...[
		{ quoted: doubleQuoted, values: { quote: '"', escaped: '\\"' } },
		{ quoted: singleQuoted, values: { quote: "'", escaped: "''" } },
	].flatMap(({ quoted, values }) =>
		[
			[field, quoted, "\\s*([^\\s#].*)$"],
			[valueStart, quoted, "\\s*([^\\s,}\\]#].*)$"],
		].map((parts) =>
			defineMistake(parts, explain("yaml-syntax.text-after-quote", values)),
		),
	),
	[
		/^\s*([–—•*]\s+|[–—-](?=[\w-]+:(?:\s|$)))/d,
		explain("yaml-syntax.hyphen-missing", {}, ["- "]),
	],
	defineMistake([valueStart, "([“”„‟][^“”„‟]*[“”‟]?)"], explainCurlyQuotes),
	defineMistake(
		[
			valueStart,
			"(\\{\\{[^}]*\\}*|\\[[^\\]]*\\]\\([^)]*\\)?|[*&!@`%][^\\s,}\\]]*)",
		],
		explainQuotesNeeded,
	),
	[/^ *(\t+)/d, explain("yaml-syntax.tab-indent")],
	misplacedSpace,
	[/[[{,]\s*(,)/d, explain("yaml-syntax.unexpected-comma")],
	defineMistake([field, "(-)\\s"], explain("yaml-syntax.list-beside-field")),
	defineMistake(
		[field, "([>|][-+]?)\\s+[^#\\s]"],
		explain("yaml-syntax.text-beside-marker"),
	),
];

const colonInText = explain("yaml-syntax.colon-in-text");

/** The mistakes with a colon, which are looked for if no bracket is left open above the line. */
const colonMistakes: readonly LineMistake[] = [
	// A field of two letters, or a tag such as pt-BR, is another language.
	defineMistake(
		[
			inBraces,
			"[^\"'\\s{[(][^\"'{}[\\],]*?(\\s*[;/|]\\s*|\\s+)[a-z]{2}(?:-[A-Z]{2})?:\\s",
		],
		commaMissing,
	),
	defineMistake(
		[inBraces, "([^\"'|>\\s{[][^\"',{}[\\]]*:(?:\\s[^,}]*|$))"],
		colonInText,
	),
	defineMistake([field, "([^\"'|>\\s{[][^\"']*:(?:\\s.*|$))"], colonInText),
];

/** Explains an invisible character where a space or nothing should be. */
export function explainInvisibleSpace(written: string): Explanation {
	const spaces = " ".repeat(written.length);
	return explain("yaml-syntax.invisible-space", {}, [spaces, ""]);
}

/** Explains a text in curly quotation marks, which YAML reads as letters. */
export function explainCurlyQuotes(written: string): Explanation {
	const text = written.slice(1).replace(/[“”‟]$/, "");
	const quoted = `"${text.replaceAll('"', '\\"')}"`;
	const isText = !/^(?:true|false|[\d.]+)$/.test(text);
	const fixes = isText ? [quoted] : [quoted, text];
	return explain("yaml-syntax.curly-quotes", {}, fixes);
}

/** Explains a text that begins with a character that means something else in YAML, such as a fact. */
export function explainQuotesNeeded(written: string): Explanation {
	const [character = ""] = /^\{\{|^./.exec(written) ?? [];
	return explain("yaml-syntax.quotes-needed", { character, written });
}

/** Explains a field without the colon or the space after its name; `right` is how to write it. */
export function explainColonMissing(right: string): Explanation {
	return explain("yaml-syntax.colon-missing", { right }, [": "]);
}

function explainUnclosed(opening: string): Explanation {
	const closing = { "[": "]", "{": "}" }[opening];
	return closing
		? explain("yaml-syntax.unclosed-bracket", { opening, closing })
		: explain("yaml-syntax.unclosed-quote", {
				quote: opening,
				escaped: opening === '"' ? '\\"' : "''",
			});
}

/** Explains the first error of a YAML text: the others mostly follow from it. Its cause is often before its place. */
export function explainYamlError(
	error: YAMLParseError,
	document: Document,
	text: string,
): Fault {
	const line = getLine(text, error.pos[0]);
	const quote = findOpenNodeAbove(document, line, isQuoted);
	if (quote !== undefined) return createUnclosedFault(quote, text);
	const found =
		(indentedInvisibly.test(text.slice(0, line.start))
			? undefined
			: findFirstMistake(line, lineMistakes)) ??
		findMisplacedSpaceAbove(text, line);
	if (found) return found;
	const bracket = findOpenNodeAbove(document, line, isInBrackets);
	if (bracket !== undefined) return createUnclosedFault(bracket, text);
	return (
		(error.code === "BLOCK_AS_IMPLICIT_KEY"
			? findIndentationCause(text, line)
			: undefined) ??
		findFirstMistake(line, colonMistakes) ??
		findMissingColon(line) ??
		explainByCode(error, text, line)
	);
}

function findFirstMistake(
	line: Line,
	mistakes: readonly LineMistake[],
): Fault | undefined {
	for (const [pattern, explanation] of mistakes) {
		const found = matchOnLine(line, pattern, explanation);
		if (found) return found;
	}
	return undefined;
}

/** Finds an invisible character in the indentation of the lines up to this one, or at the usual places in the line above. */
function findMisplacedSpaceAbove(text: string, line: Line): Fault | undefined {
	const above = text.slice(0, line.start);
	const [, spaces = "", hidden = ""] = indentedInvisibly.exec(above) ?? [];
	if (hidden === "")
		return matchOnLine(
			getLine(text, Math.max(0, line.start - 1)),
			...misplacedSpace,
		);
	const start = above.search(indentedInvisibly) + spaces.length;
	return { start, length: hidden.length, ...explainInvisibleSpace(hidden) };
}

const indentedInvisibly = new RegExp(`^( *)([${invisibleSpaces}]+)`, "m");

function createUnclosedFault(start: number, text: string): Fault {
	return { start, length: 1, ...explainUnclosed(text[start] ?? "") };
}

const isQuoted = (node: Node) =>
	isScalar(node) && /^QUOTE/.test(node.type ?? "");

const isInBrackets = (node: Node) => isCollection(node) && node.flow === true;

/** Returns the start of the innermost matching node that begins above the line and ends in or below it. */
function findOpenNodeAbove(
	document: Document,
	line: Line,
	matches: (node: Node) => boolean,
): number | undefined {
	let found: number | undefined;
	visit(document, {
		Node(_, node) {
			const [start = 0, end = 0] = node.range ?? [];
			if (start < line.start && end >= line.start && matches(node))
				found = start;
		},
	});
	return found;
}

const isField = /^\s*[\w-]+:(?:\s|$)/;

function getIndent(line: string): number {
	return line.search(/\S|$/);
}

/** Explains why the line below one that already has a value is indented further: a field in the wrong column, or a colon in a text. */
function findIndentationCause(text: string, line: Line): Fault | undefined {
	const next = getLine(text, line.start + line.text.length + 1);
	if (next.start <= line.start || getIndent(next.text) <= getIndent(line.text))
		return undefined;
	return isField.test(next.text)
		? createMisalignedFault(text, next)
		: findColonFrom(next);

	/** Finds the first colon in this line of a text, or in the next lines of the same text. */
	function findColonFrom(each: Line): Fault | undefined {
		const below = getLine(text, each.start + each.text.length + 1);
		const continues =
			below.start > each.start && getIndent(below.text) >= getIndent(each.text);
		return (
			matchOnLine(each, /(:)(?:\s|$)/d, colonInText) ??
			(continues ? findColonFrom(below) : undefined)
		);
	}
}

/** Reports a line that begins in the wrong column; if the first line of the file does, that one. */
function createMisalignedFault(text: string, line: Line): Fault {
	const first = getLine(text, text.search(/^[ \t]*[^\s#]/m));
	const wrong = first.text.startsWith(" ") ? first : line;
	const own = getIndent(wrong.text);
	// Without any indentation, the first word is marked.
	const [word = ""] = own === 0 ? (/^[\w-]+/.exec(wrong.text) ?? []) : [];
	const depths = text
		.split("\n")
		// The fields of an item begin behind its hyphen.
		.flatMap((each) => [getIndent(each), getIndent(each.replace("-", " "))]);
	const nearest = [...new Set([0, ...depths])]
		.filter((depth) => depth !== own)
		.sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
	return {
		start: wrong.start,
		length: Math.max(1, own, word.length),
		...explain(
			"yaml-syntax.misaligned",
			{},
			nearest.slice(0, 6).map((depth) => " ".repeat(depth) + word),
		),
	};
}

/** Finds a field whose colon is missing, or the space after it. */
function findMissingColon(line: Line): Fault | undefined {
	const [, name, between = "", value = ""] =
		/^\s*(?:- +)?([\w-]+)(\s*=\s*|:|\s+|$)(.*)$/.exec(line.text) ?? [];
	const content = line.text.trim().replace(/^- +/, "");
	const hasNoSpace = /[:=]/.test(between) && /^[[{"']/.test(value);
	if (!hasNoSpace && /:(\s|$)|^[-"'[{#>|?]|^$/.test(content)) return undefined;
	const isProse = /^(?!["']).*( .*){3}/.test(value) && /^\s*$/.test(between);
	const right = isProse || !name ? "title: …" : `${name}: ${value || "…"}`;
	return /[:=]/.test(between)
		? matchOnLine(line, /([:=])/d, explainColonMissing(right))
		: matchOnLine(
				line,
				/^\s*(?:- +)?(.*\S)/d,
				explain("yaml-syntax.no-field", { right }),
			);
}

/** Explains an error where the parser reports it. */
function explainByCode(error: YAMLParseError, text: string, line: Line): Fault {
	const [start, end] = error.pos;
	const [hidden] = leadingInvisible.exec(text.slice(start)) ?? [];
	if (hidden !== undefined)
		return { start, length: hidden.length, ...explainInvisibleSpace(hidden) };
	const explanation =
		error.code === "UNEXPECTED_TOKEN" && text[start] === ","
			? explain("yaml-syntax.unexpected-comma")
			: explanations[error.code];
	const isAtStart = start <= line.start + getIndent(line.text);
	if (
		columnErrors.includes(error.code) ||
		(!explanation && isAtStart && isField.test(line.text))
	)
		return createMisalignedFault(text, line);
	const [word = ""] = /^[\w-]*/.exec(text.slice(start)) ?? [];
	return {
		start,
		length: Math.max(1, end - start, word.length),
		...(explanation ?? explain("yaml-syntax.unreadable")),
	};
}

/** Invisible characters at the beginning of a text. */
export const leadingInvisible = new RegExp(`^[${invisibleSpaces}]+`);

const columnErrors = ["BAD_INDENT", "BLOCK_IN_FLOW", "MULTILINE_IMPLICIT_KEY"];

const explanations: Partial<Record<string, Explanation>> = {
	TAB_AS_INDENT: explain("yaml-syntax.tab-indent"),
	MULTIPLE_DOCS: explain("yaml-syntax.several-documents"),
	BAD_DQ_ESCAPE: explain("yaml-syntax.backslash"),
};
