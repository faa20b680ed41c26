import {
	type ComponentProps,
	useEffect,
	useEffectEvent,
	useId,
	useRef,
} from "react";

/**
 * A modal dialog, open as long as it is rendered. Then the focus returns to the element that had it, unless `onReturn` moves
 * it elsewhere. `onClose` must remove it.
 */
export function Dialog({
	title,
	onReturn,
	children,
	...props
}: ComponentProps<"dialog"> & {
	readonly title: string;
	readonly onReturn?: () => void;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	const returnFocus = useEffectEvent((from: Element | null) => {
		if (onReturn) return onReturn();
		const target = from?.isConnected
			? from
			: document.querySelector("header button");
		if (target instanceof HTMLElement) target.focus();
	});
	useEffect(() => {
		const from = document.activeElement;
		dialog.current?.showModal();
		return () => returnFocus(from);
	}, []);
	return (
		<dialog ref={dialog} aria-labelledby={heading} {...props}>
			<h2 id={heading}>{title}</h2>
			{children}
		</dialog>
	);
}
