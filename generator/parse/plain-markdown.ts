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
	createRuler,
	type Passage,
	type Point,
	readPhrases,
} from "./plain-phrases.ts";

// Remark reads any Markdown there is, and takes its time. Nearly every text of a site needs but little of it:
// that is read here, where there is no doubt about it, and the rest is left to remark.

/**
 * The very tree that remark makes of a text of paragraphs, headings, quotations and simple lists, with bold
 * words, emphasis and links; undefined for any other text.
 */
export function readPlainMarkdown(text: string): Root | undefined {
	if (foreign.test(text)) return undefined;
	const children: RootContent[] = [];
	let line = 1;
	let end = 0;
	for (const { 0: written, index } of text.matchAll(blocks)) {
		line += breaksIn(text.slice(end, index));
		const block = readBlock({
			written,
			start: { line, column: 1, offset: index },
		});
		// Two lists with nothing between them may be one.
		const doubtful = block?.type === "list" && children.at(-1)?.type === "list";
		if (!block || doubtful) return undefined;
		children.push(block);
		line += breaksIn(written);
		end = index + written.length;
	}
	const start = { line: 1, column: 1, offset: 0 };
	return {
		type: "root",
		children,
		position: { start, end: endOf({ words: text, start, indent: 0 }) },
	};
}

// Signs with several meanings, pictures, and spaces at the end of a line; what ends a line for some readers only,
// and what isn't one character to all of them.
const foreign = /[\\`<&_\t\r\0\uFEFF\u2028\u2029\ud800-\udfff]| (?:\n|$)|!\[/;

/** A heading, or lines up to an empty one or to a heading. */
const blocks = /#{2,6} [^\n]*|[^\n]+(?:\n(?!#)[^\n]+)*/g;

/** A stretch of the text with its marks, and where it begins. */
type Block = { readonly written: string; readonly start: Point };

function readBlock(block: Block): RootContent | undefined {
	const { written, start } = block;
	if (/^#{2,6} /.test(written)) return readHeading(block);
	if (written.startsWith("> ")) return readQuotation(block);
	if (itemMark.test(written)) return readList(block);
	return readParagraph({ words: written, start, indent: 0 });
}

function readHeading(block: Block): Heading | undefined {
	const depth = block.written.indexOf(" ") as Heading["depth"];
	const passage = passageBehind(block, depth + 1, "");
	// Signs at the end are none of its words.
	if (!passage || /^\s|#$/.test(passage.words)) return undefined;
	const children = readPhrases(passage);
	const position = { start: block.start, end: endOf(passage) };
	return children && { type: "heading", depth, children, position };
}

function readQuotation(block: Block): Blockquote | undefined {
	const content = readBehind(block, 2, "> ");
	return content && { type: "blockquote", ...content };
}

const itemMark = /^(?:[-+*]|(\d{1,9})[.)]) /;

function readList({ written, start }: Block): List | undefined {
	const [first = "", number] = itemMark.exec(written) ?? [];
	const children: ListItem[] = [];
	let { line, offset } = start;
	let end = start;
	for (const item of written.split(/\n(?! )/)) {
		const [mark = ""] = itemMark.exec(item) ?? [];
		// Another sign before the space begins another list.
		if (mark.at(-2) !== first.at(-2)) return undefined;
		const block = { written: item, start: { line, column: 1, offset } };
		const content = readBehind(block, mark.length, " ".repeat(mark.length));
		if (!content) return undefined;
		children.push({
			type: "listItem",
			spread: false,
			checked: null,
			...content,
		});
		end = content.position.end;
		line += breaksIn(item) + 1;
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

/** The one paragraph of a block whose first line begins with so many marks, and each other with `indent`. */
function readBehind(block: Block, marks: number, indent: string) {
	const passage = passageBehind(block, marks, indent);
	const paragraph = passage && readParagraph(passage);
	return (
		paragraph && {
			children: [paragraph],
			position: { start: block.start, end: endOf(passage) },
		}
	);
}

function passageBehind(
	{ written, start }: Block,
	marks: number,
	indent: string,
): Passage | undefined {
	const [, ...below] = written.split("\n");
	if (!below.every((line) => line.startsWith(indent))) return undefined;
	const { line, column, offset } = start;
	return {
		words: written.slice(marks).replaceAll(`\n${indent}`, "\n"),
		start: { line, column: column + marks, offset: offset + marks },
		indent: indent.length,
	};
}

/** What begins something else than words at the beginning of a line, or may. */
const startOfOther =
	/(?:^|\n)(?:[\s#>=~-]|\+(?:\s|$)|\*(?!\*?[^\s*])|\d+[.)](?:\s|$))/;

function readParagraph(passage: Passage): Paragraph | undefined {
	if (startOfOther.test(passage.words)) return undefined;
	const children = readPhrases(passage);
	const position = { start: passage.start, end: endOf(passage) };
	return children && { type: "paragraph", children, position };
}

function endOf(passage: Passage): Point {
	return createRuler(passage).pointAfter(passage.words.length);
}

function breaksIn(text: string): number {
	return text.split("\n").length - 1;
}
