import { diffArrays } from "diff";
import type { Node } from "prosemirror-model";
import { type Block, parseBlocks } from "./parse-markdown.ts";
import { markdownSchema } from "./schema.ts";
import { hasContent, serializeBlocks } from "./serialize-markdown.ts";

/** A text that is edited as a document. */
export type EditedText = {
	readonly doc: Node;
	/** Serializes an edited document. Blocks that weren't edited keep their source. */
	serialize(doc: Node): string;
};

/** Parses a Markdown text for editing. */
export function parseMarkdownText(text: string): EditedText {
	const { blocks, gaps } = parseBlocks(text);
	const content = blocks.map(({ node }) => node);
	const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
	// A document isn't empty.
	const { doc, paragraph } = markdownSchema.nodes;
	return {
		doc: doc.create(null, content.length > 0 ? content : paragraph.create()),
		serialize,
	};

	function serialize(doc: Node): string {
		const nodes = doc.children.filter(hasContent);
		if (nodes.length === 0) return blocks.length === 0 ? text : "";
		const kept = findKeptBlocks(nodes, blocks);
		const pieces = nodes.map((node, index) => {
			const place = kept[index];
			const source =
				blocks[place ?? -1]?.source ??
				serializeBlocks([node]).replaceAll("\n", lineBreak);
			if (index === 0) return source;
			// Two kept neighbours keep the whitespace between them; all other blocks are separated by an empty line.
			const isGapKept = place !== undefined && kept[index - 1] === place - 1;
			const gap = isGapKept ? gaps[place] : lineBreak.repeat(2);
			return `${gap}${source}`;
		});
		const start = blocks.length > 0 ? gaps[0] : "";
		return [start, ...pieces, gaps.at(-1)].join("");
	}
}

/** Finds for each node the index of the block that it equals; undefined if it is new or was edited. */
function findKeptBlocks(
	nodes: readonly Node[],
	blocks: readonly Block[],
): (number | undefined)[] {
	const before = blocks.map(({ node }) => node);
	const changes = diffArrays(before, [...nodes], {
		comparator: (one, other) => one.eq(other),
	});
	let next = 0;
	return changes.flatMap(({ added, removed, count }) => {
		if (added) return Array<undefined>(count).fill(undefined);
		const places = Array.from({ length: count }, () => next++);
		return removed ? [] : places;
	});
}
