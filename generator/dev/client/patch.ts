import { align } from "./align.ts";

/**
 * Does to a page what changed between two versions of its source, and nothing else: what is open, typed,
 * scrolled or played in the page stays, since it is in neither. Gives false where the page has become
 * another than its source; it is then to be loaded anew.
 */
export function patch(live: Node, before: Node, after: Node): boolean {
	if (isSame(before, after)) return true;
	if (!(live instanceof Element)) {
		live.nodeValue = after.nodeValue;
		return patchChildren(live, before, after);
	}
	// The island's own code shows what is in there.
	if (live.hasAttribute("data-awake")) return false;
	patchAttributes(live, before as Element, after as Element);
	return patchChildren(live, before, after);
}

function patchAttributes(live: Element, before: Element, after: Element): void {
	const names = [...before.getAttributeNames(), ...after.getAttributeNames()];
	for (const name of new Set(names)) {
		const value = after.getAttribute(name);
		if (before.getAttribute(name) === value) continue;
		if (value === null) live.removeAttribute(name);
		else live.setAttribute(name, value);
	}
}

function patchChildren(liveOf: Node, beforeOf: Node, afterOf: Node): boolean {
	const inside = contentOf(liveOf);
	const live = [...inside.childNodes];
	const before = [...contentOf(beforeOf).childNodes];
	const after = [...contentOf(afterOf).childNodes];
	// What a browser's extensions add, they add at the end.
	if (
		!before.every(({ nodeName }, index) => live[index]?.nodeName === nodeName)
	)
		return false;
	const partners = align(before, after, likeness);
	const kept = new Set(partners.values());
	before.forEach((_, index) => {
		if (!kept.has(index)) live[index]?.remove();
	});
	// From the last to the first: what a new node stands before is in its place by then.
	let following = live[before.length] ?? null;
	for (const [index, node] of [...after.entries()].reverse()) {
		const partner = partners.get(index);
		const own = partner === undefined ? undefined : live[partner];
		const old = partner === undefined ? undefined : before[partner];
		if (own && old) {
			if (!patch(own, old, node)) return false;
			following = own;
		} else {
			const added = document.importNode(node, true);
			inside.insertBefore(added, following);
			following = added;
		}
	}
	return true;
}

function contentOf(node: Node): Node {
	return node instanceof HTMLTemplateElement ? node.content : node;
}

/** How alike two nodes are: 3 the same, 2 of one name and id, 1 of one kind, 0 not at all. */
function likeness(before: Node, after: Node): number {
	if (isSame(before, after)) return 3;
	if (before.nodeName !== after.nodeName) return 0;
	const [one, other] = [idOf(before), idOf(after)];
	if (one !== other) return 0;
	return one ? 2 : 1;
}

function idOf(node: Node): string {
	return node instanceof Element ? node.id : "";
}

function isSame(before: Node, after: Node): boolean {
	// The content of a template is no child of it, and no part of what isEqualNode compares.
	return before instanceof Element && after instanceof Element
		? before.outerHTML === after.outerHTML
		: before.isEqualNode(after);
}
