import type { PageMessage } from "../client/page-messages.ts";
import { findClicked, findMarked } from "./elements.ts";
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
	document.addEventListener("pointerover", (event) => {
		// A finger has no position once it is lifted.
		if (event.pointerType === "mouse") outline(event);
	});
	document.documentElement.addEventListener("pointerleave", () =>
		outlines.approach(undefined),
	);
	document.addEventListener("focusin", outline);
	document.addEventListener("dragover", (event) => {
		// Otherwise the browser would show the photo instead of the page.
		event.preventDefault();
		outline(event);
	});
	document.addEventListener("drop", (event) => {
		event.preventDefault();
		const photo = event.dataTransfer?.files[0];
		if (isEditing && photo) report(event, { photo });
	});
	document.addEventListener("click", handleClick, { capture: true });
	// A disabled button gets no click.
	document.addEventListener("pointerup", (event) => {
		if ((event.target as Element).closest(":disabled")) handleClick(event);
	});
	return {
		setEditing(next: boolean): void {
			isEditing = next;
			if (!isEditing) outlines.approach(undefined);
		},
	};

	function outline(event: Event): void {
		if (isEditing) outlines.approach(findMarked(event, marks));
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
		const isMarked = findMarked(event, marks) !== undefined;
		if (!control || (isMarked && !control.matches("summary"))) {
			event.preventDefault();
			event.stopPropagation();
		}
		if (isMarked || !control) report(event, { link });
	}

	function report(
		event: MouseEvent,
		details: { readonly link?: string | undefined; readonly photo?: File },
	): void {
		const { element, ...value } = findClicked(event, marks);
		outlines.remember(element);
		send({ kind: "click", ...value, ...details });
	}
}
