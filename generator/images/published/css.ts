import {
	type CSSToken,
	isTokenAtKeyword,
	isTokenBadString,
	isTokenBadURL,
	isTokenComment,
	isTokenHash,
	isTokenIdent,
	isTokenWhitespace,
	TokenType,
	tokenize,
} from "@csstools/css-tokenizer";
import type { Fault } from "../../diagnostics/diagnostic.ts";
import { notAllowed } from "./drawing-messages.ts";

/** The maximum length of a style (characters), which may hold fonts. */
const maxLength = 1_000_000;

/** The maximum nesting of brackets in a style (levels). */
const maxDepth = 30;

/** A rule of a style sheet, such as `.a{fill:red}` or `@media print{…}`, whose block may be missing. */
export type CssRule = {
	/** The token with the name, of an at-rule. */
	readonly at: CSSToken | undefined;
	readonly prelude: readonly CSSToken[];
	readonly block: readonly CSSToken[] | undefined;
};

/** A declaration: its property in lower case (but for one that the drawing names itself), and its value. */
export type CssDeclaration = {
	readonly property: string;
	readonly token: CSSToken;
	readonly value: readonly CSSToken[];
};

/** Returns the tokens of a style, or none with the fault for which it can't be read: brackets or quotes that aren't closed. */
export function readTokens(css: string, faults: Fault[]): readonly CSSToken[] {
	if (css.length > maxLength) {
		faults.push({ start: 0, length: 1, ...notAllowed.size });
		return [];
	}
	const tokens = tokenize({ css });
	const open: string[] = [];
	const wrong = tokens.find((token) => {
		const isClosing = /^[)\]}]$/.test(token[1]);
		if (isClosing && open.pop() !== token[1]) return true;
		const closing = closers.get(token[0]);
		if (closing) open.push(closing);
		return (
			open.length > maxDepth || isTokenBadURL(token) || isTokenBadString(token)
		);
	});
	const { size, unreadableStyle } = notAllowed;
	// The last token is the end of the text, which has no place of its own: -1.
	const at = wrong ?? (open.length > 0 ? tokens.at(-1) : undefined);
	if (!at) return tokens.slice(0, -1);
	const explanation = open.length > maxDepth ? size : unreadableStyle;
	faults.push({ start: at[2], length: 1, ...explanation });
	return [];
}

const closers: ReadonlyMap<string, string> = new Map([
	[TokenType.Function, ")"],
	[TokenType.OpenParen, ")"],
	[TokenType.OpenSquare, "]"],
	[TokenType.OpenCurly, "}"],
]);

/** Splits a style sheet, or the block of a rule that groups others, into its rules. */
export function rulesOf(tokens: readonly CSSToken[]): CssRule[] {
	const rules: CssRule[] = [];
	// The delimiters of HTML comments have no meaning between rules.
	const rest = tokens.filter(
		([type]) => type !== TokenType.CDO && type !== TokenType.CDC,
	);
	for (let at = 0; at < rest.length; ) {
		const first = rest[at];
		if (!first || isSpace(first)) {
			at++;
			continue;
		}
		const isAt = isTokenAtKeyword(first);
		const begin = isAt ? at + 1 : at;
		const ends = isAt ? /^[{;]$/ : /^\{$/;
		const end = findEnd(rest, begin, (token) => ends.test(token[1]));
		const prelude = trim(rest.slice(begin, end));
		const hasBlock = rest[end]?.[1] === "{";
		const stop = hasBlock
			? findEnd(rest, end + 1, (token) => token[1] === "}")
			: end;
		const block = hasBlock ? rest.slice(end + 1, stop) : undefined;
		rules.push({ at: isAt ? first : undefined, prelude, block });
		at = stop + 1;
	}
	return rules;
}

/** Splits the block of a rule, or the value of a style attribute, into its declarations; skips what is none. */
export function declarationsOf(tokens: readonly CSSToken[]): CssDeclaration[] {
	return splitAt(tokens, (token) => token[1] === ";").flatMap((part) => {
		const [name, ...rest] = trim(part);
		const colon = rest.findIndex((token) => !isSpace(token));
		if (!name || !isTokenIdent(name) || rest[colon]?.[1] !== ":") return [];
		const written = name[4].value;
		return [
			{
				property: written.startsWith("--") ? written : written.toLowerCase(),
				token: name,
				value: trim(rest.slice(colon + 1)),
			},
		];
	});
}

type Test = (token: CSSToken) => boolean;

/** Splits tokens at those that are within no brackets and meet a test. */
export function splitAt(
	tokens: readonly CSSToken[],
	isBetween: Test,
): (readonly CSSToken[])[] {
	const parts: (readonly CSSToken[])[] = [];
	for (let at = 0; at < tokens.length; ) {
		const end = findEnd(tokens, at, isBetween);
		parts.push(tokens.slice(at, end));
		at = end + 1;
	}
	return parts;
}

/** The index of the first token that meets a test, within no brackets opened after `from`; else, where the tokens end. */
function findEnd(tokens: readonly CSSToken[], from: number, isEnd: Test) {
	let depth = 0;
	for (let at = from; at < tokens.length; at++) {
		const token = tokens[at];
		if (!token || (depth === 0 && isEnd(token))) return at;
		if (closers.has(token[0])) depth++;
		else if (/^[)\]}]$/.test(token[1])) depth--;
	}
	return tokens.length;
}

/** The tokens as text, without their comments. An empty one remains, since it separates the tokens around it. */
export function print(tokens: readonly CSSToken[]): string {
	return tokens
		.map((token) => (isTokenComment(token) ? "/**/" : token[1]))
		.join("");
}

function trim(tokens: readonly CSSToken[]): readonly CSSToken[] {
	const first = tokens.findIndex((token) => !isSpace(token));
	const last = tokens.findLastIndex((token) => !isSpace(token));
	return first < 0 ? [] : tokens.slice(first, last + 1);
}

/** Whether a token is white space or a comment. */
export function isSpace(token: CSSToken): boolean {
	return isTokenWhitespace(token) || isTokenComment(token);
}

/**
 * Returns what the last part of a selector asks of the element itself, before any brackets: its id (#a), else a class
 * (.a), else its type. So a selector matches no more elements than this: `g > .a:not(.b)` none without the class a.
 */
export function selectorOf(tokens: readonly CSSToken[]): string {
	const parts = splitAt(
		tokens,
		(token) => isSpace(token) || /^[>+~]$/.test(token[1]),
	);
	const last = parts.findLast((part) => part.length > 0) ?? [];
	const [compound = []] = splitAt(last, (token) => /[([]$/.test(token[1]));
	const found = compound.flatMap((token, index) => {
		const before = compound[index - 1]?.[1];
		if (isTokenHash(token)) return `#${token[4].value}`;
		if (!isTokenIdent(token) || before === ":") return [];
		return before === "." ? `.${token[4].value}` : token[4].value;
	});
	return (
		found.find((each) => each.startsWith("#")) ??
		found.find((each) => each.startsWith(".")) ??
		found.at(-1) ??
		"*"
	);
}
