import { inject } from "vitest";
import { run } from "../../generator/cli.ts";
import { today } from "./check.ts";
import { site } from "./site.ts";

/** The output of the command, and its exit code. */
export type Printed = {
	readonly status: number;
	readonly stdout: string;
	readonly stderr: string;
};

/**
 * Creates the host of a command: a folder, only these variables, and the date of the tests; its output goes to a pipe, or to
 * a terminal with colours. Git runs with the variables of this process.
 */
export function createHost(
	cwd: string,
	environment: Readonly<Record<string, string>> = {},
	output: "pipe" | "terminal" = "pipe",
) {
	const isTTY = output === "terminal";
	const printed = { stdout: "", stderr: "" };
	const createStream = (name: keyof typeof printed) => ({
		isTTY,
		hasColors: () => isTTY && !("NO_COLOR" in environment),
		write(text: string) {
			printed[name] += text;
		},
	});
	const host = {
		cwd,
		environment,
		stdin: undefined,
		stdout: createStream("stdout"),
		stderr: createStream("stderr"),
		// On a different date, other holidays and expired periods would be reported.
		now: () => Date.parse(`${today}T12:00:00Z`),
	};
	return { host, printed };
}

/** Runs the command in this process as if called in a folder, with the definition of the real site. */
export function runKilde(
	folder: string,
	argv: readonly string[],
	environment?: Readonly<Record<string, string>>,
	output?: "pipe" | "terminal",
): Promise<Printed> {
	const code = inject("code");
	const open = async () => ({
		code,
		timeZone: site.timeZone,
		files: [],
		load: async () => site,
	});
	return runInHost(argv, createHost(folder, environment, output), open);
}

/** Runs the command in this process in a folder, with the definition of the site in that folder. */
export function runKildeOfSite(
	folder: string,
	...argv: readonly string[]
): Promise<Printed> {
	return runInHost(argv, createHost(folder));
}

async function runInHost(
	argv: readonly string[],
	{ host, printed }: ReturnType<typeof createHost>,
	open?: Parameters<typeof run>[1]["open"],
): Promise<Printed> {
	const loadEditor = () => import("../../editor/index.ts");
	const code = inject("code");
	const status = await run(argv, {
		code,
		loadEditor,
		host,
		...(open && { open }),
	});
	return { status, ...printed };
}
