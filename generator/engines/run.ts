import { spawn } from "node:child_process";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { type Run, untilEnded } from "../git/command.ts";
import { currentProcess } from "../terminal/terminal.ts";

/** A first build encodes all pictures, and packages may come over a slow line. */
const mostMilliseconds = 10 * 60_000;

/** Runs a program in a folder until it ends, or until `stop`. */
export function runProgram(
	file: string,
	argv: readonly string[],
	cwd: string,
	stop: AbortSignal,
): Promise<Run> {
	// In CI, the steps of the work are printed among what is wrong.
	const env = { ...currentProcess().environment, CI: "" };
	const options = { cwd, env, detached: true, windowsHide: true };
	return untilEnded(spawn(file, argv, options), "", mostMilliseconds, stop);
}

/** Runs a script with the Node that runs this one. */
export function runNode(
	argv: readonly string[],
	cwd: string,
	stop: AbortSignal,
): Promise<Run> {
	return runProgram(currentProcess().node, argv, cwd, stop);
}

/** The answer to Ctrl+C. */
export const stopped: Wording = {
	en: "Stopped: nothing was compared.",
	da: "Afbrudt: Der er ikke sammenlignet noget.",
};
