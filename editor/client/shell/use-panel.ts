import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ValueAddress } from "../../protocol.ts";
import type { Requests } from "../../requests.ts";

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
	| ({ readonly kind: "values" } & Requests["locate"]["answer"])
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

/** The key in the local storage of whether somebody has edited in this browser. */
const knownKey = "kilde-known";

/** The views of the panel: each was opened from the one before. Closing one returns the focus to where it was. */
export function usePanel() {
	const lastId = useRef(0);
	const create = (view: View, from = document.activeElement): OpenView => ({
		id: ++lastId.current,
		view,
		from,
	});
	const [views, setViews] = useState<readonly OpenView[]>(() => {
		const isKnown = localStorage.getItem(knownKey) !== null;
		localStorage.setItem(knownKey, "1");
		return isKnown ? [] : [create({ kind: "help" })];
	});

	function leave(depth: number): void {
		const left = views.at(depth);
		if (!left) return;
		// Whoever presses a button of the toolbar stays there.
		const isInToolbar = document.activeElement?.closest("header");
		flushSync(() => setViews(views.slice(0, depth)));
		const target = left.from?.isConnected
			? left.from
			: document.querySelector("aside button, header button");
		if (!isInToolbar && target instanceof HTMLElement) target.focus();
	}

	return {
		views,
		/** Undefined while the panel is closed. */
		current: views.at(-1)?.view,
		/** Opens a view instead of all others. */
		show(view: View): void {
			const opened = create(view);
			setViews(([first = opened]) => [{ ...opened, from: first.from }]);
		},
		/** Opens a view from the current one. */
		open(view: View): void {
			const opened = create(view);
			setViews((before) => [...before, opened]);
		},
		back: () => leave(-1),
		close: () => leave(0),
	};
}
