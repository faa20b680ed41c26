import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDataCache } from "../site/data-cache.ts";

// Retries, delays and expiry of loaded data.

const seconds = 1000;
const minutes = 60 * seconds;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/**
 * Creates a load function that fails this many times, then returns its number of calls; also returns the time of each
 * call.
 */
function createFailingLoad(times: number) {
	const asked: number[] = [];
	const load = async () => {
		asked.push(Date.now());
		if (asked.length <= times) throw new Error(`No. ${asked.length}`);
		return asked.length;
	};
	return { load, asked };
}

const neverAborts = () => new AbortController().signal;

test("caches loaded data for five minutes", async () => {
	const { load } = createFailingLoad(0);
	const cache = createDataCache(load);
	expect(await cache.get(neverAborts())).toBe(1);
	vi.advanceTimersByTime(5 * minutes - 1);
	expect(await cache.get(neverAborts())).toBe(1);
	vi.advanceTimersByTime(1);
	expect(await cache.get(neverAborts())).toBe(2);
});

test("retries a failed load after one, two and four seconds", async () => {
	const { load, asked } = createFailingLoad(3);
	const got = createDataCache(load).get(neverAborts());
	await vi.runAllTimersAsync();
	expect(await got).toBe(4);
	expect(asked.map((time) => time - (asked[0] ?? 0))).toEqual([
		0,
		1 * seconds,
		3 * seconds,
		7 * seconds,
	]);
});

test("fails after three retries and doesn't cache the failure", async () => {
	const { load } = createFailingLoad(4);
	const cache = createDataCache(load);
	const failed = expect(cache.get(neverAborts())).rejects.toThrow("No. 4");
	await vi.runAllTimersAsync();
	await failed;
	expect(await cache.get(neverAborts())).toBe(5);
});

test("fails without a retry while offline", async () => {
	vi.stubGlobal("navigator", { onLine: false });
	const { load, asked } = createFailingLoad(1);
	await expect(createDataCache(load).get(neverAborts())).rejects.toThrow(
		"No. 1",
	);
	expect(asked).toHaveLength(1);
});

test("stops retrying once the request is aborted", async () => {
	const { load, asked } = createFailingLoad(9);
	const leaving = new AbortController();
	const got = expect(createDataCache(load).get(leaving.signal)).rejects.toThrow(
		"gone",
	);
	await vi.advanceTimersByTimeAsync(500);
	leaving.abort(new Error("gone"));
	await got;
	await vi.runAllTimersAsync();
	expect(asked).toHaveLength(1);
});
