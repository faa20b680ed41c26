import type { ElementChange } from "../snapshot.ts";
import { hasStructureOf, isSame } from "./patch.ts";

/** An element of the page, its source, and its new source. */
export type Target = {
	readonly live: Element;
	readonly before: Element;
	readonly after: Element;
};

/** Finds the element that a change is of; undefined if the page or its source differs from what the change expects. */
export function locate(
	{ path, ...markup }: ElementChange,
	page: Document,
	source: Document,
): Target | undefined {
	let live: Element = page.documentElement;
	let before: Element = source.documentElement;
	for (const index of path) {
		const child = before.children[index];
		if (!child || !hasStructureOf(live, before)) return undefined;
		const position = [...before.childNodes].indexOf(child);
		// It has the node name of `child`, so it is an element.
		live = live.childNodes[position] as Element;
		before = child;
	}
	const expected = parseElement(markup.before);
	const after = parseElement(markup.after);
	return expected && after && isSame(before, expected)
		? { live, before, after }
		: undefined;
}

function parseElement(markup: string): Element | undefined {
	const template = document.createElement("template");
	template.innerHTML = markup;
	const [element, ...others] = template.content.childNodes;
	return element instanceof Element && others.length === 0
		? element
		: undefined;
}
