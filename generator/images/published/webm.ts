/** Elements that a player of WebM needs, by their numbers (RFC 9559); all else is notes. */
const needed: ReadonlySet<number> = new Set([
	0x1a45dfa3, // the header
	0x18538067, // the segment, which holds all others
	...[0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1c53bb6b, 0x1f43b675],
	// Of the segment's information: its scale of time, its duration, and the two programs' names that must be there.
	...[0x2ad7b1, 0x4489, 0x4d80, 0x5741],
	// What stands in a cluster that doesn't say where it ends.
	...[0xe7, 0xa3, 0xa0, 0xab, 0xa7],
]);

const segment = 0x18538067;
const information = 0x1549a966;
const empty = 0xec;

/** Whether a file is a WebM. */
export function isWebm(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.subarray(0, 4)).toString("hex") === "1a45dfa3";
}

/**
 * A WebM without what it notes beside pictures and sound: titles, dates, tags, attached files. Those elements become
 * empty ones of the same size, so that everything else stays in its place.
 */
export function cleanWebm(original: Uint8Array): Uint8Array {
	const bytes = Uint8Array.from(original);
	visit(0, bytes.length);
	return bytes;

	function visit(start: number, end: number) {
		for (let at = start; at < end; ) {
			const id = readNumber(bytes, at, "whole");
			const size = id && readNumber(bytes, at + id.length, "value");
			if (!id || !size) return;
			const body = at + id.length + size.length;
			// A live recording doesn't say where its parts end: then they go on with what follows.
			const stop = size.isUnknown ? body : Math.min(end, body + size.value);
			if (!needed.has(id.value)) clear(at, stop);
			else if (id.value === segment || id.value === information)
				visit(body, size.isUnknown ? end : stop);
			at = id.value === segment && size.isUnknown ? end : stop;
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

/** A number of EBML (RFC 8794): its first byte says how long it is; an element's name keeps that mark. */
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
