import { commandOf } from "../shortcuts.ts";
import type { EditableElements } from "./editable-elements.ts";
import type { Talk } from "./editor.ts";
import { createOutlines } from "./outlines.ts";
import { createTelling, type Telling } from "./telling.ts";

/** Reports clicks on editable elements of a page, and outlines these elements. */
export function createPointing({ send, listen }: Talk, page: EditableElements) {
	let isEditing = false;
	const outlines = createOutlines(page);
	const telling = createTelling(send, page);

	listen((message) => {
		switch (message.kind) {
			case "mode":
				isEditing = message.isEditing;
				if (!isEditing) outlines.approach(undefined);
				outlines.outlineAll(isEditing && message.isOutlined);
				if (message.isOutlined) telling.searchSoon();
				return;
			case "found":
				telling.found(message);
				return outlines.outlineAll();
			case "outline":
				return outlines.show(message);
			case "list":
				return telling.searchSoon();
			case "reload":
				return location.reload();
		}
	});
	listenToPointer({ over, leave: () => outlines.approach(undefined), drop });
	document.addEventListener("click", click, { capture: true });
	// A button that is off gets no click.
	document.addEventListener("pointerup", (event) => {
		if ((event.target as Element).closest(":disabled")) click(event);
	});
	listenToKeys(send);
	return {
		/** Must be called when the page was opened, and when it shows another build. */
		changed(build: string): void {
			telling.changed(build);
			outlines.show();
			outlines.outlineAll();
		},
	};

	function over(element: Element, event: Event): void {
		if (!isEditing) return;
		outlines.approach(page.at(element, pointOf(event)));
		telling.searchSoon();
	}

	function drop(element: Element, photo: File, event: MouseEvent): void {
		const pointed = isEditing && page.at(element, event);
		if (pointed) telling.point(pointed, { photo });
	}

	function click(event: MouseEvent): void {
		const target = event.target as Element;
		const link = target.closest<HTMLAnchorElement>("a[href]");
		if (isEditing && !event.ctrlKey && !event.metaKey)
			edit(event, link, page, telling);
		else if (link && isOutside(link)) {
			event.preventDefault();
			send({ kind: "leave", address: link.href });
		} else if (link?.origin === location.origin && isEditing) {
			event.preventDefault();
			location.assign(link.href);
		}
	}
}

function listenToKeys(send: Talk["send"]): void {
	document.addEventListener("keydown", (event) => {
		const key = commandOf(event);
		if (!key || event.defaultPrevented) return;
		if (key !== "back") event.preventDefault();
		send({ kind: "key", key });
	});
}

/** Points at what was clicked, or searches for it. */
function edit(
	event: MouseEvent,
	link: HTMLAnchorElement | null,
	page: EditableElements,
	telling: Telling,
): void {
	const target = event.target as Element;
	const element = page.at(target, pointOf(event));
	// A question still opens its answer; and what can't be edited still works, but for what would lead away.
	const control = target.closest("summary, button, input, select, textarea");
	if (!control || (element && !control.matches("summary"))) {
		event.preventDefault();
		event.stopPropagation();
	}
	// Enter on a link or a button is a click without one.
	const isByKey = event.detail === 0;
	if (element) telling.point(element, { link: link?.href, isByKey });
	else if (!control) telling.search(target);
}

/** Other sites open in a tab of their own, so that there is always a way back. */
function isOutside({ origin, protocol }: HTMLAnchorElement): boolean {
	return origin !== location.origin && /^https?:$/.test(protocol);
}

/** Listens to what somebody points at with a mouse, by the Tab key or with a photo from elsewhere. */
function listenToPointer(listener: {
	over(element: Element, event: Event): void;
	leave(): void;
	drop(element: Element, photo: File, event: MouseEvent): void;
}): void {
	const over = (event: Event) => listener.over(event.target as Element, event);
	document.addEventListener("pointerover", (event) => {
		// A finger has no position once it is lifted.
		if (event.pointerType === "mouse") over(event);
	});
	document.documentElement.addEventListener("pointerleave", listener.leave);
	document.addEventListener("focusin", over);
	document.addEventListener("dragover", (event) => {
		// Otherwise the browser would show the photo instead of the page.
		event.preventDefault();
		over(event);
	});
	document.addEventListener("drop", (event) => {
		event.preventDefault();
		const photo = event.dataTransfer?.files[0];
		if (photo) listener.drop(event.target as Element, photo, event);
	});
}

/** The position of a mouse or finger event; undefined for a key. */
function pointOf(event: Event): MouseEvent | undefined {
	const isThere =
		event instanceof MouseEvent && event.clientX + event.clientY > 0;
	return isThere ? event : undefined;
}
