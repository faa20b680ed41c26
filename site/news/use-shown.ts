import { useSyncExternalStore } from "react";

/** Returns the index of the article that the reader shows (start/reader.ts). */
export function useShown(items: readonly { readonly slug: string }[]): number {
	return useSyncExternalStore(
		listen,
		() =>
			Math.max(
				0,
				items.findIndex(
					({ slug }) => document.getElementById(slug)?.hidden === false,
				),
			),
		() => 0,
	);
}

function listen(changed: () => void): () => void {
	addEventListener("popstate", changed);
	return () => removeEventListener("popstate", changed);
}
