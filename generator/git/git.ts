import { spawnSync } from "node:child_process";
import { digestOf } from "../cache/digest.ts";
import type { Source } from "../types.ts";

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

/** The sources that git has under these names of objects; those that it doesn't have are left out. */
export function readObjects(
	root: string,
	files: readonly { readonly path: string; readonly object: string }[],
): Source[] {
	const input = files.map(({ object }) => `${object}\n`).join("");
	const batch = runGit(root, ["cat-file", "--batch"], input);
	if (!batch) return [];
	let at = 0;
	// “object blob size”, a line break, the bytes, a line break; or “name missing”.
	return files.flatMap(({ path }) => {
		const start = batch.indexOf("\n", at) + 1;
		const [, size] =
			/ blob (\d+)\n$/.exec(batch.toString("latin1", at, start)) ?? [];
		at = start + (size === undefined ? 0 : Number(size) + 1);
		if (size === undefined) return [];
		const bytes = batch.subarray(start, start + Number(size));
		return [{ path, bytes, digest: digestOf(bytes) }];
	});
}
