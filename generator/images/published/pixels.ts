import { crc32 } from "node:zlib";
import { orientationOnly } from "./exif.ts";

/**
 * Removes the metadata of a PNG, JPEG, GIF or WebP: time, place, device, comments, thumbnails. Colour profiles and the
 * orientation stay, and pixels are not encoded again. Returns undefined if the file is none of these, or damaged.
 */
export function cleanPixels(bytes: Uint8Array): Uint8Array | undefined {
	const start = latin1(bytes.subarray(0, 16));
	if (start.startsWith("\x89PNG\r\n\x1a\n")) return cleanPng(bytes);
	if (start.startsWith("\xff\xd8\xff")) return cleanJpeg(bytes);
	if (/^GIF8[79]a/.test(start)) return cleanGif(bytes);
	if (/^RIFF.{4}WEBP/s.test(start)) return cleanWebp(bytes);
	return undefined;
}

/** Chunks that PNGs and animated PNGs are drawn from (PNG, third edition). */
const pngChunks =
	/^(IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT)$/;

function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
	const view = viewOf(bytes);
	const kept = [bytes.subarray(0, 8)];
	for (let at = 8; at + 12 <= bytes.length; ) {
		const end = at + 12 + view.getUint32(at);
		const type = latin1(bytes.subarray(at + 4, at + 8));
		if (end > bytes.length) return undefined;
		if (pngChunks.test(type)) kept.push(bytes.subarray(at, end));
		else if (type === "eXIf") {
			const orientation = orientationOnly(bytes.subarray(at + 8, end - 4));
			if (orientation) kept.push(pngChunk(type, orientation));
		}
		if (type === "IEND") return joined(kept);
		at = end;
	}
	return undefined;
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
	const chunk = new Uint8Array(12 + data.length);
	chunk.set(new TextEncoder().encode(type), 4);
	chunk.set(data, 8);
	const view = viewOf(chunk);
	view.setUint32(0, data.length);
	view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
	return chunk;
}

const exifPrefix = new TextEncoder().encode("Exif\0\0");

/** Copies the segments of a JPEG and its scans (ITU-T T.81, Annex B). */
function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
	const view = viewOf(bytes);
	const kept = [bytes.subarray(0, 2)];
	for (let at = 2; at + 2 <= bytes.length; ) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff) return undefined;
		if (marker === 0xff) {
			at++;
			continue;
		}
		if (marker === 0xd9) {
			kept.push(bytes.subarray(at, at + 2));
			return joined(kept);
		}
		if (at + 4 > bytes.length) return undefined;
		const end = at + 2 + view.getUint16(at + 2);
		const stop = marker === 0xda ? endOfScan(bytes, end) : end;
		kept.push(jpegSegment(bytes.subarray(at, stop), marker));
		at = stop;
	}
	return undefined;
}

/** A segment as it is published; empty for comments, and for application segments that colours don't depend on. */
function jpegSegment(segment: Uint8Array, marker: number): Uint8Array {
	const name = latin1(segment.subarray(4, 16));
	if (marker === 0xe1 && name.startsWith("Exif\0\0")) {
		const orientation = orientationOnly(segment.subarray(10));
		return orientation
			? joined([
					Uint8Array.of(0xff, 0xe1, 0, 8 + orientation.length),
					exifPrefix,
					orientation,
				])
			: new Uint8Array();
	}
	const isMetadata = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
	const isNeeded =
		(marker === 0xe0 && name.startsWith("JFIF\0")) ||
		(marker === 0xe2 && name.startsWith("ICC_PROFILE\0")) ||
		(marker === 0xee && name.startsWith("Adobe"));
	return isMetadata && !isNeeded ? new Uint8Array() : segment;
}

/** The offset of the next marker. Within a scan, 0xFF is followed by a zero or by the number of a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
	for (let at = start; at + 1 < bytes.length; at++) {
		const next = bytes[at + 1] ?? 0;
		if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7))
			return at;
	}
	return bytes.length;
}

/** Copies the blocks of a GIF (GIF89a). Of the extensions, keeps only those for timing, layers and loops. */
function cleanGif(bytes: Uint8Array): Uint8Array | undefined {
	let at = 13 + colourTable(bytes[10] ?? 0);
	const kept = [bytes.subarray(0, at)];
	while (at < bytes.length && bytes[at] !== 0x3b) {
		const start = at;
		if (bytes[at] === 0x2c)
			at = endOfBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0));
		else if (bytes[at] === 0x21) at = endOfBlocks(bytes, at + 2);
		else return undefined;
		if (at > bytes.length) return undefined;
		const block = bytes.subarray(start, at);
		if (!isGifMetadata(block)) kept.push(block);
	}
	return joined([...kept, Uint8Array.of(0x3b)]);
}

function isGifMetadata(block: Uint8Array): boolean {
	if (block[0] !== 0x21 || block[1] === 0xf9) return false;
	const application = latin1(block.subarray(3, 14));
	return (
		block[1] !== 0xff || !/^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(application)
	);
}

/** The size of a colour table (bytes), from its flags. */
function colourTable(flags: number): number {
	return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfBlocks(bytes: Uint8Array, start: number): number {
	let at = start;
	for (;;) {
		const size = bytes[at];
		// An offset after the end: the file is truncated.
		if (size === undefined) return bytes.length + 1;
		at += size + 1;
		if (size === 0) return at;
	}
}

const webpChunks = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;

/** The flags for EXIF and XMP in the header of a WebP. */
const webpFlags = { exif: 0x08, both: 0x0c } as const;

function cleanWebp(bytes: Uint8Array): Uint8Array | undefined {
	const chunks = webpChunksIn(bytes.subarray(12));
	if (!chunks) return undefined;
	const exif = chunks.find(({ type }) => type === "EXIF")?.data;
	const orientation = exif && orientationOnly(withoutExifPrefix(exif));
	const kept = chunks
		.filter(({ type }) => webpChunks.test(type))
		.map(({ type, data }) =>
			webpChunk(type, type === "VP8X" ? withFlags(data) : data),
		);
	const body = joined([
		...kept,
		...(orientation ? [webpChunk("EXIF", orientation)] : []),
	]);
	const head = Uint8Array.from(bytes.subarray(0, 12));
	viewOf(head).setUint32(4, body.length + 4, true);
	return joined([head, body]);

	function withFlags(data: Uint8Array): Uint8Array {
		const own = Uint8Array.from(data);
		own[0] =
			((own[0] ?? 0) & ~webpFlags.both) | (orientation ? webpFlags.exif : 0);
		return own;
	}
}

function withoutExifPrefix(exif: Uint8Array): Uint8Array {
	return latin1(exif.subarray(0, 6)) === "Exif\0\0" ? exif.subarray(6) : exif;
}

type Chunk = { readonly type: string; readonly data: Uint8Array };

function webpChunksIn(bytes: Uint8Array): Chunk[] | undefined {
	const view = viewOf(bytes);
	const chunks: Chunk[] = [];
	for (let at = 0; at + 8 <= bytes.length; ) {
		const type = latin1(bytes.subarray(at, at + 4));
		const size = view.getUint32(at + 4, true);
		if (at + 8 + size > bytes.length) return undefined;
		chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + size) });
		at += 8 + size + (size % 2);
	}
	return chunks;
}

function webpChunk(type: string, data: Uint8Array): Uint8Array {
	const chunk = new Uint8Array(8 + data.length + (data.length % 2));
	chunk.set(new TextEncoder().encode(type));
	viewOf(chunk).setUint32(4, data.length, true);
	chunk.set(data, 8);
	return chunk;
}

function latin1(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("latin1");
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
	return new DataView(buffer, byteOffset, byteLength);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	return Buffer.concat(parts);
}
