import {
	findClosest,
	listen,
	listenForEveryUse,
	type SiteScripts,
} from "kilde/react";
import type { enhance } from "../header/enhance.ts";

declare const siteScripts: SiteScripts;

/**
 * Closes the menus of the header on a click outside, and imports the script that enhances them when the visitor first uses
 * the header.
 */
export function startHeader(): void {
	listenForEveryUse((target) => {
		// By class: pages have other `header` elements, around their headings.
		const header = findClosest(target, ".header:not([data-loaded])");
		if (!header) return;
		header.dataset.loaded = "";
		// If that fails, the menus still open and close, and the next page tries again.
		import(siteScripts.header).then(
			(module: { readonly enhance: typeof enhance }) => module.enhance(header),
			() => {},
		);
	});

	listen(["pointerdown"], (target) => {
		// The menus share a name, so at most one is open. In the panel of small screens it is not closed.
		const menu = document.querySelector<HTMLDetailsElement>(
			".menu[open]:not(:is(:popover-open) *)",
		);
		if (menu && !menu.contains(target as Node)) menu.open = false;
	});
}
