import {
	type Document,
	isAlias,
	isCollection,
	isMap,
	isScalar,
	type Node,
	type Scalar,
	visit,
	type YAMLMap,
	type YAMLParseError,
} from "yaml";
import type { Explanation, Fault } from "../../diagnostics/diagnostic.ts";
import { findSpelledOut } from "../../text/invisible-characters.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { placeAt } from "../decode.ts";
import { type Line, lineAt, onLine } from "../problem.ts";
import * as explainInWords from "./explanations.ts";

/** A mistake on the line that YAML can't read: the first group of the pattern is its place. */
type LineMistake = readonly [
	pattern: RegExp,
	explanation: Explanation | ((written: string) => Explanation),
];

function lineMistake(
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

const misplacedSpace = lineMistake(
	[`^(?: *(?:- +)?(?:[\\w-]+: *|-)?)([${invisibleSpaces}]+)`],
	explainInWords.invisibleSpace,
);

/** The mistakes on one line, the surest first. */
const lineMistakes: readonly LineMistake[] = [
	// A quotation mark that ends with its line, or with that of the next value.
	lineMistake(
		[
			valueStart,
			`("(?:[^"\\\\]|\\\\.)*$|"(?:[^"\\\\]|\\\\.)*[[{,]\\s*[\\w-]+:\\s+"(?!\\s*[,}\\]]))`,
		],
		explainInWords.neverClosed('"'),
	),
	lineMistake(
		[
			valueStart,
			`('(?:[^']|'')*$|'[^']*[[{,]\\s*[\\w-]+:\\s+'(?!\\s*[,}\\]]))`,
		],
		explainInWords.neverClosed("'"),
	),
	lineMistake(
		[
			`[[{](?:[^\\]}"']|${doubleQuoted}|${singleQuoted})*?`,
			`(?:${doubleQuoted}|${singleQuoted})`,
			"(\\s*;?\\s*)(?:[\"']|[\\w-]+:\\s)",
		],
		explainInWords.commaMissing,
	),
	...[
		{ quoted: doubleQuoted, quote: '"' },
		{ quoted: singleQuoted, quote: "'" },
	].flatMap(({ quoted, quote }) => [
		lineMistake(
			[field, quoted, "\\s*([^\\s#].*)$"],
			explainInWords.textGoesOn(quote),
		),
		lineMistake(
			[valueStart, quoted, "\\s*([^\\s,}\\]#].*)$"],
			explainInWords.textGoesOn(quote),
		),
	]),
	[/^\s*([–—•*]\s+|[–—-](?=[\w-]+:(?:\s|$)))/d, explainInWords.hyphenMissing],
	lineMistake(
		[valueStart, "([“”„‟][^“”„‟]*[“”‟]?)"],
		explainInWords.curlyQuotes,
	),
	lineMistake(
		[
			valueStart,
			"(\\{\\{[^}]*\\}*|\\[[^\\]]*\\]\\([^)]*\\)?|[*&!@`%][^\\s,}\\]]*)",
		],
		explainInWords.quotesNeeded,
	),
	[/^ *(\t+)/d, explainInWords.tabIndent],
	misplacedSpace,
	[/[[{,]\s*(,)/d, explainInWords.commaTooMany],
	lineMistake([field, "(-)\\s"], explainInWords.listBelow),
	lineMistake([field, "([>|][-+]?)\\s+[^#\\s]"], explainInWords.textBelow),
];

/** The mistakes with a colon, once no bracket is left open above the line. */
const colonMistakes: readonly LineMistake[] = [
	// A field of two letters, or a tag such as pt-BR, is another language.
	lineMistake(
		[
			inBraces,
			"[^\"'\\s{[(][^\"'{}[\\],]*?(\\s*[;/|]\\s*|\\s+)[a-z]{2}(?:-[A-Z]{2})?:\\s",
		],
		explainInWords.commaMissing,
	),
	lineMistake(
		[inBraces, "([^\"'|>\\s{[][^\"',{}[\\]]*:(?:\\s[^,}]*|$))"],
		explainInWords.colonInText,
	),
	lineMistake(
		[field, "([^\"'|>\\s{[][^\"']*:(?:\\s.*|$))"],
		explainInWords.colonInText,
	),
];

/** Explains the first error of YAML: the others mostly follow from it, and its cause is often before its place. */
export function explainError(
	error: YAMLParseError,
	document: Document,
	text: string,
): Fault {
	const line = lineAt(text, error.pos[0]);
	const quote = openAbove(document, line, isQuoted);
	if (quote !== undefined) return openAt(quote, text);
	const found =
		(indentedInvisibly.test(text.slice(0, line.start))
			? undefined
			: firstOn(line, lineMistakes)) ?? misplacedSpaceAbove(text, line);
	if (found) return found;
	const bracket = openAbove(document, line, isInBrackets);
	if (bracket !== undefined) return openAt(bracket, text);
	return (
		(error.code === "BLOCK_AS_IMPLICIT_KEY"
			? explainDeeper(text, line)
			: undefined) ??
		firstOn(line, colonMistakes) ??
		noFieldOn(line) ??
		byCode(error, text, line)
	);
}

function firstOn(line: Line, all: readonly LineMistake[]): Fault | undefined {
	for (const each of all) {
		const found = onLine(line, ...each);
		if (found) return found;
	}
	return undefined;
}

/** The first invisible character in the indentation of the lines up to this one, or where one mostly is in the line above. */
function misplacedSpaceAbove(text: string, line: Line): Fault | undefined {
	const above = text.slice(0, line.start);
	const [, spaces = "", hidden = ""] = indentedInvisibly.exec(above) ?? [];
	if (hidden === "")
		return onLine(lineAt(text, Math.max(0, line.start - 1)), ...misplacedSpace);
	const start = above.search(indentedInvisibly) + spaces.length;
	return {
		start,
		length: hidden.length,
		...explainInWords.invisibleSpace(hidden),
	};
}

const indentedInvisibly = new RegExp(`^( *)([${invisibleSpaces}]+)`, "m");

function openAt(start: number, text: string): Fault {
	return { start, length: 1, ...explainInWords.neverClosed(text[start] ?? "") };
}

const isQuoted = (node: Node) =>
	isScalar(node) && /^QUOTE/.test(node.type ?? "");

const isInBrackets = (node: Node) => isCollection(node) && node.flow === true;

/** The start of the innermost such node that begins before the line and ends in or after it. */
function openAbove(
	document: Document,
	line: Line,
	isMeant: (node: Node) => boolean,
): number | undefined {
	let found: number | undefined;
	visit(document, {
		Node(_, node) {
			const [start = 0, end = 0] = node.range ?? [];
			if (start < line.start && end >= line.start && isMeant(node))
				found = start;
		},
	});
	return found;
}

const isField = /^\s*[\w-]+:(?:\s|$)/;

function indentOf(line: string): number {
	return line.search(/\S|$/);
}

/** Explains why the line below one is indented further than it, which already has a value. */
function explainDeeper(text: string, line: Line): Fault | undefined {
	const next = lineAt(text, line.start + line.text.length + 1);
	if (next.start <= line.start || indentOf(next.text) <= indentOf(line.text))
		return undefined;
	return isField.test(next.text) ? wrongColumn(text, next) : colonFrom(next);

	/** A colon in this line of a text, or in the next one of the same text. */
	function colonFrom(each: Line): Fault | undefined {
		const below = lineAt(text, each.start + each.text.length + 1);
		const goesOn =
			below.start > each.start && indentOf(below.text) >= indentOf(each.text);
		return (
			onLine(each, /(:)(?:\s|$)/d, explainInWords.colonBelow) ??
			(goesOn ? colonFrom(below) : undefined)
		);
	}
}

/** Explains a line that begins in the wrong column; if the first line of the file does, all others follow from it. */
function wrongColumn(text: string, line: Line): Fault {
	const first = lineAt(text, text.search(/^[ \t]*[^\s#]/m));
	const wrong = first.text.startsWith(" ") ? first : line;
	const own = indentOf(wrong.text);
	// Without any indentation, the first word is marked.
	const [word = ""] = own === 0 ? (/^[\w-]+/.exec(wrong.text) ?? []) : [];
	const depths = text
		.split("\n")
		// The fields of an item begin behind its hyphen.
		.flatMap((each) => [indentOf(each), indentOf(each.replace("-", " "))]);
	const nearest = [...new Set([0, ...depths])]
		.filter((depth) => depth !== own)
		.sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
	return {
		start: wrong.start,
		length: Math.max(1, own, word.length),
		...explainInWords.misaligned(nearest.slice(0, 6), word),
	};
}

/** A line that is neither a field nor a list item: its colon is missing, or the space after it. */
function noFieldOn(line: Line): Fault | undefined {
	const [, name, between = "", value = ""] =
		/^\s*(?:- +)?([\w-]+)(\s*=\s*|:|\s+|$)(.*)$/.exec(line.text) ?? [];
	const content = line.text.trim().replace(/^- +/, "");
	const isGlued = /[:=]/.test(between) && /^[[{"']/.test(value);
	if (!isGlued && /:(\s|$)|^[-"'[{#>|?]|^$/.test(content)) return undefined;
	const isProse = /^(?!["']).*( .*){3}/.test(value) && /^\s*$/.test(between);
	const right = isProse || !name ? "title: …" : `${name}: ${value || "…"}`;
	return /[:=]/.test(between)
		? onLine(line, /([:=])/d, explainInWords.colonAndSpace(right))
		: onLine(line, /^\s*(?:- +)?(.*\S)/d, explainInWords.noColon(right));
}

/** Explains an error where the parser reports it. */
function byCode(error: YAMLParseError, text: string, line: Line): Fault {
	const [start, end] = error.pos;
	const [hidden] = leadingSpaces.exec(text.slice(start)) ?? [];
	if (hidden !== undefined)
		return {
			start,
			length: hidden.length,
			...explainInWords.invisibleSpace(hidden),
		};
	const explanation =
		error.code === "UNEXPECTED_TOKEN" && text[start] === ","
			? explainInWords.commaTooMany
			: byErrorCode[error.code];
	const isAtStart = start <= line.start + indentOf(line.text);
	if (
		columnErrors.includes(error.code) ||
		(!explanation && isAtStart && isField.test(line.text))
	)
		return wrongColumn(text, line);
	const [word = ""] = /^[\w-]*/.exec(text.slice(start)) ?? [];
	return {
		start,
		length: Math.max(1, end - start, word.length),
		...(explanation ?? explainInWords.unreadable),
	};
}

const leadingSpaces = new RegExp(`^[${invisibleSpaces}]+`);

const columnErrors = ["BAD_INDENT", "BLOCK_IN_FLOW", "MULTILINE_IMPLICIT_KEY"];

const byErrorCode: Partial<Record<string, Explanation>> = {
	TAB_AS_INDENT: explainInWords.tabIndent,
	MULTIPLE_DOCS: explainInWords.severalDocuments,
	BAD_DQ_ESCAPE: explainInWords.backslash,
};

/** Finds a directive, which could change how the content is read. */
export function findDirective(text: string): Fault | undefined {
	const [, before = "", written] =
		/^((?:[ \t]*(?:#.*)?\n)*)(%.*)/.exec(text) ?? [];
	if (written === undefined) return undefined;
	return {
		start: before.length,
		length: written.length,
		...explainInWords.quotesNeeded(written),
	};
}

/** Finds what YAML reads and no author means. If a field is repeated, the rest may follow from a missing line. */
export function findPitfalls(document: Document, text: string): Fault[] {
	const found: Fault[] = [];
	const repeated: Fault[] = [];
	const special: Fault[] = [];
	let hasAlias = false;
	visit(document, {
		Node(_, node) {
			hasAlias ||= isAlias(node);
			special.push(...specialMeaning(node, text));
			if (isScalar(node)) found.push(...misreadText(node, text));
			if (isMap(node)) {
				repeated.push(...repeatedIn(node, text));
				found.push(...cutByCommas(node, text));
			}
			if (node === document.contents) found.push(...gluedField(node));
		},
		Pair(_, { key, value }) {
			const invalid = invalidKey(key);
			found.push(...invalid, ...(value === null ? gluedField(key) : []));
		},
	});
	if (repeated.length > 0) return repeated;
	const [first] = special;
	// The others follow from the first.
	return first && hasAlias
		? [...found, { ...first, ...explainInWords.aliases }]
		: [...found, ...special];
}

/** The first repeated field of a map: if the line between two groups is missing, all fields are repeated. */
function repeatedIn({ items }: YAMLMap, text: string): Fault[] {
	const names = items.map(({ key }) => String(key));
	const again = items.find(
		({ key }, at) =>
			names.indexOf(names[at] ?? "") < at && key !== null && names[at] !== "",
	);
	const name = String(again?.key);
	const start = startOf(again?.key);
	if (start === undefined) return [];
	const { line } = placeAt(text, startOf(items[names.indexOf(name)]?.key) ?? 0);
	return [
		{ start, length: name.length, ...explainInWords.repeatedField(name, line) },
	];
}

function startOf(node: unknown): number | undefined {
	return isScalar(node) ? node.range?.[0] : undefined;
}

/** An anchor, an alias or a tag: mostly a text that begins with their character. */
function specialMeaning(node: Node, text: string): Fault[] {
	const hasAnchor = !isAlias(node) && node.anchor !== undefined;
	if (!isAlias(node) && !hasAnchor && node.tag === undefined) return [];
	const [value = 0, end = value] = node.range ?? [];
	// Anchor and tag stand before the value, which may begin on a later line.
	properties.lastIndex = value;
	const [, before = ""] = properties.exec(text) ?? [];
	const start = value - before.length;
	const [written = ""] = /^\S*/.exec(text.slice(start, end)) ?? [];
	// An anchor of a group is no text.
	const isText = !isCollection(node) || written.startsWith("!");
	const explanation = isText
		? explainInWords.quotesNeeded(written)
		: explainInWords.aliases;
	return [{ start, length: written.length, ...explanation }];
}

/** The anchors and tags that end at a place, which is looked for from there backwards. */
const properties = /(?<=((?:[&!][^\s,[\]{}]*\s+)*[&!][^\s,[\]{}]*\s*))/y;

/** A text that YAML reads otherwise than it looks. */
function misreadText({ type, value, range }: Scalar, text: string): Fault[] {
	const [start = 0, end = start] = range ?? [];
	const written = text.slice(start, end);
	const whole = { start, length: written.length };
	if (type === "QUOTE_DOUBLE") {
		// An escaped character that the file itself must not contain.
		const hidden = findSpelledOut(String(value), text);
		return hidden === undefined
			? []
			: [{ ...whole, ...explainInWords.invisibleEscape(hidden) }];
	}
	if (type !== "PLAIN") return [];
	const indented = /\n *(?=[^\n ])/g;
	for (const {
		0: { length },
		index,
	} of written.matchAll(indented)) {
		const [hidden] = leadingSpaces.exec(written.slice(index + length)) ?? [];
		if (hidden)
			return [
				{
					start: start + index + length,
					length: hidden.length,
					...explainInWords.invisibleSpace(hidden),
				},
			];
	}
	if (/^[“”„‟][^“”„‟]*[“”‟]$/.test(written))
		return [{ ...whole, ...explainInWords.curlyQuotes(written) }];
	if (typeof value !== "string" && value !== null) return [];
	const line = lineAt(text, end);
	const rest = {
		start: end,
		text: text.slice(end, line.start + line.text.length),
	};
	// The range of an empty value ends after the space that follows the colon.
	const cut = onLine(
		rest,
		value === null ? afterColon : afterText,
		explainInWords.cutOff,
	);
	return cut ? [cut] : [];
}

// A suppression may be on the same line as the text.
const afterText = /^\s+(?!# *kilde-(?:tillad|allow):)(#.*)$/d;
const afterColon = /^\s*(?!# *kilde-(?:tillad|allow):)(#.*)$/d;

/** Texts with commas in a flow map: YAML takes the rest for keys without values. */
function cutByCommas({ flow, items }: YAMLMap, text: string): Fault[] {
	if (!flow) return [];
	return items.flatMap(({ key, value }, index) => {
		const after = items.slice(index + 1);
		const others = after.findIndex((each) => each.value !== null);
		const last = after.at((others < 0 ? after.length : others) - 1);
		if (!isScalar(value) || typeof value.value !== "string") return [];
		if (others === 0 || !isScalar(last?.key)) return [];
		const [start = 0, end = 0] = value.range ?? [];
		const comma = text.indexOf(",", end);
		const [, stop = end] = last.key.range ?? [];
		const right = `${String(key)}: ${JSON.stringify(text.slice(start, stop))}`;
		return [{ start: comma, length: 1, ...explainInWords.cutAtComma(right) }];
	});
}

/** A field and its value with no space after the colon between them, where YAML expects a field. */
function gluedField(node: unknown): Fault[] {
	if (!isScalar(node) || node.type !== "PLAIN") return [];
	const [, name, value] = /^([\w-]+):(\S.*)$/.exec(String(node.value)) ?? [];
	if (name === undefined) return [];
	const start = (node.range?.[0] ?? 0) + name.length;
	return [
		{ start, length: 1, ...explainInWords.colonAndSpace(`${name}: ${value}`) },
	];
}

const anyInvisible = new RegExp(`[${invisibleSpaces}]`);

/** A key that is empty, contains an invisible character, or has a name that every object has: toString, __proto__. */
function invalidKey(key: unknown): Fault[] {
	if (!isScalar(key)) return [];
	const [start = 0, end = start] = key.range ?? [];
	const name = String(key.value ?? "");
	const isReserved = name in Object.prototype && name !== "constructor";
	if (name === "" || isReserved)
		return [
			{
				start,
				length: Math.max(1, end - start),
				...explainInWords.noName(name),
			},
		];
	const hidden = name.search(anyInvisible);
	return hidden < 0
		? []
		: [
				{
					start: start + hidden,
					length: 1,
					...explainInWords.invisibleSpace(" "),
				},
			];
}
