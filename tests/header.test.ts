import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTypeahead } from "../site/header/typeahead.ts";

const words = ["Om os", "Teknologien", "Skalarfelt", "Sessionen", "Tider"];

describe("typeahead", () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["performance"] });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	test("finds the entry that begins with the typed text, ignoring case", () => {
		const type = createTypeahead();
		expect(type("T", words, -1)).toBe(1);
		expect(type("i", words, 1)).toBe(4);
	});

	test("cycles through matching entries if a letter is typed repeatedly", () => {
		const type = createTypeahead();
		expect(type("s", words, -1)).toBe(2);
		expect(type("s", words, 2)).toBe(3);
		expect(type("s", words, 3)).toBe(2);
	});

	test("resets after a second", () => {
		const type = createTypeahead();
		type("t", words, -1);
		vi.advanceTimersByTime(999);
		expect(type("i", words, 1)).toBe(4);
		vi.advanceTimersByTime(1001);
		expect(type("o", words, 4)).toBe(0);
	});

	test("ignores other keys, and a leading space", () => {
		const type = createTypeahead();
		expect(type("Enter", words, 0)).toBeUndefined();
		expect(type(" ", words, 0)).toBeUndefined();
		expect(type("x", words, 0)).toBeUndefined();
	});
});
