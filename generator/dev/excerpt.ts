import type { Excerpt } from "./showing.ts";

/**
 * The innermost element that holds all the difference between two pages: a browser need not read the rest again,
 * however long it is. None where that is the document, its head or its body, which can't stand alone. The tags are
 * paired as they are written, so the pages must leave none out; who takes an excerpt sees whether it fits.
 */
export function excerptOf(before: string, after: string): Excerpt | undefined {
	const { start, end } = difference(before, after);
	const element = elementAround(before, start, end);
	if (!element || element.path.length < 2) return undefined;
	const { path, from, to } = element;
	return {
		path,
		before: before.slice(from, to),
		after: after.slice(from, to + after.length - before.length),
	};
}

/** The part of `before` that something else has come in place of. */
function difference(
	before: string,
	after: string,
): { readonly start: number; readonly end: number } {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	let same = 0;
	while (
		start + same < shorter &&
		before[before.length - same - 1] === after[after.length - same - 1]
	)
		same++;
	return { start, end: before.length - same };
}

/** An element that has begun, and that more may be found of. */
type Open = {
	readonly name: string;
	/** Which child it is, of which child, and so on, from below the root. */
	readonly path: readonly number[];
	/** Where its tag begins and ends. */
	readonly from: number;
	readonly inside: number;
	children: number;
};

/** Comments, what may hold signs that are no tags, and tags. */
const tokens =
	/<!--.*?-->|<(?<leaf>script|style|textarea|title)\b(?:"[^"]*"|[^">])*>.*?<\/\k<leaf>>|<(?<slash>\/?)(?<name>[a-z][^\s/>]*)(?:"[^"]*"|[^">])*>/gs;

/** HTML, 13.1.2: elements that have no end. */
const endless =
	/^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

function elementAround(html: string, start: number, end: number) {
	const open: Open[] = [];
	for (const { 0: token, index, groups = {} } of html.matchAll(tokens)) {
		const { leaf, name = leaf, slash } = groups;
		const to = index + token.length;
		if (!name) continue;
		if (slash) {
			const element = open.pop();
			if (element?.name !== name) return undefined;
			const { path, from, inside } = element;
			if (inside <= start && index >= end) return { path, from, to };
			continue;
		}
		const parent = open.at(-1);
		const path = parent ? [...parent.path, parent.children++] : [];
		if (!leaf && !endless.test(name) && !token.endsWith("/>"))
			open.push({ name, path, from: index, inside: to, children: 0 });
	}
	return undefined;
}
