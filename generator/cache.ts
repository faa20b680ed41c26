import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

/** The digest in front of the bytes tells whether they are still what was kept. */
const digestLength = 32;

/** What was kept under this key; nothing if it is gone or damaged. */
export function recall(folder: string, key: string): Uint8Array | undefined {
	try {
		const file = readFileSync(join(folder, key));
		const bytes = file.subarray(digestLength);
		const whole = digestOf(bytes).equals(file.subarray(0, digestLength));
		return whole ? bytes : undefined;
	} catch {
		return undefined;
	}
}

/** Keeps bytes for another build. The folder may be deleted any time; without it, that build only takes longer. */
export function keep(folder: string, key: string, bytes: Uint8Array): void {
	const file = join(folder, key);
	// Another process may be keeping the same: each writes a file of its own, and moves it there in one step.
	const draft = `${file}.${randomUUID()}`;
	try {
		mkdirSync(folder, { recursive: true });
		writeFileSync(draft, Buffer.concat([digestOf(bytes), bytes]));
		renameSync(draft, file);
	} catch {
		// A folder that can't be written keeps nothing.
	}
}

/** A value that was kept under this key for the same `tag`, which stands for all that it follows from. */
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

function digestOf(bytes: Uint8Array): Buffer {
	return createHash("sha256").update(bytes).digest();
}
