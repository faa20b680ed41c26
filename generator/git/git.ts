import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { inAndAbove } from "../cache/stamp.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { currentProcess } from "../terminal/terminal.ts";

/** The result of a git command. */
export type GitResult = {
	/** Whether its exit code was 0. */
	readonly isGood: boolean;
	/** The exit code; undefined if git did not run to its end. */
	readonly code: number | undefined;
	/** Why git did not run to its end: it is not installed, it took too long, or it was aborted. */
	readonly abortReason: "missing" | "timeout" | "aborted" | undefined;
	readonly out: Buffer;
	/** The output as text, without space around it. */
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
	readonly limit?: number;
	readonly stop?: AbortSignal | undefined;
	/** The file of the index, instead of that of the repository. */
	readonly index?: string;
};

/** Why git can't answer: a sentence for the command line. */
export type GitFailure = { readonly failure: string };

/** A sentence for everybody, and a detail for people who use git. */
export type Explained = {
	readonly message: Wording;
	readonly detail?: Wording;
};

/** The outcome of work with git. */
export type GitOutcome = Explained & { readonly isDone: boolean };

/** Hooks may run tests, and a slow line may carry pictures. */
const mostMilliseconds = 5 * 60_000;

/** Commands that act for the owner of a repository: its hooks, filters, signing and connections run as configured. */
const acting = new Set([
	"commit",
	"commit-tree",
	"fetch",
	"ls-remote",
	"merge",
	"merge-tree",
	"push",
]);

/** Variables that say who acts, how to connect, and where settings are. Others choose a repository or change how paths are read. */
const keptVariables =
	/^(?!GIT_)|^GIT_(?:CONFIG_|AUTHOR_|COMMITTER_|SSH|SSL_|HTTP_|PROXY_|ASKPASS$|EXEC_PATH$|CEILING_|DISCOVERY_)/i;

// Programs that a repository's configuration would run although a command only reads it or changes its index. Filters run
// where git looks at files of the work tree, which no reading command of ours asks for.
const noPrograms = [
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.hooksPath=/dev/null",
];

/**
 * Creates the runner of git for the repository around a folder: without questions, pager or editor, in English. Only
 * commands that act for the owner may run other programs, such as hooks and ssh.
 */
export function gitIn(
	root: string,
	environment: NodeJS.ProcessEnv = currentProcess().environment,
	{ limit = mostMilliseconds, stop, index }: GitOptions = {},
): Git {
	return ([command = "", ...args], input = "") => {
		const isActing = acting.has(command);
		// Without a configured name, git makes one up from those of the computer.
		const named = ["-c", "user.useConfigOnly=true"];
		const options = ["-C", root, "--no-pager", ...named];
		// `check-ignore` takes names of files, and refuses the option.
		if (command !== "check-ignore") options.push("--literal-pathspecs");
		if (isActing) options.push(...patience(limit));
		else options.push(...noPrograms);
		const env = {
			...Object.fromEntries(
				Object.entries(environment).filter(([name]) =>
					keptVariables.test(name),
				),
			),
			LC_ALL: "C",
			GIT_TERMINAL_PROMPT: "0",
			GIT_MERGE_AUTOEDIT: "no",
			...(index !== undefined && { GIT_INDEX_FILE: index }),
			// A partial clone would fetch what it lacks.
			...(!isActing && { GIT_OPTIONAL_LOCKS: "0", GIT_ALLOW_PROTOCOL: "none" }),
		};
		return run([...options, command, ...args], env, input, { limit, stop });
	};
}

/** A helper of git that connects to a server outlives a git that is killed: it ends by itself where it is not answered. */
function patience(limit: number): string[] {
	const seconds = Math.ceil(limit / 1000);
	return ["-c", "http.lowSpeedLimit=1", "-c", `http.lowSpeedTime=${seconds}`];
}

function run(
	args: readonly string[],
	env: NodeJS.ProcessEnv,
	input: string | Uint8Array,
	{ limit, stop }: GitOptions,
): Promise<GitResult> {
	return new Promise((done) => {
		const child = execFile(
			"git",
			args,
			{
				env,
				timeout: limit,
				signal: stop,
				encoding: "buffer",
				maxBuffer: Number.POSITIVE_INFINITY,
				windowsHide: true,
			},
			(error, out, stderr) => {
				const code = error ? error.code : 0;
				const hasRun = typeof code === "number";
				const said = error
					? [stderr, out, hasRun ? "" : error.message].join("\n")
					: `${stderr}`;
				done({
					isGood: !error,
					code: hasRun ? code : undefined,
					abortReason: causeOf(error),
					out,
					get text() {
						return `${out}`.trim();
					},
					messages: said.trim().replaceAll(/:\/\/[^/@\s]+@/g, "://"),
				});
			},
		);
		// A command that ends before it has read everything closes the pipe.
		child.stdin?.on("error", () => {});
		child.stdin?.end(input);
	});
}

function causeOf(
	error: { readonly code?: unknown; readonly killed?: boolean } | null,
): GitResult["abortReason"] {
	if (error?.code === "ENOENT") return "missing";
	if (error?.code === "ABORT_ERR") return "aborted";
	return error?.killed ? "timeout" : undefined;
}

/** Whether a folder or one above it has a repository, as far as can be seen without git. */
export function hasRepository(root: string): boolean {
	return inAndAbove(resolve(root), ".git").some(existsSync);
}

/** Says why git can't read the repository around a folder. */
export function describeFailure(
	root: string,
	{ abortReason, messages }: GitResult,
) {
	if (abortReason === "missing")
		return "git is not installed here, or not found. Install it (git-scm.com), and try again.";
	if (!hasRepository(root)) return `There is no git repository at ${root}.`;
	return `git can't read the history at ${root}. It says:\n${messages}`;
}

/** The path of a project from the top of its repository, e.g. sites/bakery/; empty at the top. */
export async function placeInRepository(git: Git): Promise<string> {
	return (await git(["rev-parse", "--show-prefix"])).text;
}

/** Paths as git reads them with `-z`. */
export function joinPaths(paths: readonly string[]): string {
	return paths.map((path) => `${path}\0`).join("");
}

/** The items that git lists with `-z`. */
export function itemsIn(output: Buffer): string[] {
	return `${output}`.split("\0").filter(Boolean);
}

/** The lines that git prints. */
export function linesIn({ text }: GitResult): string[] {
	return text.split("\n").filter(Boolean);
}

/** A failure in a sentence, with git's own messages. */
export function withMessages(
	message: Wording,
	{ messages, abortReason }: GitResult,
): GitOutcome {
	const detail: Wording =
		abortReason === "timeout"
			? {
					en: "git didn’t answer in time. Try again.",
					da: "git svarede ikke i tide. Prøv igen.",
				}
			: { en: messages, da: messages };
	return { isDone: false, message, detail };
}
