import type { Nodes } from "mdast";
import { rangeOf } from "./read-markdown.ts";

/** How Markdown is written where it allows several ways; of the settings of remark-stringify. */
export type Style = {
	readonly bullet: "-" | "*" | "+";
	readonly bulletOrdered: "." | ")";
	readonly emphasis: "*" | "_";
	readonly strong: "*" | "_";
	/** Whether the numbers of a list go up. */
	readonly incrementListMarker: boolean;
	/** The text of an item begins one space after its bullet, or at the next multiple of four. */
	readonly listItemIndent: "one" | "tab";
	/** Whether links that are their own address are written in square brackets, too. */
	readonly resourceLink: boolean;
	readonly hardBreak: "\\\n" | "  \n";
};

const usual: Style = {
	bullet: "-",
	bulletOrdered: ".",
	emphasis: "*",
	strong: "*",
	incrementListMarker: true,
	listItemIndent: "one",
	resourceLink: true,
	hardBreak: "\\\n",
};

/** The style of trees of a text, as the first place of each kind shows it; `otherwise` of kinds that aren't there. */
export function styleOf(
	trees: readonly Nodes[],
	text: string,
	otherwise: Style = usual,
): Style {
	const style = { ...otherwise };
	for (const tree of trees.flatMap(withinOf).reverse())
		Object.assign(style, shownBy(tree, text));
	return style;
}

function withinOf(tree: Nodes): readonly Nodes[] {
	return "children" in tree
		? [tree, ...tree.children.flatMap(withinOf)]
		: [tree];
}

/** The style that one node shows. */
function shownBy(tree: Nodes, text: string): Partial<Style> {
	const source = text.slice(...rangeOf(tree));
	const [first] = source;
	switch (tree.type) {
		case "emphasis":
			return { emphasis: first === "_" ? "_" : "*" };
		case "strong":
			return { strong: first === "_" ? "_" : "*" };
		case "break":
			return { hardBreak: first === "\\" ? "\\\n" : "  \n" };
		case "link":
			return first === "<" ? { resourceLink: false } : {};
		case "list": {
			const [one, two] = tree.children.map((item) => rangeOf(item)[0]);
			if (!tree.ordered || one === undefined || two === undefined) return {};
			const incrementListMarker =
				Number.parseInt(text.slice(one), 10) !==
				Number.parseInt(text.slice(two), 10);
			return { incrementListMarker };
		}
		case "listItem":
			return itemStyle(source);
		default:
			return {};
	}
}

function itemStyle(source: string): Partial<Style> {
	const [, bullet, delimiter, indent = " "] =
		/^(?:([-*+])|\d+([.)]))( +)/.exec(source) ?? [];
	const listItemIndent = indent.length > 1 ? "tab" : "one";
	if (bullet === "-" || bullet === "*" || bullet === "+")
		return { bullet, listItemIndent };
	if (delimiter === "." || delimiter === ")")
		return { bulletOrdered: delimiter, listItemIndent };
	return {};
}
