import { lstatSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../cache/digest.ts";
import { keepValue, recallValue } from "../cache/files.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { bootId } from "../terminal/terminal.ts";
import type { Artifact } from "../types.ts";
import type { Tally } from "./tally.ts";

/** What is known of a file that we wrote: what it was made from, its digest, and how to see that nobody touched it since. */
export type Line = Pick<Artifact, "key"> & {
	/** SHA-256 of its bytes, in hex. */
	readonly digest: string;
	readonly stamp: Stamp;
};

/** What the system says of a file: its inode, size and time of modification, and the time of its last change of any kind. */
export type Stamp = {
	readonly identity: string;
	/** Nobody can set it back; but a link to the file, made or removed, changes it too. */
	readonly changed: string;
};

/** What is known of the files in a folder, by their paths in it. */
export type Lines = ReadonlyMap<string, Line>;

/** What a site was made from, by a key that stands for all of it, and what there was to tell about it. */
export type Receipt = Tally & {
	readonly key: string;
	readonly diagnostics: readonly Diagnostic[];
};

/** The files of an output folder. */
export type Ledger = {
	readonly output: Lines;
	readonly receipt: Receipt | undefined;
	/** Keeps what is known now for the next build. */
	keep(known: Pick<Ledger, "output" | "receipt">): void;
};

/** Where a ledger is kept, and whose it is: `code` is the digest of the generator's code, which keys say nothing of. */
export type Shelf = {
	readonly folder: string;
	readonly code: string;
	readonly output: string;
};

/** The ledger of an output folder, or an empty one that is not kept. */
export function openLedger(shelf?: Shelf): Ledger {
	const none = { output: new Map(), receipt: undefined };
	if (!shelf) return { ...none, keep() {} };
	const { folder, code, output } = shelf;
	// Each output folder has a ledger of its own.
	const file = `written-${digestOf(output).slice(0, 16)}`;
	// A power cut may take the bytes of a file and leave its stamp: after a start of the machine, files are read again.
	const tag = `${code} ${bootId()}`;
	const known: Pick<Ledger, "output" | "receipt"> =
		recallValue(folder, file, tag) ?? none;
	return { ...known, keep: (now) => keepValue(folder, file, tag, now) };
}

/** What is known of a file, if nobody touched it since: not even to put its times back. */
export function untouched(
	lines: Lines,
	path: string,
	file: string,
): Line | undefined {
	const line = lines.get(path);
	const now = line && stampOf(file);
	return now &&
		isSameFile(line.stamp, now) &&
		line.stamp.changed === now.changed
		? line
		: undefined;
}

/** Whether two stamps are of the same file with the same bytes, as far as its size and time of modification say. */
export function isSameFile(one: Stamp, other: Stamp): boolean {
	return one.identity === other.identity;
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

/** The lines of a site that was moved to this folder, with the stamps that its files have there. */
export function linesIn(folder: string, lines: Lines): Lines {
	return new Map(
		[...lines].map(([path, line]) => {
			const stamp = stampOf(join(folder, path));
			// Another build may have put its own site there meanwhile.
			const isOurs = stamp && isSameFile(stamp, line.stamp);
			return [path, isOurs ? { ...line, stamp } : line];
		}),
	);
}
