import { defineConfig } from "vitest/config";

/** The suites that read the finished site without a browser. */
const ofSite = ["tests/{real-*,weight}.test.ts"];

// Two kinds of tests: of the generator, and of the finished site, most of them in a real browser.
export default defineConfig({
	test: {
		setupFiles: ["tests/property-seed.ts"],
		// In CI, a command that takes longer than half a second prints its steps among what the tests compare.
		env: { CI: "" },
		provide: { isLong: false },
		// One more than the two processors of a small machine: tests wait for processes and files.
		maxWorkers: 3,
		// Some tests start processes or build whole sites, which takes its time on a busy machine.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		projects: [
			{
				extends: true,
				test: {
					name: "generator",
					globalSetup: "tests/setup.ts",
					include: ["tests/*.test.{ts,tsx}", "tests/edit/*.test.ts"],
					exclude: ofSite,
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
					include: ["tests/browser/*.test.ts", ...ofSite],
					globalSetup: "tests/browser/setup.ts",
					// After the other project, with one browser for each processor.
					sequence: { groupOrder: 1 },
					maxWorkers: 2,
					// As long as the matchers of a page wait.
					expect: { poll: { timeout: 15_000 } },
					// Some walk through every page of the site.
					testTimeout: 240_000,
				},
			},
		],
	},
});
