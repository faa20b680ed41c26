import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { check, edit, repository } from "./support/check.ts";

// Metadata in media files is never published.

const note = "Karen 55.83N 11.57E";
const square = (width = 12, height = 8) =>
	sharp({ create: { width, height, channels: 3, background: "#3d6b66" } });

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
	const data = Buffer.concat(parts);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length + 8);
	return Buffer.concat([size, Buffer.from(type, "latin1"), data]);
}

const own = (file: string) => join(repository, "content/media", file);

// The owner may have replaced these videos.
describe.skipIf(!existsSync(own("gaarden.mp4")))("a video", () => {
	const film = (file: string, bytes: Uint8Array) =>
		check({
			...edit(
				"pages/home.yaml",
				"hero:\n  background:\n    kind: image\n    image:\n      src: hero.svg\n      alt: { da: Åen i dis, en: The stream in mist }\n",
				`hero:\n  background:\n    kind: video\n    sources: [${file}]\n    poster: { src: hero.svg, alt: { da: Åen, en: Stream } }\n`,
			),
			[`media/${file}`]: bytes,
		});
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

	test("as MP4 loses places, times and names; its media data stays at the same offset", () => {
		const bytes = readFileSync(own("gaarden.mp4"));
		const notes = box("udta", box("\xa9xyz", Buffer.from(note)));
		const noted = Buffer.concat([bytes, box("uuid", Buffer.from(note)), notes]);
		const clean = found("film.mp4", noted);
		expect(clean.toString("latin1")).not.toMatch(/Karen|udta|Lavf/);
		expect(clean).toHaveLength(noted.length);
		const getMediaData = (of: Buffer) =>
			of.subarray(of.indexOf("mdat"), of.indexOf("mdat") + 1000);
		expect(getMediaData(clean).equals(getMediaData(noted))).toBe(true);
		expect(found("film.mp4", clean).equals(clean)).toBe(true);
	});

	test("as MP4 with a metadata track is reported", () => {
		const handler = Buffer.alloc(24);
		handler.write("meta", 8);
		const track = box("trak", box("mdia", box("hdlr", handler)));
		const noted = Buffer.concat([
			readFileSync(own("gaarden.mp4")),
			box("moov", track),
		]);
		film("film.mp4", noted).reports(
			"media/film.mp4:1:1 error: The video contains metadata from the camera, such as where it was recorded.\n  Export it again without metadata (and without GPS), and put the new file here.",
		);
	});

	test("in an unknown format is an error", () => {
		film("film.mp4", Buffer.from("RIFF....AVI LIST")).reports(
			"media/film.mp4:1:1 error: The video can't be read; it may be damaged, or have the wrong extension.\n  Export it again as MP4 or WebM, and put the new file here.",
		);
	});

	test.each([
		["of size zero", [0, 0]],
		["with a missing 64-bit size", [1, 0]],
		["smaller than their header", [2, 0]],
		["with a size beyond Number.MAX_SAFE_INTEGER", [1, 2 ** 53]],
	])("as MP4 with boxes %s is parsed quickly", (_, [size = 0, large = 0]) => {
		const moov = Buffer.alloc(16);
		moov.writeUInt32BE(size);
		moov.write("moov", 4);
		moov.writeBigUInt64BE(BigInt(large), 8);
		const bytes = Buffer.concat([box("ftyp"), ...Array(50_000).fill(moov)]);
		expect(found("film.mp4", bytes)).toHaveLength(bytes.length);
	});
});

test("a picture whose format doesn't match its extension isn't published", async () => {
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
