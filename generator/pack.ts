import { randomUUID } from "node:crypto";
import {
	mkdirSync,
	openSync,
	readdirSync,
	readSync,
	rmSync,
	statSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";

/** Where a record lies in a pack (bytes), and what tells that it is whole. */
export type Mark = {
	readonly offset: number;
	readonly length: number;
	readonly check: number;
};

/** The name of a pack's file, and how much of it holds records (bytes). */
export type Extent = { readonly name: string; readonly size: number };

/**
 * A file of many records, for what there is too much of to have in memory. It grows at its end, and no record is ever
 * changed. Like all that is kept it may be deleted any time.
 */
export type Pack = {
	/** Adds a record; gives nothing if the machine doesn't take it. */
	add(bytes: Uint8Array): Mark | undefined;
	/** A record; nothing if it is gone or damaged. */
	get(mark: Mark): Uint8Array | undefined;
	/** Sees to it that all records are in the file. */
	flush(): Extent;
};

const prefix = "pack-";

/** Records are gathered until they are worth a call to the system (bytes). */
const worthwhile = 1024 * 1024;

/** Opens a pack of a folder, or begins a new one. */
export function openPack(folder: string, kept?: Extent): Pack {
	const name = kept?.name ?? `${prefix}${randomUUID()}`;
	let written = kept?.size ?? 0;
	let waiting: Uint8Array[] = [];
	let size = written;
	let file: number | undefined;

	function descriptor(): number {
		if (file === undefined) {
			mkdirSync(folder, { recursive: true });
			file = openSync(join(folder, name), kept ? "r+" : "wx+");
		}
		return file;
	}

	function write() {
		if (size === written) return;
		writeSync(descriptor(), Buffer.concat(waiting), 0, size - written, written);
		written = size;
		waiting = [];
	}

	return {
		add(bytes) {
			const mark = {
				offset: size,
				length: bytes.length,
				check: crc32(bytes),
			};
			try {
				descriptor();
				waiting.push(bytes);
				size += bytes.length;
				if (size - written >= worthwhile) write();
				return mark;
			} catch {
				return undefined;
			}
		},
		get({ offset, length, check }) {
			try {
				if (offset + length > written) write();
				const bytes = Buffer.allocUnsafe(length);
				const read = readSync(descriptor(), bytes, 0, length, offset);
				return read === length && crc32(bytes) === check ? bytes : undefined;
			} catch {
				return undefined;
			}
		},
		flush() {
			try {
				write();
			} catch {
				// What is not there is made again.
			}
			return { name, size: written };
		},
	};
}

/** Whether a pack is there with all that was in it. */
export function isThere(folder: string, { name, size }: Extent): boolean {
	const stats = statSync(join(folder, name), { throwIfNoEntry: false });
	return stats !== undefined && stats.size >= size;
}

/** Deletes the packs of a folder but for one. A process that still reads another one goes on doing so. */
export function deleteOtherPacks(folder: string, { name }: Extent): void {
	try {
		for (const each of readdirSync(folder))
			if (each.startsWith(prefix) && each !== name)
				rmSync(join(folder, each), { force: true });
	} catch {
		// They take room, and do no harm.
	}
}
