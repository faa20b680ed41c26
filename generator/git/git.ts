import { execFile } from "node:child_process";
import { platform } from "node:os";
import { resolve } from "node:path";
import { removeFile } from "../disk.ts";
import type { MessageText } from "../messages/format.ts";
import { getEnvironment } from "../terminal/terminal.ts";

/** The result of a git command. */
export type GitResult = {
	/** Whether its exit code was 0. */
	readonly hasSucceeded: boolean;
	/** The exit code; undefined if git did not run to its end. */
	readonly code: number | undefined;
	/** Why git did not run to its end: it is not installed, it took too long, or it was aborted. */
	readonly abortReason: "missing" | "timeout" | "aborted" | undefined;
	readonly out: Buffer;
	/** The output as text, without surrounding whitespace. */
	readonly text: string;
	/** The messages of git and its hooks, in English, without passwords in addresses. */
	readonly messages: string;
};

/** Runs git in a folder. Never rejects. */
export type Git = (
	args: readonly string[],
	input?: string | Uint8Array,
) => Promise<GitResult>;

/** When git is killed before it is done, and which index it uses. */
export type GitOptions = {
	/** Milliseconds. */
	readonly limit?: number | undefined;
	readonly stop?: AbortSignal | undefined;
	/** The file of the index, instead of that of the repository. */
	readonly index?: string;
};

/** A sentence for the editor, and a detail for people who use git: commands to run, or git's own messages. */
export type GitExplanation = {
	readonly message: MessageText;
	readonly detail?: string;
};

/** Why git can't answer: a sentence for the command line. */
export type GitFailure = { readonly failure: string };

/** Hooks may run tests, and a slow connection may transfer pictures. */
const defaultLimit = 5 * 60_000;

/** Commands that act for the owner of a repository: its hooks, filters, signing and connections run as configured. */
const actingCommands = new Set([
	"commit",
	"commit-tree",
	"fetch",
	"ls-remote",
	"merge",
	"merge-tree",
	"push",
]);

const lockingCommands = new Set(["add", "commit", "merge", "update-index"]);

/** Variables for identity, connections and settings. Others would choose a repository or change how paths are read. */
const keptVariables =
	/^(?!GIT_)|^GIT_(?:CONFIG_|AUTHOR_|COMMITTER_|SSH|SSL_|HTTP_|PROXY_|ASKPASS$|EXEC_PATH$|CEILING_|DISCOVERY_)/i;

// Without a configured name, git would invent one from the names of the user and the computer.
const commonOptions = ["-c", "user.useConfigOnly=true"];

// A process that git starts for a connection outlives a git that is killed: it ends by itself where no server answers.
const actingOptions = [
	"-c",
	"http.lowSpeedLimit=1",
	"-c",
	"http.lowSpeedTime=60",
];

// Programs that a repository's configuration would run although a command only reads it or changes its index. Filters run
// where git looks at files of the work tree, which no reading command of ours asks for.
const readingOptions = [
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"log.showSignature=false",
	"-c",
	"log.showRoot=true",
];

/**
 * Creates the runner of git for the repository around a folder: without questions, pager or editor, in English. Only
 * commands that act for the owner may run other programs, such as hooks and ssh.
 */
export function createGit(
	root: string,
	environment: NodeJS.ProcessEnv = getEnvironment(),
	{ limit = defaultLimit, stop, index }: GitOptions = {},
): Git {
	const kept = Object.entries(environment).filter(([name]) =>
		keptVariables.test(name),
	);
	return async ([command = "", ...args], input = "") => {
		const isActing = actingCommands.has(command);
		const options = [
			...commonOptions,
			...(isActing ? actingOptions : readingOptions),
		];
		// `check-ignore` takes names of files, and refuses the option.
		if (command !== "check-ignore") options.push("--literal-pathspecs");
		const env = {
			...Object.fromEntries(kept),
			LC_ALL: "C",
			GIT_TERMINAL_PROMPT: "0",
			...(index !== undefined && { GIT_INDEX_FILE: index }),
			// A partial clone would fetch missing objects.
			...(!isActing && { GIT_OPTIONAL_LOCKS: "0", GIT_ALLOW_PROTOCOL: "none" }),
		};
		const run = (asked: readonly string[], text: string | Uint8Array = "") =>
			runGit(["-C", root, ...options, ...asked], text, {
				...{ env, timeout: limit, signal: stop },
			});
		const result = await run([command, ...args], input);
		const isLocked =
			result.abortReason === "timeout" &&
			lockingCommands.has(command) &&
			platform() === "win32";
		if (isLocked)
			removeIndexLock(
				root,
				await run(["rev-parse", "--git-path", "index.lock"]),
			);
		return result;
	};
}

/** Deletes the lock that a killed git leaves on Windows, where it gets no time to do so: it would prevent every later commit. */
function removeIndexLock(root: string, { hasSucceeded, text }: GitResult) {
	try {
		if (hasSucceeded) removeFile(resolve(root, text));
	} catch {
		// The next command reports the lock.
	}
}

function runGit(
	args: readonly string[],
	input: string | Uint8Array,
	options: {
		readonly env: NodeJS.ProcessEnv;
		readonly timeout: number;
		readonly signal: AbortSignal | undefined;
	},
): Promise<GitResult> {
	return new Promise((done) => {
		const child = execFile(
			"git",
			args,
			{
				...options,
				encoding: "buffer",
				maxBuffer: Number.POSITIVE_INFINITY,
				windowsHide: true,
			},
			(error, out, stderr) => {
				const code = error ? error.code : 0;
				const hasRun = typeof code === "number";
				const printed = error
					? [stderr, out, hasRun ? "" : error.message].join("\n")
					: `${stderr}`;
				done({
					hasSucceeded: !error,
					code: hasRun ? code : undefined,
					abortReason: findAbortReason(error),
					out,
					get text() {
						return `${out}`.trim();
					},
					messages: printed.trim().replaceAll(/:\/\/[^/@\s]+@/g, "://"),
				});
			},
		);
		// A command that ends before it has read everything closes the pipe.
		child.stdin?.on("error", () => {});
		child.stdin?.end(input);
	});
}

function findAbortReason(
	error: { readonly code?: unknown; readonly killed?: boolean } | null,
): GitResult["abortReason"] {
	if (error?.code === "ENOENT") return "missing";
	if (error?.code === "ABORT_ERR") return "aborted";
	return error?.killed ? "timeout" : undefined;
}

/** Joins paths as git reads them with `-z`. */
export function toNulSeparated(paths: readonly string[]): string {
	return paths.map((path) => `${path}\0`).join("");
}

/** Splits what git lists with `-z`. */
export function splitNulSeparated({ out }: GitResult): string[] {
	return `${out}`.split("\0").filter(Boolean);
}

/** Splits what git prints into lines. */
export function splitLines({ text }: GitResult): string[] {
	return text.split("\n").filter(Boolean);
}
