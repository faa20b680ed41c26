import { limits } from "./limits.ts";

const { kept, retries, firstWait, longestWait } = limits.dataCache;

/** Loads something once and keeps it for a while. */
export type DataCache<T> = {
	/** What is kept, or else what loading gives. Rejects when every try failed, or at once when the signal aborts. */
	get(signal: AbortSignal): Promise<T>;
};

/** A cache by the rules of the specification: kept 5 minutes, tried again 3 times, waiting longer each time. */
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
			// A browser that knows it has no network needs no second try to be believed.
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
