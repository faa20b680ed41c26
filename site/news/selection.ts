/** Selects an article: adds a history entry, which start/reader.ts handles, and moves the focus to the article's heading. */
export function select(id: string): void {
	history.pushState(null, "", `?id=${encodeURIComponent(id)}`);
	dispatchEvent(new PopStateEvent("popstate"));
	const heading = document.querySelector<HTMLElement>(
		".article:not([hidden]) h2",
	);
	heading?.focus();
	heading?.scrollIntoView();
}
