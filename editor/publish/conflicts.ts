import {
	decodeFile,
	encodeFile,
	type FileChange,
	type FileConflict,
	setValue,
	toDigest,
} from "kilde/tools";
import { formatValue } from "../changes/describe.ts";
import {
	listValueDifferences,
	readValue,
	type ValueDifference,
} from "../changes/diff.ts";
import type { EditorContent } from "../editor.ts";
import type { ConflictHunk, ValueAddress, YamlValue } from "../protocol.ts";
import { mergeBlocks } from "./merge-blocks.ts";

/** The side that each hunk takes, by the id of the hunk. */
export type Sides = Readonly<Record<string, "mine" | "theirs">>;

/** The merged files, and the hunks whose side isn't chosen yet. */
export type ResolvedConflicts = {
	readonly files: readonly FileChange[];
	readonly hunks: readonly ConflictHunk[];
};

/** Returns the chosen side of a hunk; notes it if none is chosen yet. */
type Choose = (hunk: Omit<ConflictHunk, "id">) => "mine" | "theirs";

/**
 * Merges the files that git can't merge: value by value, and a Markdown text block by block. What only one side changed is
 * taken; what both changed is a hunk. A file that can't be read, or that one side removed, is one hunk.
 */
export function resolveConflicts(
	conflicts: readonly FileConflict[],
	sides: Sides,
	content: EditorContent,
): ResolvedConflicts {
	const hunks: ConflictHunk[] = [];
	const choose: Choose = (hunk) => {
		const id = toDigest(JSON.stringify(hunk)).slice(0, 16);
		if (!sides[id]) hunks.push({ id, ...hunk });
		return sides[id] ?? "theirs";
	};
	const files = conflicts.map(
		(conflict): FileChange => ({
			path: conflict.path,
			bytes:
				mergeValues(conflict, choose, content) ??
				chooseFile(conflict, choose, content),
		}),
	);
	return { files, hunks };
}

/** Chooses one version of a whole file; undefined is the removed one. */
function chooseFile(
	{ path, mine, theirs }: FileConflict,
	choose: Choose,
	{ labels }: EditorContent,
): Uint8Array | undefined {
	const side = choose({
		file: path,
		label: labels.getEntryLabel(path),
		mine: formatVersion(path, mine),
		theirs: formatVersion(path, theirs),
	});
	return side === "mine" ? mine : theirs;
}

/** Formats a version of a file: its text, or the size of another file; empty if it was removed. */
function formatVersion(path: string, bytes: Uint8Array | undefined): string {
	if (!bytes) return "";
	return /\.(?:md|yaml)$/.test(path)
		? (decodeFile(bytes) ?? "")
		: `${Math.ceil(bytes.length / 1024)} kB`;
}

/** Merges the values of a file into their version. Undefined if that is impossible. */
function mergeValues(
	{ path: file, base, mine, theirs }: FileConflict,
	choose: Choose,
	content: EditorContent,
): Uint8Array | undefined {
	const own = listValueDifferences({ path: file, before: base, after: mine });
	const others = listValueDifferences({
		path: file,
		before: base,
		after: theirs,
	});
	let text = decodeFile(theirs);
	if (!own || !others || text === undefined) return undefined;
	const done = new Set<string>();
	for (const difference of own) {
		const address = findCommonAddress(difference, others);
		const key = JSON.stringify(address.path);
		if (done.has(key)) continue;
		done.add(key);
		const values = [base, mine, theirs].map((bytes) =>
			readValue(address, bytes),
		);
		const merged = mergeValue(address, values, choose, content);
		text = setValue(text, address, merged);
		if (text === undefined) return undefined;
	}
	return encodeFile(text);
}

/** Finds the value that contains a difference and those of the other side that overlap it. */
function findCommonAddress(
	{ file, path }: ValueDifference,
	others: readonly ValueDifference[],
): ValueAddress {
	if (path === "markdown") return { file, path };
	const around = others.find(
		(other) =>
			other.path !== "markdown" &&
			other.path.length < path.length &&
			other.path.every((step, index) => step === path[index]),
	);
	return { file, path: around?.path ?? path };
}

/** Merges one value: that of the side that changed it. If both did, a Markdown text is merged by blocks, and others chosen. */
function mergeValue(
	address: ValueAddress,
	[base, mine, theirs]: readonly (YamlValue | undefined)[],
	choose: Choose,
	{ context, labels }: EditorContent,
): YamlValue | undefined {
	const [was, own, other] = [base, mine, theirs].map((each) =>
		JSON.stringify(each),
	);
	if (own === other || own === was) return theirs;
	if (other === was) return mine;
	const { file } = address;
	const label = labels.getLabel(address);
	const texts = [base, mine, theirs];
	if (address.path === "markdown" && texts.every(isString)) {
		const [first, second, third] = texts;
		return mergeBlocks(`${first}`, `${second}`, `${third}`, (blocks) =>
			choose({ file, label, ...blocks }),
		);
	}
	const field = labels.findField(address);
	const format = (value: YamlValue | undefined) =>
		value === undefined ? "" : formatValue(value, field, context);
	const shown = { mine: format(mine), theirs: format(theirs) };
	// Two items may have the same label.
	const hunk =
		shown.mine === shown.theirs
			? { mine: formatScalars(mine), theirs: formatScalars(theirs) }
			: shown;
	return choose({ file, label, ...hunk }) === "mine" ? mine : theirs;
}

/** Formats all texts and numbers in a value. */
function formatScalars(value: YamlValue | undefined): string {
	return typeof value === "object" && value !== null
		? Object.values(value).map(formatScalars).join(", ")
		: String(value ?? "");
}

function isString(value: YamlValue | undefined): value is string {
	return typeof value === "string";
}
