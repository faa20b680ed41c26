import {
	type CSSToken,
	isTokenHash,
	isTokenIdent,
	isTokenWhitespace,
} from "@csstools/css-tokenizer";
import { isSpace } from "./css.ts";

/** What an element must have for a selector to match it; it may have to have more. */
export type Selector = {
	readonly kind: "id" | "class" | "type" | "any";
	readonly name: string;
};

/**
 * Returns what the last part of a selector asks of the element itself: its id, else a class, else its type. So a selector
 * matches no more elements than this.
 */
export function selectorOf(tokens: readonly CSSToken[]): Selector {
	const last = lastCompound(tokens);
	const found = last.flatMap((token, index): Selector[] => {
		const before = last[index - 1]?.[1];
		if (isTokenHash(token)) return [{ kind: "id", name: token[4].value }];
		if (!isTokenIdent(token) || before === ":") return [];
		const kind = before === "." ? "class" : "type";
		return [{ kind, name: token[4].value }];
	});
	return (
		found.find(({ kind }) => kind === "id") ??
		found.find(({ kind }) => kind === "class") ??
		found.at(-1) ?? { kind: "any", name: "" }
	);
}

/** The tokens behind the last combinator, without those in brackets. */
function lastCompound(tokens: readonly CSSToken[]): readonly CSSToken[] {
	let compound: CSSToken[] = [];
	let depth = 0;
	let isSeparated = false;
	for (const token of tokens) {
		const isOpening = /[([]$/.test(token[1]);
		if (/^[)\]]$/.test(token[1])) depth--;
		else if (
			depth === 0 &&
			(isTokenWhitespace(token) || /^[>+~]$/.test(token[1]))
		)
			isSeparated = true;
		else if (depth === 0 && !isSpace(token)) {
			if (isSeparated) compound = [];
			isSeparated = false;
			if (!isOpening) compound.push(token);
		}
		if (isOpening) depth++;
	}
	return compound;
}
