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
import { bytesOf } from "./content.ts";
import {
	isSameFile,
	type Line,
	type Lines,
	stampOf,
	untouched,
} from "./ledger.ts";

/** A new site, as its files are put in their places; either way it is told what is to be known of one. */
export type Tree = {
	/** Takes the file that an earlier build made from the same, if there is one. */
	keep(artifact: Artifact): Line | undefined;
	/** Writes a file; a flushed one is on the disk then, also after a power cut. */
	put(artifact: Artifact, safety?: "flushed"): Line;
};

/** Begins a new site in `folder`, a new folder beside the old site in `output`, of which this is `known`. */
export function beginTree(folder: string, output: string, known: Lines): Tree {
	mkdirSync(folder);
	const hasOld = existsSync(output);
	const folders = new Set<string>();
	return { keep, put };

	function keep({ path, key }: Artifact): Line | undefined {
		const line = known.get(path);
		if (key === undefined || line?.key !== key) return undefined;
		if (!untouched(known, path, join(output, path))) return undefined;
		const file = placeOf(path);
		if (!linkOld(path, file)) return undefined;
		// It is looked at by its new name: somebody may have put another in the old one's place.
		const stamp = stampOf(file);
		if (stamp && isSameFile(stamp, line.stamp)) return line;
		unlinkSync(file);
		return undefined;
	}

	function put(artifact: Artifact, safety?: "flushed"): Line {
		const { path, key } = artifact;
		const flush = safety === "flushed";
		const file = placeOf(path);
		const written = bytesOf(artifact);
		const digest = digestOf(written);
		// A file of the same bytes keeps its time.
		if (!linkOld(path, file)) writeFileSync(file, written, { flush });
		else if (!isSame(file, written)) {
			// What is linked there is a file of another site, in which nothing may be changed.
			unlinkSync(file);
			writeFileSync(file, written, { flush });
		}
		const stamp = stampOf(file);
		if (!stamp) throw new Error(`${path} vanished while it was written.`);
		return { key, digest, stamp };
	}

	/** Puts the old site's file there, if it has one. Not every disk has links. */
	function linkOld(path: string, file: string): boolean {
		if (!hasOld) return false;
		try {
			linkSync(join(output, path), file);
			return true;
		} catch {
			return false;
		}
	}

	/** Where a file belongs: in a folder that is there. */
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

/** All that is in a folder and is no folder itself. */
export function filesIn(folder: string) {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => !entry.isDirectory());
}

/** The path of a file from a folder around it, with slashes. */
export function pathWithin(folder: string, file: string): string {
	return file.slice(folder.length + 1).replaceAll(sep, "/");
}
