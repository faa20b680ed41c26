import { select } from "../news/selection.ts";
import { closest, listen } from "./listen.ts";

/**
 * The reader of the news: shows the article that the address selects (`?id=`, or a fragment that is an article's or
 * lies within it; else the first one), and selects the one whose title is clicked. It needs none of the page's
 * islands, so that the first click counts however slow the line is; they mark the title of the article that is
 * shown, and lead to the next one.
 */
export function startReader(): void {
	listen<MouseEvent>(["click"], (target, event) => {
		const link = closest(target, ".overview a");
		const { ctrlKey, metaKey, altKey, shiftKey } = event;
		// With one of these keys the link is meant for another tab or window.
		if (!link || ctrlKey || metaKey || altKey || shiftKey) return;
		event.preventDefault();
		// Older browsers have no popovers.
		closest(link, "[popover]")?.hidePopover?.();
		select(link.dataset.id ?? "");
	});
	listen(["DOMContentLoaded", "popstate"], show);
}

function show(): void {
	const articles = [...document.querySelectorAll<HTMLElement>(".article")];
	const id = new URL(location.href).searchParams.get("id");
	// Every fragment of the site is in ASCII, and so the same in addresses and in ids.
	const named = document.getElementById(location.hash.slice(1));
	const chosen =
		articles.find(({ dataset }) => dataset.id === id) ??
		closest(named, ".article") ??
		articles[0];
	for (const article of articles) article.hidden = article !== chosen;
	// From here on the style sheet leaves the choice to us.
	closest(chosen ?? null, ".reader")?.setAttribute("data-chosen", "");
}
