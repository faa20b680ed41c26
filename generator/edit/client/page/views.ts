import { useEffect, useMemo, useRef, useState } from "react";
import type { Locale } from "../../../languages/languages.ts";
import type { Scaffold, ValueAddress } from "../../protocol.ts";
import type { ElementOnPage } from "../page-messages.ts";

/** Something on the page that can be edited, and its values; `build` names the build of the page that shows it. */
export type EditableElement = Omit<ElementOnPage, "found"> & {
	readonly build: string;
	/** The values found by trial. If the element has a mark, these are further values that its text stands for. */
	readonly origins: readonly ValueAddress[];
};

/** An editable element that was pointed at: a value by its mark, or values that were found by trial. */
export type Pointed = Pick<EditableElement, "origins"> &
	Partial<Pick<EditableElement, "id" | "build" | "mark" | "words">> & {
		/** The version of the content in which the values are at these places, where it was in no page. */
		readonly version?: number;
		/** The address that it links to. */
		readonly link?: string | undefined;
		/** A photo that was dropped on it. */
		readonly file?: File | undefined;
		/** Whether it has been moved since the page showed it, so that its mark is that of another item. */
		readonly isElsewhere?: true;
		/** Whether its picture has just been chosen, and is still to be described. */
		readonly isNewPicture?: boolean;
		/** In which direction it has just been moved in its list. */
		readonly moved?: "up" | "down";
	};

/** Values in the order of a list, the version of the content in which they are at these places, and the language to see them in. */
export type Following = {
	readonly origins: readonly ValueAddress[];
	readonly version: number;
	readonly locale: Locale;
};

/** A view of the panel beside the page. */
export type View =
	/** `following` are the things of a list after this one. */
	| {
			readonly kind: "value";
			readonly pointed: Pointed;
			readonly following?: Following;
	  }
	/** All content; `wanted` is what is searched for, `opened` the parts that are open, `last` the id of the button that led on. */
	| {
			readonly kind: "content";
			readonly wanted?: string;
			readonly opened?: readonly string[];
			readonly last?: string | undefined;
	  }
	| { readonly kind: "problems" }
	/** `opened` and `last` as above. */
	| {
			readonly kind: "changes";
			readonly opened?: readonly string[];
			readonly last?: string | undefined;
	  }
	| { readonly kind: "help" }
	/** Without a scaffold, it asks which. */
	| { readonly kind: "new"; readonly scaffold?: Scaffold };

/** The views of the panel. */
export type Views = ReturnType<typeof useViews>;

/** A view, and what had the focus when it was opened. */
type Opened = { readonly view: View; readonly from: Element | null };

/** The views of the panel, which were opened from one another. Each change of them moves the focus. */
export function useViews() {
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
			/** The view that is shown; undefined while there is no panel. */
			shown: stack.at(-1)?.view,
			/** Whether `back` leads to another view. */
			isDeep: stack.length > 1,
			/** Opens a view instead of all others. */
			show: (view: View) =>
				setStack(([first]) => [
					{ view, from: first?.from ?? document.activeElement },
				]),
			/** Opens a view from the one that is shown, which `back` returns to. */
			open(view: View) {
				const from = document.activeElement;
				setStack((before) => [...before, { view, from }]);
			},
			/** Shows a view instead of the one that is shown. A value is followed by what followed that. */
			replace: (view: View) =>
				setStack((before) => {
					const { from = null, view: last } = before.at(-1) ?? {};
					const isValue = view.kind === "value" && last?.kind === "value";
					const shown = isValue ? { ...last, ...view } : view;
					return [...before.slice(0, -1), { view: shown, from }];
				}),
			/** Closes the view; the focus returns to where it was before. */
			back: () => leave(-1),
			/** Closes the panel; the focus returns to where it was before it opened. */
			close: () => leave(0),
		};
	}, [stack]);
}
