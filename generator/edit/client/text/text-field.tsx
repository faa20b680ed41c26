import type { EditorState } from "prosemirror-state";
import {
	type ReactNode,
	type RefObject,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import type { EditState } from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import type { ControlProps } from "../panel/control.ts";
import type { Ask } from "../state/ask.ts";
import { useAnswer } from "../state/use-answer.ts";
import type { Words } from "../words.ts";
import type { Choices, TextContext } from "./text-context.ts";
import { Toolbar } from "./toolbar.tsx";
import { selectedNode } from "./view/commands.ts";
import { createTextView, type TextView } from "./view/text-view.ts";

type TextFieldProps = ControlProps & Pick<TextContext, "kind">;

/** A text with its facts as blocks, and as it looks, once what it can cite is known. */
export function TextField(props: TextFieldProps) {
	const { ask, state } = useEditing();
	const { kind, locale = "", value } = props;
	const outer = useRef<HTMLDivElement>(null);
	const { answer: choices } = useAnswer(
		state,
		// Typing here changes no fact.
		() =>
			outer.current?.contains(document.activeElement)
				? undefined
				: choicesOf(ask, locale, state),
		{ pause },
	);
	// A new one may have been added here, or with a text in another language.
	const { answer: pictures = [] } = useAnswer(picturesIn(value), () =>
		kind === "markdown" ? ask("pictures", {}) : undefined,
	);
	return (
		<div ref={outer}>
			{choices && <TextEditor {...props} choices={{ ...choices, pictures }} />}
		</div>
	);
}

/** The pictures of a text, as it has them. */
function picturesIn(text: unknown): string {
	return (
		String(text)
			.match(/!\[.*?\]\(.*?\)/g)
			?.join(" ") ?? ""
	);
}

/** Milliseconds without a change after which facts are asked for anew. */
const pause = 500;

/** The requests at a state, which several texts share that are shown at once. */
const asked = new WeakMap<EditState, Map<string, Promise<unknown>>>();

async function choicesOf(
	ask: Ask,
	locale: string,
	state: EditState,
): Promise<Omit<Choices, "pictures">> {
	const known = asked.get(state) ?? new Map<string, Promise<unknown>>();
	asked.set(state, known);
	const once = <Answer,>(name: string, work: () => Promise<Answer>) => {
		const answer = known.get(name) ?? work();
		known.set(name, answer);
		return answer as Promise<Answer>;
	};
	const [facts, pages] = await Promise.all([
		once("facts", () => ask("facts", {})),
		once(locale, () => ask("pages", { locale })),
	]);
	return { facts, pages };
}

type TextEditorProps = TextFieldProps & Pick<TextContext, "choices">;

function TextEditor(props: TextEditorProps) {
	const { words } = useEditing();
	const text = useRef<HTMLDivElement>(null);
	const toolbar = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<EditorState>();
	const [dialog, setDialog] = useState<ReactNode>();
	const [problem, setProblem] = useState("");
	const editor = useTextView(text, props, {
		onState: setState,
		showDialog: setDialog,
		showProblem: setProblem,
		focusToolbar: () =>
			toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
	});
	return (
		<div className="text-editor">
			{editor && state && editor.tools.length > 0 && (
				<Toolbar ref={toolbar} {...editor} state={state} />
			)}
			<div ref={text} />
			<p role="alert" className="problem">
				{problem}
			</p>
			<p role="status" className="visually-hidden">
				{state && announcement(state, words)}
			</p>
			{dialog}
		</div>
	);
}

/** The words that are read out when a node is selected. */
function announcement(state: EditorState, words: Words): string {
	const name = selectedNode(state)?.type.name;
	if (name === undefined) return "";
	if (name === "fact") return words.factSelected;
	if (name === "image") return words.pictureSelected;
	return words.keptSelected;
}

/** Creates an editor in an element; undefined until it is there. */
function useTextView(
	mount: RefObject<HTMLElement | null>,
	props: TextEditorProps,
	around: Pick<
		TextContext,
		"onState" | "showDialog" | "showProblem" | "focusToolbar"
	>,
): TextView | undefined {
	const editing = useEditing();
	const { value, describedBy, choices, takesFocus } = props;
	const locale = props.locale || document.documentElement.lang;
	const [editor, setEditor] = useState<TextView>();
	const awaitsFocus = useRef(takesFocus);
	const now = useEffectEvent(() => ({
		...editing,
		...props,
		...around,
		locale,
	}));

	// biome-ignore lint/correctness/useExhaustiveDependencies: an editor keeps the name that it is created with
	useEffect(() => {
		const { current } = mount;
		if (!current) return;
		const created = createTextView(current, () => now());
		setEditor(created);
		// Somebody quick may have moved on to something else in the panel.
		const isElsewhere = current
			.closest("aside")
			?.contains(document.activeElement);
		if (awaitsFocus.current && !isElsewhere) created.view.focus();
		awaitsFocus.current = false;
		return () => created.view.destroy();
	}, [mount, locale, props.name, describedBy]);

	useEffect(() => {
		if (typeof value === "string") editor?.setValue(value);
	}, [editor, value]);

	// Drawing the same again would disturb somebody who is writing.
	const drawn = JSON.stringify([choices.facts, choices.pictures]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew with other facts and pictures
	useEffect(() => editor?.redraw(), [editor, drawn]);
	return editor;
}
