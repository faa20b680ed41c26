import { afterAll, beforeAll, expect, test } from "vitest";
import {
	copyForFaults,
	type FaultyCopy,
	parseFaults,
} from "../support/faults.ts";

// Mutation tests: each fault of faults.txt is applied to a copy of the project by itself, and its suite must fail.

const faults = parseFaults();

let copy: FaultyCopy;

beforeAll(() => {
	copy = copyForFaults();
});

afterAll(() => copy.remove());

test("all suites pass without a fault", async () => {
	const suites = new Set(faults.map(({ suite }) => suite));
	expect(await copy.run([...suites])).toBe(true);
});

test.each(faults.map((fault) => ({ ...fault, fault })))(
	"$suite fails with $file: $from ⇒ $to",
	async ({ fault }) => {
		expect(await copy.run([fault.suite], fault)).toBe(false);
	},
);
