// Import esbuild first: it remembers the working directory in which it is loaded, which must not be one that a test
// removes.
import "esbuild";
import { inject, vi } from "vitest";
import { run } from "../../generator/cli.ts";
import { today } from "./check.ts";
import { site } from "./site.ts";

/** The output of the command, and its exit code. */
export type Printed = {
	readonly status: number;
	readonly stdout: string;
	readonly stderr: string;
};

/** The environment variables that the command reads. */
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

/** Runs the command in this process as if called in a folder, with only these variables, on the date of the tests. */
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
	// On a different date, other holidays and expired periods would be reported.
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T12:00:00Z`) });
	try {
		process.chdir(folder);
		for (const name of asked) delete process.env[name];
		Object.assign(process.env, environment);
		const code = inject("code");
		const open = async () => ({
			code,
			timeZone: site.timeZone,
			files: [],
			load: async () => site,
		});
		const loadEditor = () => import("../../editor/index.ts");
		const status = await run(argv, code, loadEditor, open);
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
