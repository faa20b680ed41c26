import { spawn } from "node:child_process";

/** A program that was started. */
export type Program = {
	/** Waits until its output matches, and returns the match; throws with the output if the program ends before. */
	said(pattern: RegExp): Promise<RegExpExecArray>;
	stop(): Promise<void>;
};

export function start(
	path: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
): Program {
	const child = spawn(path, args, {
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "pipe"],
		// A process group of its own, so that what it starts itself ends with it.
		detached: true,
	});
	const kill = () => {
		if (child.pid !== undefined && child.exitCode === null && !child.signalCode)
			process.kill(-child.pid);
	};
	process.once("exit", kill);
	const ended = new Promise<string>((resolve) => {
		child.once("error", ({ message }) => resolve(message));
		child.once("close", (code, signal) => resolve(`${signal ?? code}`));
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (bytes) => {
			output += bytes;
		});
	return {
		said: (pattern) =>
			new Promise((resolve, reject) => {
				const look = () => {
					const found = pattern.exec(output);
					if (found) resolve(found);
				};
				for (const stream of [child.stdout, child.stderr])
					stream.on("data", look);
				ended.then((how) =>
					reject(new Error(`${path} ended (${how}):\n${output}`)),
				);
				look();
			}),
		async stop() {
			process.off("exit", kill);
			kill();
			await ended;
		},
	};
}
