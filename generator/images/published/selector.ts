import {
	type CSSToken,
	isTokenHash,
	isTokenIdent,
} from "@csstools/css-tokenizer";
import { isSpace, splitAt } from "./css.ts";

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
