import { findClosest, listen } from "kilde/react";
import { select } from "../news/selection.ts";

/**
 * The reader of the news: shows the article that the address selects (by `?id=`, or by a fragment that is the id of the
 * article or of something in it; otherwise the first one), and selects the one whose title is clicked. It doesn't need the
 * page's islands, so the first click works on a slow connection too; they mark the title of the article and link to the next.
 */
export function startReader(): void {
	listen<MouseEvent>(["click"], (target, event) => {
		const link = findClosest(target, ".overview a");
		const { ctrlKey, metaKey, altKey, shiftKey } = event;
		// With one of these keys the link is meant for another tab or window.
		if (!link || ctrlKey || metaKey || altKey || shiftKey) return;
		event.preventDefault();
		// Older browsers have no popovers.
		findClosest(link, "[popover]")?.hidePopover?.();
		select(link.dataset.id ?? "");
	});
	// After start/language.ts, which takes the fragment along: in another language an article has another.
	listen(["click", "auxclick"], (target) => {
		const link = findClosest<HTMLAnchorElement>(target, ".header a[hreflang]");
		const shown = document.querySelector<HTMLElement>(".article:not([hidden])");
		if (link && location.hash)
			link.search += `${link.search && "&"}id=${shown?.dataset.id}`;
	});
	listen(["DOMContentLoaded", "popstate"], show);
}

function show(): void {
	const articles = [...document.querySelectorAll<HTMLElement>(".article")];
	const id = new URL(location.href).searchParams.get("id");
	// Fragments of the site are ASCII, so they need no decoding.
	const named = document.getElementById(location.hash.slice(1));
	const chosen =
		articles.find(({ dataset }) => dataset.id === id) ??
		named?.closest<HTMLElement>(".article") ??
		articles[0];
	for (const article of articles) article.hidden = article !== chosen;
	// From now on the style sheet hides only articles with `hidden`.
	chosen?.closest(".reader")?.setAttribute("data-chosen", "");
}
