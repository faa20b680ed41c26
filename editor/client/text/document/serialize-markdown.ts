import type {
	BlockContent,
	List,
	ListItem,
	PhrasingContent,
	Root,
	RootContent,
} from "mdast";
import type { Info, State } from "mdast-util-to-markdown";
import type { Mark, Node } from "prosemirror-model";
import { remark } from "remark";

/** Matches the rest of a character reference such as &amp; after its &. */
const characterReference = "(?:#\\d+|#[Xx][\\dA-Fa-f]+|[A-Za-z][A-Za-z\\d]*);";

// Facts and unsupported phrases are inline code in the tree; they and raw blocks are written as their source.
const processor = remark()
	.data("settings", {
		bullet: "-",
		emphasis: "*",
		incrementListMarker: true,
		listItemIndent: "one",
		resourceLink: true,
		handlers: {
			html: ({ value }: { readonly value: string }) => value,
			inlineCode: ({ value }: { readonly value: string }) => value,
			root(tree: Root, _parent: unknown, state: State, info: Info) {
				// remark escapes each & before a letter, which would spoil addresses; only character references need it.
				for (const pattern of state.unsafe)
					if (pattern.character === "&") pattern.after = characterReference;
				return state.containerFlow(tree, info);
			},
		},
	})
	.freeze();

/** Serializes blocks in the house style, without a line break at the end. */
export function serializeBlocks(blocks: readonly Node[]): string {
	const children = blocks.flatMap(toTrees);
	return processor
		.stringify({ type: "root", children } satisfies Root)
		.trimEnd();
}

/** Returns whether a block has content. Empty blocks have no Markdown. */
export function hasContent(block: Node): boolean {
	return toTrees(block).length > 0;
}

/** Converts a block to a tree; returns none if it is empty. */
function toTrees(block: Node): (RootContent & BlockContent)[] {
	const { attrs } = block;
	switch (block.type.name) {
		case "paragraph": {
			const children = toPhrases(block);
			return children.length > 0 ? [{ type: "paragraph", children }] : [];
		}
		case "heading": {
			const children = toPhrases(block);
			const depth = attrs.level;
			return children.length > 0 ? [{ type: "heading", depth, children }] : [];
		}
		case "blockquote": {
			const children = block.children.flatMap(toTrees);
			return children.length > 0 ? [{ type: "blockquote", children }] : [];
		}
		case "bullet_list":
		case "ordered_list":
			return toLists(block);
		default:
			return [{ type: "html", value: attrs.source }];
	}
}

function toLists({ type, attrs, children: items }: Node): List[] {
	const { order: start, isLoose: spread } = attrs;
	const children = items.flatMap((item): ListItem[] => {
		const children = item.children.flatMap(toTrees);
		return children.length > 0 ? [{ type: "listItem", spread, children }] : [];
	});
	if (children.length === 0) return [];
	const ordered = type.name === "ordered_list";
	return [{ type: "list", ordered, start, spread, children }];
}

/** A word, a space or an atom, with its marks. */
type Piece = {
	readonly marks: readonly Mark[];
	/** A space or a line break, which may not be at the edge of a mark. */
	readonly isSpace: boolean;
	readonly tree: PhrasingContent;
};

/** Converts the inline content of a block, without spaces at its edges. */
function toPhrases(block: Node): PhrasingContent[] {
	const pieces = block.children.flatMap(toPieces);
	return joinTexts(nest(trimSpaces(moveSpacesOutOfMarks(pieces))));
}

function toPieces(node: Node): Piece[] {
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
			const value = type.name === "fact" ? `{{${attrs.source}}}` : attrs.source;
			return [{ marks, isSpace: false, tree: { type: "inlineCode", value } }];
		}
	}
}

/** Moves the spaces at both edges of each mark out of it: ** is bold only beside a letter. */
function moveSpacesOutOfMarks(pieces: readonly Piece[]): Piece[] {
	return backwards(backwards(pieces));

	/** Handles the spaces before each mark's end and reverses the pieces. */
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

function trimSpaces(pieces: readonly Piece[]): readonly Piece[] {
	const first = pieces.findIndex(({ isSpace }) => !isSpace);
	const last = pieces.findLastIndex(({ isSpace }) => !isSpace);
	return first < 0 ? [] : pieces.slice(first, last + 1);
}

/** Nests the marks: the longest one is the outermost. */
function nest(pieces: readonly Piece[]): PhrasingContent[] {
	const trees: PhrasingContent[] = [];
	for (let index = 0; index < pieces.length; ) {
		const [outermost] = (pieces[index]?.marks ?? [])
			.map((mark) => ({ mark, end: findEnd(mark, pieces, index) }))
			.sort((one, other) => other.end - one.end);
		const end = outermost?.end ?? index + 1;
		const inside = pieces.slice(index, end);
		trees.push(
			...(outermost
				? [toMarkedTree(outermost.mark, inside)]
				: inside.map(({ tree }) => tree)),
		);
		index = end;
	}
	return trees;
}

function findEnd(mark: Mark, pieces: readonly Piece[], start: number): number {
	const end = pieces.findIndex(
		({ marks }, index) => index > start && !mark.isInSet(marks),
	);
	return end < 0 ? pieces.length : end;
}

function toMarkedTree(mark: Mark, pieces: readonly Piece[]): PhrasingContent {
	const children = joinTexts(
		nest(
			pieces.map((piece) => ({
				...piece,
				marks: mark.removeFromSet(piece.marks),
			})),
		),
	);
	switch (mark.type.name) {
		case "link":
			// Links aren't nested: a piece has at most one.
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

/** Joins adjacent texts, and removes spaces around line breaks, which Markdown can't express. */
function joinTexts(trees: readonly PhrasingContent[]): PhrasingContent[] {
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
