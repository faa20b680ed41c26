import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { importPicture } from "../generator/images/import-picture.ts";
import type { Source } from "../generator/types.ts";
import { check, createSource, edit } from "./support/check.ts";

// Import of pictures: conversions and rejections. All pictures are generated here.

/** Creates a picture with a red left half and a blue right half. */
function createHalves(width: number, height: number): Sharp {
	const half = { width: Math.ceil(width / 2), height, channels: 3 } as const;
	return sharp({
		create: { width, height, channels: 3, background: "#0000c8" },
	}).composite([
		{
			input: { create: { ...half, background: "#c80000" } },
			gravity: "west",
		},
	]);
}

const photo = await createHalves(1200, 900).jpeg().toBuffer();

async function taken(
	bytes: Uint8Array,
	name = "Foto.JPG",
	existing: readonly Source[] = [],
) {
	const result = await importPicture(bytes, name, existing);
	if ("refused" in result) throw new Error(result.refused.en);
	return result;
}

async function getRejection(bytes: Uint8Array, name = "Foto.JPG") {
	const result = await importPicture(bytes, name, []);
	if (!("refused" in result)) throw new Error(`${name} was taken.`);
	expect(result.refused.da).toMatch(/^»[^«]+« (er|fylder) /);
	return result.refused.en;
}

/** Returns the colour of a pixel of a picture without a profile: red, green, blue. */
async function getColour(bytes: Uint8Array, left: number, top: number) {
	const pixel = { left, top, width: 1, height: 1 };
	const { data } = await sharp(bytes)
		.extract(pixel)
		.raw()
		.toBuffer({ resolveWithObject: true });
	return [...data.subarray(0, 3)];
}

/** Expects kilde check to report nothing about the picture on the home page. */
function expectValid(src: string, bytes: Uint8Array): void {
	check({
		...edit("pages/home.yaml", "src: room.svg", `src: ${src}`),
		[`media/${src}`]: bytes,
	}).reports();
}

/** HEIC as taken by an iPhone, in Display P3: in sRGB its left half is red (220, 40, 40), its right half grey. */
const heic = readFileSync(
	join(import.meta.dirname, "fixtures/pictures/display-p3.heic"),
);

describe("a photo", () => {
	test("in HEIC from an iPhone becomes a JPEG with the same colours", async () => {
		const { bytes, src } = await taken(heic, "IMG_1.HEIC");
		expect(src).toBe("img-1.jpg");
		const metadata = await sharp(bytes).metadata();
		expect(metadata).toMatchObject({
			format: "jpeg",
			width: 1200,
			height: 900,
		});
		expect(metadata.icc).toBeUndefined();
		const [red = 0, green = 0] = await getColour(bytes, 100, 100);
		expect(red).toBeGreaterThan(214);
		expect(green).toBeLessThan(50);
		expect(await getColour(bytes, 1100, 800)).toEqual([128, 128, 128]);
		expectValid(src, bytes);
	});

	test("that is stored rotated becomes upright, without metadata about time, place and camera", async () => {
		const bytes = await createHalves(2000, 1000)
			.jpeg()
			.withExif({
				IFD0: { Make: "Kamera", Copyright: "Anna" },
				IFD3: { GPSLatitudeRef: "N", GPSLatitude: "55/1 50/1 0/1" },
			})
			.withMetadata({ orientation: 6 })
			.toBuffer();
		expect((await sharp(bytes).metadata()).exif).toBeDefined();
		const { bytes: made, src } = await taken(bytes);
		const metadata = await sharp(made).metadata();
		expect(metadata).toMatchObject({
			format: "jpeg",
			width: 1000,
			height: 2000,
		});
		for (const kind of ["exif", "icc", "xmp", "iptc", "orientation"] as const)
			expect(metadata[kind]).toBeUndefined();
		expect(Buffer.from(made).includes("Kamera")).toBe(false);
		// Rotated clockwise, the left half is at the top.
		const [red = 0, , blue = 0] = await getColour(made, 500, 100);
		expect(red).toBeGreaterThan(blue);
		expectValid(src, made);
	});

	test("that is larger than pages show it is scaled down, a small one keeps its size", async () => {
		const large = await taken(await createHalves(4000, 3000).jpeg().toBuffer());
		expect(await sharp(large.bytes).metadata()).toMatchObject({
			width: 2400,
			height: 1800,
		});
		expectValid(large.src, large.bytes);
		const small = await taken(await createHalves(900, 600).jpeg().toBuffer());
		expect(await sharp(small.bytes).metadata()).toMatchObject({
			width: 900,
			height: 600,
		});
	});

	test.each([
		[
			"with a wide gamut",
			() => createHalves(1000, 600).withIccProfile("p3").jpeg(),
		],
		[
			"for printing",
			() => createHalves(1000, 600).toColourspace("cmyk").jpeg(),
		],
		["of 16 bits", () => createHalves(1000, 600).toColourspace("rgb16").png()],
		["of shades of grey", () => createHalves(1000, 600).greyscale().jpeg()],
	])("%s shows the same colours in sRGB", async (_kind, draw) => {
		const bytes = await draw().toBuffer();
		const { bytes: made, src } = await taken(bytes);
		expect(await sharp(made).metadata()).toMatchObject({
			space: expect.stringMatching(/^(srgb|b-w)$/),
			depth: "uchar",
		});
		// Converts the colours as a program with colour management does.
		const shown = await sharp(bytes).toColourspace("srgb").png().toBuffer();
		const [wanted, got] = [
			await getColour(shown, 100, 300),
			await getColour(made, 100, 300),
		];
		for (const [index, value] of wanted.entries())
			expect(Math.abs(value - (got[index] ?? got[0] ?? 0))).toBeLessThan(8);
		expectValid(src, made);
	});

	test.each([
		["webp", {}],
		// Compressed well, noise takes half a minute.
		["avif", { effort: 0 }],
		["tiff", {}],
		["png", {}],
	] as const)(
		"in a different format becomes a JPEG: %s",
		async (format, options) => {
			const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
			const bytes = await sharp({
				create: {
					width: 1000,
					height: 600,
					channels: 3,
					noise,
					background: {},
				},
			})
				.toFormat(format, options)
				.toBuffer();
			const { src, bytes: made } = await taken(bytes, `Foto.${format}`);
			expect(src).toBe("foto.jpg");
			expect((await sharp(made).metadata()).format).toBe("jpeg");
			expectValid(src, made);
		},
	);

	test("with transparency stays a transparent PNG, as does a picture of few colours", async () => {
		const background = { r: 200, g: 0, b: 0, alpha: 0.5 };
		const bytes = await sharp({
			create: { width: 1000, height: 600, channels: 4, background },
		})
			.webp({ lossless: true })
			.toBuffer();
		const { src, bytes: made } = await taken(bytes, "Logo.webp");
		expect(src).toBe("logo.png");
		expect(await sharp(made).stats()).toMatchObject({ isOpaque: false });
		expectValid(src, made);
		const bars = Array.from(
			{ length: 60 },
			(_, at) =>
				`<rect x="${at * 16 + 3}" width="${1 + (at % 7)}" height="600"/>`,
		);
		const sign = await sharp({
			create: { width: 1000, height: 600, channels: 3, background: "#fff" },
		})
			.composite([
				{
					input: Buffer.from(
						`<svg width="1000" height="600">${bars.join("")}</svg>`,
					),
				},
			])
			.png()
			.toBuffer();
		expect((await taken(sign, "Skilt.png")).src).toBe("skilt.png");
	});
});

describe("the file name", () => {
	test.each([
		["Sommer på Ærø – ØL.JPG", "sommer-paa-aeroe-oel.jpg"],
		["C:\\fakepath\\Café.jpeg", "cafe.jpg"],
		["../../etc/passwd.jpg", "passwd.jpg"],
		["写真.jpg", "xiezhen.jpg"],
		["IMG_1234.png.jpg", "img-1234-png.jpg"],
		[`${"lang ".repeat(60)}.jpg`, `${"lang-".repeat(12).slice(0, -1)}.jpg`],
	])("%s", async (name, src) => {
		expect((await taken(photo, name)).src).toBe(src);
	});

	test("is numbered if it is taken by a different picture; an identical picture reuses its file", async () => {
		const { path, bytes } = await taken(photo, "Foto.jpg");
		const first = createSource(path, bytes);
		const other = await createHalves(1000, 500).jpeg().toBuffer();
		const second = await taken(other, "foto.jpg", [
			first,
			createSource("content/media/FOTO-2.jpg", "other"),
		]);
		expect(second).toMatchObject({ src: "foto-3.jpg", isThere: false });
		for (const again of [photo, bytes])
			expect(await taken(again, "Andet navn.jpg", [first])).toEqual({
				path,
				bytes,
				src: "foto.jpg",
				isThere: true,
			});
	});
});

describe("an SVG", () => {
	const svg = (inside: string, size = 'viewBox="0 0 10 10"') =>
		new TextEncoder().encode(
			`<?xml version="1.0"?>\n<!-- Tegnet af Anna -->\n<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>\n`,
		);

	test("is sanitized as it is for publication", async () => {
		const bytes = svg('<rect width="10" height="10"/>');
		const { src, bytes: made } = await taken(bytes, "Plan over Huset.svg");
		expect(src).toBe("plan-over-huset.svg");
		expect(Buffer.from(made).includes("Anna")).toBe(false);
		expectValid(src, made);
	});

	test("with an external stylesheet or without a size is rejected with the reason", async () => {
		expect(
			await getRejection(svg("<style>@import 'a.css';</style>"), "a.svg"),
		).toMatch(
			/^“a\.svg” is an SVG that can't be published as it is\. .*style sheet/,
		);
		expect(await getRejection(svg("<rect/>", ""), "a.svg")).toContain(
			"without a size",
		);
	});
});

describe("rejects", () => {
	/** Creates the beginning of a file in the ISO base media file format. */
	const container = (brand: string, ...others: readonly string[]) => {
		const brands = [brand, "\0\0\0\0", ...others].join("");
		const size = String.fromCharCode(8 + brands.length);
		return Buffer.from(
			`\0\0\0${size}ftyp${brands}${"\0".repeat(64)}`,
			"latin1",
		);
	};

	test.each([
		["HEIC without a picture", container("heic", "mif1", "heic")],
		["HEIC that is cut off", heic.subarray(0, -20)],
		["HEIF of another kind", container("mif1", "mif1", "heix")],
	])("%s, explaining how to convert it to JPEG", async (_kind, bytes) => {
		const said = await getRejection(bytes, "IMG_1.HEIC");
		expect(said).toMatch(/^“IMG_1\.HEIC” is a HEIC picture/);
		expect(said).toContain("Most Compatible");
	});

	test("videos", async () => {
		expect(await getRejection(container("isom", "mp42"), "a.mp4")).toContain(
			"video",
		);
		const webm = Buffer.from("\x1A\x45\xDF\xA3webm", "latin1");
		expect(await getRejection(webm, "a.webm")).toContain("video");
	});

	test.each(["gif", "webp"] as const)("animations: %s", async (format) => {
		const frames = await Promise.all(
			["#123", "#321"].map((background) =>
				sharp({ create: { width: 900, height: 90, channels: 3, background } })
					.png()
					.toBuffer(),
			),
		);
		const bytes = await sharp(frames, { join: { animated: true } })
			.toFormat(format)
			.toBuffer();
		expect(await getRejection(bytes, `a.${format}`)).toContain("animation");
	});

	test("animations: png", async () => {
		const png = await createHalves(900, 90).png().toBuffer();
		const chunk = Buffer.from("\0\0\0\x08acTL\0\0\0\x01\0\0\0\0", "latin1");
		const sum = Buffer.alloc(4);
		const { crc32 } = await import("node:zlib");
		sum.writeUInt32BE(crc32(chunk.subarray(4)));
		const moving = Buffer.concat([
			png.subarray(0, 33),
			chunk,
			sum,
			png.subarray(33),
		]);
		expect(await getRejection(moving, "a.png")).toContain("animation");
	});

	test("pictures that are too small; portrait ones may be narrower", async () => {
		const sized = (width: number, height: number) =>
			createHalves(width, height).png().toBuffer();
		expect(await getRejection(await sized(300, 300))).toContain(
			"only 300 × 300 pixels",
		);
		expect(await getRejection(await sized(1, 1))).toContain("only 1 × 1");
		await getRejection(await sized(700, 500));
		await getRejection(await sized(400, 900));
		await taken(await sized(600, 800));
		await taken(await sized(800, 300));
	});

	test("pictures with too many pixels or bytes", async () => {
		const huge = Buffer.from(await createHalves(900, 90).png().toBuffer());
		huge.writeUInt32BE(20_000, 16);
		huge.writeUInt32BE(20_000, 20);
		const { crc32 } = await import("node:zlib");
		huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
		expect(await getRejection(huge)).toContain("20000 × 20000 pixels");
		expect(await getRejection(Buffer.alloc(61 * 1024 ** 2))).toContain(
			"is 61 MB",
		);
	});

	test("damaged pictures", async () => {
		expect(await getRejection(photo.subarray(0, photo.length / 2))).toContain(
			"damaged",
		);
		expect(await getRejection(photo.subarray(0, 20))).toContain(
			"is not a picture",
		);
	});

	test.each([
		["nothing", new Uint8Array()],
		["a text", new TextEncoder().encode("Kære Anna")],
		["a page", new TextEncoder().encode("<!DOCTYPE html><p>Hej")],
		["a PDF", new TextEncoder().encode("%PDF-1.7\n")],
	])("%s", async (_kind, bytes) => {
		expect(await getRejection(bytes, "brev.jpg")).toContain("is not a picture");
	});
});
