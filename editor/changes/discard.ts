import { isDeepStrictEqual } from "node:util";
import {
	decodeFile,
	encodeFile,
	type FileChange,
	setValue,
	toDigest,
} from "kilde/tools";
import type { ContentChange } from "./changes.ts";
import { listFileDifferences, readValue } from "./diff.ts";

/** Reads the current bytes of a file; undefined if it doesn't exist. */
type ReadFile = (path: string) => Uint8Array | undefined;

/**
 * Creates the file changes that undo changes: values get their earlier value, and whole files their earlier bytes. Undefined
 * if a file can't hold an earlier value.
 */
export function discardChanges(
	changes: readonly ContentChange[],
	read: ReadFile,
): FileChange[] | undefined {
	const files = new Map<string, Uint8Array | undefined>();
	for (const change of changes) {
		if (change.kind !== "value") {
			for (const { path, before } of change.files) files.set(path, before);
			continue;
		}
		const { file, path, before } = change.value;
		const bytes = files.has(file) ? files.get(file) : read(file);
		const text = decodeFile(bytes);
		const made =
			text === undefined ? text : setValue(text, { file, path }, before);
		if (made === undefined) return undefined;
		files.set(file, encodeFile(made));
	}
	return [...files].map(([path, bytes]) => ({ path, bytes }));
}

/** Whether the content still is as a change left it. */
export function isAsLeft(change: ContentChange, read: ReadFile): boolean {
	if (change.kind !== "value")
		return change.files.every(({ path, after }) => {
			const bytes = read(path);
			const sources = [after, bytes].map((each) =>
				each ? [{ path, bytes: each, digest: toDigest(each) }] : [],
			);
			const [left = [], now = []] = sources;
			return listFileDifferences(left, now).length === 0;
		});
	const { file, path, after } = change.value;
	return isDeepStrictEqual(readValue({ file, path }, read(file)), after);
}
