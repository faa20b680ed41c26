import { type Document, isCollection, isPair } from "yaml";
import type { Problem } from "./problem.ts";
import { nestedTooDeeply } from "./yaml-errors.ts";

/** Maps and lists in one another; the content's own go a fifth as deep. */
const maxDepth = 40;

/** The first value that lies too deep for those who walk through it. Needs no stack, however deep it goes. */
export function findTooDeep({ contents }: Document): Problem | undefined {
	const [message, hint] = nestedTooDeeply;
	const waiting: { readonly node: unknown; readonly level: number }[] = [
		{ node: contents, level: 0 },
	];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { node, level } = next;
		if (isPair(node))
			waiting.push({ node: node.key, level }, { node: node.value, level });
		if (!isCollection(node)) continue;
		const [start = 0] = node.range ?? [];
		if (level > maxDepth) return { start, end: start + 1, message, hint };
		for (const item of node.items)
			waiting.push({ node: item, level: level + 1 });
	}
	return undefined;
}
