/** The commands of the keyboard, in the editor as on the page. */
export const commands = ["undo", "redo", "back", "outline"] as const;

/** A command of the keyboard. */
export type Command = (typeof commands)[number];

/** Returns the command of a key; undefined if it has none, or belongs to the text field where it was pressed. */
export function getCommand(event: KeyboardEvent): Command | undefined {
	const { key, ctrlKey, metaKey, shiftKey } = event;
	const name = key.toLowerCase();
	if (name === "escape")
		return document.querySelector("dialog:modal") ? undefined : "back";
	if ((!ctrlKey && !metaKey) || isInTextField(event)) return undefined;
	if (name === "e") return "outline";
	if (name === "y" || (name === "z" && shiftKey)) return "redo";
	return name === "z" ? "undo" : undefined;
}

const textFields =
	"input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true]";

/** Whether a key was pressed in a text field, which undoes by itself. */
export function isInTextField({ target }: Event): boolean {
	return target instanceof Element && target.closest(textFields) !== null;
}

/** Formats keys for people; `Mod` is ⌘ on Apple's systems and Ctrl on others. */
export function formatKeys(keys: string): string {
	const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
	return keys.replace("Mod", isApple ? "⌘" : "Ctrl");
}
