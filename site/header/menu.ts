import { limits } from "../limits.ts";
import { nextEntry } from "./next-entry.ts";
import { createTypeahead } from "./typeahead.ts";

const { hoverDelay, pointerGrace } = limits.menu;

/**
 * A menu of links (WAI-ARIA: disclosure navigation menu with optional arrow keys). HTML's `details` opens
 * and closes it, and the page's start closes it on a click outside (start/header.ts); this adds Escape, arrow
 * keys, Home, End, typeahead and, for a mouse, hover.
 */
export function enlivenMenu(menu: HTMLDetailsElement): void {
	const summary = menu.querySelector("summary");
	const list = menu.querySelector("ul");
	if (!summary || !list) return;
	const links = [...list.querySelectorAll("a")];
	const typeahead = createTypeahead();
	/** Open only for as long as the pointer stays. */
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
		// Who hovers and clicks wants it open, and finds it so already.
		if (hovered) event.preventDefault();
		clearTimeout(timer);
		hovered = false;
	});
	// The pointer that brought this script here came before it.
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

	/** In the panel of small screens a menu is a part of the list, and stays as it was left. */
	function floats(): boolean {
		return list !== null && getComputedStyle(list).position === "absolute";
	}
}
