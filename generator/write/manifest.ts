import { lstatSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../cache/digest.ts";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { NextChange } from "../link/next-change.ts";
import { getBootId } from "../terminal/terminal.ts";
import type { Artifact } from "../types.ts";
import type { Counts } from "./counts.ts";

/** The record of a written file: the key of its content, its digest, and its stamp. */
export type FileRecord = Pick<Artifact, "key"> & {
	/** SHA-256 of its bytes, in hex. */
	readonly digest: string;
	readonly stamp: Stamp;
};

/** The file system's record of a file. */
export type Stamp = {
	/** Inode, size and time of modification. */
	readonly identity: string;
	/** Time of the last change of any kind, which nobody can set back; linking and unlinking the file change it too. */
	readonly changed: string;
};

/** Records by path in the output folder. */
export type FileRecords = ReadonlyMap<string, FileRecord>;

/** The key of a build's inputs, its counts, its diagnostics, and when the site changes by itself, also in words. */
export type BuildSummary = Counts & {
	readonly key: string;
	readonly diagnostics: readonly Diagnostic[];
	readonly next: NextChange | undefined;
	/** Kept, since Intl takes an eighth of a build without changes to load. */
	readonly nextInWords: string | undefined;
};

/** The record of the last build into an output folder. */
export type Manifest = {
	readonly output: FileRecords;
	readonly summary: BuildSummary | undefined;
	/** Replaces the manifest for the next build. */
	save(next: Pick<Manifest, "output" | "summary">): void;
};

/** The cache folder of a manifest, the output folder it is for, and the digest of the generator's code. */
export type ManifestLocation = {
	readonly folder: string;
	readonly code: string;
	readonly output: string;
};

/** Reads the manifest of an output folder; it is empty if there is none, or if other code wrote it. Without a location it is empty, and is not saved. */
export function openManifest(location?: ManifestLocation): Manifest {
	const none = { output: new Map(), summary: undefined };
	if (!location) return { ...none, save() {} };
	const { folder, code, output } = location;
	const file = `written-${digestOf(output).slice(0, 16)}`;
	// A power cut may lose the bytes of a file and keep its stamp: after a restart of the machine, files are read again.
	const tag = `${code} ${getBootId()}`;
	const last: Pick<Manifest, "output" | "summary"> =
		readCachedValue(folder, file, tag) ?? none;
	return { ...last, save: (next) => writeCachedValue(folder, file, tag, next) };
}

/** Whether a file has not been changed since it was recorded, not even by setting its times back. */
export function isUnchanged({ stamp }: FileRecord, file: string): boolean {
	const now = stampOf(file);
	return now?.identity === stamp.identity && now.changed === stamp.changed;
}

/** The same, as far as its size and time of modification say: linking a file counts as its last change. */
export function isSameFile({ stamp }: FileRecord, file: string): boolean {
	return stampOf(file)?.identity === stamp.identity;
}

/** The stamp of a file; undefined if there is none. */
export function stampOf(file: string): Stamp | undefined {
	const stats = lstatSync(file, { throwIfNoEntry: false, bigint: true });
	return stats?.isFile()
		? {
				identity: `${stats.ino} ${stats.size} ${stats.mtimeNs}`,
				changed: `${stats.ctimeNs}`,
			}
		: undefined;
}

/** The records of a site that was moved to this folder, with the stamps that its files have there. */
export function recordsIn(folder: string, records: FileRecords): FileRecords {
	return new Map(
		[...records].map(([path, record]) => {
			const stamp = stampOf(join(folder, path));
			// Another build may have put its own site there meanwhile.
			const isOurs = stamp?.identity === record.stamp.identity;
			return [path, isOurs ? { ...record, stamp } : record];
		}),
	);
}
