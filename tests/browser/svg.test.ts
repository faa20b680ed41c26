import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { svgHeaders } from "../../generator/host/headers.ts";
import { sanitizeSvgOrVideo } from "../../generator/images/sanitize-media.ts";
import { repository } from "../support/check.ts";
import { openSvgs } from "../support/opened-svgs.ts";
import { describe, expect, test } from "./harness.ts";
import { serve } from "./host.ts";

// Published SVGs look like the export of their program and load nothing.

const folder = join(repository, "tests/fixtures/exports");
const font = readFileSync(join(repository, "site/fonts/newsreader.woff2"));

/** Excalidraw embeds its font in the file. */
const excalidraw = `<svg version="1.1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 239 80" width="239" height="80"><!-- svg-source:excalidraw --><metadata></metadata><defs><style class="style-fonts">
      @font-face { font-family: Excalifont; src: url(data:font/woff2;base64,${font.toString("base64")}); }</style></defs><rect x="0" y="0" width="239" height="80" fill="#ffffff"></rect><g transform="translate(10 10) rotate(0 22 13)"><text x="0" y="17.6" font-family="Excalifont, Xiaolai, sans-serif, Segoe UI Emoji" font-size="20px" fill="#1e1e1e" text-anchor="start" style="white-space: pre;" direction="ltr" dominant-baseline="alphabetic">Ro og hvile</text></g></svg>`;

const exported: readonly (readonly [string, Uint8Array])[] = [
	...readdirSync(folder).map(
		(file) => [file, readFileSync(join(folder, file))] as const,
	),
	["excalidraw.svg", new TextEncoder().encode(excalidraw)],
];

/**
 * The share of pixels that may differ: draw.io's alternative form of a label has letters of the same size at nearly the
 * same position.
 */
const tolerance: Readonly<Record<string, number>> = { "drawio.svg": 0.01 };

describe("a published SVG looks like its export", () => {
	test.for(exported)("%s", async ([file, source], { browser }) => {
		const { bytes, fault } = sanitizeSvgOrVideo(file, source);
		expect(fault).toBeUndefined();
		const page = await browser.newPage({
			viewport: { width: 700, height: 500 },
		});
		const before = await takeScreenshot(page, source, "as a picture", {});
		const after = await takeScreenshot(page, bytes, "as a picture", svgHeaders);
		const alone = await takeScreenshot(page, source, "by itself", {});
		const published = await takeScreenshot(
			page,
			bytes,
			"by itself",
			svgHeaders,
		);
		await page.close();
		expect(comparePixels(before, after)).toBeLessThanOrEqual(
			tolerance[file] ?? 0,
		);
		expect(comparePixels(alone, published)).toBeLessThanOrEqual(
			tolerance[file] ?? 0,
		);
	});
});

test("no published SVG loads anything", async ({ browser }) => {
	const page = await browser.newPage();
	const { opened, loaded, control } = await openSvgs(async (address) => {
		await page.goto(address);
	});
	await page.close();
	expect(opened).toBeGreaterThan(30);
	expect(loaded).toEqual([]);
	expect(control).toBeGreaterThan(0);
});

/** Takes a screenshot of an SVG in a page, or opened by itself. */
async function takeScreenshot(
	page: Page,
	svg: Uint8Array,
	how: "as a picture" | "by itself",
	headers: Readonly<Record<string, string>>,
): Promise<Buffer> {
	const host = await serve(({ url }, response) => {
		const isSvg = url === "/a.svg";
		response.writeHead(200, {
			"content-type": isSvg ? "image/svg+xml" : "text/html",
			...(isSvg ? headers : {}),
		});
		response.end(isSvg ? svg : "<img src=a.svg width=700>");
	});
	await page.goto(`${host.origin}/${how === "by itself" ? "a.svg" : ""}`);
	const pixels = await sharp(await page.screenshot())
		.removeAlpha()
		.raw()
		.toBuffer();
	await host.close();
	return pixels;
}

/** Returns the share of pixels that differ visibly. */
function comparePixels(one: Buffer, other: Buffer): number {
	let differing = 0;
	for (let at = 0; at < one.length; at += 3) {
		const distance = [0, 1, 2].reduce(
			(sum, n) => sum + Math.abs((one[at + n] ?? 0) - (other[at + n] ?? 0)),
			0,
		);
		if (distance > 6) differing++;
	}
	return (differing * 3) / one.length;
}
