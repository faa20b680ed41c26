import type { Editing } from "./editing.ts";

/** Saves, takes back and goes back by key, in the editor as on the page. */
export function onKey(
	event: KeyboardEvent,
	{ save, step, views }: Pick<Editing, "save" | "step" | "views">,
): void {
	const key = event.key.toLowerCase();
	const isCommand = event.ctrlKey || event.metaKey;
	const { ownerDocument: tab } = event.target as Element;
	if (isCommand && key === "s") {
		event.preventDefault();
		save();
	} else if (isCommand && (key === "z" || key === "y")) {
		if (isTyping(event)) return;
		event.preventDefault();
		step(key === "y" || event.shiftKey ? "redo" : "undo");
	} else if (
		key === "escape" &&
		// The editor of a text takes every Escape, and does nothing with it.
		(!event.defaultPrevented || isTyping(event)) &&
		!tab?.querySelector("dialog:modal")
	)
		views.back();
}

const texts =
	"input:not([type=checkbox], [type=file]), textarea, [contenteditable=true]";

/** Whether a key was pressed in a text field, which takes back what was typed in it by itself. */
function isTyping({ target }: KeyboardEvent): boolean {
	// Elements of the page in the frame are of another class Element.
	const element = target as Partial<Element> | null;
	return element?.closest?.(texts) != null;
}
