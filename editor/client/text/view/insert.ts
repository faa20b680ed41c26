import type { EditorView } from "prosemirror-view";
import { markdownSchema } from "../document/schema.ts";
import { parseLoneAddress } from "../link-address.ts";
import { getSelectedNode } from "./commands.ts";

const { nodes, marks } = markdownSchema;

/** Inserts a fact, instead of the two braces that may have opened the dialog. */
export function insertFact(view: EditorView, source: string): void {
	const { tr, selection, schema, doc } = view.state;
	const { from, empty } = selection;
	if (empty && doc.textBetween(Math.max(from - 2, 0), from) === "{{")
		tr.delete(from - 2, from);
	tr.replaceSelectionWith(schema.node("fact", { source }));
	view.dispatch(tr.scrollIntoView());
}

/** A link to set: a range of the text and its address, and the text of the link if the range is empty. */
type Link = {
	readonly from: number;
	readonly to: number;
	readonly href: string;
	readonly text: string;
};

/** Links a range of the text, or inserts the text of a link. */
export function setLink(
	view: EditorView,
	{ from, to, href, text }: Link,
): void {
	const { tr } = view.state;
	if (from === to) tr.insertText(text, from);
	const end = from === to ? from + text.length : to;
	tr.removeMark(from, end, marks.link);
	tr.addMark(from, end, marks.link.create({ href }));
	view.dispatch(tr.removeStoredMark(marks.link).scrollIntoView());
}

/** Turns a pasted address into a link of the selected text, or of itself. Returns whether an address was pasted. */
export function pasteAddress(
	view: EditorView,
	{ clipboardData }: ClipboardEvent,
): boolean {
	const text = clipboardData?.getData("text/plain") ?? "";
	const address = parseLoneAddress(text);
	if (!address || clipboardData?.types.includes("text/html")) return false;
	const { from, to, $from, $to } = view.state.selection;
	if (!$to.sameParent($from)) return false;
	setLink(view, { from, to, href: address.href, text: address.label });
	return true;
}

/** Replaces the selected picture, or inserts one in a paragraph of its own after the block with the cursor. */
export function insertPicture(
	view: EditorView,
	src: string,
	alt: string,
): void {
	const { tr, selection } = view.state;
	const picture = nodes.image.create({ src, alt });
	if (getSelectedNode(view.state)?.type === nodes.image)
		tr.replaceSelectionWith(picture);
	else {
		const { $to } = selection;
		const isEmpty = $to.depth === 1 && $to.parent.content.size === 0;
		const end = $to.depth > 0 ? $to.after(1) : $to.pos;
		const start = isEmpty ? $to.before(1) : end;
		tr.replaceWith(start, end, nodes.paragraph.create(null, picture));
	}
	view.dispatch(tr.scrollIntoView());
}
