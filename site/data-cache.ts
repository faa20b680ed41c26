import * as limits from "./limits.ts";

const { kept, retries, firstWait, longestWait } = limits.dataCache;

/** A value that is loaded once and cached for a while. */
export type DataCache<T> = {
	/** Resolves to the cached value, or loads it. Rejects when every attempt has failed, or at once when the signal aborts. */
	get(signal: AbortSignal): Promise<T>;
};

/** Returns a cache by the specification's rules: 5 minutes, 3 retries with exponential backoff. */
export function createDataCache<T>(
	load: (signal: AbortSignal) => Promise<T>,
): DataCache<T> {
	let last: { readonly value: T; readonly at: number } | undefined;
	return {
		async get(signal) {
			if (last && performance.now() - last.at < kept) return last.value;
			const value = await persist(load, signal);
			last = { value, at: performance.now() };
			return value;
		},
	};
}

async function persist<T>(
	load: (signal: AbortSignal) => Promise<T>,
	signal: AbortSignal,
): Promise<T> {
	for (let tried = 0; ; tried++) {
		try {
			return await load(signal);
		} catch (error) {
			// A retry is useless while the browser reports that it is offline.
			if (signal.aborted || tried === retries || !navigator.onLine) throw error;
			await wait(Math.min(firstWait * 2 ** tried, longestWait), signal);
		}
	}
}

function wait(time: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, time);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
}
