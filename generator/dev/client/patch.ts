import { align } from "./align.ts";

/**
 * Does to a page what changed between two versions of its source, and nothing else: what is open, typed,
 * scrolled or played in the page stays, since it is in neither. Gives false where the page has become
 * another than its source; it is then to be loaded anew.
 */
export function patch(live: Node, before: Node, after: Node): boolean {
	if (markup(before) === markup(after)) return true;
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
	const partners = align(before.map(traits), after.map(traits), likeness);
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

/** What nodes are compared by. */
type Traits = {
	readonly name: string;
	readonly id: string;
	readonly markup: string;
};

function traits(node: Node): Traits {
	const id = node instanceof Element ? node.id : "";
	return { name: node.nodeName, id, markup: markup(node) };
}

/** How alike two nodes are: 3 the same, 2 of one name and id, 1 of one kind, 0 not at all. */
function likeness(before: Traits, after: Traits): number {
	if (before.name !== after.name || before.id !== after.id) return 0;
	if (before.markup === after.markup) return 3;
	return before.id ? 2 : 1;
}

/** All of a node; unlike isEqualNode, with what is in templates. */
function markup(node: Node): string {
	return node instanceof Element ? node.outerHTML : (node.nodeValue ?? "");
}
