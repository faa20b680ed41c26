import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { type DialogName, getCommand, type Tool } from "./tools.ts";

type ToolbarProps = {
	readonly ref: RefObject<HTMLDivElement | null>;
	readonly tools: readonly Tool[];
	readonly view: EditorView;
	readonly state: EditorState;
	openDialog(name: DialogName): void;
};

/** A toolbar with one tab stop (ARIA Authoring Practices): arrows, Home and End move between its buttons. */
export function Toolbar({ ref, tools, view, state, openDialog }: ToolbarProps) {
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
			{tools.map((tool, index) => {
				const { name, keys, isActive } = tool;
				const command = getCommand(tool, openDialog);
				const label = strings[name];
				return (
					<Button
						key={name}
						aria-label={label}
						aria-keyshortcuts={keys?.replace("Mod", modifier)}
						title={keys ? `${label} (${formatKeys(keys)})` : label}
						tabIndex={index === current ? 0 : -1}
						aria-disabled={!command(state)}
						aria-pressed={isActive?.(state)}
						onClick={() => {
							setCurrent(index);
							command(view.state, (transaction) => {
								view.dispatch(transaction);
								view.focus();
							});
						}}
					>
						<Icon name={name} />
						{name === "fact" && <span>{label}</span>}
					</Button>
				);
			})}
		</div>
	);
}

const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
const modifier = isApple ? "Meta" : "Control";

/** Formats keys for a tooltip. */
function formatKeys(keys: string): string {
	return keys.replace("Mod", isApple ? "⌘" : "Ctrl").replace("Control", "Ctrl");
}
