import type { Node } from "prosemirror-model";
import { EditorState, NodeSelection, Selection } from "prosemirror-state";
import { type EditorProps, EditorView } from "prosemirror-view";
import {
	createClipboardParser,
	normalizeCharacters,
	toLine,
} from "../clipboard/parse-clipboard.ts";
import {
	type EditedText,
	parseMarkdownText,
} from "../document/markdown-text.ts";
import { parsePlainText, serializePlainText } from "../document/plain-text.ts";
import type { TextContext } from "../text-context.ts";
import { getSelectedNode } from "./commands.ts";
import { pasteAddress } from "./insert.ts";
import { createNodeViews, findFact } from "./node-views.ts";
import { createPlugins } from "./plugins.ts";

/** An editor of a text. */
export type TextView = ReturnType<typeof createTextView>;

/** Creates an editor of a text in an element. Its toolbar and its dialogs are rendered by `TextField`. */
export function createTextView(
	mount: HTMLElement,
	initial: string,
	getContext: () => TextContext,
) {
	const { kind } = getContext();
	let value = initial;
	let text = parseText(kind, value);
	const plugins = createPlugins(kind, {
		openDialog: (name) => getContext().openDialog(name),
		focusToolbar: () => getContext().focusToolbar(),
		open: (state) => openNode(getSelectedNode(state), getContext()),
	});
	const view: EditorView = new EditorView(
		{ mount },
		{
			state: EditorState.create({ doc: text.doc, plugins }),
			...createProps(text, getContext),
			dispatchTransaction(transaction) {
				view.updateState(view.state.apply(transaction));
				getContext().onState(view.state);
				if (!transaction.docChanged) return;
				value = text.serialize(view.state.doc);
				getContext().onChange(value);
			},
		},
	);
	getContext().onState(view.state);
	return {
		view,
		/** Shows a text that was changed elsewhere. This clears the undo history, unless it is what is shown already. */
		setValue(next: string): void {
			if (next === value) return;
			value = next;
			text = parseText(kind, next);
			if (text.serialize(view.state.doc) === next) return;
			const fresh = EditorState.create({ doc: text.doc, plugins });
			const place = Math.min(view.state.selection.from, text.doc.content.size);
			const selection = Selection.near(text.doc.resolve(place));
			view.updateState(fresh.apply(fresh.tr.setSelection(selection)));
			getContext().onState(view.state);
		},
		/** Renders facts and pictures again. */
		redraw: () => view.setProps({ nodeViews: createNodeViews(getContext) }),
	};
}

/** Opens the value that a fact comes from, or the description of a picture. Returns whether the node is one of these. */
function openNode(node: Node | undefined, context: TextContext): boolean {
	if (node?.type.name === "image") context.openDialog("picture");
	else if (node?.type.name === "fact") {
		const [origin] = findFact(node, context)?.origins ?? [];
		if (origin) context.openEntry(origin);
	} else return false;
	return true;
}

function createProps(
	{ doc }: EditedText,
	getContext: () => TextContext,
): EditorProps {
	const isMarkdown = getContext().kind === "markdown";
	return {
		nodeViews: createNodeViews(getContext),
		handleClickOn({ state, dispatch }, _position, node, at, _event, direct) {
			if (!direct || !["fact", "image"].includes(node.type.name)) return false;
			dispatch(state.tr.setSelection(NodeSelection.create(state.doc, at)));
			return openNode(node, getContext());
		},
		clipboardParser: createClipboardParser(doc.type.schema, {
			isPage(address) {
				const { choices, locale } = getContext();
				const path = address.replace(/[?#].*$/, "");
				return !!choices?.pages[locale]?.some(({ value }) => value === path);
			},
			onLostPictures() {
				const { announce, strings } = getContext();
				announce(strings.lostPictures, true);
			},
		}),
		transformPastedText: normalizeCharacters,
		transformPasted: (slice) => (isMarkdown ? slice : toLine(slice)),
		handlePaste(view, event) {
			if (!isMarkdown) return false;
			const photo = findPhoto(event.clipboardData);
			if (photo) getContext().addPhoto(photo);
			return photo !== undefined || pasteAddress(view, event);
		},
		// If nobody handled a file that is dropped on a line, the browser would open it.
		handleDrop(view, { dataTransfer, clientX: left, clientY: top }) {
			const photo = findPhoto(dataTransfer);
			if (!photo || !isMarkdown) return photo !== undefined;
			const { doc, tr } = view.state;
			const { pos = doc.content.size } = view.posAtCoords({ left, top }) ?? {};
			view.dispatch(tr.setSelection(Selection.near(doc.resolve(pos))));
			getContext().addPhoto(photo);
			return true;
		},
	};
}

/** Finds the picture file of a paste or drop. Word and browsers add one of the copied text, which isn't wanted. */
function findPhoto(data: DataTransfer | null): File | undefined {
	if (data?.types.includes("text/html")) return undefined;
	return [...(data?.files ?? [])].find(
		// Systems that don't know HEIC give it no type.
		({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name),
	);
}

function parseText(kind: TextContext["kind"], value: string): EditedText {
	return kind === "plain"
		? { doc: parsePlainText(value), serialize: serializePlainText }
		: parseMarkdownText(value);
}
