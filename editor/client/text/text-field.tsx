import type { EditorState } from "prosemirror-state";
import {
	type ReactNode,
	type RefObject,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import { useEditor } from "../editor-context.ts";
import type { Strings } from "../strings.ts";
import type { TextContext } from "./text-context.ts";
import { Toolbar } from "./toolbar.tsx";
import { getSelectedNode } from "./view/commands.ts";
import { createTextView, type TextView } from "./view/text-view.ts";

type TextFieldProps = Pick<
	TextContext,
	"kind" | "name" | "describedBy" | "isInvalid" | "onChange"
> & {
	readonly value: string;
	/** The language of the text; undefined for that of the page. */
	readonly locale: string | undefined;
};

/** A rich text field: a text in Markdown, or a plain text that cites facts. */
export function TextField(props: TextFieldProps) {
	const { strings } = useEditor();
	const text = useRef<HTMLDivElement>(null);
	const toolbar = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<EditorState>();
	const [dialog, setDialog] = useState<ReactNode>();
	const editor = useTextView(text, props, {
		onState: setState,
		showDialog: setDialog,
		focusToolbar: () =>
			toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
	});
	return (
		<div className={`text-editor ${props.kind}`}>
			{editor && state && editor.tools.length > 0 && (
				<Toolbar ref={toolbar} {...editor} state={state} />
			)}
			<div ref={text} />
			<p role="status" className="visually-hidden">
				{state && describeSelection(state, strings)}
			</p>
			{dialog}
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

/** Creates an editor in an element; undefined until it is mounted. */
function useTextView(
	mount: RefObject<HTMLElement | null>,
	props: TextFieldProps,
	callbacks: Pick<TextContext, "onState" | "showDialog" | "focusToolbar">,
): TextView | undefined {
	const { announce, choices, openEntry, strings, ...around } = useEditor();
	const { value, kind, name, describedBy, isInvalid } = props;
	const locale = props.locale ?? around.locale;
	const facts = choices?.facts ?? [];
	const pictures = choices?.pictures ?? [];
	const [editor, setEditor] = useState<TextView>();
	const getContext = useEffectEvent(
		(): TextContext => ({
			...props,
			...callbacks,
			...{ announce, facts, locale, openEntry, pictures, strings },
			pages: choices?.pages[locale] ?? [],
			upload: async (file) => {
				const { src, refused } = await around.upload(file);
				if (src === undefined) throw new Error(refused?.reason);
				return src;
			},
		}),
	);

	useEffect(() => {
		const { current } = mount;
		if (!current || !choices) return;
		const created = createTextView(current, value, () => getContext());
		setEditor(created);
		return () => created.view.destroy();
	}, [mount, kind, locale, choices !== undefined]);

	useEffect(() => editor?.setValue(value), [editor, value]);

	useEffect(
		() => editor?.updateAttributes(),
		[editor, name, describedBy, isInvalid],
	);

	// Comparing contents: redrawing the same facts would disturb somebody who is typing.
	const drawn = JSON.stringify([facts, pictures]);
	useEffect(() => editor?.redraw(), [editor, drawn]);
	return editor;
}
