import type { PageMessage } from "../client/page-messages.ts";
import { findClicked, findMarked, type Point } from "./elements.ts";
import type { Marks } from "./marks.ts";
import type { Outlines } from "./outlines.ts";

/**
 * Reports clicks and dropped photos to the editor, and outlines the element under the pointer or with the focus. Outside of the
 * editing mode, links work: those to other sites are reported, so that they open in a tab.
 */
export function listenToPointer(
	send: (message: PageMessage) => void,
	marks: Marks,
	outlines: Outlines,
) {
	let isEditing = false;
	listen({
		onOver: handleOver,
		onLeave: () => outlines.approach(undefined),
		onClick: handleClick,
		onDrop(event) {
			const photo = event.dataTransfer?.files[0];
			if (isEditing && photo) report(event, { photo });
		},
	});
	return {
		setEditing(next: boolean): void {
			isEditing = next;
			if (!isEditing) outlines.approach(undefined);
		},
	};

	function handleOver(event: Event): void {
		if (!isEditing) return;
		const target = event.target as Element;
		outlines.approach(findMarked(target, getPoint(event), marks));
	}

	function handleClick(event: MouseEvent): void {
		const target = event.target as Element;
		const link = target.closest<HTMLAnchorElement>("a[href]");
		const isFollowed = !isEditing || event.ctrlKey || event.metaKey;
		if (!isFollowed) edit(event, target, link?.href);
		else if (link) follow(event, link);
	}

	function follow(event: MouseEvent, link: HTMLAnchorElement): void {
		if (link.origin !== location.origin && /^https?:$/.test(link.protocol)) {
			event.preventDefault();
			send({ kind: "leave", address: link.href });
		} else if (link.origin === location.origin && (isEditing || link.target)) {
			// The frame may not open windows.
			event.preventDefault();
			location.assign(link.href);
		}
	}

	function edit(event: MouseEvent, target: Element, link?: string): void {
		// A question still opens its answer; a control that shows no value still works.
		const control = target.closest("summary, button, input, select, textarea");
		const isMarked = findMarked(target, getPoint(event), marks) !== undefined;
		if (!control || (isMarked && !control.matches("summary"))) {
			event.preventDefault();
			event.stopPropagation();
		}
		if (isMarked || !control) report(event, link ? { link } : {});
	}

	function report(
		event: MouseEvent,
		details: { readonly link?: string; readonly photo?: File },
	): void {
		const target = event.target as Element;
		const { element, ...value } = findClicked(target, getPoint(event), marks);
		outlines.remember(element);
		send({ kind: "click", ...value, ...details });
	}
}

/** Listens to the mouse, to fingers, to the focus, and to dragged photos. */
function listen(handlers: {
	onOver(event: Event): void;
	onLeave(): void;
	onClick(event: MouseEvent): void;
	onDrop(event: DragEvent): void;
}): void {
	const { onOver, onLeave, onClick, onDrop } = handlers;
	document.addEventListener("pointerover", (event) => {
		// A finger has no position once it is lifted.
		if (event.pointerType === "mouse") onOver(event);
	});
	document.documentElement.addEventListener("pointerleave", onLeave);
	document.addEventListener("focusin", onOver);
	document.addEventListener("dragover", (event) => {
		// Otherwise the browser would show the photo instead of the page.
		event.preventDefault();
		onOver(event);
	});
	document.addEventListener("drop", (event) => {
		event.preventDefault();
		onDrop(event);
	});
	document.addEventListener("click", onClick, { capture: true });
	// A disabled button gets no click.
	document.addEventListener("pointerup", (event) => {
		if ((event.target as Element).closest(":disabled")) onClick(event);
	});
}

/** Returns the position of a mouse or touch event; undefined for a key. */
function getPoint(event: Event): Point | undefined {
	const isThere =
		event instanceof MouseEvent && event.clientX + event.clientY > 0;
	return isThere ? event : undefined;
}
