import { createHash } from "node:crypto";
import {
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildInMemory, compile } from "../generator/build.ts";
import type { BuiltSite } from "../generator/build-types.ts";
import { createMemo, type Memo } from "../generator/cache/memo.ts";
import type { Checked } from "../generator/diagnostics/diagnostic.ts";
import {
	bundle,
	check,
	edit,
	renderFiles,
	sourcesWith,
	today,
} from "./support/check.ts";
import { createProject, type Project } from "./support/project.ts";
import { site } from "./support/site.ts";

// Raster images, from content/media to the markup of a page.

// Small, since encoding a million pixels takes a second.
const photo = await createPicture(1080, 72).jpeg().toBuffer();
const small = await createPicture(300, 20).jpeg().toBuffer();
const cache = "node_modules/.cache/kilde";

/** Replaces the home page's picture of the room. */
function withRoom(file: string, bytes: Uint8Array) {
	return {
		...edit("pages/home.yaml", "src: room.svg", `src: ${file}`),
		[`media/${file}`]: bytes,
	};
}

test("the feed has absolute URLs for every width of an article's photo", () => {
	const { text, reports } = check({
		...edit("news/summer.da.md", "[Book](/book) nu.", "![en eng](eng.jpg)"),
		"media/eng.jpg": photo,
	});
	reports(
		"news/summer.da.md:10:47 warning: eng.jpg er 1080 × 72 pixels og bliver uskarpt, når nogen deler et link: Det skal være mindst 1200 × 630.\n  Brug et foto på mindst 1200 × 630 pixels; det beskæres automatisk.",
	);
	const feed = text("feed.xml");
	expect(feed).toMatch(
		/<media:thumbnail url="https:\/\/kilden\.example\/media\/eng-137x72\.\w+\.jpg" width="137" height="72"\/>/,
	);
	const addresses = feed.match(/[^\s;"]*\/media\/eng[^\s&"]*/g);
	expect(addresses).toHaveLength(4);
	for (const address of addresses ?? [])
		expect(address).toMatch(/^https:\/\/kilden\.example\/media\//);
});

describe("on a page", () => {
	const { text, reports } = check(withRoom("room.jpg", photo));
	const html = /<picture>.*?<\/picture>/s.exec(text("index.html"))?.[0] ?? "";

	test("a photo is offered as AVIF and JPEG, with its size, and loaded lazily", () => {
		reports();
		expect(html).toMatch(
			/^<picture><source type="image\/avif"[^>]*><img src="\/media\/room-960\.\w{8}\.jpg" alt="Rummet" width="1080" height="72" loading="lazy"/s,
		);
	});

	test("a photo is offered in widths up to its own that differ noticeably", () => {
		expect(listWidths(html)).toEqual(["736w", "1080w"]);
		expect(html.match(/ sizes="[^"]+"/g)).toHaveLength(1);
	});

	test("a large photo is never offered wider than a page shows it", async () => {
		const large = await createPicture(3000, 100).png().toBuffer();
		const page = check(withRoom("room.png", large)).text("index.html");
		expect(new Set(listWidths(page))).toEqual(
			new Set(["736w", "960w", "1600w", "2400w"]),
		);
		expect(page).toMatch(
			/<img src="\/media\/room-960\.\w+\.png"[^>]* width="3000" height="100"/,
		);
	});

	test("the first picture is loaded with priority", () => {
		const page = check({
			...edit(
				"pages/home.yaml",
				"src: hero.svg\n      alt: { da: Åen i dis",
				"src: hero.jpg\n      alt: { da: Åen i dis",
			),
			"media/hero.jpg": photo,
		}).text("index.html");
		expect(page).toMatch(
			/<img src="\/media\/hero-960\.\w+\.jpg" alt="Åen i dis" width="1080" height="72" fetchPriority="high"/,
		);
		expect(page).not.toMatch(/<img src="\/media\/hero-[^>]*loading="lazy"/);
	});

	test("a picture that fills the screen has portrait crops around its focal point", () => {
		const { text } = check({
			...edit(
				"pages/home.yaml",
				"src: hero.svg\n      alt: { da: Åen i dis",
				"src: hero.jpg\n      focus: 100 30\n      alt: { da: Åen i dis",
			),
			"media/hero.jpg": photo,
		});
		expect(text("index.html")).toMatch(
			/<source type="image\/avif" media="\(width &lt; 48rem\)" width="58" height="72" sizes="130vw" srcSet="\/media\/hero-upright-100-58\.\w+\.avif 58w"\/>/,
		);
	});

	test("a focal point becomes a rule in the page's styles, which the policy allows", () => {
		const page = check(
			edit("pages/home.yaml", "src: room.svg", "src: room.svg\n  focus: 20 65"),
		).text("index.html");
		expect(page).toMatch(/<img[^>]* data-focus="20 65"/);
		const [, css = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
		expect(css).toMatch(/\}\[data-focus="20 65"\]\{object-position:20% 65%\}$/);
		const hash = createHash("sha256").update(css).digest("base64");
		expect(page).toContain(`style-src 'sha256-${hash}'`);
	});

	test("a picture in a text is offered like any other", () => {
		const page = check({
			"pages/home/science.da.md": "Her er ![en eng](eng.jpg).\n",
			"media/eng.jpg": photo,
		}).text("index.html");
		expect(page).toMatch(
			/Her er <picture><source type="image\/avif" sizes="[^"]+" srcset="\/media\/eng-736\.\w+\.avif 736w.*?<img src="\/media\/eng-960\.\w+\.jpg" alt="en eng" width="1080" height="72" loading="lazy">/s,
		);
	});

	test.each(["png", "webp", "avif", "gif"] as const)(
		"a picture in a different format is offered too: %s",
		async (format) => {
			const bytes = await createPicture(600, 300).toFormat(format).toBuffer();
			const page = check(withRoom(`room.${format}`, bytes)).text("index.html");
			const fallback = { avif: "webp", webp: "webp", gif: "png", png: "png" };
			expect(page).toMatch(
				new RegExp(
					`<img src="/media/room-600\\.\\w+\\.${fallback[format]}"[^>]* width="600" height="300"`,
				),
			);
		},
	);

	test("an animation is rejected, since visitors couldn't pause it", async () => {
		const frames = [createPicture(40, 20), createPicture(40, 20, "#123")];
		const moving = await sharp(
			await Promise.all(frames.map((frame) => frame.png().toBuffer())),
			{ join: { animated: true } },
		);
		for (const format of ["gif", "webp"] as const) {
			const bytes = await moving.clone().toFormat(format).toBuffer();
			check(withRoom(`room.${format}`, bytes)).reports(
				`media/room.${format}:1:1 error: Animated pictures aren't allowed: visitors can't pause them.\n  Use a still picture, or a video (.mp4 or .webm) where the page can show one.`,
			);
		}
	});

	test("a different picture with the same name has a different URL", async () => {
		const other = await createPicture(1080, 72, "#345").jpeg().toBuffer();
		const address = (bytes: Uint8Array) =>
			/media\/room-960\.(\w+)\.jpg/.exec(
				check(withRoom("room.jpg", bytes)).text("index.html"),
			)?.[1];
		expect(address(other)).not.toBe(address(photo));
	});
});

describe("problems of a picture are reported", () => {
	test("more pixels than any page needs", () => {
		check(withRoom("room.png", createPngHeader(12_000, 5_000))).reports(
			"media/room.png:1:1 error: The picture is 12000 × 5000 pixels, 60 million in all; a picture may have at most 50 million.\n  Export it at a smaller size: pages show at most 2400 pixels in width.",
		);
	});
});

describe("in the site", () => {
	const inputs = { site, sources: sourcesWith({}), bundle, date: today };
	const known = createMemo();
	renderFiles(compile(inputs, known).value.artifacts);
	known.dropUnused();

	let project: Project;
	let memo: Memo;

	beforeEach(() => {
		project = createProject("empty");
		begin();
	});

	/** Removes everything without pictures from the site. */
	function begin(): void {
		memo = createMemo(known.results());
	}

	afterEach(() => project.remove());

	function put(file: string, bytes: Uint8Array) {
		project.edit(
			"content/pages/home.yaml",
			/(roomImage:\n {2}src: ).*/,
			`$1${file}`,
		);
		project.put(`content/media/${file}`, bytes);
	}

	function built(
		pictures: "encoded" | "checked" = "encoded",
	): Promise<Checked<BuiltSite>> {
		return buildInMemory(
			{ site, root: project.root, date: today, bundle, pictures },
			memo,
			() => {},
		);
	}

	async function pictures(): Promise<Map<string, Uint8Array>> {
		const { value, diagnostics } = await built();
		expect(diagnostics).toEqual([]);
		return new Map(
			renderFiles(value.artifacts).flatMap(({ path, bytes }) =>
				/\.(avif|webp|jpg|png)$/.test(path) &&
				// The small site's own pictures.
				!/\/share-1200x630\.\w+\.jpg$|touch-icon/.test(path) &&
				typeof bytes !== "string"
					? [[path, bytes] as const]
					: [],
			),
		);
	}

	test("a portrait crop is around the focal point", async () => {
		const white = await createPicture(100, 200).jpeg().toBuffer();
		project.edit(
			"content/pages/home.yaml",
			/src: hero.svg/,
			"src: hero.png\n      focus: 100 0",
		);
		project.put(
			"content/media/hero.png",
			await sharp({
				create: { width: 400, height: 200, channels: 3, background: "#000" },
			})
				.composite([{ input: white, left: 300, top: 0 }])
				.png()
				.toBuffer(),
		);
		const part = [...(await pictures())].find(([path]) =>
			/hero-upright-100-160\.\w+\.avif$/.test(path),
		);
		const { data, info } = await sharp(part?.[1])
			.greyscale()
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect([info.width, info.height]).toEqual([160, 200]);
		// The last 160 of 400 pixels: 60 of the black part, and all of the other part.
		expect(data[30]).toBeLessThan(40);
		expect(data[100]).toBeGreaterThan(60);
	});

	test("exactly the files that pages offer are written, in the format of their extension", async () => {
		put("room.jpg", photo);
		project.put(
			"content/media/unused.jpg",
			await createPicture(900, 30).jpeg().toBuffer(),
		);
		const made = await pictures();
		const shapes = [];
		for (const [path, bytes] of made) {
			const { format, width, height } = await sharp(bytes).metadata();
			shapes.push(
				`${path.replace(/\.\w{8}\./, ".")} ${format} ${width}×${height}`,
			);
		}
		expect(shapes.sort()).toEqual([
			"media/room-1080.avif heif 1080×72",
			"media/room-736.avif heif 736×49",
			"media/room-960.jpg jpeg 960×64",
		]);
	});

	test("phones have an icon without transparent corners", async () => {
		const { value } = await built();
		const icon = renderFiles(value.artifacts).find(
			({ path }) => path === "apple-touch-icon.png",
		);
		const image = sharp(Buffer.from(icon?.bytes ?? ""));
		const { width, height } = await image.metadata();
		expect([width, height]).toEqual([180, 180]);
		expect((await image.stats()).isOpaque).toBe(true);
	});

	test("a photo that is stored rotated is published upright, without its location", async () => {
		const exif = {
			IFD0: { Make: "Kamera" },
			IFD3: { GPSLatitude: "55/1 50/1 0/1" },
		};
		const lying = await createPicture(300, 200)
			.withMetadata({ orientation: 6 })
			.withExifMerge(exif)
			.jpeg()
			.toBuffer();
		expect(lying.toString("latin1")).toContain("Kamera");
		put("room.jpg", lying);
		const { value } = await built();
		const page = renderFiles(value.artifacts).find(
			({ path }) => path === "index.html",
		);
		expect(String(page?.bytes)).toMatch(
			/<img src="\/media\/room-200[^>]* width="200" height="300"/,
		);
		const files = [...(await pictures()).values()];
		expect(files).toHaveLength(2);
		for (const bytes of files) {
			const {
				width = 0,
				height = 0,
				exif,
				orientation,
			} = await sharp(bytes).metadata();
			expect(height).toBe(width * 1.5);
			expect([exif, orientation]).toEqual([undefined, undefined]);
		}
	});

	test.each(["jpeg", "png"] as const)(
		"a photo for sharing has no location either, and is a single JPEG: %s",
		async (ending) => {
			const told = await createPicture(1200, 630)
				.withExif({ IFD0: { Make: "Kamera" } })
				.toFormat(ending)
				.toBuffer();
			project.put(`content/media/shared.${ending}`, told);
			project.edit(
				"content/pages/home.yaml",
				/(\nimage:\n {2}src: ).*/,
				`$1shared.${ending}`,
			);
			const made = [...(await pictures())];
			expect(made.map(([path]) => path)).toEqual([
				expect.stringMatching(/^media\/shared-1200x630\.\w+\.jpg$/),
			]);
			expect(Buffer.from(made[0]?.[1] ?? []).toString("latin1")).not.toContain(
				"Kamera",
			);
		},
	);

	test("a photo for sharing is cropped around its focal point", async () => {
		const half = { create: { width: 1300, height: 700, channels: 3 as const } };
		const blue = { create: { ...half.create, background: "#0000ff" } };
		const below = await sharp(blue).png().toBuffer();
		const tall = await sharp({
			create: { ...half.create, height: 1400, background: "#ff0000" },
		})
			.composite([{ input: below, left: 0, top: 700 }])
			.jpeg()
			.toBuffer();
		project.put("content/media/shared.jpg", tall);
		const colours = [];
		for (const focus of ["50 0", "50 100"]) {
			project.edit(
				"content/pages/home.yaml",
				/(\nimage:\n)(?: {2}focus.*\n)?( {2}src: ).*/,
				`$1  focus: ${focus}\n$2shared.jpg`,
			);
			for (const [path, bytes] of await pictures()) {
				expect(path).toContain(`shared-1200x630-${focus.replace(" ", "-")}.`);
				const { dominant } = await sharp(bytes).stats();
				const { width, height } = await sharp(bytes).metadata();
				expect([width, height]).toEqual([1200, 630]);
				colours.push(dominant.r > dominant.b ? "red" : "blue");
			}
		}
		expect(colours).toEqual(["red", "blue"]);
	});

	test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
		[
			"breaks off",
			() => photo.subarray(0, photo.length / 2),
			"invalid-image.damaged",
		],
		[
			"is stored rotated in a format without orientation metadata",
			() =>
				createPicture(600, 300)
					.withMetadata({ orientation: 6 })
					.webp()
					.toBuffer(),
			"invalid-image.rotated",
		],
	])(
		"a picture that %s is reported once, in its file, and no site is built",
		async (_, bytes, id) => {
			const content = await bytes();
			const file =
				content === photo || content[0] === 0xff ? "room.jpg" : "room.webp";
			put(file, content);
			for (const pictures of ["checked", "encoded", "checked"] as const) {
				const { value, diagnostics } = await built(pictures);
				expect(renderFiles(value.artifacts)).toEqual([]);
				expect(diagnostics).toEqual([
					expect.objectContaining({
						code: "invalid-image",
						severity: "error",
						file: `content/media/${file}`,
						line: 1,
						column: 1,
						message: { id },
					}),
				]);
			}
		},
	);

	test("a check decodes each picture once", async () => {
		put("room.jpg", photo);
		const { value, diagnostics } = await built("checked");
		expect(diagnostics).toEqual([]);
		expect(
			renderFiles(value.artifacts)
				.map(({ path }) => path)
				.join(),
		).not.toMatch(/room[^,]*(jpg|webp|avif)/);
		const kept = readdirSync(join(project.root, cache));
		expect(
			kept.filter((name) => !/^(decoded-|(definition|site)$)/.test(name)),
		).toEqual([]);
		await built("checked");
		expect(readdirSync(join(project.root, cache))).toEqual(kept);
	});

	describe("a picture is encoded once", () => {
		beforeEach(() => put("room.jpg", small));

		test("per run, cached in memory", async () => {
			const first = await pictures();
			rmSync(join(project.root, cache), { recursive: true });
			expect(await pictures()).toEqual(first);
			expect(readdirSync(join(project.root, "node_modules/.cache"))).toEqual(
				[],
			);
		});

		test("across runs, cached on disk", async () => {
			const first = await pictures();
			const before = kept();
			// Includes the small site's pictures and its icon.
			expect(before).toHaveLength(first.size + 2);
			begin();
			expect(await pictures()).toEqual(first);
			expect(kept()).toEqual(before);
		});

		test("and its bytes are the same with a missing or damaged cache", async () => {
			const first = await pictures();
			const [one = "", two = "", ...others] = kept().map(([file]) => file);
			writeFileSync(one, "");
			writeFileSync(two, readFileSync(two).fill(0, 100, 110));
			for (const file of others) rmSync(file);
			begin();
			expect(await pictures()).toEqual(first);
			expect(kept()).toHaveLength(first.size + 2);
		});

		test("in a build that can't write the cache", async () => {
			const first = await pictures();
			rmSync(join(project.root, cache), { recursive: true });
			project.put(cache, "in the way");
			begin();
			expect(await pictures()).toEqual(first);
		});

		/** Lists the cache files with their modification times. */
		function kept(): (readonly [file: string, written: number])[] {
			const folder = join(project.root, cache);
			return readdirSync(folder)
				.filter((name) => !/^(definition|site)$/.test(name))
				.sort()
				.map((name) => join(folder, name))
				.map((file) => [file, statSync(file).ino] as const);
		}
	});
});

/** Creates a gradient crossed by a line. */
function createPicture(width: number, height: number, colour = "#8fc4bb") {
	const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0L${width} ${height}" stroke="#9a4f2e" stroke-width="9"/></svg>`;
	return sharp({
		create: { width, height, channels: 3, background: colour },
	}).composite([{ input: Buffer.from(line) }]);
}

/** Creates the beginning of a PNG of this size, enough to read its dimensions. */
function createPngHeader(width: number, height: number): Uint8Array {
	const png = Buffer.from(
		"89504e470d0a1a0a0000000d4948445200000000000000000802000000",
		"hex",
	);
	png.writeUInt32BE(width, 16);
	png.writeUInt32BE(height, 20);
	return Buffer.concat([png, Buffer.alloc(64)]);
}

function listWidths(html: string): string[] {
	return html.match(/\b\d+w(?=[",])/g) ?? [];
}
