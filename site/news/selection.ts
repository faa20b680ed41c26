import { useSyncExternalStore } from "react";
import { showArticle } from "./show.ts";

/** What the reader knows of an article: its name in the address, and its fragment. */
export type Choice = { readonly id: string; readonly slug: string };

/**
 * The number of the article that the address selects: by `?id=`, or by a fragment that is its slug or lies
 * within it; the first one where the address names none, or one that doesn't exist.
 */
export function selectedIn(
	{ search, hash }: { readonly search: string; readonly hash: string },
	choices: readonly Choice[],
	articleOf: (fragment: string) => string | undefined,
): number {
	const id = new URLSearchParams(search).get("id");
	const named = choices.findIndex((choice) => choice.id === id);
	if (named >= 0) return named;
	const slug = hash && articleOf(decodeURIComponent(hash.slice(1)));
	return Math.max(
		0,
		choices.findIndex((choice) => choice.slug === slug),
	);
}

/** The number of the article that the address of this page selects, and how to select another: a step of the history. */
export function useSelection(
	choices: readonly Choice[],
): [number, (at: number) => void] {
	const current = useSyncExternalStore(
		listen,
		() => selectedIn(location, choices, articleAt),
		() => 0,
	);
	return [current, (at) => select(choices, at)];
}

const selected = "articleselected";
const moves = ["popstate", "hashchange", selected];

function listen(changed: () => void): () => void {
	for (const type of moves) addEventListener(type, changed);
	return () => {
		for (const type of moves) removeEventListener(type, changed);
	};
}

function select(choices: readonly Choice[], at: number): void {
	const choice = choices[at];
	if (!choice) return;
	history.pushState(null, "", `?id=${encodeURIComponent(choice.id)}`);
	dispatchEvent(new Event(selected));
	// What is hidden takes no focus.
	showArticle(choices, at);
	const heading = document.querySelector<HTMLElement>(
		`#${CSS.escape(choice.slug)} h2`,
	);
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView();
}

/** The slug of the article that has this fragment or holds it. */
function articleAt(fragment: string): string | undefined {
	return document.getElementById(fragment)?.closest(".article")?.id;
}
