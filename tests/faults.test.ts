import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faults, named } from "./mutation/faults.ts";
import { repository } from "./support/check.ts";

// The faults that tests must find still apply to the current code; tests/long/faults.test.ts applies them.

test("all faults are different", () => {
	const names = faults.map(({ name }) => name);
	const changes = faults.map(({ file, from, to }) => [file, from, to].join());
	for (const all of [names, changes])
		expect(new Set(all).size).toBe(all.length);
});

describe.each(named)("%s", (_, { file, from, to, test: tests, title }) => {
	test("occurs once in the code and names an existing test", () => {
		const code = readFileSync(join(repository, file), "utf8");
		expect(code.split(from)).toHaveLength(2);
		expect(code.replace(from, () => to)).not.toBe(code);
		expect(readFileSync(join(repository, tests), "utf8")).toContain(title);
	});
});
