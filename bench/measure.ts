import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * What a run of a program took: milliseconds on the clock and of processor time, and the most memory it had (KiB).
 * Only the clock is known of a program that neither Node nor /usr/bin/time runs.
 */
export type Took = {
	readonly wall: number;
	readonly cpu?: number;
	readonly memory?: number;
};

const runner = fileURLToPath(new URL("run.mjs", import.meta.url));

/** Runs a program of Node's as a process of its own and measures it; throws what it said if it fails. */
export async function measureNode(
	script: string,
	argv: readonly string[],
	folder: string,
): Promise<Took> {
	const { wall, told } = await time(
		process.execPath,
		[runner, script, ...argv],
		folder,
	);
	return { wall, ...JSON.parse(told) };
}

const clock = "/usr/bin/time";

/** Lets GNU's time tell the same as that of macOS, which counts memory in bytes. */
const forms: { readonly [system in string]?: readonly string[] } = {
	linux: ["-f", "user %U\nsys %S\n%M maximum resident set size"],
	darwin: ["-l", "-p"],
};

/** Runs any other program in the same way. */
export async function measureCommand(
	program: string,
	argv: readonly string[],
	folder: string,
): Promise<Took> {
	const form = existsSync(clock) && forms[process.platform];
	if (!form) return { wall: (await time(program, argv, folder)).wall };
	const { wall, said } = await time(clock, [...form, program, ...argv], folder);
	const [, user] = /^user +([\d.]+)/m.exec(said) ?? [];
	const [, system] = /^sys +([\d.]+)/m.exec(said) ?? [];
	const [, memory] = /(\d+) +maximum resident set size/.exec(said) ?? [];
	return {
		wall,
		cpu: (Number(user) + Number(system)) * 1000,
		memory: Number(memory) / (process.platform === "darwin" ? 1024 : 1),
	};
}

/** The time from start to end, what was said on standard error, and what was told on descriptor 3. */
async function time(
	program: string,
	argv: readonly string[],
	folder: string,
): Promise<{ wall: number; said: string; told: string }> {
	const started = performance.now();
	const child = spawn(program, argv, {
		cwd: folder,
		stdio: ["ignore", "ignore", "pipe", "pipe"],
	});
	const [said, told] = [textFrom(child, 2), textFrom(child, 3)];
	const [code] = await once(child, "close");
	const wall = performance.now() - started;
	if (code !== 0)
		throw new Error(`${program} ${argv.join(" ")} failed: ${said()}`);
	return { wall, said: said(), told: told() };
}

function textFrom(child: ChildProcess, descriptor: number): () => string {
	const parts: Buffer[] = [];
	child.stdio[descriptor]?.on("data", (part: Buffer) => parts.push(part));
	return () => Buffer.concat(parts).toString();
}

/** The one in the middle, if there is any. */
export function median(numbers: readonly number[]): number | undefined {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)];
}
