import type { ElementOnPage, ToPage } from "../page-messages.ts";
import type { EditableElements } from "./editable-elements.ts";
import type { Talk } from "./editor.ts";

/** Milliseconds without a change before the values of prices and times are looked for. */
const quiet = 600;

/** What tells the editor of the page. */
export type Telling = ReturnType<typeof createTelling>;

/** Tells the editor what can be edited on the page, and what was clicked there. */
export function createTelling(say: Talk["say"], things: EditableElements) {
	let build = "";
	let timer = 0;
	/** Whether the texts without marks have been looked for since the last change of the page. */
	let isSearched = false;
	/** What was clicked, and waits for the search. */
	let awaiting: Element | undefined;
	return { point, found, searchFor, searchSoon, changed };

	function list(): void {
		say({ kind: "things", build, things: things.list().map(told) });
	}

	function point(
		thing: ReturnType<EditableElements["list"]>[number],
		more: { link?: string | undefined; photo?: File; isByKey?: boolean } = {},
	): void {
		const { link, photo, isByKey = false } = more;
		say({ kind: "point", build, thing: told(thing), link, photo, isByKey });
	}

	function search(): void {
		clearTimeout(timer);
		isSearched = true;
		say({ kind: "search", build, isAwaited: awaiting !== undefined });
	}

	/** Searches at once for what an element shows that was clicked. */
	function searchFor(element: Element): void {
		awaiting = element;
		search();
	}

	function searchSoon(): void {
		if (isSearched) return;
		clearTimeout(timer);
		timer = window.setTimeout(search, quiet);
	}

	/** Must be called with what a search has found. */
	function found(message: Extract<ToPage, { readonly kind: "found" }>): void {
		if (message.build !== build) return;
		things.add(message.texts);
		list();
		if (!awaiting) return;
		const thing = things.at(awaiting);
		awaiting = undefined;
		if (thing) point(thing);
		else say({ kind: "nothing" });
	}

	/** Must be called when the page was opened, and when it shows another build. */
	function changed(next: string): void {
		const isFirst = build === "";
		build = next;
		isSearched = false;
		clearTimeout(timer);
		list();
		// The server is busy with it for a while, in which somebody may type: after an edit, it is done when it is needed.
		if (isFirst) searchSoon();
		if (awaiting) search();
	}
}

/** An element as the editor lists it. */
function told({
	element,
	...thing
}: ReturnType<EditableElements["list"]>[number]): ElementOnPage {
	return thing;
}
