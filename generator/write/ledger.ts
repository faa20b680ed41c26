import { createHash } from "node:crypto";
import { type BigIntStats, lstatSync, readFileSync } from "node:fs";
import { keepValue, recallValue } from "../cache.ts";

/**
 * What is known of the files of an output folder without reading them: of each the key of what it was made from, the
 * digest of its bytes (SHA-256 in hex), and how to tell that nobody touched it since.
 */
export type Ledger = {
	/** The digest of a file's bytes, which are read unless it is still the file that we wrote. */
	digest(path: string, file: string): string;
	/** The same, if the file is still the one that was made from what this key stands for; it is not read. */
	digestOfKey(path: string, key: string, file: string): string | undefined;
	/** Notes what a file was made from, and its digest. */
	note(
		path: string,
		key: string | undefined,
		digest: string,
		file: string,
	): void;
	/** Keeps what was noted for the next build. */
	keep(): void;
};

type Line = {
	readonly key: string | undefined;
	readonly digest: string;
	readonly stamp: string;
};

/** Where a ledger is kept, and whose it is: `code` is the digest of the generator's code, which keys say nothing of. */
export type Shelf = {
	readonly folder: string;
	readonly code: string;
	readonly output: string;
};

/** The ledger of an output folder, or an empty one that is not kept. */
export function openLedger(shelf?: Shelf): Ledger {
	const before: ReadonlyMap<string, Line> =
		(shelf && recallValue(shelf.folder, fileOf(shelf), shelf.code)) ??
		new Map();
	const now = new Map<string, Line>();
	const untouched = (path: string, file: string) => {
		const line = before.get(path);
		return line?.stamp === stampOf(lstatSync(file, { bigint: true }))
			? line
			: undefined;
	};
	return {
		digest: (path, file) =>
			untouched(path, file)?.digest ?? digestOf(readFileSync(file)),
		digestOfKey(path, key, file) {
			const line = untouched(path, file);
			return line?.key === key ? line.digest : undefined;
		},
		note(path, key, digest, file) {
			const stamp = stampOf(lstatSync(file, { bigint: true }));
			now.set(path, { key, digest, stamp });
		},
		keep() {
			if (shelf) keepValue(shelf.folder, fileOf(shelf), shelf.code, now);
		},
	};
}

/** Each output folder has a ledger of its own. */
function fileOf({ output }: Shelf): string {
	return `written-${digestOf(output).slice(0, 16)}`;
}

/** A file that was written again is another one, or has another time. */
function stampOf({ ino, size, mtimeNs }: BigIntStats): string {
	return `${ino} ${size} ${mtimeNs}`;
}

/** SHA-256 in hex. */
export function digestOf(bytes: string | Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}
