import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Area, contourPath, contours } from "../art/contours.ts";
import { distance, waveField } from "../art/field.ts";
import { drawings, ornaments } from "../art/media.ts";

const view: Area = { x: 0, y: 0, width: 200, height: 200, step: 5 };
const cone = (x: number, y: number) => distance(x, y, 100, 100);
const place = (file: string) => new URL(`../${file}`, import.meta.url);
const onDisk = (file: string) => readFileSync(place(file));
/** What somebody may have replaced by a picture or film of their own. */
const isThere = (file: string) => existsSync(place(file));

test("waves add up, and fade with the distance", () => {
	const source = { x: 0, y: 0, wavelength: 10, amplitude: 2, decay: 50 };
	const field = waveField([source, { ...source, x: 20 }]);
	expect(field(10, 0)).toBeCloseTo(4 * Math.exp(-0.04));
	expect(field(10, 5)).toBeCloseTo(field(10, -5));
	expect(Math.abs(field(500, 0))).toBeLessThan(1e-6);
});

test("a contour of a cone is one closed ring of the right radius", () => {
	const [ring, ...others] = contours(cone, view, [60]);
	expect(others).toEqual([]);
	expect(ring?.closed).toBe(true);
	expect(ring?.points.length).toBeGreaterThan(20);
	for (const [x, y] of ring?.points ?? [])
		expect(Math.abs(cone(x, y) - 60)).toBeLessThan(0.2);
});

test("the curve drawn for a ring is closed, and keeps to it", () => {
	const anchors = anchorsOf(contourPath(cone, view, [60], { tolerance: 0.3 }));
	expect(anchors.length).toBeGreaterThan(8);
	expect(anchors.at(-1)).toEqual(anchors[0]);
	for (const [x, y] of anchors)
		expect(Math.abs(cone(x, y) - 60)).toBeLessThan(0.7);
});

test("a contour that leaves the view is open and ends at its border", () => {
	const lines = contours(cone, view, [120]);
	expect(lines).toHaveLength(4);
	for (const { points, closed } of lines) {
		expect(closed).toBe(false);
		for (const end of [points[0], points.at(-1)])
			expect(end?.some((each) => each === 0 || each === 200)).toBe(true);
	}
});

test("where two hills meet at a saddle, contours neither cross nor end", () => {
	const saddle = (x: number, y: number) => (x - 100) * (y - 100);
	const lines = contours(saddle, { ...view, step: 8 }, [-1, 0, 1]);
	expect(lines).toHaveLength(6);
	expect(lines.every(({ points }) => points.length > 10)).toBe(true);
});

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

/** Where the pieces of a path of the commands M, q and t meet. */
function anchorsOf(path: string): readonly (readonly [number, number])[] {
	const [start = "", first = "", rest = ""] = path.split(/[Mqt]/).slice(1);
	const [x = 0, y = 0] = numbers(start);
	const [, , dx = 0, dy = 0] = numbers(first);
	const anchors: [number, number][] = [[x, y]];
	const steps = [dx, dy, ...numbers(rest)];
	for (let at = 0; at < steps.length; at += 2) {
		const [fromX, fromY] = anchors.at(-1) ?? [0, 0];
		anchors.push([
			round(fromX + (steps[at] ?? 0)),
			round(fromY + (steps[at + 1] ?? 0)),
		]);
	}
	return anchors;
}

function numbers(text: string): readonly number[] {
	return (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
