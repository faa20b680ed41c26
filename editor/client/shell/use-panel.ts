import { useEffect, useMemo, useRef, useState } from "react";
import type { ValueAddress } from "../../protocol.ts";

/** A view of the panel. */
export type View =
	/** `pageLink` is the path or the address that the clicked link leads to; `photo` was dropped on the picture. */
	| {
			readonly kind: "entry";
			readonly address: ValueAddress;
			readonly pageLink?: string | undefined;
			readonly photo?: File | undefined;
	  }
	/** The choice between several values that one text shows. */
	| { readonly kind: "values"; readonly addresses: readonly ValueAddress[] }
	/** Without a scaffold, it asks which one. */
	| { readonly kind: "new"; readonly scaffold?: string }
	| { readonly kind: "content" | "problems" | "changes" | "help" };

/** A view that is open, and the element that had the focus when it was opened. */
type OpenView = {
	readonly id: number;
	readonly view: View;
	readonly from: Element | null;
};

/** The views of the panel. */
export type Panel = ReturnType<typeof usePanel>;

/** The views of the panel: each was opened from the one before. Closing one returns the focus to where it was. */
export function usePanel() {
	const [views, setViews] = useState<readonly OpenView[]>([]);
	const lastId = useRef(0);
	const returning = useRef<Element | null>(null);

	useEffect(() => {
		const from = returning.current;
		if (!views || !from) return;
		returning.current = null;
		const target = from.isConnected
			? from
			: document.querySelector("aside button, header button");
		if (target instanceof HTMLElement) target.focus();
	}, [views]);

	return useMemo(() => {
		const create = (view: View): OpenView => ({
			id: ++lastId.current,
			view,
			from: document.activeElement,
		});
		const leave = (depth: number) => {
			const left = views.at(depth);
			if (!left) return;
			// Whoever presses a button of the toolbar stays there.
			const isInToolbar = document.activeElement?.closest("header");
			returning.current = isInToolbar ? null : left.from;
			setViews(views.slice(0, depth));
		};
		return {
			views,
			/** Undefined while the panel is closed. */
			current: views.at(-1)?.view,
			/** Opens a view instead of all others. */
			show: (view: View) => {
				const opened = create(view);
				setViews(([first]) => [
					{ ...opened, from: first?.from ?? opened.from },
				]);
			},
			/** Opens a view from the current one. */
			open: (view: View) => {
				const opened = create(view);
				setViews((before) => [...before, opened]);
			},
			back: () => leave(-1),
			close: () => leave(0),
		};
	}, [views]);
}
