import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, named } from "../mutation/faults.ts";
import { openTrial, type Trial } from "../mutation/trial.ts";

// Whether the tests find what they are for: each fault alone is set into a copy of the project.

let trial: Trial;

beforeAll(() => {
	trial = openTrial();
});

afterAll(() => trial.remove());

test("without a fault, all of the tests pass", async () => {
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
