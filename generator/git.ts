import { spawnSync } from "node:child_process";

/** What git prints about a folder; undefined where it fails, or there is no git. */
export function runGit(
	root: string,
	args: readonly string[],
	input = "",
): Buffer | undefined {
	const { status, stdout } = spawnSync("git", ["-C", root, ...args], {
		input,
		maxBuffer: Number.POSITIVE_INFINITY,
	});
	return status === 0 ? stdout : undefined;
}
