import type { Excerpt } from "./showing.ts";

/**
 * The innermost element that holds all the difference between two pages: a browser need not read the rest again,
 * however long it is. None where that is the document, its head or its body, which can't stand alone. Tags are
 * paired as they are written, so the pages must leave none out; who takes an excerpt sees whether it fits.
 */
export function excerptOf(before: string, after: string): Excerpt | undefined {
	const { start, end } = difference(before, after);
	for (const { path, from, inside, until, to } of elementsOf(before)) {
		if (inside > start || until < end || path.length < 2) continue;
		const excerpt = {
			path,
			before: before.slice(from, to),
			after: after.slice(from, to + after.length - before.length),
		};
		// A paragraph with another one after it may look like one that has grown.
		if (isOneElement(excerpt.after)) return excerpt;
	}
	return undefined;
}

/** The part of `before` that something else has come in place of. */
function difference(
	before: string,
	after: string,
): { readonly start: number; readonly end: number } {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	// Tags that differ begin alike; a change begins before them.
	const tag = before.lastIndexOf("<", start - 1);
	if (tag > before.lastIndexOf(">", start - 1)) start = tag;
	let same = 0;
	while (
		start + same < shorter &&
		before[before.length - same - 1] === after[after.length - same - 1]
	)
		same++;
	return { start, end: before.length - same };
}

/** An element that has begun: its name, its place among the others, and where its first tag begins and ends. */
type Begun = {
	readonly name: string;
	/** Which child it is, of which child, and so on, from below the root. */
	readonly path: readonly number[];
	readonly from: number;
	readonly inside: number;
	children: number;
};

/** The same with where its last tag begins and ends. */
type Ended = Begun & { readonly until: number; readonly to: number };

/** Comments, what may hold signs that are no tags, and tags. */
const tokens =
	/<!--.*?-->|<(?<leaf>script|style|textarea|title)\b(?:"[^"]*"|[^">])*>.*?<\/\k<leaf>>|<(?<slash>\/?)(?<name>[a-z][^\s/>]*)(?:"[^"]*"|[^">])*>/gs;

/** HTML, 13.1.2: elements that have no end. */
const endless =
	/^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The elements that have an end, in the order of their ends: what is in one comes before it. */
function* elementsOf(html: string): Generator<Ended> {
	const open: Begun[] = [];
	for (const { 0: token, index, groups = {} } of html.matchAll(tokens)) {
		const { leaf, name = leaf, slash } = groups;
		const to = index + token.length;
		if (!name) continue;
		if (slash) {
			const element = open.pop();
			if (element?.name !== name) return;
			yield { ...element, until: index, to };
			continue;
		}
		const parent = open.at(-1);
		const path = parent ? [...parent.path, parent.children++] : [];
		if (!leaf && !endless.test(name) && !token.endsWith("/>"))
			open.push({ name, path, from: index, inside: to, children: 0 });
	}
}

function isOneElement(html: string): boolean {
	for (const { path, to } of elementsOf(html))
		if (path.length === 0) return to === html.length;
	return false;
}
