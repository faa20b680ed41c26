/** A ref that focuses its element when it appears. */
export function takeFocus(element: HTMLElement | null): void {
	element?.focus();
}

/** Focuses the first control within an element: for a button that goes with what it does. */
export function focusFirst(within: Element | null, controls: string): void {
	within?.querySelector<HTMLElement>(controls)?.focus();
}
