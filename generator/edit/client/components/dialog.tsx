import {
	type ComponentProps,
	type MouseEvent,
	useEffect,
	useEffectEvent,
	useId,
	useRef,
} from "react";
import { focusFirst } from "./focus.ts";

/**
 * A modal dialog, open as long as it is rendered. The focus then returns to where it was, unless `onReturn` puts it
 * elsewhere. One that nobody asked for may come while somebody types, so its heading has the focus: the next space presses no
 * button.
 */
export function Dialog({
	title,
	isUnasked,
	onReturn,
	children,
	...props
}: ComponentProps<"dialog"> & {
	readonly title: string;
	readonly isUnasked?: true;
	readonly onReturn?: () => void;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	const returnTo = useEffectEvent((from: Element | null) => {
		if (onReturn) return onReturn();
		// The element that had the focus, or else the toolbar.
		const before = from?.isConnected
			? from
			: document.querySelector("header button");
		if (before instanceof HTMLElement) before.focus();
	});
	useEffect(() => {
		const from = document.activeElement;
		dialog.current?.showModal();
		if (isUnasked) focusFirst(dialog.current, "h2");
		// Once there is no dialog to be in.
		return () => returnTo(from);
	}, [isUnasked]);
	return (
		<dialog ref={dialog} aria-labelledby={heading} {...props}>
			<h2 id={heading} tabIndex={isUnasked && -1}>
				{title}
			</h2>
			{children}
		</dialog>
	);
}

/** Closes the dialog that a button is in. */
export function closeDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
	currentTarget.closest("dialog")?.close();
}
