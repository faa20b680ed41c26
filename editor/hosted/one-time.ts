import { createSecret } from "./store.ts";

/** The most values that are kept (the oldest are dropped): a stranger can ask for many. */
const most = 500;

/**
 * Creates a list of values, each of which can be used once, within some milliseconds, by whoever has its key. `now` is the time
 * in milliseconds since 1970.
 */
export function createOneTimeValues<T>(now: () => number, lifetime: number) {
	const kept = new Map<string, { readonly value: T; readonly until: number }>();
	return {
		/** Adds a value; returns its key, by default a new secret. */
		add(value: T, key = createSecret()): string {
			kept.set(key, { value, until: now() + lifetime });
			for (const oldest of kept.keys()) {
				if (kept.size <= most) break;
				kept.delete(oldest);
			}
			return key;
		},
		/** Returns the value of a key, and removes it; undefined if there is none any more. */
		use(key: string): T | undefined {
			const found = kept.get(key);
			kept.delete(key);
			return found && found.until > now() ? found.value : undefined;
		},
	};
}
