import { align } from "./align.ts";

/** Gives the index of each node of `after` that one of `before` has become the index of that one. */
export function pair(
	before: readonly Node[],
	after: readonly Node[],
): ReadonlyMap<number, number> {
	const [old, ...olds] = before;
	const [next, ...nexts] = after;
	if (!old || !next) return new Map();
	// On the way down to a change there is one on each side, which may be all of a page: it is not written out.
	if (olds.length + nexts.length === 0)
		return new Map(kindOf(old) === kindOf(next) ? [[0, 0]] : []);
	return align(before.map(traitsOf), after.map(traitsOf), likeness);
}

/** What nodes are compared by where there are several to choose from. */
type Traits = {
	readonly id: string;
	readonly kind: string;
	readonly markup: string;
};

function traitsOf(node: Node): Traits {
	const markup =
		node instanceof Element ? node.outerHTML : (node.nodeValue ?? "");
	return { id: idOf(node), kind: kindOf(node), markup };
}

/** How alike two nodes are: 3 the same, 2 of one name and id, 1 of one name, 0 not at all. */
function likeness(before: Traits, after: Traits): number {
	if (before.kind !== after.kind) return 0;
	if (before.markup === after.markup) return 3;
	return before.id ? 2 : 1;
}

/** Nodes of different kinds don't become one another. */
function kindOf(node: Node): string {
	return `${node.nodeName} ${idOf(node)}`;
}

function idOf(node: Node): string {
	return node instanceof Element ? node.id : "";
}
