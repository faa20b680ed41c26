import { defineConfig } from "vitest/config";

// Two kinds of tests: of the generator, and of the finished site in a real browser. `npm test` runs one after the other, in
// processes of their own: in workers that had run the others, all of them took a fifth longer.
export default defineConfig({
	test: {
		// Here and not in the projects, so that it runs once for both.
		globalSetup: "tests/setup.ts",
		provide: { isLong: false },
		// Some tests start processes or build whole sites, which takes its time on a busy machine.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		projects: [
			{
				extends: true,
				test: {
					name: "generator",
					include: ["tests/*.test.{ts,tsx}"],
					// After the other project: a worker that changes from one to the other loads everything anew.
					sequence: { groupOrder: 1 },
					// More than the two processors of a small machine: some tests wait for processes and files.
					maxWorkers: 4,
					// The generator's modules keep no state, so one loading serves every test file of a worker.
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: "browser",
					// As above.
					isolate: false,
					include: ["tests/browser/*.test.ts"],
					globalSetup: "tests/browser/setup.ts",
					// Browser tests spend half of their time waiting.
					maxWorkers: 4,
					maxConcurrency: 4,
					// A browser on a busy machine may be late once; what fails three times in a row is wrong.
					retry: 2,
					// Some walk through every page of the site.
					testTimeout: 240_000,
				},
			},
		],
	},
});
