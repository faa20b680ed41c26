import type { Node, Schema } from "prosemirror-model";
import { EditorState, NodeSelection } from "prosemirror-state";
import { type EditorProps, EditorView } from "prosemirror-view";
import { asText } from "../../panel/control.ts";
import { createDialogs, type Dialogs } from "../dialogs.tsx";
import {
	type MarkdownText,
	readMarkdownText,
} from "../document/markdown-text.ts";
import { readPlainText, writePlainText } from "../document/plain-text.ts";
import { createPictures, picturesOf } from "../pictures.ts";
import type { TextContext } from "../text-context.ts";
import { toolsOf } from "../tools.ts";
import { pasteAddress, selectedNode } from "./commands.ts";
import { createNodeViews, nameOf } from "./node-views.ts";
import { asLine, createClipboardParser, withPlainCharacters } from "./paste.ts";
import { linePlugins, markdownPlugins } from "./plugins.ts";

/** An editor of a text. */
export type TextView = ReturnType<typeof createTextView>;

/** Creates an editor of a text in `mount`; its buttons and dialogs are shown by others. */
export function createTextView(mount: HTMLElement, now: () => TextContext) {
	const { kind, onState } = now();
	let value = asText(now().value);
	let text = readText(kind, value);
	const view: EditorView = new EditorView(
		{ mount },
		{
			state: EditorState.create({ doc: text.doc }),
			...propsOf(now, text.doc.type.schema, () => pictures),
			handleClickOn({ state, dispatch }, _place, node, at, _event, isDirect) {
				if (!isDirect || !["fact", "image"].includes(node.type.name))
					return false;
				dispatch(state.tr.setSelection(NodeSelection.create(state.doc, at)));
				return open(node, now(), dialogs);
			},
			dispatchTransaction(transaction) {
				view.updateState(view.state.apply(transaction));
				onState(view.state);
				if (!transaction.docChanged) return;
				value = text.write(view.state.doc);
				now().onChange(value);
			},
		},
	);
	const dialogs = createDialogs(view, now);
	const pictures = createPictures(view, now, dialogs.describePicture);
	const tools = toolsOf(now(), dialogs, pictures.choose);
	const requests = {
		insertFact: dialogs.insertFact,
		focusToolbar: now().focusToolbar,
		open: (state: EditorState) => open(selectedNode(state), now(), dialogs),
	};
	const plugins =
		kind === "line" ? linePlugins(requests) : markdownPlugins(requests, tools);
	show();
	return {
		view,
		tools,
		setValue,
		/** Draws facts and pictures anew. */
		redraw: () => view.setProps({ nodeViews: createNodeViews(now) }),
	};

	function show() {
		view.updateState(EditorState.create({ doc: text.doc, plugins }));
		onState(view.state);
	}

	/** Shows another text, as after an undo outside; is no edit, and ends the editor's own undo history. */
	function setValue(next: string) {
		if (next === value) return;
		value = next;
		text = readText(kind, next);
		show();
	}
}

/** Opens a fact itself, or the description of a picture. */
function open(
	node: Node | undefined,
	{ choices, openOrigin }: TextContext,
	dialogs: Dialogs,
): boolean {
	if (node?.type.name === "image") dialogs.editPicture();
	else if (node?.type.name === "fact") {
		const fact = choices.facts.find(({ name }) => name === nameOf(node));
		if (fact && fact.origins.length > 0) openOrigin(...fact.origins);
	} else return false;
	return true;
}

/** How a text looks, and what can be pasted and dropped there. */
function propsOf(
	now: () => TextContext,
	schema: Schema,
	picturesNow: () => ReturnType<typeof createPictures>,
): EditorProps {
	const { describedBy, kind, locale, name, pages } = now();
	const isMarkdown = kind === "markdown";
	return {
		attributes: {
			role: "textbox",
			"aria-label": name,
			"aria-multiline": String(isMarkdown),
			lang: locale,
			class: `text ${kind}`,
			"aria-describedby": describedBy,
		},
		nodeViews: createNodeViews(now),
		clipboardParser: createClipboardParser(schema, {
			origin: pages,
			isPage: (address) =>
				now().choices.pages.some(
					({ value }) => value === address.replace(/[?#].*$/, ""),
				),
		}),
		transformPastedText: withPlainCharacters,
		transformPasted: (slice) => (isMarkdown ? slice : asLine(slice)),
		// A line holds no picture; if nobody took what is dropped on it, the browser would open that.
		handlePaste: (view, event) =>
			isMarkdown && (picturesNow().paste(event) || pasteAddress(view, event)),
		handleDrop: (_, event) =>
			isMarkdown
				? picturesNow().drop(event)
				: picturesOf(event.dataTransfer).length > 0,
	};
}

function readText(kind: TextContext["kind"], value: string): MarkdownText {
	return kind === "line"
		? { doc: readPlainText(value), write: writePlainText }
		: readMarkdownText(value);
}
