import type { Nodes } from "mdast";

/** Quotations and lists in one another; no text for readers comes near. */
export const deepest = 20;

/** The first node that lies deeper than so many levels. Needs no stack, however deep the text goes. */
export function nodeBelow(tree: Nodes, levels: number): Nodes | undefined {
	const waiting: { readonly node: Nodes; readonly level: number }[] = [
		{ node: tree, level: 0 },
	];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { node, level } = next;
		if (level > levels) return node;
		if ("children" in node)
			waiting.push(
				...node.children.map((child) => ({ node: child, level: level + 1 })),
			);
	}
	return undefined;
}
