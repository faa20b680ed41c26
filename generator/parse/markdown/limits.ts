import type { Nodes } from "mdast";
import { explain, type Fault } from "../../diagnostics/diagnostic.ts";

/** How many levels of quotations and lists a text may have. Texts for readers have far fewer. */
const maxDepth = 20;

/** How many levels may begin on the same line as the one around them, in a text. Lists and quotations seldom have one. */
const maxNested = 500;

const marker = "(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*";
const markersInRow = new RegExp(`^[ \\t]*((?:${marker}){2,})`, "gm");
const markers = new RegExp(marker, "g");

const markupCharacters = /[*_[\]<!&\\`]/g;

/**
 * The parser's time for a paragraph grows with its length times the number of characters in it that may be markup.
 * This limit is about a second. A hundred links in a list without empty lines cost a hundredth of it.
 */
const maxCost = 50_000_000;

/**
 * Checks a text before it is parsed. Returns a fault where a line begins with too many markers of quotations and lists,
 * or at the paragraph with which the text would take too long.
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
			return createFault(rowStart + (all[maxDepth]?.index ?? 0));
		if (nested > maxNested) return createFault(rowStart);
	}
	const costly = findCostlyBlock(text);
	return costly === undefined ? undefined : createFault(costly);
}

/** Checks a tree: returns a fault at the first node that is nested too deeply. */
export function findDeepNode(tree: Nodes): Fault | undefined {
	let level: readonly Nodes[] = [tree];
	// No recursion, whatever the depth.
	for (let depth = 0; depth <= maxDepth; depth++)
		level = level.flatMap((each) => ("children" in each ? each.children : []));
	const [node] = level;
	return node && createFault(node.position?.start.offset ?? 0);
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

function createFault(start: number): Fault {
	return {
		start,
		length: 1,
		...explain("broken-markdown.too-complex", { levels: maxDepth }),
	};
}
