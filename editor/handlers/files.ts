import {
	type BuiltSite,
	decodeFile,
	encodeFile,
	type FileChange,
	readContentFile,
} from "kilde/tools";
import type { ValueAddress, YamlValue } from "../protocol.ts";
import { getValueAt } from "../values.ts";

/** Returns the text of a file of a build; empty if it doesn't exist. */
export function getFileText({ sources }: BuiltSite, file: string): string {
	return decodeFile(sources.find(({ path }) => path === file)?.bytes) ?? "";
}

/** Returns the value at an address as the file has it; undefined if it has none. */
export function getFileValue(
	{ sources }: BuiltSite,
	{ file, path }: ValueAddress,
): YamlValue | undefined {
	const source = sources.find((each) => each.path === file);
	const read = source && readContentFile(file, source.bytes);
	return path === "markdown" ? read?.markdown : getValueAt(read?.value, path);
}

/** Creates the change of a file to a text. */
export function createFileChange(path: string, text: string): FileChange {
	return { path, bytes: encodeFile(text) };
}

/** Creates the removal of a file. */
export function createFileRemoval({
	file,
}: {
	readonly file: string;
}): FileChange {
	return { path: file, bytes: undefined };
}
