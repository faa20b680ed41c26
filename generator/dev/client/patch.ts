import { pair } from "./pair.ts";
import { isSame, sameEnds } from "./same.ts";

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
	patchAttributes(live, before as Element, after as Element);
	return patchChildren(live, before, after);
}

/** Whether the page has at a node what its source has there. */
export function isStill(live: Node, before: Node): boolean {
	// The island's own code shows what is in there.
	if (live instanceof Element && live.hasAttribute("data-awake")) return false;
	const { childNodes } = contentOf(live);
	// What a browser's extensions add, they add at the end.
	return [...contentOf(before).childNodes].every(
		({ nodeName }, index) => childNodes[index]?.nodeName === nodeName,
	);
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
	if (!isStill(liveOf, beforeOf)) return false;
	const inside = contentOf(liveOf);
	const live = [...inside.childNodes];
	const before = [...contentOf(beforeOf).childNodes];
	const after = [...contentOf(afterOf).childNodes];
	const { head, tail } = sameEnds(before, after);
	const end = before.length - tail;
	return patchRun(
		{ live: live.slice(head, end), inside, following: live[end] ?? null },
		before.slice(head, end),
		after.slice(head, after.length - tail),
	);
}

/** Nodes of the page that stand one after another, and what comes after them. */
type Run = {
	readonly live: readonly ChildNode[];
	readonly inside: Node;
	readonly following: ChildNode | null;
};

function patchRun(
	{ live, inside, following }: Run,
	before: readonly Node[],
	after: readonly Node[],
): boolean {
	const partners = pair(before, after);
	const kept = new Set(partners.values());
	live.forEach((node, index) => {
		if (!kept.has(index)) node.remove();
	});
	// From the last to the first: what a new node stands before is in its place by then.
	let next = following;
	for (const [index, node] of [...after.entries()].reverse()) {
		const partner = partners.get(index);
		const own = partner === undefined ? undefined : live[partner];
		const old = partner === undefined ? undefined : before[partner];
		if (own && old) {
			if (!patch(own, old, node)) return false;
			next = own;
		} else {
			const added = document.importNode(node, true) as ChildNode;
			inside.insertBefore(added, next);
			next = added;
		}
	}
	return true;
}

function contentOf(node: Node): Node {
	return node instanceof HTMLTemplateElement ? node.content : node;
}
