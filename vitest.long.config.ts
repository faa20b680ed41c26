import { defineConfig } from "vitest/config";

// What takes too long for every day: the same properties as in the other tests, many times more often.
export default defineConfig({
	test: {
		globalSetup: "tests/setup.ts",
		include: ["tests/long/*.test.ts"],
		testTimeout: 3_600_000,
	},
});
