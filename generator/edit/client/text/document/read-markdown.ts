import type { ListItem, Nodes, PhrasingContent, RootContent } from "mdast";
import type { Mark, Node } from "prosemirror-model";
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
		blocks.push({ node: editedOrKept(tree, text), source, tree });
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

/** A block as it is edited, or kept with its source if it holds anything that the schema hasn't. */
function editedOrKept(tree: RootContent, text: string): Node {
	try {
		return blockOf(tree, text);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return nodes.kept.create({ source: text.slice(...rangeOf(tree)) });
	}
}

/** A block that can be edited. Throws a RangeError, as ProseMirror does, if it holds anything that can't. */
function blockOf(tree: RootContent, text: string): Node {
	switch (tree.type) {
		case "paragraph":
			return nodes.paragraph.createChecked(null, phrases(tree.children, text));
		case "heading":
			return nodes.heading.createChecked(
				{ level: tree.depth },
				phrases(tree.children, text),
			);
		case "blockquote":
			return nodes.blockquote.createChecked(
				null,
				blocksOf(tree.children, text),
			);
		case "list": {
			const isLoose = tree.spread === true || tree.children.some(isSpread);
			const items = tree.children.map((item) => itemOf(item, text));
			return tree.ordered
				? nodes.ordered_list.createChecked(
						{ order: tree.start, isLoose },
						items,
					)
				: nodes.bullet_list.createChecked({ isLoose }, items);
		}
		default:
			throw new RangeError(`The editor has no ${tree.type}.`);
	}
}

function isSpread({ spread }: ListItem): boolean {
	return spread === true;
}

/** An item begins with a paragraph, which is empty if another block comes first. */
function itemOf({ children }: ListItem, text: string): Node {
	const [first] = children;
	return nodes.list_item.createChecked(null, [
		...(first?.type === "paragraph" ? [] : [nodes.paragraph.create()]),
		...blocksOf(children, text),
	]);
}

function blocksOf(trees: readonly RootContent[], text: string): Node[] {
	return trees.map((tree) => blockOf(tree, text));
}

function phrases(
	trees: readonly PhrasingContent[],
	text: string,
	outer: readonly Mark[] = [],
): Node[] {
	return trees.flatMap((tree) => phrase(tree, text, outer));
}

function phrase(
	tree: PhrasingContent,
	text: string,
	outer: readonly Mark[],
): Node[] {
	switch (tree.type) {
		case "text":
			return lines(tree.value, outer);
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
			const source = text.slice(...rangeOf(tree));
			// On several lines the source may hold the marks of a list or quotation around it.
			if (source.includes("\n"))
				throw new RangeError("It is on several lines.");
			return [nodes.written.create({ source }, null, outer)];
		}
	}

	function marked(children: readonly PhrasingContent[], mark: Mark) {
		if (children.length === 0) throw new RangeError("It marks nothing.");
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
