import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import type { Message } from "./child.ts";

/** Milliseconds after which an edit is aborted. The child itself enforces five seconds of processor time. */
const patience = 60_000;

/**
 * Tries edits of the real content in a process with one GiB of memory. Rejects with the edit that was handled wrongly,
 * its seed, and the failure.
 */
export function tryMutations(seed: number, count: number): Promise<void> {
	const child = fork(
		fileURLToPath(new URL("child.ts", import.meta.url)),
		[String(seed), String(count), inject("code")],
		{
			execArgv: ["--max-old-space-size=1024", "--import", "tsx"],
			// Renders with React's production build, as the command does.
			env: { ...process.env, NODE_ENV: "production" },
			silent: true,
		},
	);
	return new Promise((resolve, reject) => {
		let said = "";
		let edit = "the first";
		let done = false;
		let watch: NodeJS.Timeout | undefined;
		const fail = (why: string) =>
			reject(new Error(`Seed ${seed}, edit ${edit}: ${why}`));
		child.stderr?.on("data", (bytes) => {
			said += bytes;
		});
		child.on("message", (message: Message) => {
			clearTimeout(watch);
			done = message.kind === "done";
			if (message.kind !== "begun") return;
			edit = message.what;
			watch = setTimeout(() => {
				child.kill("SIGKILL");
				fail(`no answer in ${patience / 1000} seconds.`);
			}, patience);
		});
		child.once("close", (code, signal) => {
			clearTimeout(watch);
			if (done && code === 0) resolve();
			else fail(`${signal ?? code}\n${said}`);
		});
	});
}
