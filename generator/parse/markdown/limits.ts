import type { Nodes } from "mdast";
import { explain, type Fault } from "../../diagnostics/diagnostic.ts";

/** The maximum depth of quotations and lists. Texts for readers have far fewer levels. */
const maxDepth = 20;

/** The maximum number of levels in a text that begin on the same line as their parent, such as “- > ”, which is rare. */
const maxNested = 500;

const marker = "(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*";
const markersInRow = new RegExp(`^[ \\t]*((?:${marker}){2,})`, "gm");
const markers = new RegExp(marker, "g");

const markupCharacters = /[*_[\]<!&\\`]/g;

/**
 * The parser's time for a paragraph is proportional to its length times its number of markup characters. This limit is about
 * a second. A list of a hundred links costs a hundredth of it.
 */
const maxCost = 50_000_000;

/**
 * Checks a text before it is parsed. Returns a fault at a line that begins with too many markers of quotations and lists, or
 * at the paragraph that exceeds the time limit.
 */
export function findComplexText(text: string): Fault | undefined {
	let nested = 0;
	for (const { 0: written, 1: row = "", index } of text.matchAll(
		markersInRow,
	)) {
		const all = [...row.matchAll(markers)];
		nested += all.length - 1;
		const rowStart = index + written.length - row.length;
		if (all.length >= 2 * maxDepth)
			return createComplexityFault(rowStart + (all[maxDepth]?.index ?? 0));
		if (nested > maxNested) return createComplexityFault(rowStart);
	}
	const costly = findCostlyBlock(text);
	return costly === undefined ? undefined : createComplexityFault(costly);
}

/** Returns a fault at the first node of a tree that is nested too deeply. */
export function findDeepNode(tree: Nodes): Fault | undefined {
	let level: readonly Nodes[] = [tree];
	// Level by level: recursion could overflow the stack.
	for (let depth = 0; depth <= maxDepth; depth++)
		level = level.flatMap((each) => ("children" in each ? each.children : []));
	const [node] = level;
	return node && createComplexityFault(node.position?.start.offset ?? 0);
}

function findCostlyBlock(text: string): number | undefined {
	let cost = 0;
	let offset = 0;
	for (const piece of text.split(/(\n[ \t]*\n)/)) {
		cost += piece.length * (piece.match(markupCharacters)?.length ?? 0);
		if (cost > maxCost) return offset;
		offset += piece.length;
	}
	return undefined;
}

function createComplexityFault(start: number): Fault {
	return {
		start,
		length: 1,
		...explain("broken-markdown.too-complex", { levels: maxDepth }),
	};
}
