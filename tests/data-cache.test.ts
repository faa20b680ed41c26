import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDataCache } from "../site/data-cache.ts";

// Retries, delays and expiry of loaded data.

const fiveMinutes = 5 * 60_000;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Creates a cache whose load function fails some times, then returns its number of calls; and the times of the calls. */
function createFailingCache(failures: number) {
	const times: number[] = [];
	const cache = createDataCache(async () => {
		times.push(Date.now());
		if (times.length <= failures) throw new Error(`No. ${times.length}`);
		return times.length;
	});
	const get = (signal = new AbortController().signal) => cache.get(signal);
	return { get, times };
}

test("loaded data is cached for five minutes", async () => {
	const { get } = createFailingCache(0);
	expect(await get()).toBe(1);
	vi.advanceTimersByTime(fiveMinutes - 1);
	expect(await get()).toBe(1);
	vi.advanceTimersByTime(1);
	expect(await get()).toBe(2);
});

test("a failed load is retried after one, two and four seconds; then it fails, which isn't cached", async () => {
	const { get, times } = createFailingCache(4);
	const failed = expect(get()).rejects.toThrow("No. 4");
	await vi.runAllTimersAsync();
	await failed;
	const [start = 0] = times;
	expect(times.map((time) => time - start)).toEqual([0, 1000, 3000, 7000]);
	expect(await get()).toBe(5);
});

test("a load that fails while the browser is offline isn't retried", async () => {
	vi.stubGlobal("navigator", { onLine: false });
	const { get, times } = createFailingCache(1);
	const failed = expect(get()).rejects.toThrow("No. 1");
	await vi.runAllTimersAsync();
	await failed;
	expect(times).toHaveLength(1);
});

test("an aborted request fails at once and isn't retried", async () => {
	const { get, times } = createFailingCache(9);
	const leaving = new AbortController();
	const failed = expect(get(leaving.signal)).rejects.toThrow("gone");
	await vi.advanceTimersByTimeAsync(500);
	leaving.abort(new Error("gone"));
	await failed;
	await vi.runAllTimersAsync();
	expect(times).toHaveLength(1);
});
