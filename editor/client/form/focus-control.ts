/** Selects the elements of a form that can be focused, but for the toolbars of texts. */
export const focusable =
	"input, select, textarea, [contenteditable=true], button:not([role=toolbar] *), summary";

/** Focuses the control of the field that a button is in; the button is about to disappear. */
export function focusControl(button: HTMLElement): void {
	button
		.closest(".field, fieldset")
		?.querySelector<HTMLElement>(focusable)
		?.focus();
}
