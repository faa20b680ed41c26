import { defineConfig } from "vitest/config";

// What takes too long for every day: the same properties as in the other tests, many times more often.
export default defineConfig({
	test: {
		globalSetup: "tests/setup.ts",
		provide: { isLong: true },
		include: [
			"tests/long/*.test.ts",
			// Those that try more with each `dose`.
			"tests/{incremental,plain-markdown,suggestions,yaml-features}.test.ts",
		],
		testTimeout: 3_600_000,
	},
});
