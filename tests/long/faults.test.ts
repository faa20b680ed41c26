import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, named } from "../mutation/faults.ts";
import { openTrial, type Trial } from "../mutation/trial.ts";

// Mutation tests: each fault is applied to a copy of the project by itself, and some test must fail.

let trial: Trial;

beforeAll(() => {
	trial = openTrial();
});

afterAll(() => trial.remove());

test("all tests pass without a fault", async () => {
	const [files, titles] = [
		faults.map(({ test }) => test),
		faults.map(({ title }) => title),
	].map((each) => [...new Set(each)]) as [string[], string[]];
	const { passed, failed } = await trial.run(files, titles);
	expect(failed).toEqual([]);
	for (const title of titles) expect(passed.join("\n")).toContain(title);
});

test.each(named)("%s: a test fails", async (_, fault) => {
	const { failed } = await trial.with(fault);
	expect(failed).not.toEqual([]);
});
