import {
	type Document,
	isCollection,
	isScalar,
	visit,
	type YAMLParseError,
} from "yaml";
import {
	type Explanation,
	explain,
	type Fault,
} from "../../diagnostics/diagnostic.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import {
	type FaultPattern,
	findFirst,
	getLine,
	type Line,
} from "../problem.ts";

/** Creates a pattern from a template, in which backslashes are those of the pattern. */
function pattern(
	template: TemplateStringsArray,
	...parts: readonly string[]
): RegExp {
	return new RegExp(String.raw(template, ...parts), "dm");
}

const field = String.raw`^\s*(?:- +)?[\w-]+:\s+`;
const inBraces = String.raw`[{,]\s*[\w-]+:\s+`;
const valueStart = String.raw`(?:^\s*|[[{,]\s*|- )(?:[\w-]+:\s+)?`;
const quoted = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')`;
const spaces = `[${invisibleSpaces}]+`;

const commaMissing = explain("yaml-syntax.comma-missing", {}, [", "]);
const colonInText = explain("yaml-syntax.colon-in-text");

/** Explains a field without the colon or the space after its name. */
export const colonMissing = explain("yaml-syntax.colon-missing", {}, [": "]);

/** The mistakes on one line, the most certain first. */
const lineMistakes: readonly FaultPattern[] = [
	// The quotation mark is the last of its line, or closed by that of the next value.
	[
		pattern`${valueStart}(["'])(?:(?!\1).)*(?:$|[{,]\s*[\w-]+:\s+\1(?!\s*[,}\]]))`,
		explainUnclosed,
	],
	[
		pattern`[[{](?:[^\]}"']|${quoted})*?${quoted}(\s*;?\s*)(?:["']|[\w-]+:\s)`,
		commaMissing,
	],
	// After a comma, brackets hold the next value.
	[
		pattern`${valueStart}${quoted}\s*((?:[^\s,}\]#]|(?<!^[^#]*[[{].*),).*)$`,
		explain("yaml-syntax.text-after-quote"),
	],
	[
		pattern`^\s*([–—•*]\s+|[–—-](?=[\w-]+:(?:\s|$)))`,
		explain("yaml-syntax.hyphen-missing", {}, ["- "]),
	],
	[pattern`${valueStart}([“”„‟][^“”„‟]*[“”‟]?)`, explainCurlyQuotes],
	[
		pattern`${valueStart}(\{\{[^}]*\}*|\[[^\]]*\]\([^)]*\)?|[*&!@\x60%][^\s,}\]]*)`,
		explainQuotesNeeded,
	],
	[pattern`^ *(\t+)`, explain("yaml-syntax.tab-indent")],
	[pattern`${field}(-)\s`, explain("yaml-syntax.list-beside-field")],
	[
		pattern`${field}([>|][-+]?)\s+[^#\s]`,
		explain("yaml-syntax.text-beside-marker"),
	],
];

/** The mistakes with a colon, which are looked for if no bracket is left open above the line. */
const colonMistakes: readonly FaultPattern[] = [
	// A field of two letters, or a tag such as pt-BR, is another language.
	[
		pattern`${inBraces}[^"'\s{[(][^"'{}[\],]*?(\s*[;/|]\s*|\s+)[a-z]{2}(?:-[A-Z]{2})?:\s`,
		commaMissing,
	],
	[pattern`${inBraces}([^"'|>\s{[][^"',{}[\]]*:(?:\s[^,}]*|$))`, colonInText],
	[pattern`${field}([^"'|>\s{[][^"']*:(?:\s.*|$))`, colonInText],
	[pattern`^\s*(?:- +)?[a-zA-Z][\w-]*(\s*=\s*|:(?=\S))`, colonMissing],
	[
		pattern`^\s*(?:- +)?((?![-"'[{#>|?])(?:[^:]|:(?!\s|$))+)$`,
		explain("yaml-syntax.no-field"),
	],
];

/** An invisible character before a field or value. */
const invisibleSpace: FaultPattern = [
	new RegExp(`^ *(?:- +)?(?:[\\w-]+: *|-)?(${spaces})`, "dm"),
	explainInvisibleSpace,
];

/** Finds a directive, which could change how the rest of a YAML text is read. */
export function findDirective(text: string): Fault | undefined {
	return findFirst({ start: 0, text }, [
		[/^(?:[ \t]*(?:#.*)?\n)*(%.*)/d, explainQuotesNeeded],
	]);
}

/** Explains an invisible character where a space or nothing should be. */
export function explainInvisibleSpace(written: string): Explanation {
	const fix = " ".repeat(written.length);
	return explain("yaml-syntax.invisible-space", {}, [fix, ""]);
}

/** Explains a text in curly quotation marks, which YAML reads as letters. */
export function explainCurlyQuotes(written: string): Explanation {
	const text = written.slice(1).replace(/[“”‟]$/, "");
	const quotedText = `"${text.replaceAll('"', '\\"')}"`;
	const isText = !/^(?:true|false|[\d.]+)$/.test(text);
	const fixes = isText ? [quotedText] : [quotedText, text];
	return explain("yaml-syntax.curly-quotes", {}, fixes);
}

/** Explains a text that begins with a character that means something else in YAML, such as a fact. */
function explainQuotesNeeded(written: string): Explanation {
	const [character = ""] = /^\{\{|^./.exec(written) ?? [];
	return explain("yaml-syntax.quotes-needed", { character, written });
}

function explainUnclosed(opening: string): Explanation {
	const closing = { "[": "]", "{": "}" }[opening] ?? opening;
	return explain("yaml-syntax.unclosed", { opening, closing });
}

/** Explains the first error of a YAML text: the others mostly follow from it. Its cause is often before its place. */
export function explainYamlError(
	error: YAMLParseError,
	document: Document,
	text: string,
): Fault {
	const line = getLine(text, error.pos[0]);
	const upToLine = text.slice(0, line.start + line.text.length);
	return (
		findFirst({ start: 0, text: upToLine }, [invisibleSpace]) ??
		findUnclosed(document, line, text, "quote") ??
		findFirst(line, lineMistakes) ??
		findUnclosed(document, line, text, "bracket") ??
		findIndentationCause(error, text, line) ??
		findFirst(line, colonMistakes) ??
		explainByCode(error, text, line)
	);
}

/** Finds the innermost quoted text, or bracket, that begins above a line and ends in or below it. */
function findUnclosed(
	document: Document,
	line: Line,
	text: string,
	kind: "quote" | "bracket",
): Fault | undefined {
	let found: number | undefined;
	visit(document, {
		Node(_, node) {
			const [start = 0, end = 0] = node.range ?? [];
			const isOfKind =
				kind === "quote"
					? isScalar(node) && /^QUOTE/.test(node.type ?? "")
					: isCollection(node) && node.flow;
			if (isOfKind && start < line.start && end >= line.start) found = start;
		},
	});
	return found === undefined
		? undefined
		: { start: found, length: 1, ...explainUnclosed(text[found] ?? "") };
}

const isField = /^\s*[\w-]+:(?:\s|$)/;

function getIndent(line: string): number {
	return line.search(/\S|$/);
}

/** Explains why the line below one that already has a value is indented further: a field in the wrong column, or a colon in a text. */
function findIndentationCause(
	{ code }: YAMLParseError,
	text: string,
	line: Line,
): Fault | undefined {
	const next = getLine(text, line.start + line.text.length + 1);
	const isDeeper = getIndent(next.text) > getIndent(line.text);
	if (code !== "BLOCK_AS_IMPLICIT_KEY" || !isDeeper) return undefined;
	return isField.test(next.text)
		? createMisalignedFault(text, next)
		: findFirst(next, [[/(:)(?:\s|$)/d, colonInText]]);
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

/** Explains an error where the parser reports it. */
function explainByCode(
	{ code, pos: [start, end] }: YAMLParseError,
	text: string,
	line: Line,
): Fault {
	const rest = line.text.slice(start - line.start);
	const [hidden] = new RegExp(`^${spaces}`).exec(rest) ?? [];
	if (hidden)
		return { start, length: hidden.length, ...explainInvisibleSpace(hidden) };
	const explanation = rest.startsWith(",")
		? explain("yaml-syntax.unexpected-comma")
		: code === "BAD_DQ_ESCAPE"
			? explain("yaml-syntax.backslash")
			: undefined;
	const isAtStart = start <= line.start + getIndent(line.text);
	const isMisaligned =
		/^(?:BAD_INDENT|BLOCK_IN_FLOW|MULTILINE_IMPLICIT_KEY)$/.test(code) ||
		(isAtStart && isField.test(line.text));
	if (!explanation && isMisaligned) return createMisalignedFault(text, line);
	const [word = ""] = /^[\w-]*/.exec(rest) ?? [];
	return {
		start,
		length: Math.max(1, end - start, word.length),
		...(explanation ?? explain("yaml-syntax.unreadable")),
	};
}
