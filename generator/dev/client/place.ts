import type { Excerpt } from "../showing.ts";
import { isStill } from "./patch.ts";
import { isSame } from "./same.ts";

/** An element of the page, what it is in the page's source, and what it is to be. */
export type Place = {
	readonly live: Element;
	readonly before: Element;
	readonly after: Element;
};

/** Finds where an excerpt belongs. None where it doesn't fit: then the whole page is to be asked for. */
export function findPlace(
	{ path, ...markup }: Excerpt,
	page: Document,
	source: Document,
): Place | undefined {
	let live: Element = page.documentElement;
	let before: Element = source.documentElement;
	for (const index of path) {
		const child = before.children[index];
		if (!child || !isStill(live, before)) return undefined;
		const position = [...before.childNodes].indexOf(child);
		// Of the same name, and so an element too.
		live = live.childNodes[position] as Element;
		before = child;
	}
	const was = soleElement(markup.before);
	const after = soleElement(markup.after);
	return after && isSame(before, was) ? { live, before, after } : undefined;
}

function soleElement(markup: string): Element | undefined {
	const template = document.createElement("template");
	template.innerHTML = markup;
	const [element, ...others] = template.content.childNodes;
	return element instanceof Element && others.length === 0
		? element
		: undefined;
}
