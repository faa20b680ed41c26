import { readFileSync } from "node:fs";
import { uptime } from "node:os";
import {
	type Colouring,
	colourText,
	type Format,
	leaveUncoloured,
} from "../diagnostics/report.ts";
import { getDateIn } from "../languages/days.ts";
import type { MessageLanguage } from "../languages/message-language.ts";
import { createProgressDisplay } from "./progress.ts";

// The only module that accesses the process: arguments, environment, clock, signals and streams.

/** Writes a text to standard output. */
export function writeOutput(text: string): void {
	process.stdout.write(text);
}

/** Writes diagnostics to standard error, or to standard output in JSON. */
export function printProblems(text: string, format: string): void {
	(format === "json" ? process.stdout : process.stderr).write(text);
}

/** Writes a text to standard error. */
export function printError(text: string): void {
	process.stderr.write(text);
}

/** Called with the name of each step as it begins. */
export type Progress = (step: string) => void;

/** Runs work and shows its progress; returns its result. */
export async function withProgress<T>(
	work: (progress: Progress) => Promise<T>,
): Promise<T> {
	const shown = createProgressDisplay(process.stderr, Boolean(process.env.CI));
	try {
		return await work(shown.step);
	} finally {
		shown.end();
	}
}

/** Runs `work` with a prompt function; undefined if standard input is no terminal. */
export async function withPrompt<T>(
	work: (
		ask: ((question: string) => Promise<string>) | undefined,
	) => Promise<T>,
): Promise<T> {
	if (process.stdin.isTTY !== true) return await work(undefined);
	const { createInterface } = await import("node:readline/promises");
	const terminal = createInterface({
		input: process.stdin,
		output: process.stderr,
	});
	try {
		return await work((question) => terminal.question(question));
	} finally {
		terminal.close();
	}
}

/** Aborts on Ctrl+C, SIGTERM, SIGHUP and the end of the parent process. */
export function createEndSignal(): AbortSignal {
	const end = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
		process.once(signal, () => end.abort());
	return end.signal;
}

/** The call of the command: its time (milliseconds since 1970), and its environment. */
export function getProcess() {
	return { started: Date.now(), environment: process.env };
}

/** The id of this process. */
export const processId = process.pid;

/** Whether a process with this id runs, of any user. */
export function isRunning(id: number): boolean {
	try {
		process.kill(id, 0);
		return !isZombie(id);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/**
 * Whether a process has ended and keeps its id, since its parent hasn't asked how: in a container, perhaps for ever.
 * proc(5): the state follows the name of the program, which may hold any character.
 */
function isZombie(id: number): boolean {
	try {
		return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${id}/stat`, "latin1"));
	} catch {
		// Only Linux has it.
		return false;
	}
}

/** Identifies the current boot of the machine. */
export function getBootId(): string {
	try {
		return readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();
	} catch {
		// Only Linux has it. Rounded to the minute: a wrong id only costs a full build.
		return `${Math.round((Date.now() - uptime() * 1000) / 60_000)}`;
	}
}

/** Returns the colours of diagnostics: none with NO_COLOR (no-color.org) or outside a terminal. */
export function getColouring(format: string): Colouring {
	const { stderr } = process;
	const hasColours = stderr.isTTY === true && stderr.hasColors();
	return format === "pretty" && hasColours ? colourText : leaveUncoloured;
}

/** The default format of diagnostics. */
export function getDefaultFormat(): Format {
	return process.env.GITHUB_ACTIONS === "true" ? "github" : "pretty";
}

/** The language of messages by the environment: Danish or English. POSIX: the first of the three variables that is set decides. */
export function getDefaultLanguage(): MessageLanguage {
	const { LC_ALL, LC_MESSAGES, LANG } = process.env;
	return /^da/i.test(LC_ALL || LC_MESSAGES || LANG || "") ? "da" : "en";
}

/** Today in a time zone, yyyy-mm-dd. */
export function getToday(timeZone: string): string {
	return getDateIn(timeZone, new Date());
}
