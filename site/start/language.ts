import { closest, listen } from "./listen.ts";

/**
 * Stores the language of the address; nobody is redirected by it. The links to the other language keep the query and the
 * fragment.
 */
export function keepLanguage(): void {
	const language = location.pathname.split("/")[1] === "en" ? "en" : "da";
	try {
		localStorage.setItem("language", language);
	} catch {
		// The browser may deny storage.
	}
	listen(["click", "auxclick"], (target) => {
		const link = closest<HTMLAnchorElement>(target, ".header a[hreflang]");
		if (!link) return;
		link.search = location.search;
		link.hash = location.hash;
	});
}
