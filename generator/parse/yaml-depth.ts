import { type Document, isCollection, isPair } from "yaml";
import type { Problem } from "./problem.ts";
import { nestedTooDeeply } from "./yaml-errors.ts";

/** Levels of nested maps and lists. Real content has a fifth of it. */
const maxDepth = 40;

/** Returns a problem at the first value that is nested too deeply for recursion. Itself uses none. */
export function findTooDeep({ contents }: Document): Problem | undefined {
	const [message, hint] = nestedTooDeeply;
	const open: { readonly node: unknown; readonly level: number }[] = [
		{ node: contents, level: 0 },
	];
	for (let next = open.pop(); next; next = open.pop()) {
		const { node, level } = next;
		if (isPair(node))
			open.push({ node: node.key, level }, { node: node.value, level });
		if (!isCollection(node)) continue;
		const [start = 0] = node.range ?? [];
		if (level > maxDepth) return { start, end: start + 1, message, hint };
		for (const item of node.items) open.push({ node: item, level: level + 1 });
	}
	return undefined;
}
