/** Selects an article: a step of the history, which the page's start follows (start/reader.ts), and the focus on its heading. */
export function select(id: string): void {
	history.pushState(null, "", `?id=${encodeURIComponent(id)}`);
	dispatchEvent(new PopStateEvent("popstate"));
	const heading = document.querySelector<HTMLElement>(
		".article:not([hidden]) h2",
	);
	heading?.focus();
	heading?.scrollIntoView();
}
