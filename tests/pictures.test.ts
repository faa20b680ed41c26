import sharp from "sharp";
import { expect, test } from "vitest";
import { check, edit, type Files } from "./support/check.ts";
import { formatDiagnosticLine } from "./support/diagnostic-lines.ts";
import { createPicture } from "./support/pictures.ts";

// Raster images on pages: their markup, addresses and problems.

// Small, since encoding a million pixels takes a second.
const photo = await createPicture(1080, 72).jpeg().toBuffer();

/** Replaces the home page's picture of the room. */
function withRoom(file: string, bytes: Uint8Array): Files {
	return {
		...edit("pages/home.yaml", "src: room.svg", `src: ${file}`),
		[`media/${file}`]: bytes,
	};
}

/** Replaces the home page's opening picture by a photo with these lines of YAML. */
function withHero(lines = ""): Files {
	const alt = "alt: { da: Åen i dis";
	return {
		...edit(
			"pages/home.yaml",
			`src: hero.svg\n      ${alt}`,
			`src: hero.jpg\n${lines}      ${alt}`,
		),
		"media/hero.jpg": photo,
	};
}

const home = (files: Files) => check(files).text("index.html");

test("a photo is offered as AVIF and JPEG, with its size, and loaded lazily", () => {
	const { text, reports } = check(withRoom("room.jpg", photo));
	reports();
	const [html = ""] = /<picture>.*?<\/picture>/s.exec(text("index.html")) ?? [];
	expect(html).toMatch(
		/^<picture><source type="image\/avif"[^>]*><img src="\/media\/room-960\.\w{8}\.jpg" alt="Rummet" width="1080" height="72" loading="lazy"/s,
	);
	expect(html.match(/ sizes="[^"]+"/g)).toHaveLength(1);
});

test("a photo is offered in widths that differ noticeably, up to its own and to what pages show", async () => {
	const large = await createPicture(3000, 100).png().toBuffer();
	for (const [file, bytes, widths] of [
		["room.jpg", photo, "736w 1080w"],
		["room.png", large, "736w 960w 1600w 2880w"],
	] as const) {
		const found = home(withRoom(file, bytes)).match(/\b\d+w(?=[",])/g);
		expect.soft(found?.join(" ")).toBe(widths);
	}
});

test("a picture in any format has a fallback that every program shows", async () => {
	for (const [format, fallback] of [
		["png", "png"],
		["gif", "png"],
		["webp", "webp"],
		["avif", "webp"],
	] as const) {
		const bytes = await createPicture(300, 150).toFormat(format).toBuffer();
		const image = `<img src="/media/room-300\\.\\w+\\.${fallback}"[^>]* width="300" height="150"`;
		expect
			.soft(home(withRoom(`room.${format}`, bytes)), format)
			.toMatch(new RegExp(image));
	}
});

test("the first picture is loaded with priority", () => {
	const page = home(withHero());
	expect(page).toMatch(
		/<img src="\/media\/hero-960\.\w+\.jpg" alt="Åen i dis" width="1080" height="72" fetchpriority="high"/,
	);
	expect(page).not.toMatch(/<img src="\/media\/hero-[^>]*loading="lazy"/);
});

test("a picture that fills the screen has portrait crops around its focal point", () => {
	expect(home(withHero("      focus: 100 30\n"))).toMatch(
		/<source type="image\/avif" media="\(width &lt; 48rem\)" width="58" height="72" sizes="130vw" srcset="\/media\/hero-upright-100-58\.\w+\.avif 58w"\/>/,
	);
});

test("a focal point becomes a rule in the page's styles", () => {
	const page = home(
		edit("pages/home.yaml", "src: room.svg", "src: room.svg\n  focus: 20 65"),
	);
	expect(page).toMatch(/<img[^>]* data-focus="20 65"/);
	const [, css = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
	expect(css).toMatch(/\}\[data-focus="20 65"\]\{object-position:20% 65%\}$/);
});

test("a picture in a text is offered like any other", () => {
	expect(
		home({
			"pages/home/science.da.md": "Her er ![en eng](eng.jpg).\n",
			"media/eng.jpg": photo,
		}),
	).toMatch(
		/Her er <picture><source type="image\/avif" sizes="[^"]+" srcset="\/media\/eng-736\.\w+\.avif 736w.*?<img src="\/media\/eng-960\.\w+\.jpg" alt="en eng" width="1080" height="72" loading="lazy">/s,
	);
});

test("the feed has absolute URLs for every width of an article's photo, which is reported if it is small", () => {
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
		expect.soft(address).toMatch(/^https:\/\/kilden\.example\/media\//);
});

test("a different picture with the same name has a different URL", async () => {
	const other = await createPicture(1080, 72, "#345").jpeg().toBuffer();
	const getDigest = (bytes: Uint8Array) =>
		/media\/room-960\.(\w+)\.jpg/.exec(home(withRoom("room.jpg", bytes)))?.[1];
	expect(getDigest(other)).not.toBe(getDigest(photo));
});

test("a picture that moves, is too large or has another format than its extension is an error", async () => {
	const frames = ["#8fc4bb", "#123"].map((colour) =>
		createPicture(40, 20, colour).png().toBuffer(),
	);
	const moving = sharp(await Promise.all(frames), { join: { animated: true } });
	// The beginning of a PNG is enough to read its size.
	const header = Buffer.from(
		"89504e470d0a1a0a0000000d4948445200002ee0000013880802000000",
		"hex",
	);
	check(
		withRoom("room.png", Buffer.concat([header, Buffer.alloc(64)])),
	).reports(
		"media/room.png:1:1 error: The picture is 12000 × 5000 pixels, 60 million in all; a picture may have at most 50 million.\n  Export it at a smaller size: pages show at most 2880 pixels in width.",
	);
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
	for (const [file, bytes, reason] of [
		["room.gif", await moving.clone().gif().toBuffer(), "animated"],
		["room.webp", await moving.clone().webp().toBuffer(), "animated"],
		["room.png", Buffer.from(svg), "unreadable"],
		["room.jpg", await createPicture(9, 9).tiff().toBuffer(), "unreadable"],
	] as const) {
		const { diagnostics } = check(withRoom(file, bytes));
		expect
			.soft(diagnostics.map(formatDiagnosticLine))
			.toEqual([`media/${file}:1:1 error invalid-image.${reason}`]);
	}
});
