import { createSecret } from "./store.ts";

/** The maximum number of stored values; the oldest are dropped. Not every value is used. */
const most = 500;

/**
 * Creates a store of values that can each be read once by their key, within `lifetime` (milliseconds). `now` returns the time in
 * milliseconds since 1970.
 */
export function createOneTimeValues<T>(now: () => number, lifetime: number) {
	const kept = new Map<string, { readonly value: T; readonly until: number }>();
	return {
		/** Adds a value; returns its key, a new secret. */
		add(value: T): string {
			const key = createSecret();
			kept.set(key, { value, until: now() + lifetime });
			for (const oldest of kept.keys()) {
				if (kept.size <= most) break;
				kept.delete(oldest);
			}
			return key;
		},
		/** Removes and returns the value of a key; undefined if it was used or has expired. */
		use(key: string): T | undefined {
			const found = kept.get(key);
			kept.delete(key);
			return found && found.until > now() ? found.value : undefined;
		},
	};
}
