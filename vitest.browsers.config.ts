import { defineConfig } from "vitest/config";

const engines = ["firefox", "webkit"] as const;

// The finished site in Firefox and in WebKit, where they are installed; tests/engines/ says with what.
export default defineConfig({
	test: {
		// Here and not in the projects, so that the site is built once.
		globalSetup: "tests/engines/setup.ts",
		// More browsers than that on two processors only wait for each other.
		maxWorkers: 2,
		// Names each skipped test and why.
		reporters: ["verbose"],
		projects: engines.map((engine) => ({
			test: {
				name: engine,
				provide: { engine },
				include: ["tests/engines/*.test.ts"],
				// Firefox is driven through a WebSocket, which Node has by itself from version 22.
				execArgv: "WebSocket" in globalThis ? [] : ["--experimental-websocket"],
				testTimeout: 120_000,
				hookTimeout: 120_000,
				expect: { poll: { timeout: 15_000, interval: 50 } },
			},
		})),
	},
});
