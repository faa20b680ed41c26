import { diffArrays } from "diff";
import type { Node } from "prosemirror-model";
import { type Style, styleOf } from "./markdown-style.ts";
import { type Block, docOf, readBlocks } from "./read-markdown.ts";
import { isWritten, writeBlocks } from "./write-markdown.ts";

/** A Markdown text that is edited as a document. */
export type MarkdownText = {
	readonly doc: Node;
	/** The text of an edited document: what wasn't edited is written as it was. */
	write(doc: Node): string;
};

/** Reads a Markdown text. */
export function readMarkdownText(text: string): MarkdownText {
	const original = readBlocks(text);
	const { blocks, gaps } = original;
	const style = styleOf(
		blocks.map(({ tree }) => tree),
		text,
	);
	const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
	const written = new WeakMap<Node, string>();
	return { doc: docOf(original), write };

	function write(doc: Node): string {
		const nodes = doc.children.filter(isWritten);
		if (nodes.length === 0) return blocks.length === 0 ? text : "";
		const places = placesOf(nodes, blocks);
		const pieces = nodes.map((node, index) => {
			const place = places[index];
			const block = blocks[place ?? -1];
			return block?.node.eq(node)
				? { node, place, isSame: true, source: block.source }
				: { node, place, isSame: false, source: rewrite(node, block) };
		});
		const separated = pieces.map((piece, index) => {
			const previous = pieces[index - 1];
			if (!previous) return piece.source;
			const next = (previous.place ?? Number.NaN) + 1;
			const gap = piece.place === next ? gaps[next] : undefined;
			// Without an empty line between them, a changed block may run into the one beside it.
			const isSafe =
				gap !== undefined &&
				((previous.isSame && piece.isSame) ||
					/\n\s*\n/.test(gap) ||
					saysTheSame(`${previous.source}${gap}${piece.source}`, [
						previous.node,
						piece.node,
					]));
			return `${isSafe ? gap : lineBreak.repeat(2)}${piece.source}`;
		});
		const start = blocks.length > 0 ? gaps[0] : "";
		return [start, ...separated, gaps.at(-1)].join("");
	}

	/** A block in the style that it had, or otherwise in that of the text. */
	function rewrite(node: Node, block: Block | undefined): string {
		const known = written.get(node);
		if (known !== undefined) return known;
		const source = withoutNeedlessEscapes(
			node,
			writeBlocks([node], block ? styleOf([block.tree], text, style) : style),
			block?.source ?? "",
		).replaceAll("\n", lineBreak);
		written.set(node, source);
		return source;
	}
}

/** Returns for each node the index of the block that it is, or of the one that is missing where it is new. */
function placesOf(
	nodes: readonly Node[],
	blocks: readonly Block[],
): (number | undefined)[] {
	const before = blocks.map(({ node }) => node);
	const changes = diffArrays(before, [...nodes], {
		comparator: (one, other) => one.eq(other),
	});
	let next = 0;
	let missing: number[] = [];
	return changes.flatMap(({ added, removed, count }) => {
		if (added) return Array.from({ length: count }, () => missing.shift());
		const places = Array.from({ length: count }, () => next++);
		missing = removed ? places : [];
		return removed ? [] : places;
	});
}

const plain: Style = styleOf([], "");

/** Whether a text is read as these blocks again. */
function saysTheSame(text: string, nodes: readonly Node[]): boolean {
	const again = readBlocks(text).blocks.map(({ node }) => node);
	return writeBlocks(again, plain) === writeBlocks(nodes, plain);
}

/**
 * remark escapes whatever may be markup somewhere; this returns the source without the escapes that change nothing,
 * unless they were there before.
 */
function withoutNeedlessEscapes(
	node: Node,
	written: string,
	before: string,
): string {
	let source = written;
	for (const { index } of [...written.matchAll(escapes)].reverse()) {
		if (before.includes(written.slice(Math.max(index - 1, 0), index + 2)))
			continue;
		const without = source.slice(0, index) + source.slice(index + 1);
		if (saysTheSame(without, [node])) source = without;
	}
	return source;
}

const escapes = /\\(?=[!-/:-@[-`{-~])/g;
