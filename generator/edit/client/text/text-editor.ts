import { baseKeymap } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Schema } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { Locale } from "../../../definition.ts";
import type { MessageLanguage } from "../../../diagnostics/language.ts";
import type { FactChoice, Option } from "../../protocol.ts";

/** What an editor of a text is given. */
export type TextEditorOptions = {
	/** The editor is appended to it; it may be in a shadow tree, which then holds `textEditorStyle`. */
	readonly parent: HTMLElement;
	/** A short text without Markdown, or a text in Markdown. Both may cite facts as {{NAME}}. */
	readonly kind: "line" | "markdown";
	/** The text as the file has it. */
	readonly value: string;
	/** The language of buttons, dialogs and announcements. */
	readonly language: MessageLanguage;
	/** The language of the text. */
	readonly locale: Locale;
	/** The name of the text, for assistive technology; what is seen above the editor. */
	readonly label: string;
	/** The id of the element that explains the text or says what is wrong with it, in the same tree. */
	readonly describedBy?: string;
	readonly facts: readonly FactChoice[];
	/** What links can lead to; `value` is the address as texts have it. */
	readonly pages: readonly Option[];
	/** The address that shows a picture of the text; without one, its alternative text stands for it. */
	pictureAddress?(src: string): string | undefined;
	/** Called after each edit by a person with the text as the file should have it. */
	onChange(value: string): void;
	/** Called when somebody turns to a fact itself: a click on its chip, or Enter. */
	onFact?(name: string): void;
	/** Stores a picture that was chosen, dropped or pasted; rejects with what to tell, if it can't. */
	onPicture?(
		file: File,
	): Promise<{ readonly src: string; readonly alt: string }>;
};

/** An editor of a text. */
export type TextEditor = {
	readonly element: HTMLElement;
	/** Shows another text, as after an undo outside; is no edit, and ends the editor's own undo history. */
	setValue(value: string): void;
	focus(): void;
	destroy(): void;
};

/** Creates an editor of a text in `parent`. */
export function createTextEditor(options: TextEditorOptions): TextEditor {
	const element = document.createElement("div");
	element.className = "text-editor";
	options.parent.append(element);
	const view = new EditorView(element, {
		state: stateOf(options.value),
		attributes: { role: "textbox", "aria-label": options.label },
		dispatchTransaction(transaction) {
			view.updateState(view.state.apply(transaction));
			if (transaction.docChanged) options.onChange(view.state.doc.textContent);
		},
	});
	return {
		element,
		setValue: (value) => view.updateState(stateOf(value)),
		focus: () => view.focus(),
		destroy() {
			view.destroy();
			element.remove();
		},
	};
}

const schema = new Schema({
	nodes: { doc: { content: "text*", code: true }, text: {} },
});

function stateOf(value: string): EditorState {
	return EditorState.create({
		doc: schema.node("doc", null, value === "" ? [] : [schema.text(value)]),
		plugins: [
			history(),
			keymap({ "Mod-z": undo, "Mod-y": redo, "Shift-Mod-z": redo }),
			keymap(baseKeymap),
		],
	});
}
