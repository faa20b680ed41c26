import type { Nodes } from "mdast";

/** Quotations and lists in one another; no text for readers comes near. */
export const deepest = 20;

const mark = "(?:>|[-+*] |\\d{1,9}[.)] ) *";
const flood = new RegExp(
	`^ *(?:${mark}){${deepest}}(?=(?:${mark}){${deepest}})`,
	"m",
);

/** Where a line begins with more marks of quotations and lists than a parser of Markdown should be asked to follow. */
export function floodOfMarks(text: string): number | undefined {
	const found = flood.exec(text);
	return found ? found.index + found[0].length : undefined;
}

const signs = /[*_[\]<!&\\`]/g;

/**
 * What a parser of Markdown spends on a paragraph is in proportion to its length times the signs in it that may be
 * markup; this much takes it about a second. A hundred links in a list without empty lines are a hundredth of it.
 */
const budget = 50_000_000;

/** Where a paragraph begins with which a text goes beyond what a parser of Markdown should be asked to spend. */
export function blockBeyondBudget(text: string): number | undefined {
	let spent = 0;
	let offset = 0;
	for (const piece of text.split(/(\n[ \t]*\n)/)) {
		spent += piece.length * (piece.match(signs)?.length ?? 0);
		if (spent > budget) return offset;
		offset += piece.length;
	}
	return undefined;
}

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
