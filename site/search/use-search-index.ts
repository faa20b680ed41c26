import { useEffect, useState } from "react";
import { createDataCache } from "../data-cache.ts";
import type { SearchItem } from "./search-item.ts";

/** The search index, and whether it has been fetched. */
export type SearchIndex =
	| { readonly state: "loading" | "failed" }
	| { readonly state: "ready"; readonly items: readonly SearchItem[] };

const loading: SearchIndex = { state: "loading" };

/**
 * Fetches the index and returns its state. Each new value of `request` aborts the previous request and starts one; 0 starts
 * none.
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
