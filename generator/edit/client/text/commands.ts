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
import { markdownSchema } from "./schema.ts";

const { nodes } = markdownSchema;

/** Whether all of the selection is in a heading of this level. */
export function isHeading({ selection }: EditorState, level: number): boolean {
	const { parent } = selection.$from;
	return (
		parent.type === nodes.heading &&
		parent.attrs.level === level &&
		selection.$from.sameParent(selection.$to)
	);
}

/** Makes the paragraphs headings of this level, or such headings paragraphs. */
export function toggleHeading(level: number): Command {
	return (state, dispatch) =>
		(isHeading(state, level)
			? setBlockType(nodes.paragraph)
			: setBlockType(nodes.heading, { level }))(state, dispatch);
}

/** Whether the selection is in a node of this type, and in none of the others within it. */
export function isWithin(
	{ selection }: EditorState,
	type: NodeType,
	others: readonly NodeType[] = [],
): boolean {
	const { $from } = selection;
	for (let depth = $from.depth; depth > 0; depth--) {
		if ($from.node(depth).type === type) return true;
		if (others.includes($from.node(depth).type)) return false;
	}
	return false;
}

const lists = [nodes.bullet_list, nodes.ordered_list];

/** Whether the selection is in an item of such a list. */
export function isInList(state: EditorState, type: NodeType): boolean {
	return isWithin(state, type, lists);
}

/** Makes the paragraphs a list, a list the other kind, and items of such a list paragraphs. */
export function toggleList(type: NodeType): Command {
	return (state, dispatch) => {
		if (isInList(state, type))
			return liftListItem(nodes.list_item)(state, dispatch);
		const other = lists.find((each) => each !== type);
		if (!other || !isInList(state, other))
			return wrapInList(type)(state, dispatch);
		const { $from } = state.selection;
		let { depth } = $from;
		while ($from.node(depth).type !== other) depth--;
		const { isLoose } = $from.node(depth).attrs;
		dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { isLoose }));
		return true;
	};
}

/** Makes the paragraphs a quotation, or takes them out of theirs. */
export const toggleQuotation: Command = (state, dispatch) =>
	isWithin(state, nodes.blockquote)
		? lift(state, dispatch)
		: wrapIn(nodes.blockquote)(state, dispatch);

/** The node that is selected as a whole. */
export function selectedNode({ selection }: EditorState): Node | undefined {
	return selection instanceof NodeSelection ? selection.node : undefined;
}

/** Deletes the fact, picture or code before the cursor, which browsers may do in two steps or not at all. */
export const deleteAtomBefore: Command = ({ selection, tr }, dispatch) => {
	const { $from, empty, from } = selection;
	const { nodeBefore } = $from;
	if (
		!empty ||
		!nodeBefore?.isAtom ||
		nodeBefore.isText ||
		!nodeBefore.isInline
	)
		return false;
	dispatch?.(tr.delete(from - nodeBefore.nodeSize, from).scrollIntoView());
	return true;
};

/** Deletes the fact, picture or code after the cursor. */
export const deleteAtomAfter: Command = ({ selection, tr }, dispatch) => {
	const { $from, empty, from } = selection;
	const { nodeAfter } = $from;
	if (!empty || !nodeAfter?.isAtom || nodeAfter.isText || !nodeAfter.isInline)
		return false;
	dispatch?.(tr.delete(from, from + nodeAfter.nodeSize).scrollIntoView());
	return true;
};

/** Moves the selected fact or picture over the word before or after it. */
export function moveAtom(direction: "before" | "after"): Command {
	return ({ selection, tr }, dispatch) => {
		if (!(selection instanceof NodeSelection) || !selection.node.isInline)
			return false;
		const { node, from, to, $from } = selection;
		// Other atoms are a character each; the offsets in the text are those of the document.
		const text = $from.parent.textBetween(
			0,
			$from.parent.content.size,
			"",
			"\uFFFC",
		);
		const offset = $from.parentOffset;
		const found =
			direction === "before"
				? /(?:\S+|\uFFFC)\s*$/.exec(text.slice(0, offset))
				: /^\s*(?:[^\s\uFFFC]+|\uFFFC)/.exec(text.slice(offset + 1));
		if (!found) return true;
		const [passed] = found;
		const target =
			direction === "before" ? from - passed.length : to + passed.length;
		tr.delete(from, to).insert(tr.mapping.map(target), node);
		const place = direction === "before" ? target : target - node.nodeSize;
		dispatch?.(
			tr.setSelection(NodeSelection.create(tr.doc, place)).scrollIntoView(),
		);
		return true;
	};
}

/** The mark of this type at a position, and how far it goes. */
export function markAround(
	$position: ResolvedPos,
	type: MarkType,
):
	| { readonly mark: Mark; readonly from: number; readonly to: number }
	| undefined {
	const { parent, parentOffset } = $position;
	const start = $position.start();
	const has = (index: number, mark: Mark) =>
		mark.isInSet(parent.maybeChild(index)?.marks ?? []);
	const at = [
		parent.childAfter(parentOffset),
		parent.childBefore(parentOffset),
	].find(({ node }) => node && type.isInSet(node.marks));
	const mark = at?.node && type.isInSet(at.node.marks);
	if (!at || !mark) return undefined;
	let [first, last] = [at.index, at.index];
	while (first > 0 && has(first - 1, mark)) first--;
	while (has(last + 1, mark)) last++;
	const sizeTo = (index: number) =>
		parent.children
			.slice(0, index)
			.reduce((size, { nodeSize }) => size + nodeSize, 0);
	return { mark, from: start + sizeTo(first), to: start + sizeTo(last + 1) };
}
