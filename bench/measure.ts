import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Wall time and processor time (milliseconds), and peak memory (KiB). */
export type Measurement = {
	readonly wall: number;
	readonly cpu?: number;
	readonly memory?: number;
};

const runner = fileURLToPath(new URL("run.mjs", import.meta.url));

/** Runs a Node script in a new process and measures it. Throws its standard error if it fails. */
export async function measure(
	script: string,
	argv: readonly string[],
	folder: string,
): Promise<Measurement> {
	const started = performance.now();
	const child = spawn(process.execPath, [runner, script, ...argv], {
		cwd: folder,
		stdio: ["ignore", "ignore", "pipe", "pipe"],
	});
	const texts = [2, 3].map((descriptor) => {
		const parts: Buffer[] = [];
		child.stdio[descriptor]?.on("data", (part: Buffer) => parts.push(part));
		return () => Buffer.concat(parts).toString();
	});
	const [code] = await once(child, "close");
	const wall = performance.now() - started;
	const [errors, usage] = texts.map((text) => text());
	if (code !== 0) throw new Error(`${script} failed: ${errors}`);
	return { wall, ...JSON.parse(usage ?? "") };
}

/** Returns the median, the upper one if the count is even; undefined for an empty list. */
export function median(numbers: readonly number[]): number | undefined {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
