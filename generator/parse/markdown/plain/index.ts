import type {
	Heading,
	List,
	ListItem,
	Paragraph,
	Root,
	RootContent,
} from "mdast";
import { createPosition, type Passage, parsePhrases } from "./phrases.ts";

// A fast path beside remark's parser. It leaves every text to remark that it might read differently.
// Without it a cold build takes 1.24 times the CPU time at 20 articles and 1.35 times at 200 (measured in pairs).
// The trees and their offsets are the same as remark's: tests/plain-markdown.test.ts compares them.

/**
 * Parses a text of paragraphs, headings, quotations and flat lists, with bold, emphasis and links, as nearly all texts of
 * a site are. Returns its mdast tree, or undefined for any other text.
 */
export function parsePlainMarkdown(text: string): Root | undefined {
	if (unsupported.test(text)) return undefined;
	const children: RootContent[] = [];
	for (const { 0: written, index } of text.matchAll(blocks)) {
		const block = parseBlock({ written, start: index });
		// Two lists in a row may be one list with empty lines in it.
		const isAmbiguous =
			block?.type === "list" && children.at(-1)?.type === "list";
		if (!block || isAmbiguous) return undefined;
		children.push(block);
	}
	return { type: "root", children, position: createPosition(0, text.length) };
}

// Characters with several meanings, pictures, and spaces at the end of a line; line separators that not every parser
// takes for line ends; and surrogates, so that offsets count characters.
const unsupported =
	/[\\`<&_\t\r\0\uFEFF\u2028\u2029\ud800-\udfff]| (?:\n|$)|!\[/;

/** A heading, or lines up to an empty line or a heading. */
const blocks = /#{2,6} [^\n]*|[^\n]+(?:\n(?!#)[^\n]+)*/g;

/** A block as written, with its markers, and its offset in the text. */
type Block = { readonly written: string; readonly start: number };

function parseBlock(block: Block): RootContent | undefined {
	const { written } = block;
	if (/^#{2,6} /.test(written)) return parseHeading(block);
	if (written.startsWith("> ")) {
		const content = parseAfterMarker(block, 2, "> ");
		return content && { type: "blockquote", ...content };
	}
	return itemMarker.test(written)
		? parseList(block)
		: parseParagraph({ ...block, indent: "" });
}

function parseHeading({ written, start }: Block): Heading | undefined {
	const depth = written.indexOf(" ") as Heading["depth"];
	const words = written.slice(depth + 1);
	// A closing sequence of # is no part of the heading.
	if (/^\s|#$/.test(words)) return undefined;
	const passage = { written: words, start: start + depth + 1, indent: "" };
	const children = parsePhrases(passage);
	const position = createPosition(start, start + written.length);
	return children && { type: "heading", depth, children, position };
}

const itemMarker = /^(?:[-+*]|(\d{1,9})[.)]) /;

function parseList({ written, start }: Block): List | undefined {
	const [first = "", number] = itemMarker.exec(written) ?? [];
	const children: ListItem[] = [];
	let offset = start;
	for (const item of written.split(/\n(?! )/)) {
		const [marker = ""] = itemMarker.exec(item) ?? [];
		// Another marker begins another list.
		if (marker.at(-2) !== first.at(-2)) return undefined;
		const content = parseAfterMarker(
			{ written: item, start: offset },
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
		offset += item.length + 1;
	}
	return {
		type: "list",
		ordered: number !== undefined,
		start: number === undefined ? null : Number(number),
		spread: false,
		children,
		position: createPosition(start, start + written.length),
	};
}

/** Reads a block as one paragraph. Its first line begins with a marker of that length, each other line with `indent`. */
function parseAfterMarker(
	{ written, start }: Block,
	markerLength: number,
	indent: string,
) {
	const [, ...below] = written.split("\n");
	if (!below.every((line) => line.startsWith(indent))) return undefined;
	const paragraph = parseParagraph({
		written: written.slice(markerLength),
		start: start + markerLength,
		indent,
	});
	const position = createPosition(start, start + written.length);
	return paragraph && { children: [paragraph], position };
}

/** A line start that begins another kind of block than a paragraph, or may. */
const otherBlockStart =
	/(?:^|\n)(?:[\s#>=~-]|\+(?:\s|$)|\*(?!\*?[^\s*])|\d+[.)](?:\s|$))/;

function parseParagraph(passage: Passage): Paragraph | undefined {
	const { written, start, indent } = passage;
	if (otherBlockStart.test(written.replaceAll(`\n${indent}`, "\n")))
		return undefined;
	const children = parsePhrases(passage);
	const position = createPosition(start, start + written.length);
	return children && { type: "paragraph", children, position };
}
