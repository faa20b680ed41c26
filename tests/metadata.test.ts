import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { SiteFile } from "../generator/types.ts";
import { check, edit, repository } from "./check.ts";

// What files note beside what one sees: none of it is published.

const note = "Karen 55.83N 11.57E";
const exif = { IFD0: { Copyright: note, Model: note } };
const square = (width = 12, height = 8) =>
	sharp({ create: { width, height, channels: 3, background: "#3d6b66" } });

/** The file that the home page shows in the room's place, as it is published. */
function publishedOf(file: string, bytes: Uint8Array): SiteFile {
	const before = Buffer.from(bytes);
	const site = check({
		...edit("pages/home.yaml", "src: room.svg", `src: ${file}`),
		[`media/${file}`]: bytes,
	});
	site.reports();
	// What was read is never changed.
	expect(before.equals(bytes)).toBe(true);
	const [name, ending] = file.split(".");
	const found = site.artifacts.find(({ path }) =>
		new RegExp(`^media/${name}\\.\\w{8}\\.${ending}$`).test(path),
	);
	if (!found) throw new Error(`${file} is not published.`);
	return found;
}

function textOf({ bytes }: SiteFile): string {
	return Buffer.from(bytes).toString("latin1");
}

/** Bytes put into others at a place. */
function insert(bytes: Uint8Array, at: number, more: Uint8Array): Buffer {
	return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length);
	return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)]);
}

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
	const data = Buffer.concat(parts);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length + 8);
	return Buffer.concat([size, Buffer.from(type, "latin1"), data]);
}

async function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
	return sharp(bytes, { animated: true }).raw().toBuffer();
}

describe("a GIF", () => {
	const comment = (text: string) =>
		Buffer.concat([
			Buffer.from([0x21, 0xfe, text.length]),
			Buffer.from(text),
			Buffer.of(0),
		]);
	const extension = (name: string, text: string) =>
		Buffer.concat([
			Buffer.from([0x21, 0xff, 11]),
			Buffer.from(name),
			Buffer.from([text.length]),
			Buffer.from(text),
			Buffer.of(0),
		]);

	test("loses comments and what programs add, and keeps its pictures and how often they are shown", async () => {
		const moving = await sharp(
			await Promise.all([
				square().png().toBuffer(),
				square().negate().png().toBuffer(),
			]),
			{ join: { animated: true } },
		)
			.gif({ loop: 3, delay: [100, 200] })
			.toBuffer();
		const table = 3 * 2 ** (((moving[10] ?? 0) & 7) + 1);
		const start = 13 + ((moving[10] ?? 0) & 0x80 ? table : 0);
		const noted = Buffer.concat([
			insert(
				moving,
				start,
				Buffer.concat([comment(note), extension("XMP DataXMP", note)]),
			),
			Buffer.from(note),
		]);
		const file = publishedOf("room.gif", noted);
		expect(textOf(file)).not.toContain("Karen");
		expect(Buffer.from(file.bytes).equals(moving)).toBe(true);
		expect(publishedOf("room.gif", moving).path).toBe(file.path);
		const { loop, pages } = await sharp(Buffer.from(file.bytes)).metadata();
		expect([loop, pages]).toEqual([3, 2]);
	});
});

describe("a picture that moves", () => {
	test("as WebP loses EXIF and XMP, and stays as it is turned", async () => {
		const frames = [
			square().png().toBuffer(),
			square().negate().png().toBuffer(),
		];
		const moving = await sharp(await Promise.all(frames), {
			join: { animated: true },
		})
			.withExif(exif)
			.withMetadata({ orientation: 3 })
			.webp({ lossless: true })
			.toBuffer();
		expect(moving.toString("latin1")).toContain("Karen");
		const file = publishedOf("room.webp", moving);
		expect(textOf(file)).not.toContain("Karen");
		const clean = Buffer.from(file.bytes);
		expect((await sharp(clean).metadata()).orientation).toBe(3);
		expect((await pixelsOf(clean)).equals(await pixelsOf(moving))).toBe(true);
	});

	test("as PNG loses its texts", async () => {
		const still = await square().png().toBuffer();
		const control = pngChunk("acTL", Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
		const texts = ["tEXt", "iTXt", "zTXt", "tIME", "prVt", "eXIf"].map((type) =>
			pngChunk(type, Buffer.from(note)),
		);
		const moving = insert(still, 33, Buffer.concat([control, ...texts]));
		const file = publishedOf("room.png", moving);
		expect(Buffer.from(file.bytes).equals(insert(still, 33, control))).toBe(
			true,
		);
	});
});

describe("the picture that stands for the site elsewhere", () => {
	const shared = (file: string, bytes: Uint8Array) => {
		const site = check({
			...edit(
				"pages/home.yaml",
				"image:\n  src: share.png",
				`image:\n  src: ${file}`,
			),
			[`media/${file}`]: bytes,
		});
		site.reports();
		const [, address = ""] =
			/property="og:image" content="https:\/\/[^/]+\/([^"]+)"/.exec(
				site.text("index.html"),
			) ?? [];
		return { address, site };
	};

	test("as PNG loses what it notes, and no pixel", async () => {
		const bytes = await square(1200, 630).withExif(exif).png().toBuffer();
		expect(bytes.toString("latin1")).toContain("Karen");
		const { address, site } = shared("share.png", bytes);
		const file = site.artifacts.find(({ path }) => path === address);
		expect(file && textOf(file)).not.toContain("Karen");
		const clean = Buffer.from(file?.bytes ?? "");
		expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
		const plain = await square(1200, 630).png().toBuffer();
		expect(shared("share.png", plain).address).toBe(address);
	});

	test("as JPEG is encoded again", async () => {
		const bytes = await square(1200, 630).withExif(exif).jpeg().toBuffer();
		expect(shared("share.jpg", bytes).address).toMatch(
			/^media\/share-1200\.\w{8}\.jpg$/,
		);
	});
});

test("a picture within a drawing loses what it notes, and stays as it is turned", async () => {
	for (const format of ["jpeg", "png", "webp"] as const) {
		const bytes = await square()
			.withExif(exif)
			.withMetadata({ orientation: 6 })
			.withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${note}</x:xmpmeta>`)
			.toFormat(format)
			.toBuffer();
		expect(bytes.toString("latin1")).toContain("Karen");
		const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image width="9" href="data:image/${format};base64,${bytes.toString("base64")}"/></svg>\n`;
		const file = publishedOf("drawn.svg", Buffer.from(drawing));
		const [, body = ""] = /base64,([^"]+)"/.exec(textOf(file)) ?? [];
		const clean = Buffer.from(body, "base64");
		expect(clean.toString("latin1")).not.toContain("Karen");
		expect((await sharp(clean).metadata()).orientation).toBe(6);
		expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
	}
});

describe("a film", () => {
	const film = (file: string, bytes: Uint8Array) =>
		check({
			...edit(
				"pages/home.yaml",
				"hero:\n  background:\n    kind: image\n    image:\n      src: hero.svg\n      alt: { da: Åen i dis, en: The stream in mist }\n",
				`hero:\n  background:\n    kind: video\n    sources: [${file}]\n    poster: { src: hero.svg, alt: { da: Åen, en: Stream } }\n`,
			),
			[`media/${file}`]: bytes,
		});
	const own = (file: string) =>
		readFileSync(join(repository, "content/media", file));
	const found = (file: string, bytes: Uint8Array) => {
		const site = film(file, bytes);
		site.reports();
		const artifact = site.artifacts.find(
			({ path }) =>
				path.startsWith(`media/${file.split(".")[0]}.`) &&
				path.endsWith(file.split(".")[1] ?? ""),
		);
		return Buffer.from(artifact?.bytes ?? "");
	};

	test("as MP4 loses places, times and names; what is played stays where it is", () => {
		const bytes = own("gaarden.mp4");
		const notes = box("udta", box("\xa9xyz", Buffer.from(note)));
		const noted = Buffer.concat([bytes, box("uuid", Buffer.from(note)), notes]);
		const clean = found("film.mp4", noted);
		expect(clean.toString("latin1")).not.toMatch(/Karen|udta|Lavf/);
		expect(clean).toHaveLength(noted.length);
		const media = (of: Buffer) =>
			of.subarray(of.indexOf("mdat"), of.indexOf("mdat") + 1000);
		expect(media(clean).equals(media(noted))).toBe(true);
		expect(found("film.mp4", clean).equals(clean)).toBe(true);
	});

	test("as MP4 with a track of notes is told", () => {
		const handler = Buffer.alloc(24);
		handler.write("meta", 8);
		const track = box("trak", box("mdia", box("hdlr", handler)));
		const noted = Buffer.concat([own("gaarden.mp4"), box("moov", track)]);
		film("film.mp4", noted).reports(
			"media/film.mp4:1:1 error: The film contains metadata from the camera, such as where it was recorded.\n  Export it again without metadata (and without GPS), and put the new file here.",
		);
	});

	test("as WebM loses its tags", () => {
		const bytes = own("gaarden.webm");
		const clean = found("film.webm", bytes);
		expect(clean).toHaveLength(bytes.length);
		expect(clean.toString("latin1")).not.toMatch(/Karen|ENCODER/);
		expect(found("film.webm", clean).equals(clean)).toBe(true);
	});
});

test("a file that is another kind of picture than its name says is not published", async () => {
	const svg = Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
	);
	const tiff = await square().tiff().toBuffer();
	for (const [file, bytes] of [
		["room.png", svg],
		["room.jpg", tiff],
	] as const)
		check({
			...edit("pages/home.yaml", "src: room.svg", `src: ${file}`),
			[`media/${file}`]: bytes,
		}).reports(
			`media/${file}:1:1 error: The picture can't be read; it may be damaged, or have the wrong extension.`,
		);
});
