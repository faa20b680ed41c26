import { readFileSync } from "node:fs";
import { uptime } from "node:os";
import { createInterface } from "node:readline/promises";
import type { Progress } from "../build.ts";
import type { Answer } from "../commands/answer.ts";
import {
	coloured,
	type Format,
	type Paint,
	plain,
} from "../diagnostics/report.ts";
import { danishDay } from "../i18n/danish-time.ts";
import type { Locale } from "../i18n/locale.ts";
import { showProgress } from "./progress.ts";

// All that the command knows of the process that it is: who called it, in what environment, on what day,
// where it prints. Nothing else asks for any of it.

/** Prints an answer; gives its exit code. */
export function printAnswer({ code, out, err }: Answer): number {
	process.stdout.write(out);
	process.stderr.write(err);
	return code;
}

/** Prints a text where results go. */
export function print(text: string): void {
	process.stdout.write(text);
}

/** Prints problems: where results are for machines, they are the result. */
export function printProblems(text: string, format: Format): void {
	(format === "json" ? process.stdout : process.stderr).write(text);
}

/** Prints a text beside the result. */
export function printError(text: string): void {
	process.stderr.write(text);
}

/** Tells the steps of work that takes long, in one language; gives what it came to. */
export async function withProgress<T>(
	language: Locale,
	work: (progress: Progress) => Promise<T>,
): Promise<T> {
	const shown = showProgress(process.stderr, Boolean(process.env.CI));
	try {
		return await work((step) => shown.step(step[language]));
	} finally {
		shown.end();
	}
}

/** Lends the terminal to those who ask; where there is none, nobody can be asked. */
export async function withPrompt<T>(
	work: (
		ask: ((question: string) => Promise<string>) | undefined,
	) => Promise<T>,
): Promise<T> {
	if (process.stdin.isTTY !== true) return await work(undefined);
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

/** Ctrl+C, a polite kill, and the end of the process that began this one. */
export function endSignal(): AbortSignal {
	const end = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"])
		process.once(signal, () => end.abort());
	return end.signal;
}

/** The command as it was called: when (milliseconds since 1970), how, and by whom. */
export function currentProcess() {
	return {
		started: now(),
		file: process.argv[1] ?? "",
		argv: process.argv.slice(2),
		environment: process.env,
		/** Tells the process that began this one. */
		tellParent(message: object): void {
			process.send?.(message);
		},
		/** Lets this process end: a channel to another one would keep it from that. */
		leaveParent(): void {
			if (process.connected) process.disconnect();
		},
	};
}

/** The number that the system gives this process. */
export const ownId = process.pid;

/** Whether there is a process of this number, whoever's it is. */
export function isRunning(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/** Identifies the time since the machine was started. */
export function bootId(): string {
	try {
		return readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();
	} catch {
		// Only Linux has it. To the minute: a wrong one costs a build that begins anew.
		return `${Math.round((now() - uptime() * 1000) / 60_000)}`;
	}
}

/** The colours that problems are printed in. */
export function paintFor(format: Format): Paint {
	return format === "pretty" && usesColour(process.stderr) ? coloured : plain;
}

/** NO_COLOR (no-color.org) turns colours off, and so does anything that is no terminal. */
function usesColour(stream: NodeJS.WriteStream): boolean {
	return (
		stream.isTTY === true &&
		!process.env.NO_COLOR &&
		process.env.TERM !== "dumb"
	);
}

/** How problems are printed unless the options say otherwise. */
export function ownFormat(): Format {
	return process.env.GITHUB_ACTIONS === "true" ? "github" : "pretty";
}

/** The language of the environment: Danish where it asks for it (POSIX: the first of the three that is set decides), else English. */
export function ownLanguage(): Locale {
	const { LC_ALL, LC_MESSAGES, LANG } = process.env;
	return /^da/i.test(LC_ALL || LC_MESSAGES || LANG || "") ? "da" : "en";
}

/** Today in Denmark, yyyy-mm-dd. */
export function today(): string {
	return danishDay(new Date());
}

/** The time, as files have it (milliseconds since 1970). */
export function now(): number {
	return Date.now();
}
