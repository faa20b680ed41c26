import type {
	Blockquote,
	Heading,
	List,
	ListItem,
	Paragraph,
	Root,
	RootContent,
} from "mdast";
import {
	createPositions,
	type Passage,
	type Point,
	readPhrases,
} from "./phrases.ts";

// A fast path beside remark's parser, for speed only: it leaves every text to remark that may have another meaning.
// Without it a cold build takes 1.24 times the CPU time at 20 articles and 1.35 times at 200 (measured in pairs).
// The trees and their positions are the same as remark's: tests/plain-markdown.test.ts compares them.

/**
 * Parses a text of paragraphs, headings, quotations and flat lists, with bold, emphasis and links, as nearly all texts of
 * a site are. Returns its mdast tree, or undefined for any other text.
 */
export function readPlainMarkdown(text: string): Root | undefined {
	if (unsupported.test(text)) return undefined;
	const children: RootContent[] = [];
	let line = 1;
	let end = 0;
	for (const { 0: written, index } of text.matchAll(blocks)) {
		line += countLineBreaks(text.slice(end, index));
		const block = readBlock({
			written,
			start: { line, column: 1, offset: index },
		});
		// Two lists in a row may be one list with empty lines in it.
		const isAmbiguous =
			block?.type === "list" && children.at(-1)?.type === "list";
		if (!block || isAmbiguous) return undefined;
		children.push(block);
		line += countLineBreaks(written);
		end = index + written.length;
	}
	const start = { line: 1, column: 1, offset: 0 };
	return {
		type: "root",
		children,
		position: { start, end: endOf({ words: text, start, indent: 0 }) },
	};
}

// Characters with several meanings, pictures, and spaces at the end of a line; line separators that not every parser
// takes for line ends; and surrogates, so that offsets count characters.
const unsupported =
	/[\\`<&_\t\r\0\uFEFF\u2028\u2029\ud800-\udfff]| (?:\n|$)|!\[/;

/** A heading, or lines up to an empty line or a heading. */
const blocks = /#{2,6} [^\n]*|[^\n]+(?:\n(?!#)[^\n]+)*/g;

/** A block as written, with its markers, and its start in the text. */
type Block = { readonly written: string; readonly start: Point };

function readBlock(block: Block): RootContent | undefined {
	const { written, start } = block;
	if (/^#{2,6} /.test(written)) return readHeading(block);
	if (written.startsWith("> ")) return readQuotation(block);
	if (itemMarker.test(written)) return readList(block);
	return readParagraph({ words: written, start, indent: 0 });
}

function readHeading(block: Block): Heading | undefined {
	const depth = block.written.indexOf(" ") as Heading["depth"];
	const passage = passageAfter(block, depth + 1, "");
	// A closing sequence of # is no part of the heading.
	if (!passage || /^\s|#$/.test(passage.words)) return undefined;
	const children = readPhrases(passage);
	const position = { start: block.start, end: endOf(passage) };
	return children && { type: "heading", depth, children, position };
}

function readQuotation(block: Block): Blockquote | undefined {
	const content = readAfterMarker(block, 2, "> ");
	return content && { type: "blockquote", ...content };
}

const itemMarker = /^(?:[-+*]|(\d{1,9})[.)]) /;

function readList({ written, start }: Block): List | undefined {
	const [first = "", number] = itemMarker.exec(written) ?? [];
	const children: ListItem[] = [];
	let { line, offset } = start;
	let end = start;
	for (const item of written.split(/\n(?! )/)) {
		const [marker = ""] = itemMarker.exec(item) ?? [];
		// Another marker begins another list.
		if (marker.at(-2) !== first.at(-2)) return undefined;
		const block = { written: item, start: { line, column: 1, offset } };
		const content = readAfterMarker(
			block,
			marker.length,
			" ".repeat(marker.length),
		);
		if (!content) return undefined;
		children.push({
			type: "listItem",
			spread: false,
			checked: null,
			...content,
		});
		end = content.position.end;
		line += countLineBreaks(item) + 1;
		offset += item.length + 1;
	}
	return {
		type: "list",
		ordered: number !== undefined,
		start: number === undefined ? null : Number(number),
		spread: false,
		children,
		position: { start, end },
	};
}

/** Reads a block as one paragraph. Its first line begins with a marker of that length, each other line with `indent`. */
function readAfterMarker(block: Block, markerLength: number, indent: string) {
	const passage = passageAfter(block, markerLength, indent);
	const paragraph = passage && readParagraph(passage);
	return (
		paragraph && {
			children: [paragraph],
			position: { start: block.start, end: endOf(passage) },
		}
	);
}

function passageAfter(
	{ written, start }: Block,
	markerLength: number,
	indent: string,
): Passage | undefined {
	const [, ...below] = written.split("\n");
	if (!below.every((line) => line.startsWith(indent))) return undefined;
	const { line, column, offset } = start;
	return {
		words: written.slice(markerLength).replaceAll(`\n${indent}`, "\n"),
		start: {
			line,
			column: column + markerLength,
			offset: offset + markerLength,
		},
		indent: indent.length,
	};
}

/** A line start that begins another kind of block than a paragraph, or may. */
const otherBlockStart =
	/(?:^|\n)(?:[\s#>=~-]|\+(?:\s|$)|\*(?!\*?[^\s*])|\d+[.)](?:\s|$))/;

function readParagraph(passage: Passage): Paragraph | undefined {
	if (otherBlockStart.test(passage.words)) return undefined;
	const children = readPhrases(passage);
	const position = { start: passage.start, end: endOf(passage) };
	return children && { type: "paragraph", children, position };
}

function endOf(passage: Passage): Point {
	return createPositions(passage).pointAfter(passage.words.length);
}

function countLineBreaks(text: string): number {
	return text.split("\n").length - 1;
}
