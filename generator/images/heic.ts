import { crc32, deflateSync } from "node:zlib";
import type { Metadata, Sharp } from "sharp";

/**
 * Decodes a HEIC picture, which sharp doesn't support: upright, with the colour profile from its metadata. Throws if
 * the picture is damaged.
 */
export async function decodeHeic(
	bytes: Uint8Array,
	{ icc }: Pick<Metadata, "icc">,
): Promise<Sharp> {
	const [{ default: sharp }, { default: decode }] = await Promise.all([
		import("sharp"),
		import("heic-decode"),
	]);
	const { width, height, data } = await decode({ buffer: bytes });
	const raw = { width, height, channels: 4 } as const;
	const png = await sharp(new Uint8Array(data), { raw })
		.png({ compressionLevel: 0 })
		.toBuffer();
	return sharp(icc ? addColorProfile(png, icc) : png);
}

/** The end of the first chunk of a PNG: a signature of 8 bytes and an IHDR of 25 (PNG, 5.2 and 11.2.1). */
const headerEnd = 33;

/** Adds a colour profile to a PNG, as its chunk iCCP (PNG, 11.3.2.3): raw pixels can't carry one. */
function addColorProfile(png: Buffer, profile: Buffer): Buffer {
	const chunk = Buffer.concat([
		Buffer.from("iCCPicc\0\0", "latin1"),
		deflateSync(profile),
	]);
	const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(chunk.length - 4);
	checksum.writeUInt32BE(crc32(chunk));
	return Buffer.concat([
		png.subarray(0, headerEnd),
		length,
		chunk,
		checksum,
		png.subarray(headerEnd),
	]);
}
