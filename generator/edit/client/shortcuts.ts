const texts =
	"input:not([type=checkbox], [type=file]), textarea, [contenteditable=true]";

/** Whether a key was pressed in a text field, which takes back what was typed in it by itself. */
export function isTyping({ target }: KeyboardEvent): boolean {
	// Elements of the page in the frame are of another class Element.
	const element = target as Partial<Element> | null;
	return element?.closest?.(texts) != null;
}
