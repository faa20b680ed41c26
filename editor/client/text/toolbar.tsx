import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Tool } from "./tools.ts";

type ToolbarProps = {
	readonly ref: RefObject<HTMLDivElement | null>;
	readonly tools: readonly Tool[];
	readonly view: EditorView;
	readonly state: EditorState;
};

/** A toolbar with one tab stop (ARIA Authoring Practices): arrows, Home and End move between its buttons. */
export function Toolbar({ ref, tools, view, state }: ToolbarProps) {
	const { strings } = useEditor();
	const [current, setCurrent] = useState(0);

	function handleKey(event: KeyboardEvent<HTMLDivElement>) {
		const last = tools.length - 1;
		const next = {
			ArrowRight: current === last ? 0 : current + 1,
			ArrowLeft: current === 0 ? last : current - 1,
			Home: 0,
			End: last,
		}[event.key];
		if (next === undefined && event.key !== "Escape") return;
		// Escape returns to the text; it must not close the panel, too.
		event.preventDefault();
		event.stopPropagation();
		if (next === undefined) return view.focus();
		setCurrent(next);
		event.currentTarget.querySelectorAll("button")[next]?.focus();
	}
	return (
		<div
			ref={ref}
			role="toolbar"
			aria-label={strings.toolbar}
			className="text-toolbar"
			// Keeps the focus and the selection in the text when a button is clicked.
			onMouseDown={(event) => event.preventDefault()}
			onKeyDown={handleKey}
		>
			{tools.map(({ name, icon, hasLabel, keys, ...tool }, index) => (
				<Button
					key={name}
					aria-label={name}
					aria-keyshortcuts={keys && toAriaKeys(keys)}
					title={keys ? `${name} (${formatKeys(keys)})` : name}
					tabIndex={index === current ? 0 : -1}
					aria-disabled={!tool.command(state)}
					aria-pressed={tool.isActive?.(state)}
					onClick={() => {
						setCurrent(index);
						// A button that opens a dialog dispatches nothing: the focus moves to the dialog.
						tool.command(view.state, (transaction) => {
							view.dispatch(transaction);
							view.focus();
						});
					}}
				>
					<ToolIcon icon={icon} />
					{hasLabel && <span>{name}</span>}
				</Button>
			))}
		</div>
	);
}

/** Letters would be read as the button's text, which must agree with its name. */
function ToolIcon({ icon }: Pick<Tool, "icon">) {
	if (icon !== "bold" && icon !== "italic") return <Icon name={icon} />;
	return (
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path
				d={
					icon === "bold"
						? "M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z"
						: "M10 5h7M7 19h7M14 5l-4 14"
				}
				fill="none"
				stroke="currentColor"
				strokeWidth={icon === "bold" ? 2.75 : 1.75}
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}

const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** Returns keys in the notation of aria-keyshortcuts. */
function toAriaKeys(keys: string): string {
	return keys.replace("Mod", isApple ? "Meta" : "Control");
}

/** Formats keys for a tooltip. */
function formatKeys(keys: string): string {
	return keys.replace("Mod", isApple ? "⌘" : "Ctrl").replace("Control", "Ctrl");
}
