import {
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { toDigest } from "../cache/digest.ts";
import type { Artifact } from "../types.ts";
import { getBytes, getContentKey } from "./artifact-content.ts";
import {
	type FileRecord,
	type FileRecords,
	getStamp,
	hasSameSizeAndTime,
	isUnchanged,
} from "./record.ts";

/**
 * Creates the folder of a new site, and returns functions that put files into it: each links the file of the old site in
 * `output` if it is the same, and returns the record of the file.
 */
export function createStagingFolder(
	folder: string,
	output: string,
	old: FileRecords,
) {
	mkdirSync(folder);
	const hasOld = existsSync(output);
	const folders = new Set<string>();
	return { reuse, add };

	/** Links the file that the last build made under the same key; undefined if there is none. */
	function reuse(artifact: Artifact): FileRecord | undefined {
		const { path } = artifact;
		const key = getContentKey(artifact);
		const record = old.get(path);
		if (key === undefined || record?.key !== key) return undefined;
		if (!isUnchanged(record, join(output, path))) return undefined;
		const file = resolveInFolder(path);
		if (!linkOld(path, file)) return undefined;
		// Another program may have replaced the file before it was linked.
		if (hasSameSizeAndTime(record, file)) return record;
		unlinkSync(file);
		return undefined;
	}

	/** Writes a file; a flushed one survives a power cut. */
	function add(artifact: Artifact, safety?: "flushed"): FileRecord {
		const { path } = artifact;
		const key = getContentKey(artifact);
		const flush = safety === "flushed";
		const file = resolveInFolder(path);
		const bytes = getBytes(artifact);
		// A file of the same bytes keeps its time.
		if (!linkOld(path, file)) writeFileSync(file, bytes, { flush });
		else if (!hasContent(file, bytes)) {
			// The link is to a file of the old site, which must not be changed.
			unlinkSync(file);
			writeFileSync(file, bytes, { flush });
		}
		const stamp = getStamp(file);
		if (!stamp) throw new Error(`${path} vanished while it was written.`);
		return { key, digest: toDigest(bytes), stamp };
	}

	/** Links the file of the old site. False if it has none, or if the file system has no links. */
	function linkOld(path: string, file: string): boolean {
		if (!hasOld) return false;
		try {
			linkSync(join(output, path), file);
			return true;
		} catch {
			return false;
		}
	}

	/** Returns the absolute path of a file in the new site, and creates its folder. Throws if it leaves the site. */
	function resolveInFolder(path: string): string {
		const file = join(folder, path);
		if (!file.startsWith(folder + sep))
			throw new Error(`${path} leaves the output folder.`);
		const above = dirname(file);
		if (!folders.has(above)) mkdirSync(above, { recursive: true });
		folders.add(above);
		return file;
	}
}

function hasContent(file: string, bytes: Uint8Array): boolean {
	return getStamp(file) !== undefined && readFileSync(file).equals(bytes);
}

/** Lists all files in a folder and its subfolders. */
export function listFiles(folder: string) {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => !entry.isDirectory());
}

/** Returns the path of a file relative to a folder around it, with forward slashes. */
export function toRelativePath(folder: string, file: string): string {
	return file.slice(folder.length + 1).replaceAll(sep, "/");
}
