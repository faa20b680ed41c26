import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { definitionFiles, siteFolder } from "../bundle/site-folder.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { home } from "../home.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { watch } from "./watch.ts";

/** A command that is kept running, and who is told when it ended by itself. */
export type Command = {
	readonly file: string;
	readonly argv: readonly string[];
	readonly environment: NodeJS.ProcessEnv;
	readonly complain: (wording: Wording) => void;
};

/** What the command tells its supervisor as soon as it serves. */
export type Serving = { readonly port: number };

const crashed: Wording = {
	en: "Kilde ended by itself. It starts again when its own code changes.\n",
	da: "Kilde stoppede af sig selv. Den starter igen, når dens egen kode ændres.\n",
};

/** The program's own code: the generator, and what defines the site. */
const own = [
	resolve(fileURLToPath(home)),
	...definitionFiles.map((name) => join(siteFolder, name)),
];

/**
 * Runs a command in a process of its own, and again on the same port whenever the generator's own code
 * changes, until `stop`: what a process remembers must not outlive the code that made it.
 */
export async function supervise(
	{ file, argv, environment, complain }: Command,
	stop: AbortSignal,
): Promise<void> {
	let port: number | undefined;
	let child: ChildProcess | undefined;
	const restart = oneAtATime(async () => {
		await end(child);
		if (!stop.aborted) child = start();
	});
	const watcher = await watch(own, {
		changed() {},
		settled: () => restart(),
		// The process that it watches over says so.
		limited() {},
	});
	await restart();
	if (!stop.aborted) await once(stop, "abort");
	await watcher.close();
	await end(child);

	function start(): ChildProcess {
		const samePort = port === undefined ? [] : ["--port", String(port)];
		const started = fork(file, [...argv, ...samePort], {
			env: environment,
			// Each build leaves much behind at once; with room for it (MiB), V8 seldom stops to tidy up.
			execArgv: ["--max-semi-space-size=64"],
		});
		started.on("message", (serving) => {
			port = (serving as Serving).port;
		});
		started.once("exit", () => {
			if (started === child && !stop.aborted) complain(crashed);
		});
		return started;
	}

	/** From here on its end is no surprise. */
	async function end(running: ChildProcess | undefined): Promise<void> {
		child = undefined;
		if (!running || running.exitCode !== null || running.signalCode) return;
		running.kill();
		await once(running, "exit");
	}
}
