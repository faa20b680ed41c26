import type {
	BlockContent,
	List,
	ListItem,
	PhrasingContent,
	Root,
	RootContent,
} from "mdast";
import type { Mark, Node } from "prosemirror-model";
import { remark } from "remark";
import type { Style } from "./markdown-style.ts";

/** Returns the source of blocks, written in a style, without a line break at the end. */
export function writeBlocks(blocks: readonly Node[], style: Style): string {
	const children = blocks.flatMap(treesOf);
	const { hardBreak, ...settings } = style;
	const processor = remark().data("settings", {
		...settings,
		handlers: {
			// Sources of what isn't edited, and of facts, are written as they are.
			html: ({ value }: { readonly value: string }) => value,
			inlineCode: ({ value }: { readonly value: string }) => value,
			break: () => hardBreak,
		},
	});
	return processor
		.stringify({ type: "root", children } satisfies Root)
		.trimEnd();
}

/** Whether a block has anything to write. */
export function isWritten(block: Node): boolean {
	return treesOf(block).length > 0;
}

/** The tree of a block; none, if it is empty. */
function treesOf(block: Node): (RootContent & BlockContent)[] {
	const { attrs } = block;
	switch (block.type.name) {
		case "paragraph": {
			const children = phrasesOf(block);
			return children.length > 0 ? [{ type: "paragraph", children }] : [];
		}
		case "heading": {
			const children = phrasesOf(block);
			const depth = attrs.level;
			return children.length > 0 ? [{ type: "heading", depth, children }] : [];
		}
		case "blockquote": {
			const children = block.children.flatMap(treesOf);
			return children.length > 0 ? [{ type: "blockquote", children }] : [];
		}
		case "bullet_list":
		case "ordered_list":
			return listOf(block);
		default:
			return [{ type: "html", value: attrs.source }];
	}
}

function listOf({ type, attrs, children: items }: Node): List[] {
	const { order: start, isLoose: spread } = attrs;
	const children = items.flatMap((item): ListItem[] => {
		const children = item.children.flatMap(treesOf);
		return children.length > 0 ? [{ type: "listItem", spread, children }] : [];
	});
	if (children.length === 0) return [];
	const ordered = type.name === "ordered_list";
	return [{ type: "list", ordered, start, spread, children }];
}

/** Text, or an atom of a line, with the marks around it. */
type Piece = {
	readonly marks: readonly Mark[];
	/** A space of the text, a line end of the source or a hard break: what may not be at the edge of a mark. */
	readonly isSpace: boolean;
	readonly tree: PhrasingContent;
};

/** The phrases of a block, without spaces at its edges. */
function phrasesOf(block: Node): PhrasingContent[] {
	const pieces = block.children.flatMap(piecesOf);
	return withText(nest(withoutSpaceAtEdges(withOuterSpaces(pieces))));
}

function piecesOf(node: Node): Piece[] {
	const { type, attrs } = node;
	const marks = node.marks.filter((mark) => mark.type.name !== "line_end");
	switch (type.name) {
		case "text": {
			const isLineEnd = marks.length < node.marks.length && node.text === " ";
			const words = isLineEnd ? ["\n"] : (node.text ?? "").split(/(\s+)/);
			return words
				.filter((value) => value !== "")
				.map((value) => ({
					marks,
					isSpace: /^\s/.test(value),
					tree: { type: "text", value },
				}));
		}
		case "hard_break":
			return [{ marks, isSpace: true, tree: { type: "break" } }];
		case "image": {
			const { src: url, alt, title } = attrs;
			const tree = { type: "image", url, alt, title } as const;
			return [{ marks, isSpace: false, tree }];
		}
		default: {
			const value =
				type.name === "fact" ? `{{${attrs.written}}}` : attrs.source;
			return [{ marks, isSpace: false, tree: { type: "inlineCode", value } }];
		}
	}
}

/** Takes the spaces at both edges of each mark out of it: ** is bold only beside a letter. */
function withOuterSpaces(pieces: readonly Piece[]): Piece[] {
	return backwards(backwards(pieces));

	/** Goes through the pieces from the end; twice gives the original order. */
	function backwards(pieces: readonly Piece[]): Piece[] {
		let outside: readonly Mark[] = [];
		return [...pieces].reverse().map((piece) => {
			if (!piece.isSpace) {
				outside = piece.marks;
				return piece;
			}
			const marks = piece.marks.filter((mark) => mark.isInSet(outside));
			return { ...piece, marks };
		});
	}
}

function withoutSpaceAtEdges(pieces: readonly Piece[]): readonly Piece[] {
	const first = pieces.findIndex(({ isSpace }) => !isSpace);
	const last = pieces.findLastIndex(({ isSpace }) => !isSpace);
	return first < 0 ? [] : pieces.slice(first, last + 1);
}

/** Nests the marks: the one that goes furthest is the outermost. */
function nest(pieces: readonly Piece[]): PhrasingContent[] {
	const trees: PhrasingContent[] = [];
	for (let index = 0; index < pieces.length; ) {
		const [outermost] = (pieces[index]?.marks ?? [])
			.map((mark) => ({ mark, end: endOf(mark, pieces, index) }))
			.sort((one, other) => other.end - one.end);
		const end = outermost?.end ?? index + 1;
		const inside = pieces.slice(index, end);
		trees.push(
			...(outermost
				? [markedWith(outermost.mark, inside)]
				: inside.map(({ tree }) => tree)),
		);
		index = end;
	}
	return trees;
}

function endOf(mark: Mark, pieces: readonly Piece[], start: number): number {
	const end = pieces.findIndex(
		({ marks }, index) => index > start && !mark.isInSet(marks),
	);
	return end < 0 ? pieces.length : end;
}

function markedWith(mark: Mark, pieces: readonly Piece[]): PhrasingContent {
	const children = withText(
		nest(
			pieces.map((piece) => ({
				...piece,
				marks: mark.removeFromSet(piece.marks),
			})),
		),
	);
	switch (mark.type.name) {
		case "link":
			// A link holds no link: a piece has one at most.
			return {
				type: "link",
				url: mark.attrs.href,
				title: mark.attrs.title,
				children: children as Exclude<PhrasingContent, { type: "link" }>[],
			};
		case "strong":
			return { type: "strong", children };
		default:
			return { type: "emphasis", children };
	}
}

/** Joins texts beside each other. Around a line end there are no spaces: Markdown has no place for them. */
function withText(trees: readonly PhrasingContent[]): PhrasingContent[] {
	const joined: PhrasingContent[] = [];
	for (const tree of trees) {
		const last = joined.at(-1);
		if (tree.type === "text" && last?.type === "text")
			joined.splice(-1, 1, { ...last, value: last.value + tree.value });
		else joined.push(tree);
	}
	return joined.map((tree, index) =>
		tree.type === "text"
			? {
					...tree,
					value: tree.value
						.replace(/[ \t]*\n\s*/g, "\n")
						.replace(joined[index - 1]?.type === "break" ? /^\s+/ : "", "")
						.replace(joined[index + 1]?.type === "break" ? /\s+$/ : "", ""),
				}
			: tree,
	);
}
