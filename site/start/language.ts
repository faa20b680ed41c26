import { findClosest, listen } from "kilde/react";

/**
 * Stores the language that a visitor chooses, and nothing before; nobody is redirected by it. The links to the other
 * language keep the query and the fragment.
 */
export function keepLanguage(): void {
	listen<MouseEvent>(["click", "auxclick"], (target, { button }) => {
		const link = findClosest<HTMLAnchorElement>(target, ".header a[hreflang]");
		// The right button opens the browser's menu, and chooses nothing.
		if (!link || button > 1) return;
		link.search = location.search;
		link.hash = location.hash;
		try {
			localStorage.setItem("language", link.hreflang);
		} catch {
			// The browser may deny storage.
		}
	});
}
