import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { command } from "./kilde.ts";

/** Runs `kilde dev` or `kilde edit` for a project while `work` uses the address that it prints, and its process. Throws if it ends before. */
export async function whileServing<T>(
	argv: readonly string[],
	root: string,
	work: (address: URL, process: number) => Promise<T>,
): Promise<T> {
	const child = spawn(
		process.execPath,
		[command, ...argv, "--root", root, "--date", "2026-03-01"],
		{ stdio: ["ignore", "pipe", "pipe"] },
	);
	try {
		return await work(await address(child), child.pid ?? 0);
	} finally {
		child.kill("SIGINT");
		await once(child, "close");
	}
}

/** Resolves to the address that a command prints; rejects if it ends. */
function address(child: ChildProcess): Promise<URL> {
	return new Promise((resolve, reject) => {
		let printed = "";
		child.stdout?.on("data", (part) => {
			printed += part;
			const [found] = /http:\/\/localhost:\S+(?=\s)/.exec(printed) ?? [];
			if (found) resolve(new URL(found));
		});
		child.stderr?.on("data", (part) => {
			printed += part;
		});
		child.once("close", () => reject(new Error(`It ended: ${printed}`)));
	});
}
