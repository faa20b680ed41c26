import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What a run of the command took: milliseconds on the clock and of processor time, and the most memory it had (KiB). */
export type Took = {
	readonly wall: number;
	readonly cpu: number;
	readonly memory: number;
};

const runner = fileURLToPath(new URL("run.mjs", import.meta.url));

/** Runs `kilde` as a process of its own and measures it; throws what it said if it fails. */
export async function measure(argv: readonly string[]): Promise<Took> {
	const started = performance.now();
	const child = spawn(process.execPath, [runner, ...argv], {
		stdio: ["ignore", "ignore", "pipe", "pipe"],
	});
	const [said, told] = [2, 3].map((index) => {
		const parts: Buffer[] = [];
		child.stdio[index]?.on("data", (part: Buffer) => parts.push(part));
		return () => Buffer.concat(parts).toString();
	});
	const [code] = await once(child, "close");
	const wall = performance.now() - started;
	if (code !== 0) throw new Error(`kilde ${argv.join(" ")}: ${said?.()}`);
	return { wall, ...JSON.parse(told?.() ?? "") };
}

/** The one in the middle. */
export function median(numbers: readonly number[]): number {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
