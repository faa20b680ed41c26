import { type Dirent, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../cache/digest.ts";
import type { SiteFile } from "../types.ts";
import { type FileRecords, isUnchanged } from "./manifest.ts";
import { filesIn, pathWithin } from "./staging.ts";

// An output folder holds a list of the checksums of its files. What is not on it, or was changed, is somebody else's and
// never deleted. `sha256sum --check .kilde.sha256` reads the list too.

/** The path of the list in the output folder. */
const checksumFile = ".kilde.sha256";

/** Files that file managers create in every folder. */
const ignored = [".DS_Store", "Thumbs.db", "desktop.ini"];

/** The list of checksums, sorted by path; above it, in a comment, the day on which the site changes by itself, yyyy-mm-dd. */
export function checksumsOf(
	records: FileRecords,
	next: string | undefined,
): SiteFile {
	const sorted = [...records].sort(([a], [b]) => (a < b ? -1 : 1));
	const lines = sorted.map(([path, { digest }]) => `${digest}  ${path}\n`);
	const comment = next === undefined ? "" : `${nextComment}${next}\n`;
	return { path: checksumFile, bytes: comment + lines.join("") };
}

const nextComment = "# Changes by itself: ";

/** The day on which the site in an output folder changes by itself, yyyy-mm-dd; undefined if there is none. */
export function nextChangeOf(folder: string): string | undefined {
	const file = join(folder, checksumFile);
	const text = existsSync(file) ? readFileSync(file, "utf8") : "";
	const [first = ""] = text.split("\n", 1);
	return first.startsWith(nextComment)
		? first.slice(nextComment.length)
		: undefined;
}

/** The state of an output folder before a build. */
export type OutputState = {
	/** Why it can't be replaced, and what to do; undefined if it doesn't exist, is empty, or holds only what we wrote. */
	readonly problem: string | undefined;
	/** Whether it holds exactly the recorded files, unchanged: the site of the last build. */
	readonly isWhole: boolean;
};

/** Inspects an output folder; if another build replaces it meanwhile, inspects that one. `isOurs` says how a file must match its record. */
export function inspectFolder(
	folder: string,
	records: FileRecords,
	isOurs: typeof isUnchanged = isUnchanged,
): OutputState {
	for (;;) {
		const before = identity(folder);
		try {
			const found = inspectOnce(folder, records, isOurs);
			if (identity(folder) === before) return found;
		} catch (error) {
			if (identity(folder) === before) throw error;
		}
	}
}

/** Identifies a folder, even if another one takes its name. */
function identity(folder: string): string {
	const stats = statSync(folder, { throwIfNoEntry: false });
	return `${stats?.ino} ${stats?.birthtimeMs} ${stats?.ctimeMs}`;
}

function inspectOnce(
	folder: string,
	records: FileRecords,
	isOurs: typeof isUnchanged,
): OutputState {
	if (!existsSync(folder)) return { problem: undefined, isWhole: false };
	let known = 0;
	let ours: ReturnType<typeof readChecksums>;
	for (const entry of filesIn(folder)) {
		const file = join(entry.parentPath, entry.name);
		const path = pathWithin(folder, file);
		const record = records.get(path);
		if (record && isOurs(record, file)) known++;
		else if (path !== checksumFile && !ignored.includes(entry.name)) {
			ours ??= readChecksums(folder);
			const problem = ours ? whyForeign(path, file, entry, ours) : withoutList;
			if (problem) return { problem, isWhole: false };
		}
	}
	return {
		problem: undefined,
		isWhole: records.size > 0 && known === records.size,
	};
}

function whyForeign(
	path: string,
	file: string,
	entry: Dirent,
	ours: ReadonlyMap<string, string>,
): string | undefined {
	const digest = entry.isFile() ? ours.get(path) : undefined;
	if (digest === undefined)
		return `it contains ${path}, which Kilde did not write. Move that file, or choose another folder with --output`;
	const bytes = readFileSync(file);
	// After a power cut, a file may have lost its content.
	const isBlank = bytes.every((byte) => byte === 0);
	return digest === digestOf(bytes) || isBlank
		? undefined
		: `${path} in it was changed after Kilde wrote it. Copy the file to another folder if you need the change; then delete it and run the command again`;
}

const withoutList = `Kilde can't tell which files in it are its own, because its list of them, ${checksumFile}, is damaged. Move the folder, or choose another one with --output`;

/** Reads the list: digests by path; undefined if it is damaged. */
function readChecksums(
	folder: string,
): ReadonlyMap<string, string> | undefined {
	const file = join(folder, checksumFile);
	if (!existsSync(file)) return new Map();
	const lines = readFileSync(file, "utf8").matchAll(
		/^([0-9a-f]{64}) {2}(.+)$/gm,
	);
	const digests = new Map(
		[...lines].map(([, digest = "", path = ""]) => [path, digest]),
	);
	return digests.size > 0 ? digests : undefined;
}
