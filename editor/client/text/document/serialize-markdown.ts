import type {
	BlockContent,
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
	const { attrs, type } = block;
	if (type.name === "raw_block") return [{ type: "html", value: attrs.source }];
	if (block.isTextblock) {
		const children = toPhrases(block);
		if (children.length === 0) return [];
		return type.name === "heading"
			? [{ type: "heading", depth: attrs.level, children }]
			: [{ type: "paragraph", children }];
	}
	if (type.name === "blockquote") {
		const children = block.children.flatMap(toTrees);
		return children.length > 0 ? [{ type: "blockquote", children }] : [];
	}
	const { order: start, isLoose: spread } = attrs;
	const children = block.children.flatMap((item): ListItem[] => {
		const children = item.children.flatMap(toTrees);
		return children.length > 0 ? [{ type: "listItem", spread, children }] : [];
	});
	const ordered = type.name === "ordered_list";
	return children.length > 0
		? [{ type: "list", ordered, start, spread, children }]
		: [];
}

/** Words, the space beside them, or an atom, with its marks. */
type Piece = {
	readonly marks: readonly Mark[];
	/** A space or a line break, which may not be at the edge of a mark. */
	readonly isSpace: boolean;
	readonly tree: PhrasingContent;
};

/** Converts the inline content of a block, without spaces at its edges. */
function toPhrases(block: Node): PhrasingContent[] {
	const pieces = block.children.flatMap(toPieces);
	return joinTexts(nest(arrangeSpaces(pieces)));
}

function toPieces(node: Node): Piece[] {
	const { type, attrs } = node;
	const marks = node.marks.filter((mark) => mark.type.name !== "line_end");
	switch (type.name) {
		case "text": {
			const isLineEnd = marks.length < node.marks.length && node.text === " ";
			const [, ...parts] = isLineEnd
				? ["", "\n"]
				: (/^(\s*)(.*?)(\s*)$/s.exec(node.text ?? "") ?? []);
			return parts
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

/** Removes the spaces at the edges of a block, and moves those at the edges of marks out of them: ** is bold only beside a letter. */
function arrangeSpaces(pieces: readonly Piece[]): Piece[] {
	return pieces.flatMap((piece, index) => {
		if (!piece.isSpace) return [piece];
		const before = pieces.slice(0, index).findLast((each) => !each.isSpace);
		const after = pieces.slice(index).find((each) => !each.isSpace);
		if (!before || !after) return [];
		const marks = piece.marks.filter(
			(mark) => mark.isInSet(before.marks) && mark.isInSet(after.marks),
		);
		return [{ ...piece, marks }];
	});
}

/** Nests the marks: the longest one is the outermost. */
function nest(pieces: readonly Piece[]): PhrasingContent[] {
	const trees: PhrasingContent[] = [];
	let rest = pieces;
	for (let [first] = rest; first; [first] = rest) {
		const [outermost] = first.marks
			.map((mark) => ({ mark, count: countMarked(mark, rest) }))
			.sort((one, other) => other.count - one.count);
		const count = outermost?.count ?? 1;
		trees.push(
			outermost
				? toMarkedTree(outermost.mark, rest.slice(0, count))
				: first.tree,
		);
		rest = rest.slice(count);
	}
	return trees;
}

/** Counts the first pieces that have a mark. */
function countMarked(mark: Mark, pieces: readonly Piece[]): number {
	const end = pieces.findIndex(({ marks }) => !mark.isInSet(marks));
	return end < 0 ? pieces.length : end;
}

function toMarkedTree(mark: Mark, pieces: readonly Piece[]): PhrasingContent {
	const inside = pieces.map(({ marks, ...piece }) => ({
		...piece,
		marks: mark.removeFromSet(marks),
	}));
	const children = joinTexts(nest(inside));
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
