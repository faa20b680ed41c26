import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files of one project after those of the other, the longest first: between two of different projects, a worker ends
 * and the next one loads all modules anew.
 */
class ByProject extends BaseSequencer {
	override async sort(
		files: TestSpecification[],
	): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return sorted.sort((a, b) => a.project.name.localeCompare(b.project.name));
	}
}

// More than the two processors of a small machine: tests wait for processes and files, and half of the time for a browser.
const maxWorkers = 3;

// Two kinds of tests: of the generator, and of the finished site in a real browser.
export default defineConfig({
	test: {
		// Here and not in the projects, so that it runs once for both.
		globalSetup: "tests/setup.ts",
		setupFiles: ["tests/property-seed.ts"],
		// In CI, a command that takes longer than half a second prints its steps among what the tests compare.
		env: { CI: "" },
		provide: { isLong: false },
		sequence: { sequencer: ByProject },
		maxWorkers,
		// Some tests start processes or build whole sites, which takes its time on a busy machine.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		projects: [
			{
				extends: true,
				test: {
					name: "generator",
					include: ["tests/*.test.{ts,tsx}", "tests/edit/*.test.ts"],
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
