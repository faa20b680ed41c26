import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDataCache } from "../site/data-cache.ts";

// How often, how long apart and for how long something is loaded.

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

/** A load that fails as often as said before it gives its own number, and the times at which it was asked. */
function loadThatFails(times: number) {
	const asked: number[] = [];
	const load = async () => {
		asked.push(Date.now());
		if (asked.length <= times) throw new Error(`No. ${asked.length}`);
		return asked.length;
	};
	return { load, asked };
}

const never = () => new AbortController().signal;

test("what was loaded is kept for five minutes", async () => {
	const { load } = loadThatFails(0);
	const cache = createDataCache(load);
	expect(await cache.get(never())).toBe(1);
	vi.advanceTimersByTime(5 * minutes - 1);
	expect(await cache.get(never())).toBe(1);
	vi.advanceTimersByTime(1);
	expect(await cache.get(never())).toBe(2);
});

test("a failure is tried again after one, two and four seconds", async () => {
	const { load, asked } = loadThatFails(3);
	const got = createDataCache(load).get(never());
	await vi.runAllTimersAsync();
	expect(await got).toBe(4);
	expect(asked.map((time) => time - (asked[0] ?? 0))).toEqual([
		0,
		1 * seconds,
		3 * seconds,
		7 * seconds,
	]);
});

test("after three more tries it is a failure, which is not kept", async () => {
	const { load } = loadThatFails(4);
	const cache = createDataCache(load);
	const failed = expect(cache.get(never())).rejects.toThrow("No. 4");
	await vi.runAllTimersAsync();
	await failed;
	expect(await cache.get(never())).toBe(5);
});

test("without a network there is no waiting for a second try", async () => {
	vi.stubGlobal("navigator", { onLine: false });
	const { load, asked } = loadThatFails(1);
	await expect(createDataCache(load).get(never())).rejects.toThrow("No. 1");
	expect(asked).toHaveLength(1);
});

test("nothing is tried again once nobody waits for it", async () => {
	const { load, asked } = loadThatFails(9);
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
