import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTypeahead } from "../site/header/typeahead.ts";

const words = ["Om os", "Teknologien", "Skalarfelt", "Sessionen", "Tider"];

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});

test("typing in a menu finds the entry that begins with the letters, which expire after a second", () => {
	const type = createTypeahead();
	expect(type("T", words, -1)).toBe(1);
	vi.advanceTimersByTime(999);
	expect(type("i", words, 1)).toBe(4);
	vi.advanceTimersByTime(1001);
	expect(type("o", words, 4)).toBe(0);
});

test("typing the same letter again cycles through the matching entries", () => {
	const type = createTypeahead();
	expect(type("s", words, -1)).toBe(2);
	expect(type("s", words, 2)).toBe(3);
	expect(type("s", words, 3)).toBe(2);
});

test("other keys, a leading space and letters without an entry find nothing", () => {
	const type = createTypeahead();
	expect(type("Enter", words, 0)).toBeUndefined();
	expect(type(" ", [" "], 0)).toBeUndefined();
	expect(type("x", words, 0)).toBeUndefined();
});
