import { isDeepStrictEqual } from "node:util";
import { noMemo } from "../../cache/memo.ts";
import { hasSameBytes } from "../../write/content-files.ts";
import { type Decision, merged } from "../values/merge.ts";
import { rewriteInFile, setInFile } from "./file-edit.ts";
import { decoded, type FileBytes, readFile } from "./read-file.ts";

/** An edited file: what the disk had when it was edited first, or when it was saved last, and what it is now. */
export type Draft = { readonly base: FileBytes; readonly now: FileBytes };

/**
 * The file of the disk with what was changed here; undefined where both changed the same value, and nothing is kept of such
 * a value from one side alone: half of a text from here and half from there is one that nobody has written.
 */
export function merge(
	path: string,
	draft: Draft,
	disk: FileBytes,
): { readonly bytes: FileBytes } | undefined {
	let isClash = false;
	const bytes = settled(path, draft, disk, () => {
		isClash = true;
		return "disk";
	});
	return isClash ? undefined : { bytes };
}

/** The file of the disk with what was changed here; where both changed the same, as it is decided. */
export function settled(
	path: string,
	{ base, now }: Draft,
	disk: FileBytes,
	decide: Decision,
): FileBytes {
	if (hasSameBytes(disk, base)) return now;
	if (hasSameBytes(disk, now) || hasSameBytes(base, now)) return disk;
	const [was, here, there] = [base, now, disk].map((bytes) => {
		const read = readFile(path, bytes, noMemo);
		return read && { yaml: read.yaml, markdown: read.body ?? null };
	});
	const whole = () =>
		decide({ path: [], here: undefined, disk: undefined, about: "file" }) ===
		"here"
			? now
			: disk;
	if (!was || !here || !there) return whole();
	const text = decoded(disk) ?? "";
	const own = decoded(now) ?? "";
	const { yaml, markdown } = merged(
		{ base: was, here, disk: there },
		decide,
	) as typeof was;
	const headed = isDeepStrictEqual(yaml, there.yaml)
		? text
		: rewriteInFile(path, text, yaml, [own], noMemo);
	const origin = { file: path, path: "markdown" } as const;
	const made =
		headed !== undefined && markdown !== null && markdown !== there.markdown
			? setInFile(headed, origin, markdown, own)
			: headed;
	return made === undefined ? whole() : new TextEncoder().encode(made);
}
