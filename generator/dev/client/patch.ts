import { diffArrays } from "diff";
import { diffLists } from "../../text/diff-lists.ts";

/**
 * Applies the differences between two versions of a source to a node of the page. All other state stays: what is open, typed,
 * scrolled or played, and the content of hydrated islands. Returns false if the page no longer has the structure of its
 * source where that changed: it may be half patched then, and must be reloaded.
 */
export function patchNode(live: Node, before: Node, after: Node): boolean {
	if (getMarkup(before) === getMarkup(after)) return true;
	if (live instanceof Element) {
		patchAttributes(live, before as Element, after as Element);
		return hasStructureOf(live, before) && patchChildren(live, before, after);
	}
	live.nodeValue = after.nodeValue;
	return true;
}

/** Whether an element of the page has the children of its source, and perhaps others after them. */
function hasStructureOf(live: Element, source: Node): boolean {
	// React owns the children of a hydrated island.
	if (live.hasAttribute("data-ready")) return false;
	const children = getTemplateContent(live).childNodes;
	// Browser extensions add their elements at the end.
	return [...getTemplateContent(source).childNodes].every(
		({ nodeName }, index) => children[index]?.nodeName === nodeName,
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

function patchChildren(live: Element, before: Node, after: Node): boolean {
	const parent = getTemplateContent(live);
	const children = [...parent.childNodes];
	const old = listChildren(before);
	const haveSameMarkup = (one: Child, other: Child) =>
		one.markup === other.markup && one.kind === other.kind;
	for (const hunk of diffLists(old, listChildren(after), haveSameMarkup)) {
		let index = hunk.removedAt;
		const changes = diffArrays([...hunk.removed], [...hunk.added], {
			comparator: (one, other) => one.kind === other.kind,
		});
		for (const { added, removed, value } of changes)
			for (const { node } of value) {
				const child = children[index];
				if (added)
					parent.insertBefore(document.importNode(node, true), child ?? null);
				else if (removed) child?.remove();
				else if (!patchNode(child as Node, (old[index] as Child).node, node))
					return false;
				if (!added) index++;
			}
	}
	return true;
}

/** A node of a source, and its comparison key. */
type Child = {
	readonly node: Node;
	readonly markup: string;
	/** Only nodes of one kind turn into one another. */
	readonly kind: string;
};

function listChildren(source: Node): Child[] {
	return [...getTemplateContent(source).childNodes].map((node) => ({
		node,
		markup: getMarkup(node),
		kind: `${node.nodeName} ${node instanceof Element ? node.id : ""}`,
	}));
}

/** The comparison key of a node; for a template it includes the contents. */
function getMarkup(node: Node): string {
	return node instanceof Element ? node.outerHTML : (node.nodeValue ?? "");
}

function getTemplateContent(node: Node): Node {
	return node instanceof HTMLTemplateElement ? node.content : node;
}
