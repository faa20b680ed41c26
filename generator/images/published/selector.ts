import {
	type CSSToken,
	isTokenHash,
	isTokenIdent,
} from "@csstools/css-tokenizer";
import { isSpace, splitAt } from "./css.ts";

/** What an element must have for a selector to match it; it may have to have more. */
export type Selector = {
	readonly kind: "id" | "class" | "type" | "any";
	readonly name: string;
};

/**
 * Returns what the last part of a selector asks of the element itself, before any brackets: its id, else a class, else
 * its type. So a selector matches no more elements than this: `g > .a:not(.b)` none without the class a.
 */
export function selectorOf(tokens: readonly CSSToken[]): Selector {
	const parts = splitAt(
		tokens,
		(token) => isSpace(token) || /^[>+~]$/.test(token[1]),
	);
	const last = parts.findLast((part) => part.length > 0) ?? [];
	const [compound = []] = splitAt(last, (token) => /[([]$/.test(token[1]));
	const found = compound.flatMap((token, index): Selector[] => {
		const before = compound[index - 1]?.[1];
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
