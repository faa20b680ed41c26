import { type RefObject, useEffect, useRef } from "react";

/** Opens a dialog when it is there, and returns the focus when it is gone. */
export function useModal(): RefObject<HTMLDialogElement | null> {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const from = document.activeElement;
		dialog.current?.showModal();
		return () => {
			// What had the focus, or else the way to all that can be done, once there is no dialog to be in.
			const before = from?.isConnected
				? from
				: document.querySelector("header button");
			if (before instanceof HTMLElement) before.focus();
		};
	}, []);
	return dialog;
}
