import { defineConfig } from "vitest/config";

// What takes too long for every day: the same properties as in the other tests, many times more often.
export default defineConfig({
	test: {
		globalSetup: "tests/browser/setup.ts",
		// In CI, a command that takes longer than half a second prints its steps among what the tests compare.
		env: { CI: "" },
		provide: { isLong: true },
		testTimeout: 3_600_000,
		hookTimeout: 60_000,
		include: [
			"tests/long/*.test.ts",
			// Those that try more with each `dose`.
			"tests/edit/{numbers,property,text}.test.ts",
			"tests/{cache,comparison,interruption,mutation,plain-markdown}.test.ts",
		],
	},
});
