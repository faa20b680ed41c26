import { useEffect } from "react";
import type { Choice } from "./selection.ts";

/** Keeps the chosen article of the page in view, and the others hidden. */
export function useShownArticle(
	choices: readonly Choice[],
	current: number,
): void {
	useEffect(() => showArticle(choices, current), [choices, current]);
}

/** Shows the chosen article of the page and hides the others. */
export function showArticle(choices: readonly Choice[], current: number): void {
	for (const [at, { slug }] of choices.entries()) {
		const article = document.getElementById(slug);
		if (article) article.hidden = at !== current;
	}
	// From here on the style sheet leaves the choice to us.
	const reader = document.querySelector<HTMLElement>(".reader");
	if (reader) reader.dataset.chosen = "";
}
