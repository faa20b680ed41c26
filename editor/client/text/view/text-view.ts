import type { Node, Schema } from "prosemirror-model";
import { EditorState, NodeSelection, Selection } from "prosemirror-state";
import { type EditorProps, EditorView } from "prosemirror-view";
import {
	createClipboardParser,
	normalizeCharacters,
	toLine,
} from "../clipboard/parse-clipboard.ts";
import { createDialogs, type Dialogs } from "../dialogs.tsx";
import {
	type EditedText,
	parseMarkdownText,
} from "../document/markdown-text.ts";
import { parsePlainText, serializePlainText } from "../document/plain-text.ts";
import type { TextContext } from "../text-context.ts";
import { createTools } from "../tools.ts";
import { getSelectedNode, pasteAddress } from "./commands.ts";
import { createNodeViews, findFact } from "./node-views.ts";
import { createMarkdownPlugins, createPlainPlugins } from "./plugins.ts";

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
	const view: EditorView = new EditorView(
		{ mount },
		{
			state: EditorState.create({ doc: text.doc }),
			...createProps(text.doc.type.schema, getContext, () => dialogs),
			dispatchTransaction(transaction) {
				view.updateState(view.state.apply(transaction));
				getContext().onState(view.state);
				if (!transaction.docChanged) return;
				value = text.serialize(view.state.doc);
				getContext().onChange(value);
			},
		},
	);
	const dialogs = createDialogs(view, getContext);
	const tools = createTools(getContext(), dialogs);
	const actions = {
		insertFact: dialogs.insertFact,
		focusToolbar: () => getContext().focusToolbar(),
		open: (state: EditorState) =>
			openNode(getSelectedNode(state), getContext(), dialogs),
	};
	const plugins =
		kind === "plain"
			? createPlainPlugins(actions)
			: createMarkdownPlugins(actions, tools);
	reset();
	return {
		view,
		tools,
		setValue,
		/** Renders facts and pictures again. */
		redraw: () => view.setProps({ nodeViews: createNodeViews(getContext) }),
		/** Updates the attributes of the text, such as aria-invalid. */
		updateAttributes: () =>
			view.setProps({ attributes: getAttributes(getContext()) }),
	};

	function reset() {
		const { from } = view.state.selection;
		const fresh = EditorState.create({ doc: text.doc, plugins });
		const place = Math.min(from, fresh.doc.content.size);
		const selection = Selection.near(fresh.doc.resolve(place));
		view.updateState(fresh.apply(fresh.tr.setSelection(selection)));
		getContext().onState(view.state);
	}

	/** Shows a text that was changed elsewhere. This clears the undo history, unless it is what is shown already. */
	function setValue(next: string) {
		if (next === value) return;
		value = next;
		text = parseText(kind, next);
		if (text.serialize(view.state.doc) !== next) reset();
	}
}

/** Opens the value that a fact comes from, or the description of a picture. */
function openNode(
	node: Node | undefined,
	context: TextContext,
	dialogs: Dialogs,
): boolean {
	if (node?.type.name === "image") dialogs.editPicture();
	else if (node?.type.name === "fact") {
		const [origin] = findFact(node, context)?.origins ?? [];
		if (origin) context.openEntry(origin);
	} else return false;
	return true;
}

function createProps(
	schema: Schema,
	getContext: () => TextContext,
	getDialogs: () => Dialogs,
): EditorProps {
	const isMarkdown = getContext().kind === "markdown";
	return {
		attributes: getAttributes(getContext()),
		handleClickOn({ state, dispatch }, _position, node, at, _event, direct) {
			if (!direct || !["fact", "image"].includes(node.type.name)) return false;
			dispatch(state.tr.setSelection(NodeSelection.create(state.doc, at)));
			return openNode(node, getContext(), getDialogs());
		},
		nodeViews: createNodeViews(getContext),
		clipboardParser: createClipboardParser(schema, {
			isPage: (address) =>
				getContext().pages.some(
					({ value }) => value === address.replace(/[?#].*$/, ""),
				),
			onLostPictures: () => {
				const { announce, strings } = getContext();
				announce(strings.lostPictures, true);
			},
		}),
		transformPastedText: normalizeCharacters,
		transformPasted: (slice) => (isMarkdown ? slice : toLine(slice)),
		handlePaste: (view, event) =>
			isMarkdown &&
			(insertPictures(event.clipboardData, getDialogs()) ||
				pasteAddress(view, event)),
		// If nobody handled a file that is dropped on a line, the browser would open it.
		handleDrop(view, { dataTransfer, clientX: left, clientY: top }) {
			if (listPictures(dataTransfer).length === 0) return false;
			if (!isMarkdown) return true;
			const { doc, tr } = view.state;
			const { pos = doc.content.size } = view.posAtCoords({ left, top }) ?? {};
			view.dispatch(tr.setSelection(Selection.near(doc.resolve(pos))));
			return insertPictures(dataTransfer, getDialogs());
		},
	};
}

function getAttributes(context: TextContext): Record<string, string> {
	const { describedBy, isInvalid, kind, locale, name } = context;
	return {
		role: "textbox",
		"aria-label": name,
		"aria-multiline": String(kind === "markdown"),
		"aria-invalid": String(isInvalid),
		lang: locale,
		class: `text ${kind}`,
		...(describedBy !== undefined && { "aria-describedby": describedBy }),
	};
}

/** Asks for the description of a pasted or dropped picture and inserts it. Returns whether there is one. */
function insertPictures(data: DataTransfer | null, dialogs: Dialogs): boolean {
	const [file] = listPictures(data);
	if (file) dialogs.insertPicture(file);
	return file !== undefined;
}

/** Lists the picture files of a paste or drop. Word and browsers add one of the copied text, which isn't wanted. */
function listPictures(data: DataTransfer | null): File[] {
	if (data?.types.includes("text/html")) return [];
	return [...(data?.files ?? [])].filter(
		// Systems that don't know HEIC give it no type.
		({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name),
	);
}

function parseText(kind: TextContext["kind"], value: string): EditedText {
	return kind === "plain"
		? { doc: parsePlainText(value), serialize: serializePlainText }
		: parseMarkdownText(value);
}
