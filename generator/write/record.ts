import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toDigest } from "../cache/digest.ts";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { getBootId } from "../terminal/terminal.ts";
import type { Artifact, NextChange, SiteFile } from "../types.ts";

// The record of what a build wrote. Digests go into the output folder, as `.kilde.sha256`, which `sha256sum --check` reads:
// they protect the files of others there, also after a new installation. All else stays in the cache folder.

/** The record of a written file. */
export type FileRecord = Pick<Artifact, "key"> & {
	/** SHA-256 of its bytes, in hex. */
	readonly digest: string;
	/** The result of `getStamp`. */
	readonly stamp: string | undefined;
};

/** Records by path in the output folder. */
export type FileRecords = ReadonlyMap<string, FileRecord>;

/** The result of a build: the key of its inputs, its counts and problems, and the next scheduled change of the site. */
export type BuildSummary = {
	readonly key: string;
	readonly pages: number;
	readonly redirects: number;
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

/** A record that is empty, and isn't saved. */
export const emptyRecord: BuildRecord = {
	...{ files: new Map(), summary: undefined },
	save() {},
};

/** Opens the record of an output folder in a cache folder: empty if there is none, or other code of the engine wrote it. */
export function openBuildRecord(
	output: string,
	folder: string,
	code: string,
): BuildRecord {
	const file = `written-${toDigest(output).slice(0, 16)}`;
	// A power cut may lose the bytes of a file and keep its stamp, so stamps are valid until the machine restarts.
	const tag = `${code} ${getBootId()}`;
	const last: Partial<BuildRecord> = readCachedValue(folder, file, tag) ?? {};
	return {
		...emptyRecord,
		...last,
		save: (next) => writeCachedValue(folder, file, tag, next),
	};
}

/** Returns the inode, size and modification time of a file, which links to it share; undefined if there is no regular file. */
export function getStamp(file: string): string | undefined {
	const stats = lstatSync(file, { throwIfNoEntry: false, bigint: true });
	return stats?.isFile()
		? `${stats.ino} ${stats.size} ${stats.mtimeNs}`
		: undefined;
}

/** Whether a file is the one that was recorded, and unchanged. */
export function isUnchanged({ stamp }: FileRecord, file: string): boolean {
	return stamp !== undefined && stamp === getStamp(file);
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

/** Reads the digests of an output folder by path; empty if there are none. */
export function readDigests(folder: string): ReadonlyMap<string, string> {
	const lines = readDigestFile(folder).matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm);
	return new Map(
		[...lines].map(([, digest = "", path = ""]) => [path, digest]),
	);
}

/** Reads the date on which the site in an output folder changes by itself, yyyy-mm-dd; undefined if there is none. */
export function readNextChangeDate(folder: string): string | undefined {
	const [first = ""] = readDigestFile(folder).split("\n", 1);
	return first.startsWith(nextComment)
		? first.slice(nextComment.length)
		: undefined;
}

function readDigestFile(folder: string): string {
	const file = join(folder, digestFile);
	return existsSync(file) ? readFileSync(file, "utf8") : "";
}
