import type { Node, Schema } from "prosemirror-model";
import {
	EditorState,
	NodeSelection,
	type Transaction,
} from "prosemirror-state";
import { type EditorProps, EditorView } from "prosemirror-view";
import type { MessageLanguage } from "../../../diagnostics/language.ts";
import { selectedNode } from "./commands.ts";
import { createDialogs } from "./dialogs.ts";
import { element } from "./element.ts";
import { type MarkdownText, readMarkdownText } from "./markdown-text.ts";
import { createNodeViews, nameOf } from "./node-views.ts";
import type { Choices, TextEditorOptions } from "./options.ts";
import { asLine, createClipboardParser, withPlainSpaces } from "./paste.ts";
import { createPictures, picturesOf } from "./pictures.ts";
import { readPlainText, writePlainText } from "./plain-text.ts";
import { linePlugins, markdownPlugins, type Requests } from "./plugins.ts";
import { createToolbar } from "./toolbar.ts";
import { toolsOf } from "./tools.ts";
import { words } from "./words.ts";

/** An editor of a text. */
export type TextEditor = ReturnType<typeof createTextEditor>;

/** Creates an editor of a text in `parent`. */
export function createTextEditor(options: TextEditorOptions) {
	const { parent, kind, language } = options;
	let choices: Choices = options;
	let { value } = options;
	let text = readText(kind, value);
	const status = element("p", { role: "status", class: "visually-hidden" });
	const alert = element("p", { role: "alert", class: "problem" });
	const root = element("div", { class: "text-editor" });
	const view = new EditorView(
		{ mount: element("div") },
		{
			state: EditorState.create({ doc: text.doc }),
			...propsOf(options, text.doc.type.schema, () => pictures),
			handleClickOn(
				{ state, dispatch },
				_position,
				node,
				at,
				_event,
				isDirect,
			) {
				if (!isDirect || !["fact", "image"].includes(node.type.name))
					return false;
				dispatch(state.tr.setSelection(NodeSelection.create(state.doc, at)));
				return openNode(node);
			},
			dispatchTransaction,
		},
	);
	const dialogs = createDialogs({
		...options,
		parent: root,
		view,
		choicesNow: () => choices,
	});
	const pictures = createPictures(
		options,
		view,
		(problem) => {
			alert.textContent = problem;
		},
		dialogs.describePicture,
	);
	const tools = toolsOf(options, dialogs, pictures.choose);
	const toolbar =
		tools.length > 0
			? createToolbar(words.toolbar[language], tools, view)
			: undefined;
	const requests: Requests = {
		insertFact: dialogs.insertFact,
		focusToolbar: () => toolbar?.focus(),
		open: (state) => openNode(selectedNode(state)),
	};
	const plugins =
		kind === "line" ? linePlugins(requests) : markdownPlugins(requests, tools);
	show();
	root.append(...(toolbar ? [toolbar.element] : []), view.dom, alert, status);
	parent.append(root);

	return {
		/** Shows another text, as after an undo outside; is no edit, and ends the editor's own undo history. */
		setValue(next: string) {
			if (next === value) return;
			value = next;
			text = readText(kind, next);
			show();
		},
		/** Takes over what can be cited and linked to, as after a change of a fact elsewhere. */
		setChoices(next: Choices) {
			const isAsBefore =
				JSON.stringify(next.facts) === JSON.stringify(choices.facts);
			choices = next;
			// Drawing them again would disturb somebody who is writing.
			if (isAsBefore) return;
			view.setProps({
				nodeViews: createNodeViews({ ...options, ...next }),
			});
		},
		focus: () => view.focus(),
		destroy() {
			view.destroy();
			root.remove();
		},
	};

	function show() {
		view.updateState(EditorState.create({ doc: text.doc, plugins }));
		toolbar?.update(view.state);
	}

	function dispatchTransaction(transaction: Transaction) {
		const before = selectedNode(view.state);
		view.updateState(view.state.apply(transaction));
		toolbar?.update(view.state);
		const selected = selectedNode(view.state);
		if (selected !== before)
			status.textContent = announcement(selected, language);
		if (!transaction.docChanged) return;
		value = text.write(view.state.doc);
		options.onChange(value);
	}

	function openNode(node: Node | undefined): boolean {
		if (node?.type.name === "image") dialogs.editPicture();
		else if (node?.type.name === "fact") {
			const fact = choices.facts.find(({ name }) => name === nameOf(node));
			if (fact) options.onFact(fact);
		} else return false;
		return true;
	}
}

/** What is read out when a node is selected. */
function announcement(
	node: Node | undefined,
	language: MessageLanguage,
): string {
	if (!node) return "";
	if (node.type.name === "fact") return words.factSelected[language];
	if (node.type.name === "image") return words.pictureSelected[language];
	return words.keptSelected[language];
}

/** How a text looks, and what can be pasted and dropped there. */
function propsOf(
	options: TextEditorOptions,
	schema: Schema,
	picturesNow: () => ReturnType<typeof createPictures>,
): EditorProps {
	const isMarkdown = options.kind === "markdown";
	return {
		attributes: attributesOf(options),
		nodeViews: createNodeViews(options),
		clipboardParser: createClipboardParser(schema),
		transformPastedText: withPlainSpaces,
		transformPasted: (slice) => (isMarkdown ? slice : asLine(slice)),
		// A line holds no picture; if nobody took what is dropped on it, the browser would open that.
		handlePaste: (_, event) => isMarkdown && picturesNow().paste(event),
		handleDrop: (_, event) =>
			isMarkdown
				? picturesNow().drop(event)
				: picturesOf(event.dataTransfer).length > 0,
	};
}

function readText(
	kind: TextEditorOptions["kind"],
	value: string,
): MarkdownText {
	return kind === "line"
		? { doc: readPlainText(value), write: writePlainText }
		: readMarkdownText(value);
}

function attributesOf({
	kind,
	label,
	describedBy,
	locale,
}: TextEditorOptions): Record<string, string> {
	return {
		role: "textbox",
		"aria-label": label,
		"aria-multiline": String(kind === "markdown"),
		lang: locale,
		class: `text ${kind}`,
		"aria-describedby": describedBy,
	};
}
