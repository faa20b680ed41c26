import { isDeepStrictEqual } from "node:util";
import { readContentFile, type Source } from "kilde/tools";
import type { ValueAddress, ValuePath, YamlValue } from "../protocol.ts";
import { getValueAt } from "../values.ts";

/** A file that differs between two versions of the content; undefined where it doesn't exist. */
export type FileDifference = {
	readonly path: string;
	readonly before: Uint8Array | undefined;
	readonly after: Uint8Array | undefined;
};

/** A value that differs between two versions of a file. For a list that gained, lost or moved items, it is the list. */
export type ValueDifference = ValueAddress & {
	readonly before: YamlValue | undefined;
	readonly after: YamlValue | undefined;
};

/** Lists the files that differ, by path. Line endings are ignored: git may convert them. */
export function listFileDifferences(
	before: readonly Source[],
	after: readonly Source[],
): FileDifference[] {
	const old = new Map(before.map((each) => [each.path, each]));
	const now = new Map(after.map((each) => [each.path, each]));
	return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((path) => {
		const [was, is] = [old.get(path), now.get(path)];
		const isSame =
			is?.isUnread ||
			was?.digest === is?.digest ||
			(was && is && normalize(was.bytes) === normalize(is.bytes));
		return isSame ? [] : [{ path, before: was?.bytes, after: is?.bytes }];
	});
}

function normalize(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n");
}

/**
 * Lists the values that differ between two versions of a file. Undefined if one of them doesn't exist, has mistakes, or is no
 * text; empty if only comments or the layout differ.
 */
export function listValueDifferences({
	path: file,
	before,
	after,
}: FileDifference): ValueDifference[] | undefined {
	const was = readContentFile(file, before);
	const is = readContentFile(file, after);
	if (!was || !is) return undefined;
	const values = compareValues(was.value, is.value, []);
	const differences = values.map((each) => ({ file, ...each }));
	const [old, now] = [was.markdown?.trim(), is.markdown?.trim()];
	return old === now
		? differences
		: [...differences, { file, path: "markdown", before: old, after: now }];
}

/** Returns the value at an address as a version of its file has it; undefined if it has none. */
export function readValue(
	{ file, path }: ValueAddress,
	bytes: Uint8Array | undefined,
): YamlValue | undefined {
	const read = readContentFile(file, bytes);
	return path === "markdown"
		? read?.markdown?.trim()
		: getValueAt(read?.value, path);
}

type PathDifference = {
	readonly path: ValuePath;
	readonly before: YamlValue | undefined;
	readonly after: YamlValue | undefined;
};

function compareValues(
	before: YamlValue | undefined,
	after: YamlValue | undefined,
	path: ValuePath,
): PathDifference[] {
	if (isDeepStrictEqual(before, after)) return [];
	const keys = listCommonKeys(before, after);
	return keys
		? keys.flatMap((key) =>
				compareValues(Object(before)[key], Object(after)[key], [...path, key]),
			)
		: [{ path, before, after }];
}

/** Lists the keys by which two values are compared; undefined if they are compared as wholes. */
function listCommonKeys(
	before: YamlValue | undefined,
	after: YamlValue | undefined,
): readonly (string | number)[] | undefined {
	if (Array.isArray(before) && Array.isArray(after)) {
		const haveSameItems =
			before.length === after.length &&
			before.every((item, index) => {
				const id = getItemId(item);
				return id !== undefined && id === getItemId(after[index]);
			});
		return haveSameItems ? [...before.keys()] : undefined;
	}
	return isMap(before) && isMap(after)
		? [...new Set([...Object.keys(before), ...Object.keys(after)])]
		: undefined;
}

function isMap(
	value: YamlValue | undefined,
): value is { readonly [key: string]: YamlValue } {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns what identifies an item of a list: its first text or number, such as an id or a name. */
export function getItemId(item: YamlValue | undefined): unknown {
	return isMap(item)
		? Object.values(item).find(
				(each) => typeof each === "string" || typeof each === "number",
			)
		: undefined;
}
