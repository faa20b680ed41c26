import { sizeOf } from "../picture-size.ts";

// Files within a drawing, written as data: addresses.

const address = /^data:([\w/+.-]+)(?:;charset=[\w-]+)?;base64,/i;

function read(value: string): { type: string; bytes: Buffer } | undefined {
	const [head, type] = address.exec(value) ?? [];
	if (head === undefined || type === undefined) return undefined;
	const bytes = Buffer.from(value.slice(head.length), "base64");
	return { type: type.toLowerCase(), bytes };
}

/**
 * Returns a PNG or JPEG without its metadata, as a data: address, and its size; undefined for all else, and for a photo
 * that its metadata turns.
 */
export function readPicture(value: string) {
	const bytes = read(value)?.bytes;
	if (!bytes) return undefined;
	const isPng = bytes.toString("latin1", 1, 4) === "PNG";
	const clean = isPng ? cleanPng(bytes) : cleanJpeg(bytes);
	const size = clean && sizeOf(bytes);
	if (!size || (size.orientation ?? 1) !== 1) return undefined;
	return {
		address: `data:image/${isPng ? "png" : "jpeg"};base64,${clean.toString("base64")}`,
		pixels: size.width * size.height,
	};
}

/** The chunks that a PNG is drawn by: pixels, palette, transparency and colours (ISO/IEC 15948). */
const pngChunks = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT)$/;

function cleanPng(bytes: Buffer): Buffer | undefined {
	const kept = [bytes.subarray(0, 8)];
	for (let at = 8; at + 12 <= bytes.length; ) {
		const type = bytes.toString("latin1", at + 4, at + 8);
		const end = at + 12 + bytes.readUInt32BE(at);
		if (end > bytes.length) return undefined;
		if (pngChunks.test(type)) kept.push(bytes.subarray(at, end));
		if (type === "IEND") return Buffer.concat(kept);
		at = end;
	}
	return undefined;
}

/** Keeps of a JPEG what its pixels and colours need: no comments, and of the notes of programs three (ITU-T T.81). */
function cleanJpeg(bytes: Buffer): Buffer | undefined {
	if (bytes.toString("latin1", 0, 2) !== "\xff\xd8") return undefined;
	const kept = [bytes.subarray(0, 2)];
	for (let at = 2; at + 4 <= bytes.length; ) {
		const marker = bytes.readUInt16BE(at);
		let end = at + 2 + bytes.readUInt16BE(at + 2);
		if (marker < 0xffc0 || end > bytes.length) return undefined;
		if (marker === startOfScan) end = endOfScan(bytes, end);
		if (isJpegNeeded(marker, bytes.toString("latin1", at + 4, at + 16)))
			kept.push(bytes.subarray(at, end));
		// Data that some cameras put after the end of the picture is omitted.
		if (bytes.toString("latin1", end, end + 2) === "\xff\xd9")
			return Buffer.concat([...kept, bytes.subarray(end, end + 2)]);
		at = end;
	}
	return undefined;
}

const startOfScan = 0xffda;

/** The end of the pixels of a scan: the next marker that isn't part of them. */
function endOfScan(bytes: Buffer, from: number): number {
	for (let at = bytes.indexOf(0xff, from); at >= 0; ) {
		const next = bytes[at + 1] ?? 0;
		if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
		at = bytes.indexOf(0xff, at + 2);
	}
	return bytes.length;
}

function isJpegNeeded(marker: number, name: string): boolean {
	if (marker === 0xffe0) return name.startsWith("JFIF\0");
	if (marker === 0xffe2) return name === "ICC_PROFILE\0";
	if (marker === 0xffee) return name.startsWith("Adobe");
	return marker < 0xffe0;
}

/** Whether an address is a font within the drawing, in a format that browsers read. */
export function isFont(value: string): boolean {
	const bytes = read(value)?.bytes;
	const start = bytes?.toString("latin1", 0, 4) ?? "";
	return ["wOF2", "wOFF", "OTTO", "\0\x01\0\0"].includes(start);
}
