import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { Button } from "../components/button.tsx";
import { Icon, type IconName } from "../components/icon.tsx";
import { useEditing } from "../editing.ts";
import { ariaKeys, spokenKeys } from "../shortcuts.ts";

/** A button of the toolbar. */
export type Tool = {
	/** Its name, for assistive technology and as a tooltip. */
	readonly name: string;
	readonly icon?: IconName;
	/** The visible label, instead of an icon or beside it. */
	readonly sign?: string;
	/** How the sign looks. */
	readonly className?: string;
	/** Its keys, as aria-keyshortcuts has them, with Mod for Meta on Apple's systems and Control on others. */
	readonly keys?: string;
	/** Whether what it does is done already; without it, it is no switch. */
	isOn?(state: EditorState): boolean;
	readonly command: Command;
};

type ToolbarProps = {
	readonly ref: RefObject<HTMLDivElement | null>;
	readonly tools: readonly Tool[];
	readonly view: EditorView;
	readonly state: EditorState;
};

/**
 * A toolbar, whose buttons work in `view`. It has one stop of the Tab key; arrows, Home and End go through its buttons.
 */
export function Toolbar({ ref, tools, view, state }: ToolbarProps) {
	const { words } = useEditing();
	const [current, setCurrent] = useState(0);

	function press(event: KeyboardEvent<HTMLDivElement>) {
		const last = tools.length - 1;
		const next = {
			ArrowRight: current === last ? 0 : current + 1,
			ArrowLeft: current === 0 ? last : current - 1,
			Home: 0,
			End: last,
		}[event.key];
		if (next === undefined && event.key !== "Escape") return;
		// Nor does Escape close what the editor is in.
		event.preventDefault();
		if (next === undefined) return view.focus();
		setCurrent(next);
		event.currentTarget.querySelectorAll("button")[next]?.focus();
	}
	return (
		<div
			ref={ref}
			role="toolbar"
			aria-label={words.toolbar}
			className="toolbar"
			// Keeps the focus and the selection in the text when a button is clicked.
			onMouseDown={(event) => event.preventDefault()}
			onKeyDown={press}
		>
			{tools.map(({ name, icon, sign, keys, isOn, ...tool }, index) => (
				<Button
					key={name}
					className={tool.className}
					aria-label={name}
					aria-keyshortcuts={keys && ariaKeys(keys)}
					title={keys ? `${name} (${spokenKeys(keys)})` : name}
					tabIndex={index === current ? 0 : -1}
					aria-disabled={!tool.command(state)}
					aria-pressed={isOn?.(state)}
					onClick={() => {
						setCurrent(index);
						// A button that opens a dialog dispatches nothing: the focus is in the dialog then.
						tool.command(view.state, (transaction) => {
							view.dispatch(transaction);
							view.focus();
						});
					}}
				>
					{icon && <Icon name={icon} />}
					{sign}
				</Button>
			))}
		</div>
	);
}
