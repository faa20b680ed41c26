import {
	linkSync,
	mkdirSync,
	readFileSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { toDigest } from "../cache/digest.ts";
import type { Artifact } from "../types.ts";
import { getBytes, getContentKey } from "./artifact-content.ts";
import {
	createDigestFile,
	digestFile,
	type FileRecord,
	type FileRecords,
	getStamp,
	isUnchanged,
} from "./record.ts";

/** The old site: its folder, whether that exists, and the records of its files. */
type OldSite = {
	readonly output: string;
	readonly exists: boolean;
	readonly records: FileRecords;
};

/**
 * Writes a site and the list of its digests into a new folder; returns the records of the files. Unchanged files of the old
 * site are linked, and so keep their times. `next` is the date of the next scheduled change.
 */
export function stageSite(
	artifacts: readonly Artifact[],
	folder: string,
	old: OldSite,
	next: string | undefined,
): FileRecords {
	const paths = artifacts.map(({ path }) => resolveInside(folder, path));
	for (const parent of new Set([folder, ...paths.map(dirname)]))
		mkdirSync(parent, { recursive: true });
	const records = new Map(
		artifacts.map((each) => [each.path, stageFile(each, folder, old)]),
	);
	const digests = createDigestFile(records, next);
	return records.set(digestFile, stageFile(digests, folder, old));
}

/** Throws if the path of a file leaves the folder. */
function resolveInside(folder: string, path: string): string {
	const file = join(folder, path);
	if (!file.startsWith(folder + sep))
		throw new Error(`${path} leaves the output folder.`);
	return file;
}

/** Links a file of the old site if it has the same key or the same bytes, otherwise writes the file. */
function stageFile(
	artifact: Artifact,
	folder: string,
	{ output, exists, records }: OldSite,
): FileRecord {
	const { path } = artifact;
	const key = getContentKey(artifact);
	const file = join(folder, path);
	const isLinked = exists && linkIfPossible(join(output, path), file);
	const record = records.get(path);
	if (key !== undefined && record?.key === key && isUnchanged(record, file))
		return record;
	const bytes = getBytes(artifact);
	if (!isLinked || !hasContent(file, bytes)) {
		// The link is to a file of the old site, which must not be changed.
		if (isLinked) unlinkSync(file);
		// After a power cut, the digests tell which files are Kilde's.
		writeFileSync(file, bytes, { flush: path === digestFile });
	}
	return { key, digest: toDigest(bytes), stamp: getStamp(file) };
}

/** Links a file. Returns false if it doesn't exist, or if the file system has no links. */
function linkIfPossible(from: string, to: string): boolean {
	try {
		linkSync(from, to);
		return true;
	} catch {
		return false;
	}
}

function hasContent(file: string, bytes: Uint8Array): boolean {
	return getStamp(file) !== undefined && readFileSync(file).equals(bytes);
}
