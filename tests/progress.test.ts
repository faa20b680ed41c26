import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgressDisplay } from "../generator/terminal/progress.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
});

afterEach(() => {
	vi.useRealTimers();
});

/** Returns the output for two steps, the first of which takes this many milliseconds. */
function showSteps(
	outlet: { isTTY?: boolean },
	ci: boolean,
	wait: number,
): string {
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

test("long steps are printed as lines in CI, and as one line of a terminal that is cleared at the end", () => {
	const clear = "\r\u001B[K";
	expect(showSteps({ isTTY: true }, true, 600)).toBe("First …\nSecond …\n");
	expect(showSteps({ isTTY: true }, false, 600)).toBe(
		`${clear}First …${clear}Second …${clear}`,
	);
});

test("quick builds and other streams print no progress", () => {
	expect(showSteps({}, true, 100)).toBe("");
	expect(showSteps({}, false, 600)).toBe("");
});
