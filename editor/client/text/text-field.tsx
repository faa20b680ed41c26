import type { EditorState } from "prosemirror-state";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useEditor } from "../editor-context.ts";
import type { Strings } from "../strings.ts";
import { FactDialog, LinkDialog, PictureDialog } from "./dialogs.tsx";
import type { TextContext } from "./text-context.ts";
import { Toolbar } from "./toolbar.tsx";
import { type DialogName, factTool, markdownTools } from "./tools.ts";
import { getSelectedNode } from "./view/commands.ts";
import { createTextView, type TextView } from "./view/text-view.ts";

type TextFieldProps = Pick<TextContext, "kind" | "onChange"> & {
	/** The accessible name. */
	readonly name: string;
	/** The id of the element that describes it. */
	readonly describedBy?: string | undefined;
	readonly isInvalid: boolean;
	readonly value: string;
	/** The language of the text; undefined for that of the page. */
	readonly locale: string | undefined;
};

const dialogs = { fact: FactDialog, link: LinkDialog, picture: PictureDialog };

/** A rich text field: a text in Markdown, or a plain text that cites facts. */
export function TextField(props: TextFieldProps) {
	const { announce, choices, locale, openEntry, strings, upload } = useEditor();
	const { kind } = props;
	const toolbar = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<EditorState>();
	const [dialog, setDialog] = useState<{ name: DialogName; photo?: string }>();
	const openDialog = (name: DialogName) => setDialog({ name });
	const context: TextContext = {
		...{ announce, choices, openDialog, openEntry, strings },
		...{ kind, onChange: props.onChange, onState: setState },
		locale: props.locale ?? locale,
		async addPhoto(file) {
			const { src, refused } = await upload(file);
			if (src !== undefined) setDialog({ name: "picture", photo: src });
			else if (refused) announce(refused.reason, true);
		},
		focusToolbar: () =>
			toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
	};
	const { mount, editor } = useTextView(props.value, context);
	const tools = [
		...(kind === "markdown" ? markdownTools : []),
		...(choices?.facts.length ? [factTool] : []),
	];
	// ProseMirror makes the element editable.
	const attributes = {
		className: `text ${kind}`,
		role: "textbox",
		"aria-label": props.name,
		"aria-describedby": props.describedBy,
		"aria-multiline": kind === "markdown",
		"aria-invalid": props.isInvalid,
		lang: context.locale,
	};
	const OpenDialog = dialog && dialogs[dialog.name];
	return (
		<div className={`text-editor ${kind}`}>
			{editor && state && tools.length > 0 && (
				<Toolbar ref={toolbar} {...{ tools, state, openDialog }} {...editor} />
			)}
			<div ref={mount} {...attributes} />
			<p role="status" className="visually-hidden">
				{state && describeSelection(state, strings)}
			</p>
			{editor && OpenDialog && (
				<OpenDialog
					view={editor.view}
					locale={context.locale}
					photo={dialog.photo}
					onClose={() => setDialog(undefined)}
				/>
			)}
		</div>
	);
}

/** Returns the sentence that screen readers read when a node is selected. */
function describeSelection(state: EditorState, strings: Strings): string {
	const name = getSelectedNode(state)?.type.name;
	if (name === undefined) return "";
	if (name === "fact") return strings.factSelected;
	return name === "image" ? strings.pictureSelected : strings.rawSelected;
}

/** Creates an editor of a text in the element with the ref `mount`; it is undefined until then. */
function useTextView(value: string, context: TextContext) {
	const { choices, kind, locale } = context;
	const mount = useRef<HTMLDivElement>(null);
	const [editor, setEditor] = useState<TextView>();
	const getContext = useEffectEvent(() => context);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the next effects show later values
	useEffect(() => {
		const { current } = mount;
		if (!current || !choices) return;
		const created = createTextView(current, value, () => getContext());
		setEditor(created);
		return () => created.view.destroy();
	}, [kind, locale, choices !== undefined]);

	useEffect(() => editor?.setValue(value), [editor, value]);

	// Comparing contents: redrawing the same facts would disturb somebody who is typing.
	const drawn = JSON.stringify([choices?.facts, choices?.pictures]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => editor?.redraw(), [editor, drawn]);
	return { mount, editor };
}
