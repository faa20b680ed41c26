import { useEffect, useState } from "react";
import { createDataCache } from "../data-cache.ts";
import type { SearchItem } from "../props.ts";

/** Everything that can be found, as far as it has been fetched. */
export type SearchIndex =
	| { readonly state: "loading" | "failed" }
	| { readonly state: "ready"; readonly items: readonly SearchItem[] };

const loading: SearchIndex = { state: "loading" };

/**
 * Fetches the index. Each number but 0 is a request of its own; another number ends the one before,
 * and 0 leaves it at that.
 */
export function useSearchIndex(address: string, request: number): SearchIndex {
	const [index, setIndex] = useState(loading);
	const [cache] = useState(() =>
		createDataCache((signal) => fetchItems(address, signal)),
	);
	useEffect(() => {
		if (request === 0) return;
		const leaving = new AbortController();
		setIndex((known) => (known.state === "failed" ? loading : known));
		cache.get(leaving.signal).then(
			(items) => setIndex({ state: "ready", items }),
			() => {
				if (!leaving.signal.aborted) setIndex({ state: "failed" });
			},
		);
		return () => leaving.abort();
	}, [request, cache]);
	return index;
}

async function fetchItems(
	address: string,
	signal: AbortSignal,
): Promise<readonly SearchItem[]> {
	const response = await fetch(address, { signal });
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	return response.json();
}
