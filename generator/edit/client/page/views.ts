import { useEffect, useMemo, useRef, useState } from "react";
import type { Scaffold } from "../../protocol.ts";
import type { Pointed } from "../panel/value-panel.tsx";

/** What the panel beside the page can show. */
export type View =
	| { readonly kind: "value"; readonly pointed: Pointed }
	| { readonly kind: "page" }
	| { readonly kind: "problems" }
	| { readonly kind: "changes" }
	/** Without a scaffold, it asks which. */
	| { readonly kind: "new"; readonly scaffold?: Scaffold };

/** The views that were opened from one another. Each change of them moves the focus. */
export type Views = {
	/** What is shown; undefined while there is no panel. */
	readonly shown: View | undefined;
	/** Whether `back` leads to another view. */
	readonly isDeep: boolean;
	/** Opens a view instead of all others. */
	show(view: View): void;
	/** Opens a view from the one that is shown, which `back` returns to. */
	open(view: View): void;
	/** Shows a view instead of the one that is shown. */
	replace(view: View): void;
	/** Closes the view; the focus returns to where it was before. */
	back(): void;
	/** Closes the panel; the focus returns to where it was before it opened. */
	close(): void;
};

/** A view, and what had the focus when it was opened. */
type Opened = { readonly view: View; readonly from: Element | null };

/** The views of the panel. */
export function useViews(): Views {
	const [stack, setStack] = useState<readonly Opened[]>([]);
	const returning = useRef<Element | null>(null);

	useEffect(() => {
		const from = returning.current;
		if (!stack || !from) return;
		returning.current = null;
		// A list that is shown again has new elements of the same ids, or has put the focus where it begins; a button may
		// be gone with its errors.
		const again = from.isConnected
			? from
			: (document.getElementById(from.id) ??
				document.activeElement?.closest("aside :focus") ??
				document.querySelector("header button"));
		if (again instanceof HTMLElement) again.focus();
	}, [stack]);

	return useMemo(() => {
		const leave = (depth: number) =>
			setStack((before) => {
				const left = before.at(depth);
				if (!left) return before;
				// Whoever is in the toolbar, as at undo, stays there.
				const isAtToolbar = document.activeElement?.closest("header");
				returning.current = isAtToolbar ? null : left.from;
				return before.slice(0, depth);
			});
		return {
			shown: stack.at(-1)?.view,
			isDeep: stack.length > 1,
			show: (view) =>
				setStack(([first]) => [
					{ view, from: first?.from ?? document.activeElement },
				]),
			open(view) {
				const from = document.activeElement;
				setStack((before) => [...before, { view, from }]);
			},
			replace: (view) =>
				setStack((before) => [
					...before.slice(0, -1),
					{ view, from: before.at(-1)?.from ?? null },
				]),
			back: () => leave(-1),
			close: () => leave(0),
		};
	}, [stack]);
}
