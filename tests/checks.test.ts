import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { test } from "vitest";
import { repository } from "./support/check.ts";

// Runs the type check, the linter and the search for unused exports, each in a process of its own.

const run = promisify(execFile);

test.concurrent.each([
	// Several threads would check some types twice and compete with other tests for the processors.
	["types", "tsc", ["-p", ".", "--singleThreaded"]],
	["style", "biome", ["ci", "."]],
	["exports", "knip", ["--no-progress"]],
])("%s", async (_, command, args) => {
	try {
		await run(`node_modules/.bin/${command}`, args, { cwd: repository });
	} catch (error) {
		const { message, ...said } = error as Error & Record<string, unknown>;
		throw new Error([said.stdout, said.stderr, message].join("\n"));
	}
});
