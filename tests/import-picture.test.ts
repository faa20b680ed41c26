import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { importPicture } from "../generator/images/import-picture.ts";
import type { Source } from "../generator/types.ts";
import { check, createSource, edit } from "./support/check.ts";

// Import of pictures: conversions and rejections. All pictures but one are generated here.

/** Creates a picture with a red left half and a blue right half. */
function createHalves(width: number, height: number): Sharp {
	const half = { width: Math.ceil(width / 2), height, channels: 3 } as const;
	const input = { create: { ...half, background: "#c80000" } };
	return sharp({
		create: { width, height, channels: 3, background: "#0000c8" },
	}).composite([{ input, gravity: "west" }]);
}

const photo = await createHalves(1200, 900).jpeg().toBuffer();

/** Imports a picture that is accepted; expects kilde check to report nothing about it. */
async function accept(
	bytes: Uint8Array,
	name = "Foto.JPG",
	existing: readonly Source[] = [],
) {
	const result = await importPicture(bytes, name, existing);
	if ("refused" in result) throw new Error(result.refused.en);
	const { src } = result;
	const { diagnostics } = check({
		...edit("pages/home.yaml", "src: room.svg", `src: ${src}`),
		[`media/${src}`]: result.bytes,
	});
	expect.soft(diagnostics, src).toEqual([]);
	return result;
}

/** Returns the reason for which a picture is refused. */
async function getRefusal(bytes: Uint8Array, name = "Foto.JPG") {
	const result = await importPicture(bytes, name, []);
	if (!("refused" in result)) throw new Error(`${name} was accepted.`);
	expect.soft(result.refused.da).toMatch(/^»[^«]+« (er|fylder) /);
	return result.refused.en;
}

/** Returns the colour of a pixel of a picture without a profile: red, green, blue. */
async function getColour(bytes: Uint8Array, left: number, top: number) {
	const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 });
	return [...(await pixel.raw().toBuffer()).subarray(0, 3)];
}

/** HEIC as taken by an iPhone, in Display P3: in sRGB its left half is red (220, 40, 40), its right half grey. */
const heic = readFileSync(
	join(import.meta.dirname, "fixtures/pictures/display-p3.heic"),
);

test("a photo in HEIC from an iPhone becomes a JPEG with the same colours", async () => {
	const { bytes, src } = await accept(heic, "IMG_1.HEIC");
	expect(src).toBe("img-1.jpg");
	const metadata = await sharp(bytes).metadata();
	expect(metadata).toMatchObject({ format: "jpeg", width: 1200, height: 900 });
	expect(metadata.icc).toBeUndefined();
	const [red = 0, green = 0] = await getColour(bytes, 100, 100);
	expect(red).toBeGreaterThan(214);
	expect(green).toBeLessThan(50);
	expect(await getColour(bytes, 1100, 800)).toEqual([128, 128, 128]);
});

test("a photo that is stored rotated becomes upright, without metadata about time, place and camera", async () => {
	const original = await createHalves(2000, 1000)
		.jpeg()
		.withExif({
			IFD0: { Make: "Kamera", Copyright: "Anna" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "55/1 50/1 0/1" },
		})
		.withMetadata({ orientation: 6 })
		.toBuffer();
	expect(original.includes("Kamera")).toBe(true);
	const { bytes } = await accept(original);
	const metadata = await sharp(bytes).metadata();
	expect(metadata).toMatchObject({ format: "jpeg", width: 1000, height: 2000 });
	for (const kind of ["exif", "icc", "xmp", "iptc", "orientation"] as const)
		expect.soft(metadata[kind], kind).toBeUndefined();
	expect(Buffer.from(bytes).includes("Kamera")).toBe(false);
	// Rotated clockwise, the left half is at the top.
	const [red = 0, , blue = 0] = await getColour(bytes, 500, 100);
	expect(red).toBeGreaterThan(blue);
});

test("a photo that is wider than pages show it is scaled down, a small one keeps its size", async () => {
	for (const [width, height, ...result] of [
		[3000, 1000, 2880, 960],
		[900, 600, 900, 600],
	] as const) {
		const original = await createHalves(width, height).jpeg().toBuffer();
		const metadata = await sharp((await accept(original)).bytes).metadata();
		expect.soft([metadata.width, metadata.height]).toEqual(result);
	}
});

test("a photo in another colour space shows the same colours in sRGB", async () => {
	const picture = () => createHalves(1000, 600);
	for (const drawn of [
		picture().withIccProfile("p3").jpeg(),
		picture().toColourspace("cmyk").jpeg(),
		picture().toColourspace("rgb16").png(),
		picture().greyscale().jpeg(),
	]) {
		const original = await drawn.toBuffer();
		const { bytes } = await accept(original);
		expect.soft(await sharp(bytes).metadata()).toMatchObject({
			...{ space: expect.stringMatching(/^(srgb|b-w)$/), depth: "uchar" },
		});
		// Converts the colours as a program with colour management does.
		const shown = await sharp(original).toColourspace("srgb").png().toBuffer();
		const found = await getColour(bytes, 100, 300);
		for (const [at, value] of (await getColour(shown, 100, 300)).entries())
			expect
				.soft(Math.abs(value - (found[at] ?? found[0] ?? 0)))
				.toBeLessThan(8);
	}
});

test("a photo in any format becomes a JPEG", async () => {
	const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
	const size = { width: 800, height: 500, channels: 3 } as const;
	const drawn = sharp({ create: { ...size, noise, background: {} } });
	for (const format of ["webp", "avif", "tiff", "png"] as const) {
		const options = format === "avif" ? { effort: 0 } : {};
		const original = await drawn.clone().toFormat(format, options).toBuffer();
		const { src, bytes } = await accept(original, `Foto.${format}`);
		expect.soft(src).toBe("foto.jpg");
		expect.soft((await sharp(bytes).metadata()).format).toBe("jpeg");
	}
});

test("a picture with transparency stays a transparent PNG, as does a picture of few colours", async () => {
	const background = { r: 200, g: 0, b: 0, alpha: 0.5 };
	const size = { width: 900, height: 500 };
	const logo = await sharp({ create: { ...size, channels: 4, background } })
		.webp({ lossless: true })
		.toBuffer();
	const { src, bytes } = await accept(logo, "Logo.webp");
	expect(src).toBe("logo.png");
	expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: false });
	const bars = Array.from(
		{ length: 50 },
		(_, at) => `<rect x="${at * 16}" width="${1 + (at % 7)}" height="500"/>`,
	);
	const drawing = `<svg width="900" height="500">${bars.join("")}</svg>`;
	const sign = sharp({ create: { ...size, channels: 3, background: "#fff" } })
		.composite([{ input: Buffer.from(drawing) }])
		.png();
	expect((await accept(await sign.toBuffer(), "Skilt.png")).src).toBe(
		"skilt.png",
	);
});

test("the file name becomes ASCII without folders", async () => {
	const small = await createHalves(800, 480).jpeg().toBuffer();
	for (const [name, src] of [
		["Sommer på Ærø – ØL.JPG", "sommer-paa-aeroe-oel.jpg"],
		["C:\\fakepath\\Café.jpeg", "cafe.jpg"],
		["../../etc/passwd.jpg", "passwd.jpg"],
		["写真.jpg", "xiezhen.jpg"],
		["IMG_1234.png.jpg", "img-1234-png.jpg"],
		[`${"lang ".repeat(60)}.jpg`, `${"lang-".repeat(12).slice(0, -1)}.jpg`],
	] as const)
		expect.soft(await importPicture(small, name, [])).toMatchObject({ src });
});

test("the file name is numbered if it is taken by a different picture; an identical picture reuses its file", async () => {
	const { path, bytes } = await accept(photo, "Foto.jpg");
	const first = createSource(path, bytes);
	const other = await createHalves(800, 480).jpeg().toBuffer();
	const taken = createSource("content/media/FOTO-2.jpg", "other");
	expect(await accept(other, "foto.jpg", [first, taken])).toMatchObject({
		src: "foto-3.jpg",
		isThere: false,
	});
	for (const again of [photo, bytes])
		expect(await accept(again, "Andet navn.jpg", [first])).toEqual({
			...{ path, bytes, src: "foto.jpg", isThere: true },
		});
});

test("an SVG is sanitized as it is for publication, and needs a size", async () => {
	const svg = (inside: string, size = 'viewBox="0 0 10 10"') =>
		new TextEncoder().encode(
			`<?xml version="1.0"?>\n<!-- Tegnet af Anna -->\n<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>\n`,
		);
	const drawing = svg('<rect width="10" height="10"/>');
	const { src, bytes } = await accept(drawing, "Plan over Huset.svg");
	expect(src).toBe("plan-over-huset.svg");
	expect(Buffer.from(bytes).includes("Anna")).toBe(false);
	const importing = svg("<style>@import 'a.css';</style>");
	expect(await getRefusal(importing, "a.svg")).toMatch(
		/^“a\.svg” is an SVG that can't be published as it is\. .*style sheet/,
	);
	expect(await getRefusal(svg("<rect/>", ""), "a.svg")).toContain(
		"without a size",
	);
});

/** Creates the beginning of a file in the ISO base media file format. */
function createContainer(brand: string, ...others: readonly string[]): Buffer {
	const brands = [brand, "\0\0\0\0", ...others].join("");
	const size = String.fromCharCode(8 + brands.length);
	return Buffer.from(`\0\0\0${size}ftyp${brands}${"\0".repeat(64)}`, "latin1");
}

/** Creates a chunk of a PNG. */
function createChunk(type: string, data: Buffer): Buffer {
	const content = Buffer.concat([Buffer.from(type), data]);
	const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	size.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(content));
	return Buffer.concat([size, content, sum]);
}

test("HEIC that can't be decoded is rejected, with a way to convert it to JPEG", async () => {
	for (const bytes of [
		createContainer("heic", "mif1", "heic"),
		heic.subarray(0, -20),
		createContainer("mif1", "mif1", "heix"),
	])
		expect
			.soft(await getRefusal(bytes, "IMG_1.HEIC"))
			.toMatch(/^“IMG_1\.HEIC” is a HEIC picture.*Most Compatible/s);
});

test("animations are rejected in every format", async () => {
	const frames = await Promise.all(
		["#123", "#321"].map((background) =>
			sharp({ create: { width: 900, height: 90, channels: 3, background } })
				.png()
				.toBuffer(),
		),
	);
	const moving = sharp(frames, { join: { animated: true } });
	const [png = Buffer.alloc(0)] = frames;
	const control = createChunk("acTL", Buffer.from("\0\0\0\x01\0\0\0\0"));
	for (const bytes of [
		await moving.clone().gif().toBuffer(),
		await moving.clone().webp().toBuffer(),
		Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]),
	])
		expect.soft(await getRefusal(bytes, "a.png")).toContain("animation");
});

test("pictures that are too small, too large or damaged are rejected, and other files; portrait ones may be narrower", async () => {
	const create = (width: number, height: number) =>
		createHalves(width, height).png().toBuffer();
	const huge = Buffer.from(await create(900, 90));
	const header = Buffer.from(huge.subarray(16, 29));
	header.writeUInt32BE(20_000, 0);
	header.writeUInt32BE(20_000, 4);
	createChunk("IHDR", header).copy(huge, 8);
	for (const [bytes, reason] of [
		[await create(1, 1), "only 1 × 1 pixels"],
		[await create(799, 500), "only 799 × 500 pixels"],
		[await create(479, 900), "only 479 × 900 pixels"],
		[huge, "20000 × 20000 pixels"],
		[Buffer.alloc(61 * 1024 ** 2), "is 61 MB"],
		[photo.subarray(0, photo.length / 2), "damaged"],
		[createContainer("isom", "mp42"), "video"],
		[Buffer.from("\x1A\x45\xDF\xA3webm", "latin1"), "video"],
		[photo.subarray(0, 20), "is not a picture"],
		[Buffer.from(""), "is not a picture"],
		[Buffer.from("<!DOCTYPE html><p>Hej"), "is not a picture"],
		[Buffer.from("%PDF-1.7\n"), "is not a picture"],
	] as const)
		expect.soft(await getRefusal(bytes)).toContain(reason);
	await accept(await create(480, 800));
	await accept(await create(800, 300));
});
