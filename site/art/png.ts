import { crc32, deflateSync, inflateSync } from "node:zlib";
import { type Colour, commonColours, nearestIn } from "./colours.ts";

/** Reduces a PNG to at most 256 colours, a third of the bytes. It must be as Chromium writes it: 8 bits, not interlaced. */
export function withFewColours(png: Uint8Array): Uint8Array {
	const image = decode(Buffer.from(png));
	const palette = commonColours(coloursOf(image), 256);
	return encode(image, palette, nearestIn(palette));
}

type Image = {
	readonly width: number;
	readonly height: number;
	/** Bytes per pixel: 3, or 4 with an alpha channel, which is ignored. */
	readonly depth: number;
	readonly pixels: Uint8Array;
};

type Chunk = { readonly type: string; readonly data: Buffer };

const signature = Buffer.from("89504e470d0a1a0a", "hex");

function decode(png: Buffer): Image {
	const chunks = readChunks(png);
	const header = chunks[0]?.data ?? Buffer.alloc(13);
	const width = header.readUInt32BE(0);
	const height = header.readUInt32BE(4);
	const depth = header[9] === 6 ? 4 : 3;
	const data = chunks.filter(({ type }) => type === "IDAT");
	const rows = inflateSync(Buffer.concat(data.map((chunk) => chunk.data)));
	return { width, height, depth, pixels: unfilter(rows, width * depth, depth) };
}

function readChunks(png: Buffer): readonly Chunk[] {
	const chunks: Chunk[] = [];
	for (let at = signature.length; at < png.length; ) {
		const end = at + 8 + png.readUInt32BE(at);
		chunks.push({
			type: png.toString("latin1", at + 4, at + 8),
			data: png.subarray(at + 8, end),
		});
		at = end + 4;
	}
	return chunks;
}

/** Decodes a row, which is stored as differences from neighbours; its first byte is the filter type. */
function unfilter(rows: Buffer, length: number, depth: number): Uint8Array {
	const height = rows.length / (length + 1);
	const pixels = new Uint8Array(length * height);
	for (let row = 0; row < height; row++) {
		const filter = rows[row * (length + 1)] ?? 0;
		for (let column = 0; column < length; column++) {
			const at = row * length + column;
			const left = column < depth ? 0 : (pixels[at - depth] ?? 0);
			const up = pixels[at - length] ?? 0;
			const corner = column < depth ? 0 : (pixels[at - length - depth] ?? 0);
			const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
			pixels[at] = (rows[at + row + 1] ?? 0) + (guess[filter] ?? 0);
		}
	}
	return pixels;
}

/** The Paeth predictor: of three neighbours, the one nearest to left + up - corner. */
function paeth(left: number, up: number, corner: number): number {
	const [byLeft, byUp, byCorner] = [
		Math.abs(up - corner),
		Math.abs(left - corner),
		Math.abs(left + up - 2 * corner),
	];
	if (byLeft <= byUp && byLeft <= byCorner) return left;
	return byUp <= byCorner ? up : corner;
}

function* coloursOf(image: Image): Iterable<Colour> {
	for (let at = 0; at < image.pixels.length; at += image.depth)
		yield colourAt(image, at);
}

function colourAt({ pixels }: Image, at: number): Colour {
	return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

function encode(
	image: Image,
	palette: readonly Colour[],
	indexOf: (colour: Colour) => number,
): Uint8Array {
	const { width, height, depth } = image;
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	// 8 bits per pixel: the index of a colour.
	header.set([8, 3], 8);
	const rows = Buffer.alloc((width + 1) * height);
	for (let pixel = 0; pixel < width * height; pixel++)
		rows[pixel + Math.floor(pixel / width) + 1] = indexOf(
			colourAt(image, pixel * depth),
		);
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("PLTE", Buffer.from(palette.flat())),
		chunk("IDAT", deflateSync(rows, { level: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}
