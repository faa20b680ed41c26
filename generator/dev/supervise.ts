import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { listWatchedCodePaths } from "../bundle/site-folder.ts";
import { engineFolder } from "../engine-folder.ts";
import { runOneAtATime } from "./one-at-a-time.ts";
import { watchPaths } from "./watch.ts";

/** A command to keep running, and a function that reports that it ended by itself. */
export type SupervisedCommand = {
	readonly file: string;
	readonly argv: readonly string[];
	readonly environment: NodeJS.ProcessEnv;
	/** The folder of the site's code. */
	readonly folder: string;
	/**
	 * The files of it that define the site, with their absolute paths; undefined while they can't be read, and where the
	 * command takes in their changes itself.
	 */
	readonly definition: () => Promise<readonly string[] | undefined>;
	readonly report: (sentence: string) => void;
	/** Called once, when it serves for the first time. */
	readonly onReady?: (port: number) => void;
};

/** The message that the command sends its supervisor once it serves. */
export type ReadyMessage = { readonly port: number };

/** Milliseconds that a process may take to exit after it is asked to. */
const patience = 3000;

/**
 * Runs a command in a child process, and restarts it on the same port whenever the generator's code or the definition of
 * the site changes, or, once it has ended by itself, any code of the site, until `stop`: results in memory must not outlive
 * the code that computed them. Returns how that ended: “refused” if the command exited with 1 before it served.
 */
export async function runSupervised(
	{ file, argv, environment, folder, definition, ...told }: SupervisedCommand,
	stop: AbortSignal,
): Promise<"stopped" | "refused"> {
	let port: number | undefined;
	const refused = new AbortController();
	const ended = AbortSignal.any([stop, refused.signal]);
	let child: ChildProcess | undefined;
	const restart = runOneAtATime(async () => {
		await end(child);
		if (!ended.aborted) child = start();
	});
	const engine = resolve(fileURLToPath(engineFolder));
	let defining = (await definition()) ?? [];
	const watcher = watchPaths([engine, ...listWatchedCodePaths(folder)], {
		async settled(paths) {
			const isOurs = paths.some((path) => path.startsWith(`${engine}${sep}`));
			const isOver = !child || child.exitCode !== null || child.signalCode;
			const isDefined = paths.some((path) => defining.includes(path));
			if (!isOurs && !isDefined && !isOver) return;
			await restart();
			// A file that is new is first imported by one that was there.
			defining = (await definition()) ?? defining;
		},
	});
	await restart();
	if (!ended.aborted) await once(ended, "abort");
	await watcher.close();
	await end(child);
	return refused.signal.aborted ? "refused" : "stopped";

	function start(): ChildProcess {
		const samePort = port === undefined ? [] : ["--port", String(port)];
		const started = fork(file, [...argv, ...samePort], {
			env: environment,
			// Each build leaves much garbage. With this much space (MiB) for what is new, V8 seldom stops to collect it; of what
			// is older, it collects once there is half as much again, instead of up to four times as much.
			execArgv: ["--max-semi-space-size=8", "--heap-growing-percent=50"],
		});
		started.on("message", (message) => {
			const isFirst = port === undefined;
			port = (message as ReadyMessage).port;
			if (isFirst) told.onReady?.(port);
		});
		started.once("exit", (code) => {
			if (started !== child || stop.aborted) return;
			// It has printed why. Once it has served, the next change of the code may mend it.
			if (code === 1 && port === undefined) refused.abort();
			else
				told.report(
					"Kilde has stopped. It starts again when its code or that of the site changes.\n",
				);
		});
		return started;
	}

	/** Ends the process without reporting it as crashed. Code of the site that never returns can't answer a signal. */
	async function end(running: ChildProcess | undefined): Promise<void> {
		child = undefined;
		if (!running || running.exitCode !== null || running.signalCode) return;
		running.kill();
		const killing = setTimeout(() => running.kill("SIGKILL"), patience);
		// A server that still responds may finish a commit first, however long its hooks take.
		running.once("disconnect", () => clearTimeout(killing));
		await once(running, "exit");
		clearTimeout(killing);
	}
}
