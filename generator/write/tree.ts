import {
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmdirSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { digestOf } from "../digest.ts";
import type { Artifact } from "../types.ts";
import { utf8Of } from "../utf8.ts";
import {
	type Ledger,
	type Line,
	type Lines,
	stampOf,
	untouched,
} from "./ledger.ts";

/** A new site, as its files are put in their places; either way it is told what is to be known of one. */
export type Tree = {
	/** Takes the file that an earlier build made from the same, if there is one. */
	keep(artifact: Artifact): Line | undefined;
	/** Writes a file. */
	put(artifact: Artifact): Line;
};

/**
 * Begins a new site of files at these `paths`, in `folder`, beside the old one in `output`: with the site before the
 * old one, if that was kept aside. Most of its files are those of the new one too, and need only be looked at.
 */
export function beginTree(
	folder: string,
	paths: ReadonlySet<string>,
	output: string,
	ledger: Ledger,
): Tree {
	const kept = takeSpare(folder, paths, ledger);
	const hasOld = existsSync(output);
	/** The files in the new site; the spare one holds no others than those that are known of it. */
	const there = new Set(kept.keys());
	const folders = new Set<string>();
	return { keep, put };

	function keep({ path, key }: Artifact): Line | undefined {
		if (key === undefined) return undefined;
		const here = kept.get(path);
		const old = ledger.output.get(path);
		const line = [old, here].find((each) => each?.key === key);
		if (!line || line.stamp === here?.stamp) return line;
		const file = freePlaceOf(path);
		linkOld(path, file);
		// It is looked at by its new name: somebody may have put another in the old one's place.
		return stampOf(file) === line.stamp ? line : undefined;
	}

	function put({ path, key, bytes }: Artifact): Line {
		const file = freePlaceOf(path);
		const written = typeof bytes === "string" ? utf8Of(bytes) : bytes;
		const digest = digestOf(written);
		// A file of the same bytes keeps its time.
		if (!linkOld(path, file)) writeFileSync(file, written);
		else if (!isSame(file, written)) {
			// What is linked there is a file of another site, in which nothing may be changed.
			unlinkSync(file);
			writeFileSync(file, written);
		}
		return { key, digest, stamp: stampOf(file) ?? "" };
	}

	/** Puts the old site's file there, if it has one. Not every disk has links. */
	function linkOld(path: string, file: string): boolean {
		if (!hasOld) return false;
		try {
			linkSync(join(output, path), file);
			there.add(path);
			return true;
		} catch {
			return false;
		}
	}

	/** Where a file belongs: in a folder that is there, and nothing is in its place. */
	function freePlaceOf(path: string): string {
		const file = join(folder, path);
		if (!file.startsWith(folder + sep))
			throw new Error(`${path} leaves the output folder.`);
		const above = dirname(file);
		if (!folders.has(above)) mkdirSync(above, { recursive: true });
		folders.add(above);
		if (there.delete(path)) unlinkSync(file);
		return file;
	}
}

function isSame(file: string, bytes: Uint8Array): boolean {
	return stampOf(file) !== undefined && readFileSync(file).equals(bytes);
}

/** Makes the site that was kept aside the beginning of the new one, but for what is in the way; gives what is known of it. */
function takeSpare(
	folder: string,
	paths: ReadonlySet<string>,
	{ spare, spareFolder }: Ledger,
): Lines {
	const kept = new Map<string, Line>();
	if (!spareFolder || !canMove(spareFolder, folder)) {
		mkdirSync(folder);
		return kept;
	}
	for (const entry of filesIn(folder)) {
		const file = join(entry.parentPath, entry.name);
		const path = pathWithin(folder, file);
		const line = paths.has(path) ? untouched(spare, path, file) : undefined;
		if (line) kept.set(path, line);
		else removeWithFolders(file, folder);
	}
	return kept;
}

/** Moves a folder, unless it isn't there, or may not be moved there: between two disks for instance. */
function canMove(from: string, to: string): boolean {
	try {
		renameSync(from, to);
		return true;
	} catch {
		return false;
	}
}

function removeWithFolders(file: string, root: string): void {
	unlinkSync(file);
	try {
		for (let above = dirname(file); above !== root; above = dirname(above))
			rmdirSync(above);
	} catch {
		// There is something else in it.
	}
}

/** All that is in a folder and is no folder itself. */
export function filesIn(folder: string) {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => !entry.isDirectory());
}

/** The path of a file from a folder around it, with slashes. */
export function pathWithin(folder: string, file: string): string {
	return file.slice(folder.length + 1).replaceAll(sep, "/");
}
