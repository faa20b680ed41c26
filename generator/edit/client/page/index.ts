import { follow } from "../../../dev/client/follow.ts";
import { createThings, type Things } from "../lists/things.ts";

// The script of a page that is edited, within the frame of the editor or in a tab of its own. The page and the editor
// around it have the same origin.

declare global {
	interface Window {
		/** What can be edited on this page. */
		kildeThings?: Things;
	}
	interface WindowEventMap {
		/** What can be edited on this page is known, or known anew. */
		"kilde-things": Event;
	}
}

const things = createThings(document.documentElement);
announce();
follow(announce);

function announce(): void {
	things.collect();
	window.kildeThings = things;
	window.dispatchEvent(new Event("kilde-things"));
}
