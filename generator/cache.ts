import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

function digestOf(bytes: Uint8Array): Buffer {
	return createHash("sha256").update(bytes).digest();
}
