import { closest, listen } from "./listen.ts";

/**
 * Remembers the language of the address, and nothing more: it leads nobody anywhere. The links to the
 * other language take the query and the fragment along.
 */
export function keepLanguage(): void {
	const language = location.pathname.split("/")[1] === "en" ? "en" : "da";
	try {
		localStorage.setItem("language", language);
	} catch {
		// Storage may be refused.
	}
	listen(["click", "auxclick"], (target) => {
		const link = closest<HTMLAnchorElement>(target, ".header a[hreflang]");
		if (!link) return;
		link.search = location.search;
		link.hash = location.hash;
	});
}
