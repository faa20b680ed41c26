/** Selects an article: adds a history entry, which start/reader.ts handles, and moves the focus to the article's heading. */
export function select(id: string): void {
	// An id is the name of a file, which needs no encoding.
	history.pushState(null, "", `?id=${id}`);
	dispatchEvent(new Event("popstate"));
	const heading = document.querySelector<HTMLElement>(
		".article:not([hidden]) h2",
	);
	heading?.focus();
	heading?.scrollIntoView();
}
