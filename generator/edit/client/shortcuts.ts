import type { Editing } from "./editing.ts";
import type { KeyOnPage } from "./page-messages.ts";

/** The command of a key, in the editor as on the page; undefined where it means something else. */
export function commandOf(event: KeyboardEvent): KeyOnPage | undefined {
	const { key, ctrlKey, metaKey, shiftKey } = event;
	const name = key.toLowerCase();
	if (name === "escape")
		return document.querySelector("dialog:modal") ? undefined : "back";
	if (!ctrlKey && !metaKey) return undefined;
	if (name === "s") return "save";
	if (isTyping(event)) return undefined;
	if (name === "e") return "outline";
	if (name === "y" || (name === "z" && shiftKey)) return "redo";
	return name === "z" ? "undo" : undefined;
}

/** Saves, takes back, goes back and outlines by key. */
export function onKey(
	event: KeyboardEvent,
	{
		change,
		isOutlined,
		save,
		undoOrRedo,
		views,
	}: Pick<Editing, "change" | "isOutlined" | "save" | "undoOrRedo" | "views">,
): void {
	const command = commandOf(event);
	if (command === undefined) return;
	if (command === "back") {
		// The editor of a text takes every Escape, and does nothing with it.
		if (!event.defaultPrevented || isTyping(event)) views.back();
		return;
	}
	event.preventDefault();
	if (command === "save") {
		enterTyped();
		save();
	} else if (command === "outline") change({ isOutlined: !isOutlined });
	else undoOrRedo(command);
}

/** Some fields are entered when they are left, as days: saved is what is in them, too. */
function enterTyped(): void {
	const { activeElement } = document;
	if (!(activeElement instanceof HTMLInputElement)) return;
	activeElement.blur();
	activeElement.focus();
}

const texts =
	"input:not([type=checkbox], [type=file]), textarea, [contenteditable=true]";

/** Whether a key was pressed in a text field, which takes back what was typed in it by itself. */
function isTyping({ target }: KeyboardEvent): boolean {
	return target instanceof Element && target.closest(texts) !== null;
}

const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** Keys as aria-keyshortcuts has them; `Mod` is Meta on Apple's systems and Control on others. */
export function ariaKeys(keys: string): string {
	return keys.replace("Mod", isApple ? "Meta" : "Control");
}

/** Keys as people know them. */
export function spokenKeys(keys: string): string {
	return keys.replace("Mod", isApple ? "⌘" : "Ctrl").replace("Control", "Ctrl");
}
