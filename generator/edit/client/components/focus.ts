/** A ref that focuses its element when it appears. */
export function takeFocus(element: HTMLElement | null): void {
	element?.focus();
}
