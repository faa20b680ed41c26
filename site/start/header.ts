import type { enliven } from "../header/enliven.ts";
import { closest, intents, listen } from "./listen.ts";
import type { SiteScripts } from "./site-scripts.ts";

declare const siteScripts: SiteScripts;

/**
 * Closes the menus of the header on a click outside, and fetches what else they can do beyond opening and
 * closing when somebody first turns to the header.
 */
export function startHeader(): void {
	listen(intents, (target) => {
		// Pages have other `header` elements, around their headings.
		const header = closest(target, ".header:not([data-enlivened])");
		if (!header) return;
		header.dataset.enlivened = "";
		// Without it the menus still open and close; on the next page it is tried again.
		import(siteScripts.header).then(
			(module: { readonly enliven: typeof enliven }) => module.enliven(header),
			() => {},
		);
	});

	listen(["pointerdown"], (target) => {
		// They share a name, so that one is open at most. In the panel of small screens it stays as it was left.
		const menu = document.querySelector<HTMLDetailsElement>(
			".menu[open]:not(:is(:popover-open) *)",
		);
		if (menu && !menu.contains(target as Node)) menu.open = false;
	});
}
