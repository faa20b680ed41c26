import {
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createMemo, type Memo } from "kilde/tools";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildInMemory, compile } from "../generator/build.ts";
import { bundle, renderFiles, sourcesWith, today } from "./support/check.ts";
import { formatDiagnosticLine } from "./support/diagnostic-lines.ts";
import { createPicture } from "./support/pictures.ts";
import { createProject, type Project } from "./support/project.ts";
import { site } from "./support/site.ts";

// The files of pictures in the output, and the cache of encoded pictures.

const small = await createPicture(300, 20).jpeg().toBuffer();
const known = createMemo();
renderFiles(
	compile({ site, sources: sourcesWith({}), bundle, date: today }, known).value
		.artifacts,
);
known.dropUnused();

let project: Project;
let memo: Memo;

/** Begins a new run, which remembers everything but pictures. */
function begin(): void {
	memo = createMemo(known.results());
}

beforeEach(() => {
	project = createProject("empty");
	begin();
});
afterEach(() => project.remove());

/** Replaces the home page's picture of the room. */
function putRoom(file: string, bytes: Uint8Array): void {
	const home = "content/pages/home.yaml";
	project.edit(home, /(roomImage:\n {2}src: ).*/, `$1${file}`);
	project.put(`content/media/${file}`, bytes);
}

async function build(pictures: "encoded" | "checked" = "encoded") {
	const { value, diagnostics } = await buildInMemory(
		{ site, root: project.root, date: today, bundle, pictures },
		memo,
		() => {},
	);
	return { files: renderFiles(value.artifacts), diagnostics };
}

/** Builds the site; returns the encoded pictures other than those of the small site. */
async function encode(): Promise<ReadonlyMap<string, Uint8Array>> {
	const { files, diagnostics } = await build();
	expect(diagnostics).toEqual([]);
	return new Map(
		files.flatMap(({ path, bytes }) =>
			/\.(avif|webp|jpg|png)$/.test(path) &&
			!/\/share-1200x630\.|touch-icon/.test(path) &&
			typeof bytes !== "string"
				? [[path, bytes] as const]
				: [],
		),
	);
}

test("exactly the files that pages offer are written, in the format of their extension", async () => {
	putRoom("room.jpg", await createPicture(1080, 72).jpeg().toBuffer());
	project.put("content/media/unused.jpg", small);
	const { files } = await build();
	const shapes = files
		.filter(({ path }) => /\.(avif|webp|jpg|png)$/.test(path))
		.map(async ({ path, bytes }) => {
			const picture = sharp(Buffer.from(bytes));
			const { format, width, height } = await picture.metadata();
			const { isOpaque } = await picture.stats();
			return `${path.replace(/\.\w{8}\./, ".")} ${format} ${width}×${height}${isOpaque ? "" : " transparent"}`;
		});
	expect((await Promise.all(shapes)).sort()).toEqual([
		// Phones don't show transparent corners.
		"apple-touch-icon.png png 180×180",
		"media/room-1080.avif heif 1080×72",
		"media/room-736.avif heif 736×49",
		"media/room-960.jpg jpeg 960×64",
		"media/share-1200x630.jpg jpeg 1200×630",
	]);
});

test("a photo that is stored rotated is published upright, without its location", async () => {
	const rotated = await createPicture(300, 200)
		.withMetadata({ orientation: 6 })
		.withExifMerge({
			IFD0: { Make: "Kamera" },
			IFD3: { GPSLatitude: "55/1 50/1 0/1" },
		})
		.jpeg()
		.toBuffer();
	expect(rotated.includes("Kamera")).toBe(true);
	putRoom("room.jpg", rotated);
	const { files } = await build();
	const page = files.find(({ path }) => path === "index.html");
	expect(String(page?.bytes)).toMatch(
		/<img src="\/media\/room-200[^>]* width="200" height="300"/,
	);
	const pictures = await encode();
	expect(pictures.size).toBe(2);
	for (const bytes of pictures.values()) {
		const metadata = await sharp(bytes).metadata();
		expect.soft(metadata.height).toBe(metadata.width * 1.5);
		expect.soft(metadata.exif).toBeUndefined();
		expect.soft(metadata.orientation).toBeUndefined();
	}
});

test("a portrait crop is around the focal point", async () => {
	const white = await createPicture(100, 200).jpeg().toBuffer();
	const black = { width: 400, height: 200, channels: 3, background: "#000" };
	project.edit(
		"content/pages/home.yaml",
		/src: hero.svg/,
		"src: hero.png\n      focus: 100 0",
	);
	project.put(
		"content/media/hero.png",
		await sharp({ create: black as never })
			.composite([{ input: white, left: 300, top: 0 }])
			.png()
			.toBuffer(),
	);
	const [, crop] =
		[...(await encode())].find(([path]) =>
			/hero-upright-100-160\.\w+\.avif$/.test(path),
		) ?? [];
	const { data, info } = await sharp(crop)
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect([info.width, info.height]).toEqual([160, 200]);
	// The last 160 of 400 pixels: 60 of the black part, and all of the other part.
	expect(data[30]).toBeLessThan(40);
	expect(data[100]).toBeGreaterThan(60);
});

test("a photo for sharing is a single JPEG cropped around its focal point, without its location", async () => {
	// Red above blue.
	const half = { width: 1300, height: 700, channels: 3 as const };
	const blue = sharp({ create: { ...half, background: "#0000ff" } }).png();
	const tall = { ...half, height: 1400, background: "#ff0000" };
	project.put(
		"content/media/shared.jpg",
		await sharp({ create: tall })
			.composite([{ input: await blue.toBuffer(), left: 0, top: 700 }])
			.withExif({ IFD0: { Make: "Kamera" } })
			.jpeg()
			.toBuffer(),
	);
	for (const [focus, colour] of [
		["50 0", { r: 248, b: 8 }],
		["50 100", { r: 8, b: 248 }],
	] as const) {
		project.edit(
			"content/pages/home.yaml",
			/(\nimage:\n)(?: {2}focus.*\n)?( {2}src: ).*/,
			`$1  focus: ${focus}\n$2shared.jpg`,
		);
		const [[path, bytes] = ["", Buffer.alloc(0)], ...others] = await encode();
		expect(others).toEqual([]);
		expect(path).toContain(`shared-1200x630-${focus.replace(" ", "-")}.`);
		expect(await sharp(bytes).metadata()).toMatchObject({
			...{ format: "jpeg", width: 1200, height: 630 },
		});
		expect((await sharp(bytes).stats()).dominant).toMatchObject(colour);
		expect(Buffer.from(bytes).includes("Kamera")).toBe(false);
	}
});

test("a picture that breaks off, or is stored rotated in a format without orientation metadata, is reported once, and no site is built", async () => {
	const rotated = createPicture(600, 300).withMetadata({ orientation: 6 });
	for (const [name, reason, bytes] of [
		["room.jpg", "damaged", small.subarray(0, small.length / 2)],
		["room.webp", "rotated", await rotated.webp().toBuffer()],
	] as const) {
		putRoom(name, bytes);
		for (const pictures of ["checked", "encoded", "checked"] as const) {
			const { files, diagnostics } = await build(pictures);
			expect(files).toEqual([]);
			expect(diagnostics.map(formatDiagnosticLine)).toEqual([
				`media/${name}:1:1 error invalid-image.${reason}`,
			]);
		}
		project.restore();
	}
});

const cache = () => join(project.root, "node_modules/.cache/kilde");

/** Lists the cache files of pictures; a file that is written again has a different inode. */
function listCached(): (readonly [file: string, inode: number])[] {
	return readdirSync(cache())
		.filter((name) => !/^(definition|site)$/.test(name))
		.sort()
		.map((name) => join(cache(), name))
		.map((file) => [file, statSync(file).ino] as const);
}

test("a check decodes each picture once, and encodes none", async () => {
	putRoom("room.jpg", small);
	const { files, diagnostics } = await build("checked");
	expect(diagnostics).toEqual([]);
	const paths = files.map(({ path }) => path);
	expect(paths.filter((path) => /room.*(jpg|webp|avif)/.test(path))).toEqual(
		[],
	);
	const cached = listCached();
	expect(cached.length).toBeGreaterThan(0);
	for (const [file] of cached) expect(file).toMatch(/\/decoded-\w+$/);
	begin();
	await build("checked");
	expect(listCached()).toEqual(cached);
});

test("a picture is encoded once per run, and once for all runs with a cache", async () => {
	putRoom("room.jpg", small);
	const first = await encode();
	const cached = listCached();
	// Includes the small site's picture for sharing and its icon.
	expect(cached).toHaveLength(first.size + 2);
	begin();
	expect(await encode()).toEqual(first);
	expect(listCached()).toEqual(cached);
	rmSync(cache(), { recursive: true });
	expect(await encode()).toEqual(first);
	expect(readdirSync(join(cache(), ".."))).toEqual([]);
});

test("a missing, damaged or unwritable cache doesn't change the bytes", async () => {
	putRoom("room.jpg", small);
	const first = await encode();
	const [one = "", two = "", ...others] = listCached().map(([file]) => file);
	writeFileSync(one, "");
	writeFileSync(two, readFileSync(two).fill(0, 100, 110));
	for (const file of others) rmSync(file);
	begin();
	expect(await encode()).toEqual(first);
	expect(listCached()).toHaveLength(first.size + 2);
	rmSync(cache(), { recursive: true });
	writeFileSync(cache(), "in the way");
	begin();
	expect(await encode()).toEqual(first);
});
