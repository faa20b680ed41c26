import { isDeepStrictEqual } from "node:util";
import { applyPatch, structuredPatch } from "diff";
import { splitFrontMatter } from "../../parse/front-matter.ts";
import { rawYaml } from "../../parse/yaml/index.ts";
import { haveSameBytes } from "../../write/save-edited.ts";
import { plainText } from "./line-breaks.ts";

/** The bytes of a file; undefined where there is none. */
export type FileBytes = Uint8Array | undefined;

/** An edited file: what the disk had when it was edited first, or when it was saved last, and what it is now. */
export type Draft = { readonly base: FileBytes; readonly now: FileBytes };

/**
 * The file of the disk with what was changed here; undefined where both changed the same lines or the same value: half of
 * a text from here and half from there is one that nobody has written.
 */
export function merge(
	path: string,
	{ base, now }: Draft,
	disk: FileBytes,
): { readonly bytes: FileBytes } | undefined {
	if (haveSameBytes(disk, base)) return { bytes: now };
	if (haveSameBytes(disk, now)) return { bytes: disk };
	if (!base || !now || !disk) return undefined;
	const values = [base, now, disk].map((bytes) => valuesOfFile(path, bytes));
	if (isChangedTwice(values)) return undefined;
	const [old, ours, theirs] = [base, now, disk].map((bytes) =>
		Buffer.from(bytes).toString("latin1"),
	);
	const patch = structuredPatch("", "", old ?? "", ours ?? "", "", "", {
		context: 1,
	});
	const merged = applyPatch(theirs ?? "", patch, { fuzzFactor: 0 });
	return merged === false
		? undefined
		: { bytes: Buffer.from(merged, "latin1") };
}

/** What a file holds: its YAML, or its front matter and its text; what can't be split is one text. */
export function valuesOfFile(
	path: string,
	bytes: Uint8Array,
): { readonly yaml: unknown; readonly markdown?: string } {
	const text = plainText(new TextDecoder().decode(bytes));
	if (!/\.(md|yaml)$/.test(path)) return { yaml: text };
	if (path.endsWith(".yaml")) return { yaml: rawYaml(text) };
	const split = splitFrontMatter(path, text).value;
	return split
		? { yaml: rawYaml(split.matter), markdown: split.body }
		: { yaml: text };
}

/** Whether a value has become two different ones. Of a list that has got longer or shorter, the lines decide. */
function isChangedTwice(versions: readonly unknown[]): boolean {
	const [old, ours, theirs] = versions;
	if (isDeepStrictEqual(old, ours) || isDeepStrictEqual(old, theirs))
		return false;
	if (isDeepStrictEqual(ours, theirs)) return false;
	if (!versions.every((each) => typeof each === "object" && each)) return true;
	const lengths = versions.map((each) => Array.isArray(each) && each.length);
	if (new Set(lengths).size > 1) return false;
	const objects = versions.map(Object);
	return Object.keys(objects[0]).some((key) =>
		isChangedTwice(objects.map((each) => each[key])),
	);
}
