import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { Wording } from "../diagnostics/diagnostic.ts";

/** What became of a command of git: a sentence to show, and what it says to who knows git, as its own message. */
export type GitOutcome = Explained & { readonly isDone: boolean };

/** A sentence for everybody, and what else helps whoever knows git. */
export type Explained = {
	readonly message: Wording;
	readonly detail?: Wording;
};

/** How a run of git ended. */
export type Run = {
	/** Whether its exit code was 0. */
	readonly isGood: boolean;
	/** Whether it was ended since it took too long. */
	readonly isLate: boolean;
	readonly out: string;
	/** What git, or a hook, said on both streams: English as far as it is git's own; without passwords of addresses. */
	readonly words: string;
};

/** Runs git in a folder, beside everything else. `input` is its standard input. Never rejects. */
export type Git = (args: readonly string[], input?: string) => Promise<Run>;

/** Hooks may run tests, and a slow line may carry pictures. */
const mostMilliseconds = 5 * 60_000;

/** Git in a folder, by the environment of the process: without questions, pager or editor, and with a time limit. */
export function gitIn(
	root: string,
	environment: NodeJS.ProcessEnv,
	limit: number = mostMilliseconds,
): Git {
	const env = {
		...environment,
		LC_ALL: "C",
		GIT_TERMINAL_PROMPT: "0",
		GIT_MERGE_AUTOEDIT: "no",
	};
	const always = ["-C", root, "--no-pager", "--literal-pathspecs"];
	return (args, input = "") =>
		ended(
			// Without a terminal of its own, ssh can't ask either; and Ctrl+C does not stop a commit halfway.
			spawn("git", [...always, ...args], {
				env,
				detached: true,
				windowsHide: true,
			}),
			input,
			limit,
		);
}

function ended(
	child: ChildProcessWithoutNullStreams,
	input: string,
	limit: number,
): Promise<Run> {
	return new Promise((resolve) => {
		const out: Buffer[] = [];
		const all: Buffer[] = [];
		child.stdout.on("data", (bytes) => {
			out.push(bytes);
			all.push(bytes);
		});
		child.stderr.on("data", (bytes) => all.push(bytes));
		const end = (isGood: boolean, isLate: boolean, reason = "") => {
			clearTimeout(timer);
			const words = `${Buffer.concat(all)}${reason}`.trim();
			resolve({
				isGood,
				isLate,
				out: String(Buffer.concat(out)),
				words: words.replaceAll(/:\/\/[^/@\s]+@/g, "://"),
			});
		};
		const timer = setTimeout(() => {
			child.kill();
			// What it started may hold on to the streams.
			child.stdout.destroy();
			child.stderr.destroy();
			end(false, true);
		}, limit);
		child.once("error", (error) => end(false, false, error.message));
		child.once("close", (code) => end(code === 0, false));
		// A command that ends before it has read everything closes the pipe.
		child.stdin.on("error", () => {});
		child.stdin.end(input);
	});
}

/** Paths as git reads them with `-z`. */
export function listed(paths: readonly string[]): string {
	return paths.map((path) => `${path}\0`).join("");
}

/** The paths that git lists with `-z`. */
export function pathsIn(output: string): string[] {
	return output.split("\0").filter(Boolean);
}

/** A sentence, with git's own message. */
export function withWords(
	message: Wording,
	{ words, isLate }: Run,
): GitOutcome {
	const detail: Wording = isLate
		? { en: "git took too long.", da: "git var for længe om det." }
		: { en: words, da: words };
	return { isDone: false, message, detail };
}
