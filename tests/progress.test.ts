import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgressDisplay } from "../generator/terminal/progress.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
});

afterEach(() => {
	vi.useRealTimers();
});

/** What is written of two steps, the second of them after so many milliseconds. */
function told(outlet: { isTTY?: boolean }, ci: boolean, wait: number): string {
	const written: string[] = [];
	const progress = createProgressDisplay(
		{ ...outlet, write: (text) => written.push(text) },
		ci,
	);
	progress.step("First");
	vi.advanceTimersByTime(wait);
	progress.step("Second");
	progress.end();
	return written.join("");
}

test("a quick build says nothing on the way", () => {
	expect(told({}, true, 100)).toBe("");
});

test("CI gets plain lines, also of what goes on for long", () => {
	expect(told({ isTTY: true }, true, 600)).toBe("First …\nSecond …\n");
});

test("a terminal gets one line, which goes again", () => {
	const clear = "\r\u001B[K";
	expect(told({ isTTY: true }, false, 600)).toBe(
		`${clear}First …${clear}Second …${clear}`,
	);
});

test("what is no terminal gets nothing", () => {
	expect(told({}, false, 600)).toBe("");
});
