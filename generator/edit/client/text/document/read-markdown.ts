import type {
	BlockContent,
	DefinitionContent,
	ListItem,
	Nodes,
	PhrasingContent,
	RootContent,
} from "mdast";
import {
	Fragment,
	type Mark,
	type Node,
	type NodeType,
} from "prosemirror-model";
import { remark } from "remark";
import { splitFacts } from "./plain-text.ts";
import { markdownSchema } from "./schema.ts";

/** A block of a Markdown text: what is edited, its source, and its tree. */
export type Block = {
	readonly node: Node;
	readonly source: string;
	readonly tree: RootContent;
};

/** A Markdown text as its blocks, and what is before, between and after them: one more than there are blocks. */
type Blocks = {
	readonly blocks: readonly Block[];
	readonly gaps: readonly string[];
};

const { nodes, marks } = markdownSchema;
const processor = remark().freeze();

/** Splits a Markdown text into its blocks, as the generator reads them: both use remark. */
export function readBlocks(text: string): Blocks {
	const blocks: Block[] = [];
	const gaps: string[] = [];
	let end = 0;
	for (const tree of processor.parse(text).children) {
		const [from, to] = rangeOf(tree);
		const source = text.slice(from, to);
		const node = blockOf(tree, text) ?? nodes.kept.create({ source });
		blocks.push({ node, source, tree });
		gaps.push(text.slice(end, from));
		end = to;
	}
	return { blocks, gaps: [...gaps, text.slice(end)] };
}

/** The document of the blocks; an empty paragraph, if there are none. */
export function docOf({ blocks }: Blocks): Node {
	const content = blocks.map(({ node }) => node);
	return nodes.doc.create(
		null,
		content.length > 0 ? content : nodes.paragraph.create(),
	);
}

/** The offsets in the text where a node begins and ends. */
export function rangeOf({ position }: Nodes): readonly [number, number] {
	return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** A block that can be edited; undefined if it holds anything that can't. */
function blockOf(tree: RootContent, text: string): Node | undefined {
	switch (tree.type) {
		case "paragraph":
			return create(nodes.paragraph, null, phrases(tree.children, text));
		case "heading":
			return create(
				nodes.heading,
				{ level: tree.depth },
				phrases(tree.children, text),
			);
		case "blockquote":
			return create(nodes.blockquote, null, blocksOf(tree.children, text));
		case "list": {
			const isLoose = tree.spread === true || tree.children.some(isSpread);
			const items = tree.children.map((item) => itemOf(item, text));
			return tree.ordered
				? create(nodes.ordered_list, { order: tree.start, isLoose }, items)
				: create(nodes.bullet_list, { isLoose }, items);
		}
		default:
			return undefined;
	}
}

function isSpread({ spread }: ListItem): boolean {
	return spread === true;
}

/** An item begins with a paragraph, which is empty if another block comes first. */
function itemOf({ children }: ListItem, text: string): Node | undefined {
	const [first] = children;
	return create(nodes.list_item, null, [
		...(first?.type === "paragraph" ? [] : [nodes.paragraph.create()]),
		...blocksOf(children, text),
	]);
}

function blocksOf(
	trees: readonly (BlockContent | DefinitionContent)[],
	text: string,
): (Node | undefined)[] {
	return trees.map((tree) => blockOf(tree, text));
}

/** A node of these children; undefined if one is undefined, or none of the node's. */
function create(
	type: NodeType,
	attrs: { readonly [name: string]: unknown } | null,
	children: readonly (Node | undefined)[],
): Node | undefined {
	const known = children.filter((child) => child !== undefined);
	if (known.length < children.length) return undefined;
	const content = Fragment.from(known);
	return type.validContent(content) ? type.create(attrs, content) : undefined;
}

function phrases(
	trees: readonly PhrasingContent[],
	text: string,
	outer: readonly Mark[] = [],
): (Node | undefined)[] {
	return trees.flatMap((tree) => phrase(tree, text, outer));
}

function phrase(
	tree: PhrasingContent,
	text: string,
	outer: readonly Mark[],
): (Node | undefined)[] {
	switch (tree.type) {
		case "text":
			return lines(tree.value, outer);
		case "strong":
			return marked(tree.children, marks.strong.create());
		case "emphasis":
			return marked(tree.children, marks.em.create());
		case "link":
			return marked(
				tree.children,
				marks.link.create({ href: tree.url, title: tree.title ?? null }),
			);
		case "image": {
			const { url, alt, title } = tree;
			const attrs = { src: url, alt: alt ?? "", title: title ?? null };
			return [nodes.image.create(attrs, null, outer)];
		}
		case "break":
			return [nodes.hard_break.create(null, null, outer)];
		default: {
			const source = text.slice(...rangeOf(tree));
			// On several lines the source may hold the marks of a list or quotation around it.
			return [
				source.includes("\n")
					? undefined
					: nodes.written.create({ source }, null, outer),
			];
		}
	}

	function marked(children: readonly PhrasingContent[], mark: Mark) {
		if (children.length === 0) return [undefined];
		return phrases(children, text, mark.addToSet(outer));
	}
}

/** The source's line ends are spaces in the text. */
function lines(value: string, outer: readonly Mark[]): Node[] {
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
