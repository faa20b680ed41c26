import type { ComponentProps } from "react";

/** A button that submits no form. */
export function Button(props: ComponentProps<"button">) {
	return <button type="button" {...props} />;
}

/** A ref that focuses its element when it appears. */
export function focusOnMount(element: HTMLElement | null): void {
	element?.focus();
}
