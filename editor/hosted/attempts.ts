import { setTimeout } from "node:timers/promises";
import type { Failure } from "./passkeys.ts";

/** How many failed attempts may wait for their answer at once; more are refused without one. */
const mostWaiting = 20;

/** Milliseconds that the answer to a failed attempt waits at first, and at most. */
const delays = { first: 250, longest: 8000 };

/** Milliseconds after which earlier failures no longer count. */
const memory = 10 * 60_000;

/**
 * Creates the function that runs attempts to sign in: each failure makes the answer to the next one wait twice as long. An
 * attempt that succeeds never waits, so that a stranger can't lock people out. `log` receives a line for each failure.
 */
export function createAttempts(log: (line: string) => void) {
	let failures = 0;
	let last = 0;
	let waiting = 0;
	return {
		/** Returns the result of an attempt; undefined if it failed while too many others wait. */
		async run<T extends object>(
			attempt: () => Promise<T | Failure>,
		): Promise<T | Failure | undefined> {
			const result = await attempt().catch(
				(): Failure => ({ failure: "a response that isn't valid" }),
			);
			if (!("failure" in result)) return result;
			log(`Signing in failed: ${result.failure}.`);
			if (waiting >= mostWaiting) return undefined;
			if (Date.now() > last + memory) failures = 0;
			last = Date.now();
			waiting++;
			await setTimeout(
				Math.min(delays.first * 2 ** failures++, delays.longest),
			);
			waiting--;
			return result;
		},
	};
}
