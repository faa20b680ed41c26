import type { enliven } from "../header/enliven.ts";
import type { SiteScripts } from "./site-scripts.ts";

declare const siteScripts: SiteScripts;

/** Fetches what the menus can do beyond opening and closing, when somebody first turns to the header. */
export function startHeader(): void {
	const intents = ["pointerover", "focusin"];
	const load = ({ target }: Event) => {
		const header = target instanceof Element && target.closest("header");
		if (!header) return;
		for (const type of intents) removeEventListener(type, load);
		// Without it the menus still open and close; on the next page it is tried again.
		import(siteScripts.header).then(
			(module: { readonly enliven: typeof enliven }) => module.enliven(header),
			() => {},
		);
	};
	for (const type of intents) addEventListener(type, load);
}
