import { lstatSync } from "node:fs";
import { join } from "node:path";
import { keepValue, recallValue } from "../cache.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { digestOf } from "../digest.ts";
import type { Tally } from "../tally.ts";
import type { Artifact } from "../types.ts";

/** What is known of a file that we wrote: what it was made from, its digest, and how to tell that nobody touched it since. */
export type Line = Pick<Artifact, "key"> & {
	/** SHA-256 of its bytes, in hex. */
	readonly digest: string;
	readonly stamp: string;
};

/** What is known of the files in a folder, by their paths in it. */
export type Lines = ReadonlyMap<string, Line>;

/** What a site was made from, by a key that stands for all of it, and what there was to tell about it. */
export type Receipt = Tally & {
	readonly key: string;
	readonly diagnostics: readonly Diagnostic[];
};

/** The files of an output folder, and those of the site before it, which is kept aside to become the next one. */
export type Ledger = {
	readonly output: Lines;
	readonly receipt: Receipt | undefined;
	readonly spare: Lines;
	/** Where the site before is kept; nowhere, if nothing is kept. */
	readonly spareFolder: string | undefined;
	/** Keeps what is known now for the next build. */
	keep(known: Pick<Ledger, "output" | "receipt" | "spare">): void;
};

/** Where a ledger is kept, and whose it is: `code` is the digest of the generator's code, which keys say nothing of. */
export type Shelf = {
	readonly folder: string;
	readonly code: string;
	readonly output: string;
};

/** The ledger of an output folder, or an empty one that is not kept. */
export function openLedger(shelf?: Shelf): Ledger {
	const none = { output: new Map(), receipt: undefined, spare: new Map() };
	if (!shelf) return { ...none, spareFolder: undefined, keep() {} };
	const { folder, code } = shelf;
	// Each output folder has a ledger of its own.
	const name = digestOf(shelf.output).slice(0, 16);
	const file = `written-${name}`;
	const known: Pick<Ledger, "output" | "receipt" | "spare"> =
		recallValue(folder, file, code) ?? none;
	return {
		...known,
		spareFolder: join(folder, `spare-${name}`),
		keep: (now) => keepValue(folder, file, code, now),
	};
}

/** What is known of a file, if it is still the one that we wrote. */
export function untouched(
	lines: Lines,
	path: string,
	file: string,
): Line | undefined {
	const line = lines.get(path);
	return line && line.stamp === stampOf(file) ? line : undefined;
}

/** Tells a file from what it was before: one that was written again is another one, or has another time. */
export function stampOf(file: string): string | undefined {
	const stats = lstatSync(file, { throwIfNoEntry: false });
	return stats?.isFile()
		? `${stats.ino} ${stats.size} ${stats.mtimeMs}`
		: undefined;
}
