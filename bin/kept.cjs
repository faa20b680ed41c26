const { hash, randomUUID } = require("node:crypto");
const {
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} = require("node:fs");
const { join } = require("node:path");

// Files of a cache. Each begins with the SHA-256 of the bytes after it, so that a damaged file is recognised and made again.

const digestLength = 32;

/**
 * Returns the bytes kept under a key; undefined if the file is missing, damaged or can't be read.
 *
 * @param {string} folder
 * @param {string} key
 * @returns {Buffer | undefined}
 */
function recall(folder, key) {
	try {
		const file = readFileSync(join(folder, key));
		const bytes = file.subarray(digestLength);
		const isWhole = digestOf(bytes).equals(file.subarray(0, digestLength));
		return isWhole ? bytes : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Keeps bytes under a key, if this machine lets us write. The folder may be deleted at any time.
 *
 * @param {string} folder
 * @param {string} key
 * @param {Uint8Array} bytes
 */
function keep(folder, key, bytes) {
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

function discard(draft) {
	try {
		rmSync(draft, { force: true });
	} catch {
		// Where nothing can be written, there is no draft.
	}
}

function digestOf(bytes) {
	return hash("sha256", bytes, "buffer");
}

module.exports = { keep, recall };
