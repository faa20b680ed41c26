import { hash, randomUUID } from "node:crypto";
import {
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

// Files of a cache. Each begins with the SHA-256 of the bytes after it, so that a damaged file is recognised.

const digestLength = 32;

/** Returns the bytes kept under a key; undefined if the file is missing, damaged or can't be read. */
export function recall(folder: string, key: string): Buffer | undefined {
	try {
		const file = readFileSync(join(folder, key));
		const bytes = file.subarray(digestLength);
		const isWhole = digestOf(bytes).equals(file.subarray(0, digestLength));
		return isWhole ? bytes : undefined;
	} catch {
		return undefined;
	}
}

/** Keeps bytes under a key, if this machine lets us write. The folder may be deleted at any time. */
export function keep(folder: string, key: string, bytes: Uint8Array): void {
	const file = join(folder, key);
	// Another process may write the same file: each writes a draft of its own and renames it.
	const draft = `${file}.${randomUUID()}`;
	try {
		mkdirSync(folder, { recursive: true });
		const content = Buffer.concat([digestOf(bytes), bytes]);
		// Without the flush, a power cut could leave the new name with nothing behind it.
		writeFileSync(draft, content, { flush: true });
		// A rename replaces a file, but no folder.
		if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
			rmSync(file, { recursive: true });
		renameSync(draft, file);
	} catch {
		discard(draft);
	}
}

function discard(draft: string): void {
	try {
		rmSync(draft, { force: true });
	} catch {
		// Where nothing can be written, there is no draft.
	}
}

function digestOf(bytes: Uint8Array): Buffer {
	return hash("sha256", bytes, "buffer");
}

/** Returns the value kept under a key for the same `tag`, a digest of everything the value was made from. */
export function recallValue<T>(
	folder: string,
	key: string,
	tag: string,
): T | undefined {
	const bytes = recall(folder, key);
	const kept: { readonly tag: string; readonly value: T } | undefined =
		bytes && deserialize(bytes);
	return kept?.tag === tag ? kept.value : undefined;
}

/** Keeps plain data for another build. */
export function keepValue(
	folder: string,
	key: string,
	tag: string,
	value: unknown,
): void {
	keep(folder, key, serialize({ tag, value }));
}
