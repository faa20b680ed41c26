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
import type { EditorView } from "prosemirror-view";
import { markdownSchema } from "../document/schema.ts";
import { addressAlone } from "../link-address.ts";

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

/** The innermost node of these types that the selection is in, and the position before it. */
function around({ selection }: EditorState, types: readonly NodeType[]) {
	const { $from } = selection;
	for (let depth = $from.depth; depth > 0; depth--)
		if (types.includes($from.node(depth).type))
			return { node: $from.node(depth), position: $from.before(depth) };
	return undefined;
}

/** Whether the selection is in a quotation. */
export function isInQuotation(state: EditorState): boolean {
	return around(state, [nodes.blockquote]) !== undefined;
}

const lists = [nodes.bullet_list, nodes.ordered_list];

/** Whether the selection is in an item of such a list. */
export function isInList(state: EditorState, type: NodeType): boolean {
	return around(state, lists)?.node.type === type;
}

/** Makes the paragraphs a list, a list the other kind, and items of such a list paragraphs. */
export function toggleList(type: NodeType): Command {
	return (state, dispatch) => {
		const list = around(state, lists);
		if (!list) return wrapInList(type)(state, dispatch);
		if (list.node.type === type)
			return liftListItem(nodes.list_item)(state, dispatch);
		const { isLoose } = list.node.attrs;
		dispatch?.(state.tr.setNodeMarkup(list.position, type, { isLoose }));
		return true;
	};
}

/** Makes the paragraphs a quotation, or takes them out of theirs. */
export const toggleQuotation: Command = (state, dispatch) =>
	isInQuotation(state)
		? lift(state, dispatch)
		: wrapIn(nodes.blockquote)(state, dispatch);

/** The node that is selected as a whole. */
export function selectedNode({ selection }: EditorState): Node | undefined {
	return selection instanceof NodeSelection ? selection.node : undefined;
}

type Side = "before" | "after";

/** Deletes the fact, picture or code beside the cursor, which browsers may do in two steps or not at all. */
export function deleteAtom(side: Side): Command {
	return ({ selection, tr }, dispatch) => {
		const { $from, empty, from } = selection;
		const node = side === "before" ? $from.nodeBefore : $from.nodeAfter;
		if (!empty || !node?.isAtom || node.isText || !node.isInline) return false;
		const start = side === "before" ? from - node.nodeSize : from;
		dispatch?.(tr.delete(start, start + node.nodeSize).scrollIntoView());
		return true;
	};
}

/** Moves the selected fact or picture over the word before or after it, or over the block if it is alone in its own. */
export function moveAtom(direction: Side): Command {
	return (state, dispatch) => {
		const { selection, tr } = state;
		if (!(selection instanceof NodeSelection) || !selection.node.isInline)
			return false;
		const { node, from, to, $from } = selection;
		if ($from.depth === 1 && $from.parent.childCount === 1)
			return moveBlock($from, direction)(state, dispatch);
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

function moveBlock($from: ResolvedPos, direction: Side): Command {
	return ({ tr, doc }, dispatch) => {
		const step = direction === "before" ? -1 : 1;
		const passed = doc.maybeChild($from.index(0) + step);
		if (!passed) return true;
		const target = $from.before(1) + step * passed.nodeSize;
		tr.delete($from.before(1), $from.after(1)).insert(target, $from.parent);
		dispatch?.(
			tr
				.setSelection(NodeSelection.create(tr.doc, target + 1))
				.scrollIntoView(),
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
	const { parent, pos } = $position;
	const found: { readonly mark: Mark; readonly from: number; to: number }[] =
		[];
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

/** Makes a pasted address a link: of the words that are selected, or of itself. Returns whether it is one. */
export function pasteAddress(
	{ state, dispatch }: EditorView,
	{ clipboardData }: ClipboardEvent,
): boolean {
	const written = clipboardData?.getData("text/plain").trim() ?? "";
	const alone = addressAlone(written);
	if (!alone || clipboardData?.types.includes("text/html")) return false;
	const { selection, tr } = state;
	const { $from, from, to, empty } = selection;
	if (!empty && !selection.$to.sameParent($from)) return false;
	const { href, words } = alone;
	if (empty) tr.insertText(words, from);
	const end = empty ? from + words.length : to;
	const { link } = state.schema.marks;
	if (link) tr.addMark(from, end, link.create({ href })).removeStoredMark(link);
	dispatch(tr.scrollIntoView());
	return true;
}
