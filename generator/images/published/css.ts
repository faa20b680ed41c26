import {
	type CSSToken,
	isTokenAtKeyword,
	isTokenBadString,
	isTokenBadURL,
	isTokenComment,
	isTokenIdent,
	isTokenWhitespace,
	TokenType,
	tokenize,
} from "@csstools/css-tokenizer";
import { notAllowed } from "./drawing-messages.ts";
import type { Fault } from "./fault.ts";

/** The maximum length of a style (characters), which may hold fonts. */
const maxLength = 1_000_000;

/** The maximum nesting of brackets in a style (levels). */
const maxDepth = 30;

/** The offset of a token's first and of its last character, in the text that was read. */
export const startOf = (token: CSSToken): number => token[2];
export const endOf = (token: CSSToken): number => token[3] + 1;

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

/** Returns the tokens of a style, or the fault for which it can't be read: brackets or quotes that aren't closed. */
export function readTokens(css: string): readonly CSSToken[] | Fault {
	if (css.length > maxLength)
		return { start: 0, length: 1, ...notAllowed.size };
	const tokens = tokenize({ css });
	const open: string[] = [];
	for (const token of tokens) {
		const closing = closers.get(token[0]);
		if (closing) open.push(closing);
		const isClosing = /^[)\]}]$/.test(token[1]);
		const isWrong = isClosing && open.pop() !== token[1];
		if (isWrong || isTokenBadURL(token) || isTokenBadString(token))
			return faultAt(token, notAllowed.unreadableStyle);
		if (open.length > maxDepth) return faultAt(token, notAllowed.size);
	}
	const last = tokens.at(-1);
	return open.length > 0 && last
		? faultAt(last, notAllowed.unreadableStyle)
		: tokens.filter(({ 0: type }) => type !== TokenType.EOF);
}

function faultAt(
	token: CSSToken,
	explanation: Omit<Fault, "start" | "length">,
): Fault {
	return { start: startOf(token), length: 1, ...explanation };
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
	// What an HTML comment begins and ends with has no meaning between rules.
	const rest = tokens.filter(({ 0: type }) => !outsideRules.has(type));
	for (let at = 0; at < rest.length; ) {
		const first = rest[at];
		if (!first || isSpace(first)) {
			at++;
			continue;
		}
		const isAt = isTokenAtKeyword(first);
		const begin = isAt ? at + 1 : at;
		const end = findEnd(rest, begin, isAt ? ["{", ";"] : ["{"]);
		const prelude = trim(rest.slice(begin, end));
		const hasBlock = rest[end]?.[1] === "{";
		const stop = hasBlock ? findEnd(rest, end + 1, ["}"]) : end;
		const block = hasBlock ? rest.slice(end + 1, stop) : undefined;
		rules.push({ at: isAt ? first : undefined, prelude, block });
		at = stop + 1;
	}
	return rules;
}

const outsideRules: ReadonlySet<string> = new Set([
	TokenType.CDO,
	TokenType.CDC,
]);

/** Splits the block of a rule, or the value of a style attribute, into its declarations; skips what is none. */
export function declarationsOf(tokens: readonly CSSToken[]): CssDeclaration[] {
	return splitAt(tokens, ";").flatMap((part) => {
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

/** Splits tokens at a sign that is within no brackets. */
export function splitAt(
	tokens: readonly CSSToken[],
	sign: string,
): (readonly CSSToken[])[] {
	const parts: (readonly CSSToken[])[] = [];
	for (let at = 0; at < tokens.length; ) {
		const end = findEnd(tokens, at, [sign]);
		parts.push(tokens.slice(at, end));
		at = end + 1;
	}
	return parts;
}

/** The index of the first of these signs that is within no brackets opened after `from`; else, where the tokens end. */
function findEnd(
	tokens: readonly CSSToken[],
	from: number,
	signs: readonly string[],
): number {
	let depth = 0;
	for (let at = from; at < tokens.length; at++) {
		const token = tokens[at];
		if (!token) break;
		if (depth === 0 && signs.includes(token[1])) return at;
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

export function isSpace(token: CSSToken): boolean {
	return isTokenWhitespace(token) || isTokenComment(token);
}
