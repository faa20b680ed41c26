import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./check.ts";
import { waitUntil } from "./dev-client.ts";
import { startProgram } from "./programs.ts";
import { linkPackages } from "./project.ts";

/** The running command: its output and its exit. */
export type Running = {
	/** Waits until it has printed its URL; returns the URL. */
	address(): Promise<string>;
	readonly said: () => string;
	/** The exit code. */
	readonly ended: Promise<number | null>;
	/** Sends Ctrl+C; returns the exit code. */
	interrupt(): Promise<number | null>;
};

/** Starts the command of a folder with the generator; `within` is a program that runs the command. */
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
		async address() {
			const find = () => said().match(/http:\/\/localhost:\d+/)?.[0];
			await waitUntil(
				"the address",
				() => find() !== undefined || child.exitCode !== null,
			);
			return find() ?? `no address: ${said()}`;
		},
		said,
		ended,
		// A terminal sends Ctrl+C to all processes of the command.
		interrupt: () => stop("SIGINT"),
	};
}

/** Copies the generator and the site's code into a project, so that tests can change both. */
export function copyGenerator(root: string): void {
	rmSync(join(root, "site"), { force: true });
	for (const name of ["bin", "editor", "generator", "site", "package.json"])
		cpSync(join(repository, name), join(root, name), { recursive: true });
	linkPackages(root);
}
