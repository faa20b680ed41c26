import type { ElementChange } from "./snapshot.ts";

/**
 * The innermost element that holds the whole difference between two pages, so that a browser need not parse the rest.
 * Undefined if that is the document, its head or its body, which can't be parsed alone. Tags are paired as they are
 * written, so the pages must omit none; the client checks that the element fits.
 */
export function changedElement(
	before: string,
	after: string,
): ElementChange | undefined {
	const { start, end } = difference(before, after);
	for (const { path, from, inside, until, to } of elementsOf(before)) {
		if (inside > start || until < end || path.length < 2) continue;
		const change = {
			path,
			before: before.slice(from, to),
			after: after.slice(from, to + after.length - before.length),
		};
		// An element with a sibling added after it looks like an element that has grown.
		if (isOneElement(change.after)) return change;
	}
	return undefined;
}

/** The range of `before` that was replaced. */
function difference(
	before: string,
	after: string,
): { readonly start: number; readonly end: number } {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	// A change within a tag starts before the tag.
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

/** An open element: its name, its position, and where its start tag begins and ends. */
type OpenElement = {
	readonly name: string;
	/** Indexes among the child elements, from the root down. */
	readonly path: readonly number[];
	readonly from: number;
	readonly inside: number;
	children: number;
};

/** An element, and where its end tag begins and ends. */
type ClosedElement = OpenElement & {
	readonly until: number;
	readonly to: number;
};

/** Comments, elements whose text may contain `<`, and tags. */
const tokens =
	/<!--.*?-->|<(?<leaf>script|style|textarea|title)\b(?:"[^"]*"|[^">])*>.*?<\/\k<leaf>>|<(?<slash>\/?)(?<name>[a-z][^\s/>]*)(?:"[^"]*"|[^">])*>/gs;

/** Elements without an end tag (HTML, 13.1.2). */
const voidElement =
	/^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The elements that have an end tag, in the order of these: inner ones before outer ones. */
function* elementsOf(html: string): Generator<ClosedElement> {
	const open: OpenElement[] = [];
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
		if (!leaf && !voidElement.test(name) && !token.endsWith("/>"))
			open.push({ name, path, from: index, inside: to, children: 0 });
	}
}

function isOneElement(html: string): boolean {
	for (const { path, to } of elementsOf(html))
		if (path.length === 0) return to === html.length;
	return false;
}
