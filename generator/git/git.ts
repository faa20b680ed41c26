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

/** The bytes that git has under each of these names, in their order; undefined for what it doesn't have. */
export function readObjects(
	root: string,
	names: readonly string[],
): readonly (Buffer | undefined)[] {
	const input = names.map((name) => `${name}\n`).join("");
	const batch = runGit(root, ["cat-file", "--batch"], input);
	let at = 0;
	// “object blob size”, a line break, the bytes, a line break; or “name missing”.
	return names.map(() => {
		if (!batch) return undefined;
		const start = batch.indexOf("\n", at) + 1;
		const [, size] =
			/ blob (\d+)\n$/.exec(batch.toString("latin1", at, start)) ?? [];
		at = start + (size === undefined ? 0 : Number(size) + 1);
		return size === undefined
			? undefined
			: batch.subarray(start, start + Number(size));
	});
}
