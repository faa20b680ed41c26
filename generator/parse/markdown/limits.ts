import type { Nodes } from "mdast";
import { type Explanation, nodeBelow, type Problem } from "../problem.ts";

/** How many levels of quotations and lists a text may have. Texts for readers have far fewer. */
const maxDepth = 20;

const marker = "(?:>|[-+*] |\\d{1,9}[.)] ) *";
const markersInRow = new RegExp(
	`^ *(?:${marker}){${maxDepth}}(?=(?:${marker}){${maxDepth}})`,
	"m",
);

const markupCharacters = /[*_[\]<!&\\`]/g;

/**
 * The parser's time for a paragraph grows with its length times the number of characters in it that may be markup.
 * This limit is about a second. A hundred links in a list without empty lines cost a hundredth of it.
 */
const maxCost = 50_000_000;

/**
 * Checks a text before it is parsed. Returns a problem where a line begins with too many markers of quotations and lists,
 * or at the paragraph with which the text would take too long.
 */
export function complexityProblem(text: string): Problem | undefined {
	const found = markersInRow.exec(text);
	if (found) return problemAt(found.index + found[0].length, tooDeep);
	const costly = tooCostlyBlock(text);
	return costly === undefined ? undefined : problemAt(costly, tooManyMarks);
}

/** Checks a tree: returns a problem at the first node that is nested too deeply. */
export function depthProblem(tree: Nodes): Problem | undefined {
	const node = nodeBelow<Nodes>(
		tree,
		(each) => ("children" in each ? each.children : []),
		maxDepth,
	);
	return node && problemAt(node.position?.start.offset ?? 0, tooDeep);
}

function tooCostlyBlock(text: string): number | undefined {
	let cost = 0;
	let offset = 0;
	for (const piece of text.split(/(\n[ \t]*\n)/)) {
		cost += piece.length * (piece.match(markupCharacters)?.length ?? 0);
		if (cost > maxCost) return offset;
		offset += piece.length;
	}
	return undefined;
}

function problemAt(start: number, explanation: Explanation): Problem {
	return { start, end: start + 1, ...explanation };
}

const tooDeep: Explanation = {
	message: {
		en: `The text is nested more than ${maxDepth} levels deep here.`,
		da: `Her er teksten rykket ind i mere end ${maxDepth} niveauer.`,
	},
	hint: {
		en: "Remove some of the > signs or list levels.",
		da: "Fjern nogle af >-tegnene eller nogle af listens niveauer.",
		onPage: {
			en: "Take some of the quotations and lists out of each other.",
			da: "Tag nogle af citaterne og listerne ud af hinanden.",
		},
	},
};

const tooManyMarks: Explanation = {
	message: {
		en: "This paragraph has too many Markdown signs, such as * and [, to be read.",
		da: "Afsnittet har for mange Markdown-tegn, for eksempel * og [, til at kunne læses.",
		onPage: {
			en: "This paragraph has too many signs, such as * and [, to be read.",
			da: "Afsnittet har for mange tegn som * og [ til at kunne læses.",
		},
	},
	hint: {
		en: "Split it with empty lines, or look for something pasted into it by mistake.",
		da: "Del det med tomme linjer, eller se efter noget, der er sat ind ved en fejl.",
		onPage: {
			en: "Make several paragraphs of it, or look for something pasted into it by mistake.",
			da: "Del det i flere afsnit, eller se efter noget, der er sat ind ved en fejl.",
		},
	},
};
