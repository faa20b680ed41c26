const segment = 0x18538067;
const information = 0x1549a966;
const empty = 0xec;

/** The ids of the elements that players of WebM need, by the one that contains them (RFC 9559). All others are metadata. */
const needed = {
	// The header, and the segment, which holds all others.
	file: new Set([0x1a45dfa3, segment]),
	segment: new Set([
		0x114d9b74,
		information,
		0x1654ae6b,
		0x1c53bb6b,
		0x1f43b675,
		// The elements of a cluster of unknown size.
		0xe7,
		0xa3,
		0xa0,
		0xab,
		0xa7,
	]),
	// Time scale, duration, and the names of two programs, which are mandatory.
	information: new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741]),
} as const;

/** Whether a file is a WebM. */
export function isWebm(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.subarray(0, 4)).toString("hex") === "1a45dfa3";
}

/**
 * Removes the metadata of a WebM: titles, dates, tags, attachments. Those elements become empty ones of the same size, so
 * that all offsets stay the same.
 */
export function cleanWebm(original: Uint8Array): Uint8Array {
	const bytes = Uint8Array.from(original);
	visit(0, bytes.length, "file");
	return bytes;

	function visit(start: number, end: number, within: keyof typeof needed) {
		for (let at = start; at < end; ) {
			const id = readNumber(bytes, at, "whole");
			const size = id && readNumber(bytes, at + id.length, "value");
			if (!id || !size) return;
			const body = at + id.length + size.length;
			// In a live recording, elements have no known size: their children follow directly.
			const stop = size.isUnknown ? body : Math.min(end, body + size.value);
			const isWhole = id.value === segment && within === "file";
			const last = isWhole && size.isUnknown ? end : stop;
			if (!needed[within].has(id.value)) clear(at, stop);
			else if (isWhole) visit(body, last, "segment");
			else if (id.value === information) visit(body, last, "information");
			at = last;
		}
	}

	function clear(at: number, stop: number) {
		const length = stop - at;
		bytes.fill(0, at, stop);
		bytes[at] = empty;
		if (length - 2 < 127) bytes[at + 1] = 0x80 | (length - 2);
		else {
			bytes[at + 1] = 0x01;
			new DataView(bytes.buffer).setUint32(at + 5, length - 9);
		}
	}
}

/** Reads an EBML number (RFC 8794). Its first byte contains its length, which is part of an element's id. */
function readNumber(bytes: Uint8Array, at: number, part: "whole" | "value") {
	const first = bytes[at];
	if (!first) return undefined;
	const length = Math.clz32(first) - 23;
	if (at + length > bytes.length) return undefined;
	const mask = part === "whole" ? 0xff : 0xff >> length;
	let value = first & mask;
	let isUnknown = value === mask;
	for (const byte of bytes.subarray(at + 1, at + length)) {
		value = value * 256 + byte;
		isUnknown &&= byte === 0xff;
	}
	return { value, length, isUnknown };
}
