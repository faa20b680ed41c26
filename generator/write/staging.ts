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
import { digestOf } from "../cache/digest.ts";
import type { Artifact } from "../types.ts";
import { bytesOf, contentKeyOf } from "./content.ts";
import {
	type FileRecord,
	type FileRecords,
	isSameFile,
	isUnchanged,
	stampOf,
} from "./manifest.ts";

/**
 * Begins a new site in `folder`, which is created, beside the old site in `output`, with the records of its files. Both
 * functions return the record of a file.
 */
export function stageSite(folder: string, output: string, old: FileRecords) {
	mkdirSync(folder);
	const hasOld = existsSync(output);
	const folders = new Set<string>();
	return { reuse, add };

	/** Links the file of the last build that was made under the same key; undefined if there is none. */
	function reuse(artifact: Artifact): FileRecord | undefined {
		const { path } = artifact;
		const key = contentKeyOf(artifact);
		const record = old.get(path);
		if (key === undefined || record?.key !== key) return undefined;
		if (!isUnchanged(record, join(output, path))) return undefined;
		const file = placeOf(path);
		if (!linkOld(path, file)) return undefined;
		// The new name is checked: somebody may have replaced the file at the old one.
		if (isSameFile(record, file)) return record;
		unlinkSync(file);
		return undefined;
	}

	/** Writes a file; a flushed one is on the disk then, also after a power cut. */
	function add(artifact: Artifact, safety?: "flushed"): FileRecord {
		const { path } = artifact;
		const key = contentKeyOf(artifact);
		const flush = safety === "flushed";
		const file = placeOf(path);
		const bytes = bytesOf(artifact);
		// A file of the same bytes keeps its time.
		if (!linkOld(path, file)) writeFileSync(file, bytes, { flush });
		else if (!isSame(file, bytes)) {
			// The link is to a file of the old site, which must not be changed.
			unlinkSync(file);
			writeFileSync(file, bytes, { flush });
		}
		const stamp = stampOf(file);
		if (!stamp) throw new Error(`${path} vanished while it was written.`);
		return { key, digest: digestOf(bytes), stamp };
	}

	/** Links the old site's file, if it has one. Not every file system has links. */
	function linkOld(path: string, file: string): boolean {
		if (!hasOld) return false;
		try {
			linkSync(join(output, path), file);
			return true;
		} catch {
			return false;
		}
	}

	/** The place of a file in the new site; creates its folder. Throws if it is outside. */
	function placeOf(path: string): string {
		const file = join(folder, path);
		if (!file.startsWith(folder + sep))
			throw new Error(`${path} leaves the output folder.`);
		const above = dirname(file);
		if (!folders.has(above)) mkdirSync(above, { recursive: true });
		folders.add(above);
		return file;
	}
}

function isSame(file: string, bytes: Uint8Array): boolean {
	return stampOf(file) !== undefined && readFileSync(file).equals(bytes);
}

/** All files in a folder and its subfolders. */
export function filesIn(folder: string) {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => !entry.isDirectory());
}

/** The path of a file relative to a folder around it, with slashes. */
export function pathWithin(folder: string, file: string): string {
	return file.slice(folder.length + 1).replaceAll(sep, "/");
}
