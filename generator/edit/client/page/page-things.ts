import type { Things } from "../lists/things.ts";

// How the page in the frame and the editor around it, which have the same origin, find each other.

declare global {
	interface Window {
		/** What can be edited on this page. */
		kildeThings?: Things;
	}
	interface WindowEventMap {
		"kilde-things": Event;
	}
}

/** Says that what can be edited on this page is known, or known anew. */
export function announce(things: Things): void {
	window.kildeThings = things;
	window.dispatchEvent(new Event("kilde-things"));
}
