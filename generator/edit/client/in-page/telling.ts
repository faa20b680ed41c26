import type { ToPage } from "../page-messages.ts";
import type { EditableElements } from "./editable-elements.ts";
import type { Talk } from "./editor.ts";

/** Milliseconds without a change before the values of prices and times are looked for. */
const quiet = 600;

/** How an element was clicked, or the photo that was dropped on it. */
type Click = {
	readonly link?: string | undefined;
	readonly photo?: File;
	readonly isByKey?: boolean;
};

/** Sends the editor messages about the page. */
export type Telling = ReturnType<typeof createTelling>;

/** Tells the editor what can be edited on the page, and what was clicked there. */
export function createTelling(send: Talk["send"], page: EditableElements) {
	let build = "";
	let timer = 0;
	/** Whether the texts without marks have been looked for since the last change of the page. */
	let isSearched = false;
	/** Whether its result is here. */
	let isFound = false;
	/** The element that was clicked and waits for the search. */
	let awaiting: Element | undefined;
	return { point, found, search, searchSoon, changed };

	function list(): void {
		send({ kind: "editables", build, editables: page.list() });
	}

	function point(
		element: Element,
		{ link, photo, isByKey = false }: Click = {},
	): void {
		const editable = page.describe(element);
		if (!editable) return;
		// In a table, a word may stand for a value that only the search finds, for example that a day is closed.
		if (!isFound && photo === undefined && element.closest("td, th"))
			search(element);
		else send({ kind: "point", build, editable, link, photo, isByKey });
	}

	/** Searches at once, for what an element shows that was clicked. */
	function search(element = awaiting): void {
		awaiting = element;
		clearTimeout(timer);
		isSearched = true;
		send({ kind: "search", build, isAwaited: awaiting !== undefined });
	}

	function searchSoon(): void {
		if (isSearched) return;
		clearTimeout(timer);
		timer = window.setTimeout(search, quiet);
	}

	/** Must be called with what a search has found. */
	function found(message: Extract<ToPage, { readonly kind: "found" }>): void {
		if (message.build !== build) return;
		page.add(message.texts);
		isFound = true;
		list();
		if (!awaiting) return;
		const element = page.at(awaiting);
		awaiting = undefined;
		if (element) point(element);
		else send({ kind: "nothing" });
	}

	/** Must be called when the page was opened, and when it shows another build. */
	function changed(next: string): void {
		// A page may learn twice which build it shows.
		const isFirst = build === "" || build === next;
		build = next;
		isSearched = false;
		isFound = false;
		clearTimeout(timer);
		list();
		// The server is busy with it for a while, in which somebody may type: after an edit, it is done when it is needed.
		if (isFirst) searchSoon();
		if (awaiting) search();
	}
}
