import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * One measurement of a program: wall time and processor time (milliseconds), and peak memory (KiB). Without Node and
 * /usr/bin/time, only the wall time is known.
 */
export type Measurement = {
	readonly wall: number;
	readonly cpu?: number;
	readonly memory?: number;
};

const runner = fileURLToPath(new URL("run.mjs", import.meta.url));

/** Runs a Node script in a new process and measures it; throws its standard error if it fails. */
export async function measureNode(
	script: string,
	argv: readonly string[],
	folder: string,
): Promise<Measurement> {
	const { wall, result } = await time(
		process.execPath,
		[runner, script, ...argv],
		folder,
	);
	return { wall, ...JSON.parse(result) };
}

const timeCommand = "/usr/bin/time";

/** The options for GNU time and that of macOS, which then print the same, but for memory: macOS prints bytes. */
const timeOptions: { readonly [system in string]?: readonly string[] } = {
	linux: ["-f", "user %U\nsys %S\n%M maximum resident set size"],
	darwin: ["-l", "-p"],
};

/** Runs any other program and measures it; throws its standard error if it fails. */
export async function measureCommand(
	program: string,
	argv: readonly string[],
	folder: string,
): Promise<Measurement> {
	const options = existsSync(timeCommand) && timeOptions[process.platform];
	if (!options) return { wall: (await time(program, argv, folder)).wall };
	const { wall, errors } = await time(
		timeCommand,
		[...options, program, ...argv],
		folder,
	);
	const [, user] = /^user +([\d.]+)/m.exec(errors) ?? [];
	const [, system] = /^sys +([\d.]+)/m.exec(errors) ?? [];
	const [, memory] = /(\d+) +maximum resident set size/.exec(errors) ?? [];
	return {
		wall,
		cpu: (Number(user) + Number(system)) * 1000,
		memory: Number(memory) / (process.platform === "darwin" ? 1024 : 1),
	};
}

/** Runs a program; returns its wall time (milliseconds), its standard error, and what it wrote to descriptor 3. */
async function time(
	program: string,
	argv: readonly string[],
	folder: string,
): Promise<{ wall: number; errors: string; result: string }> {
	const started = performance.now();
	const child = spawn(program, argv, {
		cwd: folder,
		stdio: ["ignore", "ignore", "pipe", "pipe"],
	});
	const [errors, result] = [textFrom(child, 2), textFrom(child, 3)];
	const [code] = await once(child, "close");
	const wall = performance.now() - started;
	if (code !== 0)
		throw new Error(`${program} ${argv.join(" ")} failed: ${errors()}`);
	return { wall, errors: errors(), result: result() };
}

function textFrom(child: ChildProcess, descriptor: number): () => string {
	const parts: Buffer[] = [];
	child.stdio[descriptor]?.on("data", (part: Buffer) => parts.push(part));
	return () => Buffer.concat(parts).toString();
}

/** Returns the median (of an even number the higher one); undefined if there are none. */
export function median(numbers: readonly number[]): number | undefined {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)];
}
