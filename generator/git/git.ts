import { spawnSync } from "node:child_process";

/** The output of git in a folder; undefined if git fails or is not installed. */
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

/** The contents of the objects with these names, in their order; undefined for missing ones. */
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
