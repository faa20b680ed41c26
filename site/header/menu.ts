import * as limits from "../limits.ts";
import { nextEntry } from "./next-entry.ts";
import { createTypeahead } from "./typeahead.ts";

const { hoverDelay, pointerGrace } = limits.menu;

/**
 * Enhances a menu of links (WAI-ARIA: disclosure navigation menu with optional arrow keys). It is a `details` element,
 * which opens and closes without scripts, and start/header.ts closes it on a click outside. This adds Escape, arrow keys,
 * Home, End, typeahead and, for a mouse, hover.
 */
export function enhanceMenu(menu: HTMLDetailsElement): void {
	const summary = menu.querySelector("summary");
	const list = menu.querySelector("ul");
	if (!summary || !list) return;
	const links = [...list.querySelectorAll("a")];
	const typeahead = createTypeahead();
	/** Whether hover opened the menu, so that it closes when the pointer leaves. */
	let hovered = false;
	let timer: ReturnType<typeof setTimeout> | undefined;

	menu.addEventListener("keydown", (event) => {
		const { key, ctrlKey, metaKey, altKey } = event;
		if (ctrlKey || metaKey || altKey) return;
		if (key === "Escape" && menu.open) {
			close();
			summary.focus();
		} else {
			const at = links.indexOf(document.activeElement as HTMLAnchorElement);
			const words = links.map(({ textContent }) => textContent.trim());
			const next =
				nextEntry(key, at, links.length) ??
				(menu.open ? typeahead(key, words, at) : undefined);
			if (next === undefined) return;
			menu.open = true;
			links[next]?.focus();
		}
		event.preventDefault();
		event.stopPropagation();
	});

	menu.addEventListener("focusout", ({ relatedTarget }) => {
		if (relatedTarget && floats() && !menu.contains(relatedTarget as Node))
			close();
	});
	menu.addEventListener("toggle", () => {
		if (!menu.open) hovered = false;
	});

	menu.addEventListener("pointerenter", enter);
	menu.addEventListener("pointerleave", () => {
		clearTimeout(timer);
		if (hovered) timer = setTimeout(close, pointerGrace);
	});
	summary.addEventListener("click", (event) => {
		// Hover has opened it already: the click must not close it.
		if (hovered) event.preventDefault();
		clearTimeout(timer);
		hovered = false;
	});
	// The pointer that caused the loading of this script entered before the listener was added.
	if (menu.matches(":hover")) enter({ pointerType: "mouse" });

	function enter({ pointerType }: { readonly pointerType: string }) {
		clearTimeout(timer);
		if (pointerType !== "mouse" || menu.open || !floats()) return;
		timer = setTimeout(() => {
			hovered = true;
			menu.open = true;
		}, hoverDelay);
	}

	function close() {
		menu.open = false;
	}

	/** Whether the menu is a layer over the page; in the panel of small screens it is a part of the list and isn't closed. */
	function floats(): boolean {
		return list !== null && getComputedStyle(list).position === "absolute";
	}
}
