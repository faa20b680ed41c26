import type { Nodes } from "mdast";
import { explain, type Fault } from "../../diagnostics/diagnostic.ts";

/** The maximum depth of quotations and lists. Texts for readers have far fewer levels. */
const maxDepth = 20;

/** The maximum number of levels in a text that begin on the same line as their parent, such as “- > ”, which is rare. */
const maxNested = 500;

const marker = "(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*";
const nestedMarkers = new RegExp(`^[ \\t]*${marker}((?:${marker})+)`, "gm");
const markers = new RegExp(marker, "g");

/**
 * The parser's time for a paragraph is proportional to its length times its number of markup characters. This limit is about
 * a second. A list of a hundred links costs a hundredth of it.
 */
const maxCost = 50_000_000;
const markupCharacters = /[*_[\]<!&\\`]/g;

/** Finds a line or a paragraph for which the parser would take too long. */
export function findComplexText(text: string): Fault | undefined {
	let nested = 0;
	for (const { 1: row = "", index } of text.matchAll(nestedMarkers)) {
		const count = row.match(markers)?.length ?? 0;
		nested += count;
		if (count >= 2 * maxDepth || nested > maxNested)
			return createComplexityFault(index);
	}
	let cost = 0;
	let offset = 0;
	for (const piece of text.split(/(\n[ \t]*\n)/)) {
		cost += piece.length * (piece.match(markupCharacters)?.length ?? 0);
		if (cost > maxCost) return createComplexityFault(offset);
		offset += piece.length;
	}
	return undefined;
}

/** Finds the first node of a tree that is nested too deeply. */
export function findDeepNode(tree: Nodes): Fault | undefined {
	let level: readonly Nodes[] = [tree];
	// Level by level: recursion could overflow the stack.
	for (let depth = 0; depth <= maxDepth; depth++)
		level = level.flatMap((each) => ("children" in each ? each.children : []));
	const [node] = level;
	return node && createComplexityFault(node.position?.start.offset ?? 0);
}

function createComplexityFault(start: number): Fault {
	const explanation = explain("broken-markdown.too-complex", {
		levels: maxDepth,
	});
	return { start, length: 1, ...explanation };
}
