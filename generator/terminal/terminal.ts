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
import { createProgressDisplay, type OutputStream } from "./progress.ts";

// The only module that accesses the process: arguments, environment, clock, signals and streams.

/** Called with the name of each step as it begins. */
export type Progress = (step: string) => void;

/** The parts of a process that a command uses: folder, environment, streams and clock. Tests pass their own. */
export type TerminalHost = {
	/** The absolute path of the working folder. */
	readonly cwd: string;
	readonly environment: NodeJS.ProcessEnv;
	readonly stdin: NodeJS.ReadStream | undefined;
	readonly stdout: OutputStream;
	readonly stderr: OutputStream & { hasColors?(): boolean };
	/** The time (milliseconds since 1970). */
	now(): number;
};

/** The terminal that a command runs in. */
export type Terminal = ReturnType<typeof createTerminal>;

/** Returns the process as a host of the command. */
export function getProcessHost(): TerminalHost {
	const { stdin, stdout, stderr } = process;
	const environment = process.env;
	const cwd = process.cwd();
	return { cwd, environment, stdin, stdout, stderr, now: Date.now };
}

/** Creates the terminal of a command. */
export function createTerminal(host: TerminalHost) {
	const { cwd, environment, stdin, stdout, stderr, now } = host;
	return {
		...{ cwd, environment, now },
		/** Writes a text to standard output. */
		writeOutput(text: string): void {
			stdout.write(text);
		},
		/** Writes a text to standard error. */
		writeError(text: string): void {
			stderr.write(text);
		},
		/** Writes diagnostics to standard error, or to standard output in JSON. */
		writeProblems(text: string, format: string): void {
			(format === "json" ? stdout : stderr).write(text);
		},
		/** Runs work and shows its progress; returns its result. */
		async withProgress<T>(
			work: (progress: Progress) => Promise<T>,
		): Promise<T> {
			const shown = createProgressDisplay(stderr, Boolean(environment.CI));
			try {
				return await work(shown.step);
			} finally {
				shown.end();
			}
		},
		/** Runs `work` with a prompt function; undefined if standard input is no terminal. */
		async withPrompt<T>(
			work: (
				ask: ((question: string) => Promise<string>) | undefined,
			) => Promise<T>,
		): Promise<T> {
			if (stdin?.isTTY !== true) return await work(undefined);
			const { createInterface } = await import("node:readline/promises");
			const prompt = createInterface({ input: stdin, output: process.stderr });
			try {
				return await work((question) => prompt.question(question));
			} finally {
				prompt.close();
			}
		},
		/** Returns the colours of diagnostics: none with NO_COLOR (no-color.org) or outside a terminal. */
		getColouring(format: string): Colouring {
			const hasColours = stderr.isTTY === true && stderr.hasColors?.();
			return format === "pretty" && hasColours ? colourText : leaveUncoloured;
		},
		/** The default format of diagnostics. */
		getDefaultFormat: (): Format =>
			environment.GITHUB_ACTIONS === "true" ? "github" : "pretty",
		/** The language of messages by the environment: Danish or English. POSIX: the first of the three variables that is set decides. */
		getDefaultLanguage(): MessageLanguage {
			const { LC_ALL, LC_MESSAGES, LANG } = environment;
			return /^da/i.test(LC_ALL || LC_MESSAGES || LANG || "") ? "da" : "en";
		},
		/** Today in a time zone, yyyy-mm-dd. */
		getToday: (timeZone: string): string =>
			getDateIn(timeZone, new Date(now())),
	};
}

/** Aborts on Ctrl+C, SIGTERM, SIGHUP and the end of the parent process. */
export function createEndSignal(): AbortSignal {
	const end = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
		process.once(signal, () => end.abort());
	return end.signal;
}

/** The environment variables of this process. */
export function getEnvironment(): NodeJS.ProcessEnv {
	return process.env;
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
