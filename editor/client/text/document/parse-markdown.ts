import type { ListItem, Nodes, PhrasingContent, RootContent } from "mdast";
import type { Mark, Node } from "prosemirror-model";
import { remark } from "remark";
import { splitFacts } from "./plain-text.ts";
import { markdownSchema } from "./schema.ts";

/** A block of a Markdown text: its node in the document, and its source. */
export type Block = {
	readonly node: Node;
	readonly source: string;
};

/** The blocks of a Markdown text, and the whitespace before, between and after them (one string more than blocks). */
type Blocks = {
	readonly blocks: readonly Block[];
	readonly gaps: readonly string[];
};

const { nodes, marks } = markdownSchema;
const processor = remark().freeze();

/** Splits a Markdown text into its blocks. The engine parses Markdown with remark, too. */
export function parseBlocks(text: string): Blocks {
	const blocks: Block[] = [];
	const gaps: string[] = [];
	let end = 0;
	for (const tree of processor.parse(text).children) {
		const [from, to] = getRange(tree);
		const source = text.slice(from, to);
		blocks.push({ node: parseSupportedBlock(tree, text), source });
		gaps.push(text.slice(end, from));
		end = to;
	}
	return { blocks, gaps: [...gaps, text.slice(end)] };
}

/** Returns the offsets in the text where a node begins and ends. */
function getRange({ position }: Nodes): readonly [number, number] {
	return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Parses a block; one with content that the schema lacks becomes a raw block. */
function parseSupportedBlock(tree: RootContent, text: string): Node {
	try {
		return parseBlock(tree, text);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return nodes.raw_block.create({ source: text.slice(...getRange(tree)) });
	}
}

/** Parses a block. Throws a RangeError, as ProseMirror does, if its content isn't supported. */
function parseBlock(tree: RootContent, text: string): Node {
	switch (tree.type) {
		case "paragraph":
			return nodes.paragraph.createChecked(
				null,
				parsePhrases(tree.children, text),
			);
		case "heading":
			return nodes.heading.createChecked(
				{ level: tree.depth },
				parsePhrases(tree.children, text),
			);
		case "blockquote":
			return nodes.blockquote.createChecked(
				null,
				parseChildBlocks(tree.children, text),
			);
		case "list": {
			const { children, ordered, start: order } = tree;
			const isLoose = [tree, ...children].some(({ spread }) => spread);
			const items = children.map((item) => parseItem(item, text));
			return ordered
				? nodes.ordered_list.createChecked({ order, isLoose }, items)
				: nodes.bullet_list.createChecked({ isLoose }, items);
		}
		default:
			throw new RangeError(`Unsupported: ${tree.type}.`);
	}
}

/** Parses a list item, which begins with an empty paragraph if its first block is of another type. */
function parseItem({ children }: ListItem, text: string): Node {
	const [first] = children;
	return nodes.list_item.createChecked(null, [
		...(first?.type === "paragraph" ? [] : [nodes.paragraph.create()]),
		...parseChildBlocks(children, text),
	]);
}

function parseChildBlocks(trees: readonly RootContent[], text: string): Node[] {
	return trees.map((tree) => parseBlock(tree, text));
}

function parsePhrases(
	trees: readonly PhrasingContent[],
	text: string,
	outer: readonly Mark[] = [],
): Node[] {
	return trees.flatMap((tree) => parsePhrase(tree, text, outer));
}

function parsePhrase(
	tree: PhrasingContent,
	text: string,
	outer: readonly Mark[],
): Node[] {
	switch (tree.type) {
		case "text":
			return parseLines(tree.value, outer);
		case "strong":
			return marked(tree.children, marks.strong.create());
		case "emphasis":
			return marked(tree.children, marks.em.create());
		case "link": {
			const { url: href, title = null } = tree;
			return marked(tree.children, marks.link.create({ href, title }));
		}
		case "image": {
			const { url: src, alt, title = null } = tree;
			return [nodes.image.create({ src, alt: alt ?? "", title }, null, outer)];
		}
		case "break":
			return [nodes.hard_break.create(null, null, outer)];
		default: {
			const source = text.slice(...getRange(tree));
			// The source of several lines may contain the markers of the list or quotation around it.
			if (source.includes("\n"))
				throw new RangeError("Unsupported: several lines.");
			return [nodes.raw_text.create({ source }, null, outer)];
		}
	}

	function marked(children: readonly PhrasingContent[], mark: Mark) {
		if (children.length === 0)
			throw new RangeError("Unsupported: empty marks.");
		return parsePhrases(children, text, mark.addToSet(outer));
	}
}

/** Splits a text into lines: line breaks of the source become marked spaces. */
function parseLines(value: string, outer: readonly Mark[]): Node[] {
	const lineEnd = markdownSchema.text(
		" ",
		marks.line_end.create().addToSet(outer),
	);
	return value
		.split(/\r?\n/)
		.flatMap((line, index) => [
			...(index > 0 ? [lineEnd] : []),
			...splitFacts(markdownSchema, line, outer),
		]);
}
