import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./check.ts";
import { until } from "./dev-client.ts";
import { startProgram } from "./programs.ts";
import { linkPackages } from "./project.ts";

/** The command, running: what it said so far, and how it ends. */
export type Running = {
	/** Waits until it has said where it is to be seen, for the nth time; gives the address. */
	address(nth?: number): Promise<string>;
	readonly said: () => string;
	/** The exit code. */
	readonly ended: Promise<number | null>;
	/** Ctrl+C; gives the exit code. */
	interrupt(): Promise<number | null>;
	/** Ends it with no chance to do anything, as a crash. */
	kill(): Promise<unknown>;
};

/** Starts the command of a folder, which holds the generator; `within` is a program that runs what comes after it. */
export function startKilde(
	generator: string,
	root: string,
	argv: readonly string[],
	within: readonly string[] = [],
): Running {
	const { child, said, ended, stop } = startProgram(
		[...within, process.execPath, join(generator, "bin/kilde.cjs"), ...argv],
		{ cwd: root, env: { PATH: process.env.PATH ?? "" } },
	);
	return {
		async address(nth = 1) {
			const addresses = () => [...said().matchAll(/http:\/\/localhost:\d+/g)];
			await until(
				`address ${nth}`,
				() => addresses().length >= nth || child.exitCode !== null,
			);
			return addresses()[nth - 1]?.[0] ?? `no address: ${said()}`;
		},
		said,
		ended,
		// A terminal sends Ctrl+C to all processes of the command.
		interrupt: () => stop("SIGINT"),
		kill: () => stop("SIGKILL"),
	};
}

/** Puts a copy of the generator and the site's code beside a project's content, so that tests can change both. */
export function copyGenerator(root: string): void {
	rmSync(join(root, "site"), { force: true });
	for (const name of ["bin", "generator", "site", "package.json"])
		cpSync(join(repository, name), join(root, name), { recursive: true });
	linkPackages(root);
}
