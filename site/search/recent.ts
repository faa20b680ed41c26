import * as limits from "../limits.ts";
import { forget, readStored, store } from "../storage.ts";

const key = "recent-searches";

/** Returns the recent searches of this browser, the newest first. */
export function recentSearches(): string[] {
	const stored = readStored(key);
	if (stored === undefined) return [];
	try {
		const value: unknown = JSON.parse(stored);
		if (isTexts(value)) return value.slice(0, limits.search.recent);
		throw new TypeError("This is no list of texts.");
	} catch (error) {
		console.error(`The recent searches can't be read: ${stored}`, error);
		return [];
	}
}

/** Stores a search as the newest; a blank one is not stored. */
export function rememberSearch(query: string): void {
	const search = query.trim();
	if (search === "") return;
	const others = recentSearches().filter((other) => other !== search);
	const searches = [search, ...others].slice(0, limits.search.recent);
	store(key, JSON.stringify(searches));
}

/** Deletes the recent searches. */
export function forgetSearches(): void {
	forget(key);
}

function isTexts(value: unknown): value is string[] {
	return (
		Array.isArray(value) && value.every((each) => typeof each === "string")
	);
}
