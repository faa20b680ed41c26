import {
	type ChildProcess,
	type SpawnOptions,
	spawn,
} from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { waitUntil } from "./dev-client.ts";

/** Windows has no signals that a program handles, umask, limits or sh, and only git runs scripts that begin with #!. */
export const isWindows = process.platform === "win32";

/** Returns the program's path, if one of these names is installed. */
export function findProgram(...names: readonly string[]): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	return names
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find(isExecutable);
}

/** Returns whether the file exists and is executable. */
export function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** A started program. */
export type Program = {
	readonly child: ChildProcess;
	/** Returns its output so far, of both streams. */
	readonly said: () => string;
	/** Waits until the output matches, and returns the match; throws the output if the program exits first. */
	heard(pattern: RegExp): Promise<RegExpExecArray>;
	/** The exit code. */
	readonly ended: Promise<number | null>;
	/** Sends a signal (SIGTERM) to it and its child processes; returns its exit code. */
	stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Starts a program, which is killed when this process exits. */
export function startProgram(
	[path = "", ...args]: readonly string[],
	options: Omit<SpawnOptions, "stdio" | "detached"> = {},
): Program {
	const child = spawn(path, args, { ...options, detached: true });
	const send = (signal: NodeJS.Signals) => {
		const isThere = child.exitCode === null && child.signalCode === null;
		if (child.pid === undefined || !isThere) return;
		if (isWindows) child.kill(signal);
		else process.kill(-child.pid, signal);
	};
	const kill = () => send("SIGKILL");
	process.once("exit", kill);
	let said = "";
	for (const stream of [child.stdout, child.stderr])
		stream?.on("data", (bytes) => {
			said += bytes;
		});
	const ended = new Promise<number | null>((resolve) => {
		child.once("error", ({ message }) => {
			said += message;
			resolve(null);
		});
		child.once("close", resolve);
	}).finally(() => process.off("exit", kill));
	return {
		child,
		said: () => said,
		async heard(pattern) {
			const isOver = () => child.exitCode !== null || child.pid === undefined;
			await waitUntil(
				`${pattern} from ${path}`,
				() => pattern.test(said) || isOver(),
			);
			const found = pattern.exec(said);
			if (!found) throw new Error(`${path} ended:\n${said}`);
			return found;
		},
		ended,
		stop(signal = "SIGTERM") {
			send(signal);
			return ended;
		},
	};
}
