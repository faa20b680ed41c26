import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { platform } from "node:os";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { currentProcess, signalGroup } from "../terminal/terminal.ts";

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

/** Milliseconds in which what is ended may tidy up: git takes away its locks. */
const grace = 2000;

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
