/** A ref of what has the focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
	element?.focus();
}
