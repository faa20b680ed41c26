// It takes the folder that a process is in when it is loaded for good: not one that a test removes.
import "esbuild";
import { inject, vi } from "vitest";
import { run } from "../../generator/cli.ts";
import { site } from "../../site/site.ts";
import { today } from "./check.ts";

/** What the command printed, and its exit code. */
export type Printed = {
	readonly status: number;
	readonly stdout: string;
	readonly stderr: string;
};

/** What of the environment the command asks for. */
const asked = [
	"LC_ALL",
	"LC_MESSAGES",
	"LANG",
	"CI",
	"GITHUB_ACTIONS",
	"NO_COLOR",
	"TERM",
	"HTTPS_PROXY",
	"https_proxy",
];

/** Runs the command in this process, as if it had been called in a folder, with these variables alone, on the day of the tests. */
export async function runKilde(
	folder: string,
	argv: readonly string[],
	environment: Readonly<Record<string, string>> = {},
): Promise<Printed> {
	const before = { folder: process.cwd(), environment: { ...process.env } };
	const printed = { stdout: "", stderr: "" };
	const restore = (["stdout", "stderr"] as const).map((name) => {
		const { write } = process[name];
		process[name].write = (text: string | Uint8Array) => {
			printed[name] += text;
			return true;
		};
		return () => {
			process[name].write = write;
		};
	});
	// On another day, other holidays are near, and what is past is another.
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T12:00:00Z`) });
	try {
		process.chdir(folder);
		for (const name of asked) delete process.env[name];
		Object.assign(process.env, environment);
		const code = inject("code");
		const status = await run(argv, code, async () => ({
			code,
			timeZone: site.timeZone,
			files: [],
			load: async () => site,
		}));
		return { status, ...printed };
	} finally {
		vi.useRealTimers();
		for (const each of restore) each();
		Object.assign(process.env, before.environment);
		for (const name of Object.keys(environment))
			if (!(name in before.environment)) delete process.env[name];
		process.chdir(before.folder);
	}
}
