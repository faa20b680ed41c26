import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawings, ornaments } from "../art/media.ts";

// The sample pictures are what their programs draw: whatever changes in those shows in a file.

const place = (file: string) => new URL(`../${file}`, import.meta.url);
const onDisk = (file: string) => readFileSync(place(file));
/** What somebody may have replaced by a picture or film of their own. */
const isThere = (file: string) => existsSync(place(file));

test("the ornaments are kept as they are drawn", () => {
	expect(String(onDisk(ornaments.file))).toBe(ornaments.draw());
});

describe.each(Object.entries(drawings))("%s", (file, draw) => {
	const drawing = draw();

	test("is drawn alike each time, as it is kept", () => {
		const again = isThere(file) ? onDisk(file).toString() : draw();
		expect(again).toBe(drawing);
	});

	test("is small", () => {
		const limit = file.includes("event-") ? 10_000 : 24_000;
		expect(Buffer.byteLength(drawing)).toBeLessThan(limit);
	});

	test("is a complete picture that asks for nothing else", () => {
		expect(drawing).toMatch(
			/^<svg xmlns="[^"]+" viewBox="0 0 (\d+) (\d+)" width="\1" height="\2">/,
		);
		expect(drawing).not.toMatch(/<script|<foreignObject|href|NaN|undefined/);
		expect(drawing.replaceAll(/url\(#\w+\)/g, "")).not.toContain("url(");
		expect(drawing).not.toContain("<text");
	});
});

describe.each(
	["content/media/gaarden.mp4", "content/media/gaarden.webm"].filter(isThere),
)("%s", (file) => {
	const film = onDisk(file);

	test("is small", () => {
		expect(film.length).toBeLessThan(100_000);
	});

	test("can begin before all of it is there, and has no sound", () => {
		const text = film.toString("latin1");
		const [about, pictures] = file.endsWith(".mp4")
			? ["moov", "mdat"]
			: ["\x16\x54\xae\x6b", "\x1f\x43\xb6\x75"];
		expect(text.indexOf(about)).toBeGreaterThan(0);
		expect(text.indexOf(about)).toBeLessThan(text.indexOf(pictures));
		expect(text).not.toMatch(/mp4a|A_OPUS|A_VORBIS/);
	});
});
