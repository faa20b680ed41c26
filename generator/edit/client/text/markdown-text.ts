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
		const before = nodes.map((node, index) => {
			const block = blocks[places[index] ?? -1];
			return { block, isSame: block?.node.eq(node) === true };
		});
		const sources = nodes.map((node, index) => {
			const { block, isSame } = before[index] ?? {};
			return isSame && block ? block.source : rewrite(node, block);
		});
		const separated = nodes.map((node, index) => {
			const source = sources[index] ?? "";
			const previous = nodes[index - 1];
			if (!previous) return source;
			const gap = gapBetween(places[index - 1], places[index]);
			const isAsFound = before[index - 1]?.isSame && before[index]?.isSame;
			// Without an empty line between them, a changed block may run into the one beside it.
			const isSafe =
				gap !== undefined &&
				(isAsFound ||
					/\n\s*\n/.test(gap) ||
					saysTheSame(`${sources[index - 1]}${gap}${source}`, [
						previous,
						node,
					]));
			return `${isSafe ? gap : lineBreak.repeat(2)}${source}`;
		});
		const start = blocks.length > 0 ? gaps[0] : "";
		return [start, ...separated, gaps.at(-1)].join("");
	}

	/** What was between two blocks; undefined unless they were beside each other. */
	function gapBetween(
		place: number | undefined,
		next: number | undefined,
	): string | undefined {
		return place !== undefined && next === place + 1 ? gaps[next] : undefined;
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

/**
 * Returns for each node the index of the block that it is, or that it was before it was edited. Those are alike at
 * their beginning and end; between them, equal blocks are looked for in order, and others take the next free place.
 */
function placesOf(
	nodes: readonly Node[],
	blocks: readonly Block[],
): (number | undefined)[] {
	const isAt = (node: Node | undefined, place: number) =>
		node !== undefined && blocks[place]?.node.eq(node) === true;
	let start = 0;
	while (isAt(nodes[start], start)) start++;
	const shift = nodes.length - blocks.length;
	let end = nodes.length;
	while (
		end > start &&
		end - shift > start &&
		isAt(nodes[end - 1], end - 1 - shift)
	)
		end--;
	let next = start;
	const equal = nodes.map((node, index) => {
		if (index < start) return index;
		if (index >= end) return index - shift;
		const place = blocks.findIndex(
			(block, at) => at >= next && at < end - shift && block.node.eq(node),
		);
		if (place < 0) return undefined;
		next = place + 1;
		return place;
	});
	const taken = new Set(equal);
	let last = -1;
	return equal.map((place) => {
		const free = last + 1 < blocks.length && !taken.has(last + 1);
		last = place ?? (free ? last + 1 : last);
		return place ?? (free ? last : undefined);
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
