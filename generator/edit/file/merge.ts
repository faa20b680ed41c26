import { isDeepStrictEqual } from "node:util";
import { noMemo } from "../../cache/memo.ts";
import { splitFrontMatter } from "../../parse/front-matter.ts";
import { parseWithTokens, rawYaml } from "../../parse/yaml/index.ts";
import { haveSameBytes } from "../../write/save-edited.ts";
import type { YamlValue } from "../protocol.ts";
import { type Decision, merged } from "../values/merge.ts";
import { rewriteInFile, setInFile } from "./file-edit.ts";
import { plainText } from "./line-breaks.ts";
import { partsOf } from "./markdown-edit.ts";

/** The bytes of a file; undefined where there is none. */
export type FileBytes = Uint8Array | undefined;

/** The text of a file with its byte order mark. */
export function decoded(bytes: FileBytes): string | undefined {
	return bytes && new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

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
	const bytes = brought(path, draft, disk, () => {
		isClash = true;
		return "disk";
	});
	return isClash ? undefined : { bytes };
}

/** The file of the disk with what was changed here; where both changed the same value, that of one side. */
export function settled(
	path: string,
	draft: Draft,
	disk: FileBytes,
	keep: "here" | "disk",
): FileBytes {
	return brought(path, draft, disk, () => keep);
}

function brought(
	path: string,
	{ base, now }: Draft,
	disk: FileBytes,
	decide: Decision,
): FileBytes {
	if (haveSameBytes(disk, base)) return now;
	if (haveSameBytes(disk, now) || haveSameBytes(base, now)) return disk;
	const [was, here, there] = [base, now, disk].map((bytes) =>
		bytes && isReadable(path, bytes) ? valuesOfFile(path, bytes) : undefined,
	);
	const whole = () => (decide() === "here" ? now : disk);
	if (!was || !here || !there) return whole();
	const value = merged({ base: was, here, disk: there }, decide);
	const text = decoded(disk) ?? "";
	const own = decoded(now) ?? "";
	const { yaml = null, markdown } = value as FileValues;
	const headed = isDeepStrictEqual(yaml, there.yaml)
		? text
		: rewriteInFile(path, text, yaml, [own], noMemo);
	const origin = { file: path, path: "markdown" } as const;
	const made =
		headed !== undefined &&
		markdown !== undefined &&
		markdown !== there.markdown
			? setInFile(headed, origin, markdown, own)
			: headed;
	return made === undefined ? whole() : new TextEncoder().encode(made);
}

/** Whether a file is a text that Kilde can read. */
function isReadable(path: string, bytes: Uint8Array): boolean {
	const text = plainText(decoded(bytes) ?? "");
	const yaml = path.endsWith(".md") ? partsOf(text)?.matter : text;
	return (
		/\.(md|yaml)$/.test(path) &&
		yaml !== undefined &&
		parseWithTokens(yaml) !== undefined
	);
}

type FileValues = { readonly yaml?: YamlValue; readonly markdown?: string };

/** What a file holds: its YAML, or its front matter and its text; what can't be split is one text. */
export function valuesOfFile(path: string, bytes: Uint8Array): FileValues {
	const text = plainText(new TextDecoder().decode(bytes));
	if (!/\.(md|yaml)$/.test(path)) return { yaml: text };
	if (path.endsWith(".yaml")) return { yaml: dataOf(text) };
	const split = splitFrontMatter(path, text).value;
	return split
		? { yaml: dataOf(split.matter), markdown: split.body }
		: { yaml: text };
}

function dataOf(yaml: string): YamlValue {
	// What YAML has read is nothing else than its values.
	return (rawYaml(yaml) ?? {}) as YamlValue;
}
