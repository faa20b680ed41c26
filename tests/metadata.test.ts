import { expect, test } from "vitest";
import { sanitizeSvgOrVideo } from "../generator/images/sanitize-media.ts";
import { check } from "./support/check.ts";
import { formatDiagnosticLine } from "./support/diagnostic-lines.ts";
import { createBox } from "./support/empty-films.ts";

// Metadata in videos is never published.

const note = "Karen 55.83N 11.57E";

/** Creates a box with a track whose handler has this type. */
function createTrack(handler: string): Buffer {
	const content = Buffer.alloc(24);
	content.write(handler, 8);
	return createBox(
		"moov",
		createBox("trak", createBox("mdia", createBox("hdlr", content))),
	);
}

const ftyp = createBox("ftyp", Buffer.from("isom"));
const mdat = createBox("mdat", Buffer.from("pictures"));

function sanitize(bytes: Uint8Array): Buffer {
	const { bytes: clean, fault } = sanitizeSvgOrVideo("film.mp4", bytes);
	expect(fault).toBeUndefined();
	expect(clean).toHaveLength(bytes.length);
	return Buffer.from(clean);
}

test("an MP4 loses places, times and names, and everything else stays at its offset", () => {
	const times = createBox(
		"mvhd",
		Buffer.from("\0\0\0\0CCCCMMMM\0\0\x03\xe8", "latin1"),
	);
	const notes = createBox("udta", createBox("\xa9xyz", Buffer.from(note)));
	const film = Buffer.concat([
		ftyp,
		mdat,
		createBox("uuid", Buffer.from(note)),
		createBox("moov", times, notes),
		createTrack("vide"),
	]);
	const clean = sanitize(film);
	expect(clean.toString("latin1")).not.toMatch(/Karen|udta|uuid|CCCC|MMMM/);
	expect(clean.indexOf("mdat")).toBe(film.indexOf("mdat"));
	expect(clean.includes(mdat)).toBe(true);
	expect(clean.includes(createTrack("vide"))).toBe(true);
	expect(clean.includes("\0\0\x03\xe8", 0, "latin1")).toBe(true);
	expect(sanitize(clean)).toEqual(clean);
});

test("an MP4 with boxes of an impossible size keeps its length", () => {
	for (const [size, large] of [
		[0, 0],
		// A 64-bit size is missing, or beyond Number.MAX_SAFE_INTEGER.
		[1, 0],
		[1, 2 ** 53],
		// Smaller than their header.
		[2, 0],
	] as const) {
		const moov = Buffer.alloc(16);
		moov.writeUInt32BE(size);
		moov.write("moov", 4);
		moov.writeBigUInt64BE(BigInt(large), 8);
		sanitize(Buffer.concat([ftyp, ...Array(1000).fill(moov)]));
	}
});

test.each([
	[
		"with a track of metadata",
		"metadata",
		Buffer.concat([ftyp, mdat, createTrack("meta")]),
	],
	["in an unknown format", "unreadable", Buffer.from("RIFF....AVI LIST")],
])("a video %s is an error", (_, reason, bytes) => {
	const { diagnostics } = check({ "media/film.mp4": bytes });
	expect(diagnostics.map(formatDiagnosticLine)).toEqual([
		`media/film.mp4:1:1 error invalid-image.video-${reason}`,
	]);
});
