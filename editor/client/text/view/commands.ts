import { lift, setBlockType, wrapIn } from "prosemirror-commands";
import type {
	Mark,
	MarkType,
	Node,
	NodeType,
	ResolvedPos,
} from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import {
	type Command,
	type EditorState,
	NodeSelection,
} from "prosemirror-state";
import { markdownSchema } from "../document/schema.ts";

const { nodes } = markdownSchema;

/** Returns whether the selection is within a heading of this level. */
export function isHeading({ selection }: EditorState, level: number): boolean {
	const { parent } = selection.$from;
	return (
		parent.type === nodes.heading &&
		parent.attrs.level === level &&
		selection.$from.sameParent(selection.$to)
	);
}

/** Creates a command that turns paragraphs into headings of this level, and such headings into paragraphs. */
export function toggleHeading(level: number): Command {
	return (state, dispatch) =>
		(isHeading(state, level)
			? setBlockType(nodes.paragraph)
			: setBlockType(nodes.heading, { level }))(state, dispatch);
}

/** Finds the innermost node of these types around the selection, and the position before it. */
function findAncestor({ selection }: EditorState, types: readonly NodeType[]) {
	const { $from } = selection;
	for (let depth = $from.depth; depth > 0; depth--)
		if (types.includes($from.node(depth).type))
			return { node: $from.node(depth), position: $from.before(depth) };
	return undefined;
}

/** Returns whether the selection is in a quotation. */
export function isInQuotation(state: EditorState): boolean {
	return findAncestor(state, [nodes.blockquote]) !== undefined;
}

const lists = [nodes.bullet_list, nodes.ordered_list];

/** Returns whether the selection is in a list of this type. */
export function isInList(state: EditorState, type: NodeType): boolean {
	return findAncestor(state, lists)?.node.type === type;
}

/** Creates a command that turns paragraphs into a list, a list into the other type, and items of this type into paragraphs. */
export function toggleList(type: NodeType): Command {
	return (state, dispatch) => {
		const list = findAncestor(state, lists);
		if (!list) return wrapInList(type)(state, dispatch);
		if (list.node.type === type)
			return liftListItem(nodes.list_item)(state, dispatch);
		const { isLoose } = list.node.attrs;
		dispatch?.(state.tr.setNodeMarkup(list.position, type, { isLoose }));
		return true;
	};
}

/** Turns paragraphs into a quotation, or back. */
export const toggleQuotation: Command = (state, dispatch) =>
	isInQuotation(state)
		? lift(state, dispatch)
		: wrapIn(nodes.blockquote)(state, dispatch);

/** Returns the selected fact, picture or raw node. */
export function getSelectedNode({ selection }: EditorState): Node | undefined {
	return selection instanceof NodeSelection ? selection.node : undefined;
}

/** Creates a command that deletes the fact, picture or raw text beside the cursor, which some browsers don't. */
export function deleteAtom(side: "before" | "after"): Command {
	return ({ selection, tr }, dispatch) => {
		const { $from, empty, from } = selection;
		const node = side === "before" ? $from.nodeBefore : $from.nodeAfter;
		if (!empty || !node?.isAtom || node.isText || !node.isInline) return false;
		const start = side === "before" ? from - node.nodeSize : from;
		dispatch?.(tr.delete(start, start + node.nodeSize).scrollIntoView());
		return true;
	};
}

/** A mark and its range in the document. */
type MarkRange = {
	readonly mark: Mark;
	readonly from: number;
	to: number;
};

/** Finds the mark of this type at a position, and its range. */
export function findMark(
	$position: ResolvedPos,
	type: MarkType,
): MarkRange | undefined {
	const { parent, pos } = $position;
	const found: MarkRange[] = [];
	parent.forEach((child, offset) => {
		const mark = type.isInSet(child.marks);
		const from = $position.start() + offset;
		const to = from + child.nodeSize;
		const last = found.at(-1);
		if (mark && last?.to === from && last.mark.eq(mark)) last.to = to;
		else if (mark) found.push({ mark, from, to });
	});
	return found.findLast(({ from, to }) => from <= pos && pos <= to);
}
