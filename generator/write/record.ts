import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toDigest } from "../cache/digest.ts";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { getBootId } from "../terminal/terminal.ts";
import type { Artifact, NextChange, SiteFile } from "../types.ts";
import type { Counts } from "./counts.ts";

// The record of what a build wrote. Digests go into the output folder, as `.kilde.sha256`, which `sha256sum --check` reads:
// they protect the files of others there, also after a new installation. All else stays in the cache folder.

/** The record of a written file. */
export type FileRecord = Pick<Artifact, "key"> & {
	/** SHA-256 of its bytes, in hex. */
	readonly digest: string;
	readonly stamp: Stamp;
};

/** The metadata of a file in the file system. */
export type Stamp = {
	/** Inode, size in bytes, and time of modification. */
	readonly identity: string;
	/** Time of the last change of any kind. Programs can't set it back; linking and unlinking the file change it too. */
	readonly changed: string;
};

/** Records by path in the output folder. */
export type FileRecords = ReadonlyMap<string, FileRecord>;

/** The result of a build: the key of its inputs, its counts and problems, and the next scheduled change of the site. */
export type BuildSummary = Counts & {
	readonly key: string;
	readonly diagnostics: readonly Diagnostic[];
	readonly next: NextChange | undefined;
	/** `next` as a sentence. Loading Intl to format it takes an eighth of a build without changes. */
	readonly nextInWords: string | undefined;
};

/** The record of the last build into an output folder. */
export type BuildRecord = {
	readonly files: FileRecords;
	readonly summary: BuildSummary | undefined;
	/** Replaces the record in the cache folder. */
	save(next: Pick<BuildRecord, "files" | "summary">): void;
};

/** The cache folder, the output folder, and the digest of the engine's code. */
export type RecordLocation = {
	readonly folder: string;
	readonly code: string;
	readonly output: string;
};

/** Opens the record of an output folder: empty if there is none, or other code wrote it. Without a location, it isn't saved. */
export function openBuildRecord(location?: RecordLocation): BuildRecord {
	const empty = { files: new Map(), summary: undefined };
	if (!location) return { ...empty, save() {} };
	const { folder, code, output } = location;
	const file = `written-${toDigest(output).slice(0, 16)}`;
	// A power cut may lose the bytes of a file and keep its stamp, so stamps are valid until the machine restarts.
	const tag = `${code} ${getBootId()}`;
	const last: Pick<BuildRecord, "files" | "summary"> =
		readCachedValue(folder, file, tag) ?? empty;
	return { ...last, save: (next) => writeCachedValue(folder, file, tag, next) };
}

/** Whether a file has not been changed since it was recorded, not even by a program that set its times back. */
export function isUnchanged({ stamp }: FileRecord, file: string): boolean {
	const current = getStamp(file);
	return (
		current?.identity === stamp.identity && current.changed === stamp.changed
	);
}

/** Compares size and modification time only: linking a file changes its ctime. */
export function hasSameSizeAndTime(
	{ stamp }: FileRecord,
	file: string,
): boolean {
	return getStamp(file)?.identity === stamp.identity;
}

/** Returns the stamp of a file; undefined if there is none. */
export function getStamp(file: string): Stamp | undefined {
	const stats = lstatSync(file, { throwIfNoEntry: false, bigint: true });
	return stats?.isFile()
		? {
				identity: `${stats.ino} ${stats.size} ${stats.mtimeNs}`,
				changed: `${stats.ctimeNs}`,
			}
		: undefined;
}

/** Updates the stamps of a site's files after it was moved to a folder. */
export function updateStamps(
	folder: string,
	records: FileRecords,
): FileRecords {
	return new Map(
		[...records].map(([path, record]) => {
			const stamp = getStamp(join(folder, path));
			// Another build may have put its own site there meanwhile.
			const isOurs = stamp?.identity === record.stamp.identity;
			return [path, isOurs ? { ...record, stamp } : record];
		}),
	);
}

/** The path of the digests in the output folder. */
export const digestFile = ".kilde.sha256";

const nextComment = "# Changes by itself: ";

/** Formats the digests, sorted by path, after a comment with the date of the next scheduled change, yyyy-mm-dd. */
export function createDigestFile(
	records: FileRecords,
	next: string | undefined,
): SiteFile {
	const sorted = [...records].sort(([a], [b]) => (a < b ? -1 : 1));
	const lines = sorted.map(([path, { digest }]) => `${digest}  ${path}\n`);
	const comment = next === undefined ? "" : `${nextComment}${next}\n`;
	return { path: digestFile, bytes: comment + lines.join("") };
}

/**
 * Reads the digests of an output folder by path: empty if the file of digests is missing, undefined if it is damaged.
 */
export function readDigests(
	folder: string,
): ReadonlyMap<string, string> | undefined {
	const text = readDigestFile(folder);
	if (text === undefined) return new Map();
	const lines = text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm);
	const digests = new Map(
		[...lines].map(([, digest = "", path = ""]) => [path, digest]),
	);
	return digests.size > 0 ? digests : undefined;
}

/** Reads the date on which the site in an output folder changes by itself, yyyy-mm-dd; undefined if there is none. */
export function readNextChangeDate(folder: string): string | undefined {
	const [first = ""] = (readDigestFile(folder) ?? "").split("\n", 1);
	return first.startsWith(nextComment)
		? first.slice(nextComment.length)
		: undefined;
}

function readDigestFile(folder: string): string | undefined {
	const file = join(folder, digestFile);
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
