import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./support/check.ts";
import { parseFaults } from "./support/faults.ts";

// The faults of faults.txt apply to the current code; tests/long/faults.test.ts applies them.

const faults = parseFaults();

test("there are at least 100 faults, in all parts of the code", () => {
	expect(faults.length).toBeGreaterThanOrEqual(100);
	for (const folder of ["editor", "generator", "site"])
		expect
			.soft(faults.filter(({ file }) => file.startsWith(`${folder}/`)).length)
			.toBeGreaterThan(5);
});

test("the code of each fault occurs once in its file, and its suite exists", () => {
	for (const { file, from, to, suite } of faults) {
		const text = readFileSync(join(repository, file), "utf8");
		const title = `${file}: ${from}`;
		expect.soft(text.split(from), title).toHaveLength(2);
		expect.soft(to, title).not.toBe(from);
		expect.soft(existsSync(join(repository, "tests", suite)), suite).toBe(true);
	}
});
