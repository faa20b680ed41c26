import { noMemo } from "../../cache/memo.ts";
import { placeIn } from "../changes/file-changes.ts";
import type { Context } from "../context.ts";
import { fileNameAt, fullNameAt } from "../fields/names.ts";
import { settled } from "../file/merge.ts";
import { decoded, readFile } from "../file/read-file.ts";
import type { Conflict, ValuePath } from "../protocol.ts";
import type { Clash } from "./drafts.ts";

/** A file that changed here and on the disk: what it is called, its texts, and the values that differ. */
export function conflictOf(
	file: string,
	clash: Clash,
	context: Context,
): Conflict {
	// Values changed on one side only are kept in both versions.
	const [now, disk] = (["here", "disk"] as const).map((keep) =>
		settled(file, clash, clash.disk, keep),
	);
	const [here, there] = [now, disk].map((bytes) => {
		const read = readFile(file, bytes, noMemo);
		// A file that can't be parsed is one text.
		return read
			? { yaml: read.yaml, markdown: read.body }
			: bytes && { yaml: decoded(bytes) };
	});
	return {
		file,
		called: fileNameAt(file, context),
		here: decoded(now) ?? "",
		disk: decoded(disk) ?? "",
		values: differencesOf(here, there, []).map(({ path, here, disk }) => ({
			called: fullNameAt(placeIn(file, path), context) ?? "",
			here: textOf(here),
			disk: textOf(disk),
		})),
	};
}

type Difference = {
	readonly path: ValuePath;
	readonly here: unknown;
	readonly disk: unknown;
};

/** The values that differ, from the inside out; of a list with more items or fewer, the whole. */
function differencesOf(
	here: unknown,
	disk: unknown,
	path: ValuePath,
): Difference[] {
	if (Object.is(here, disk)) return [];
	const isGroup = [here, disk].every(
		(each) => typeof each === "object" && each !== null,
	);
	const isLonger =
		Array.isArray(here) && Array.isArray(disk) && here.length !== disk.length;
	if (!isGroup || isLonger) return [{ path, here, disk }];
	const keys = new Set([
		...Object.keys(Object(here)),
		...Object.keys(Object(disk)),
	]);
	return [...keys].flatMap((key) =>
		differencesOf(Object(here)[key], Object(disk)[key], [
			...path,
			Array.isArray(here) ? Number(key) : key,
		]),
	);
}

/** A value in its words, each on a line. */
function textOf(value: unknown): string {
	return typeof value === "object" && value !== null
		? Object.values(value).map(textOf).join("\n")
		: String(value ?? "");
}
