import type { ReactNode } from "react";
import { focusOnMount } from "./button.tsx";

/** The heading of a view, which gets the focus when the view appears. */
export function ViewHeading({ children }: { readonly children: ReactNode }) {
	return (
		<h2 tabIndex={-1} ref={focusOnMount}>
			{children}
		</h2>
	);
}

/** Focuses the heading of the view around an element that is about to disappear. */
export function focusHeading(element: Element): void {
	element.closest(".panel")?.querySelector("h2")?.focus();
}
