import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { platform } from "node:os";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { signalGroup } from "../terminal/terminal.ts";
import { invocation } from "./invocation.ts";

/** The outcome of a git command: a sentence for everybody, and git's own message for people who use git. */
export type GitOutcome = Explained & { readonly isDone: boolean };

/** A sentence for everybody, and a detail for people who use git. */
export type Explained = {
	readonly message: Wording;
	readonly detail?: Wording;
};

/** How a program ended. */
export type Run = {
	/** Whether its exit code was 0. */
	readonly isGood: boolean;
	/** Whether it was ended since it took too long. */
	readonly isLate: boolean;
	/** Whether it was ended since somebody asked for that. */
	readonly isStopped: boolean;
	readonly out: string;
	/** The output on both streams, also of git's hooks, without passwords in addresses. Git's own messages are in English. */
	readonly words: string;
};

/** Runs git in a folder, beside everything else. `input` is its standard input. Never rejects. */
export type Git = (
	args: readonly string[],
	input?: string | Uint8Array,
) => Promise<Run>;

/** When git is ended before it is done, and with which index. */
export type GitLimits = {
	/** Milliseconds. */
	readonly limit?: number;
	readonly stop?: AbortSignal;
	/** The file of the index, where it is not that of the repository. */
	readonly index?: string;
};

/** Hooks may run tests, and a slow line may carry pictures. */
const mostMilliseconds = 5 * 60_000;

/** Milliseconds in which what is ended may tidy up: git takes away its locks. */
const grace = 2000;

/** Git in a folder, by the environment of the process: without questions, pager or editor, and with a time limit. */
export function gitIn(
	root: string,
	environment: NodeJS.ProcessEnv,
	limits: GitLimits = {},
): Git {
	const { limit = mostMilliseconds, stop, index } = limits;
	// Should Kilde itself be killed, git ends by itself where it is not answered.
	const patience = `http.lowSpeedTime=${Math.ceil(limit / 1000)}`;
	const always = ["-c", "http.lowSpeedLimit=1", "-c", patience];
	return async (args, input = "") => {
		if (stop?.aborted) return { ...ending, isStopped: true };
		const { args: all, env } = invocation(
			root,
			[...always, ...args],
			environment,
		);
		// Without a terminal of its own, ssh can't ask either; and Ctrl+C does not stop a commit halfway. Whatever it starts is
		// in its group, and ended with it.
		const own = index !== undefined && { GIT_INDEX_FILE: index };
		const options = {
			env: { ...env, ...own },
			detached: true,
			windowsHide: true,
		};
		return untilEnded(spawn("git", all, options), input, limit, stop);
	};
}

const ending: Run = {
	isGood: false,
	isLate: false,
	isStopped: false,
	out: "",
	words: "",
};

/** Waits until a program ends, which leads its group; ends it with all that it has started when it is late, or on `stop`. Never rejects. */
function untilEnded(
	child: ChildProcessWithoutNullStreams,
	input: string | Uint8Array,
	limit: number,
	stop: AbortSignal | undefined,
): Promise<Run> {
	return new Promise((resolve) => {
		const out: Buffer[] = [];
		const all: Buffer[] = [];
		let forced: Partial<Run> | undefined;
		let killing: NodeJS.Timeout | undefined;
		child.stdout.on("data", (bytes) => {
			out.push(bytes);
			all.push(bytes);
		});
		child.stderr.on("data", (bytes) => all.push(bytes));
		const end = (isGood: boolean, reason = "") => {
			clearTimeout(timer);
			clearTimeout(killing);
			stop?.removeEventListener("abort", onStop);
			if (forced) endGroup(child, "SIGKILL");
			const words = `${Buffer.concat(all)}${reason}`.trim();
			resolve({
				...ending,
				isGood: isGood && !forced,
				out: String(Buffer.concat(out)),
				words: words.replaceAll(/:\/\/[^/@\s]+@/g, "://"),
				...forced,
			});
		};
		const force = (why: Partial<Run>) => {
			forced ??= why;
			endGroup(child, "SIGTERM");
			killing ??= setTimeout(() => {
				endGroup(child, "SIGKILL");
				// A process that left the group may hold on to the streams.
				child.stdout.destroy();
				child.stderr.destroy();
			}, grace);
		};
		const onStop = () => force({ isStopped: true });
		const timer = setTimeout(() => force({ isLate: true }), limit);
		stop?.addEventListener("abort", onStop);
		child.once("error", (error) => end(false, error.message));
		child.once("close", (code) => end(code === 0));
		// A command that ends before it has read everything closes the pipe.
		child.stdin.on("error", () => {});
		child.stdin.end(input);
	});
}

/** Ends a program with all that it has started, as git what speaks to a server, and hooks. */
function endGroup(
	{ pid }: ChildProcessWithoutNullStreams,
	signal: "SIGTERM" | "SIGKILL",
): void {
	if (pid === undefined) return;
	// Windows has no groups of processes, but a command that ends what a process has started.
	if (platform() === "win32")
		spawn("taskkill", ["/pid", String(pid), "/t", "/f"], {
			windowsHide: true,
		}).once("error", () => {});
	else signalGroup(pid, signal);
}

/** The path of a project from the top of its repository, as sites/bakery/; empty where it is the top. */
export async function placeInRepository(git: Git): Promise<string> {
	return (await git(["rev-parse", "--show-prefix"])).out.trim();
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
		? {
				en: "git didn’t answer in time. Try again.",
				da: "git svarede ikke i tide. Prøv igen.",
			}
		: { en: words, da: words };
	return { isDone: false, message, detail };
}
