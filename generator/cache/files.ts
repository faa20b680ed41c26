import { hash, randomUUID } from "node:crypto";
import {
	appendFileSync,
	mkdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { move, removeFile, removeFolder } from "../disk.ts";

// The files of a cache. Each begins with the SHA-256 of the bytes after it, so that damage is detected.

const digestLength = 32;

/** Returns the bytes cached under a key; undefined if the file is missing, damaged or can't be read. */
export function readCachedBytes(
	folder: string,
	key: string,
): Buffer | undefined {
	try {
		const file = readFileSync(join(folder, key));
		const bytes = file.subarray(digestLength);
		const isWhole = toRawDigest(bytes).equals(file.subarray(0, digestLength));
		return isWhole ? bytes : undefined;
	} catch {
		return undefined;
	}
}

/** Caches bytes under a key. If the write fails, they are not cached. The folder may be deleted at any time. */
export function writeCachedBytes(
	folder: string,
	key: string,
	bytes: Uint8Array,
): void {
	const file = join(folder, key);
	// Another process may write the same file: each writes its own draft and renames it.
	const draft = `${file}.${randomUUID()}`;
	try {
		mkdirSync(folder, { recursive: true });
		writeFileSync(draft, toRawDigest(bytes));
		// Without the flush, the renamed file could be empty after a power cut.
		appendFileSync(draft, bytes, { flush: true });
		// A rename replaces a file, but not a folder.
		if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
			removeFolder(file);
		move(draft, file);
	} catch {
		discardDraft(draft);
	}
}

function discardDraft(draft: string): void {
	try {
		removeFile(draft);
	} catch {
		// The temporary file doesn't exist if the folder isn't writable.
	}
}

function toRawDigest(bytes: Uint8Array): Buffer {
	return hash("sha256", bytes, "buffer");
}

/** Returns the value cached under a key if its `tag` is the same: a digest of everything the value was made from. */
export function readCachedValue<T>(
	folder: string,
	key: string,
	tag: string,
): T | undefined {
	const bytes = readCachedBytes(folder, key);
	try {
		const cached: { readonly tag: string; readonly value: T } | undefined =
			bytes && deserialize(bytes);
		return cached?.tag === tag ? cached.value : undefined;
	} catch {
		// A newer version of Node may write what this one can't read.
		return undefined;
	}
}

/** Caches plain data under a key and a tag (see `readCachedValue`). */
export function writeCachedValue(
	folder: string,
	key: string,
	tag: string,
	value: unknown,
): void {
	writeCachedBytes(folder, key, serialize({ tag, value }));
}
