import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sanitizeSvgOrVideo } from "kilde/tools";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { svgHeaders } from "../../generator/host/headers.ts";
import { repository } from "../support/check.ts";
import { openSvgs } from "../support/opened-svgs.ts";
import { browser, expect, test } from "./harness.ts";
import { serve } from "./host.ts";

// Published SVGs look like the export of their program and load nothing.

const folder = join(repository, "tests/fixtures/exports");

test("a published SVG looks like its export, as a picture and by itself", async () => {
	const page = await browser.newPage({ viewport: { width: 700, height: 500 } });
	for (const file of readdirSync(folder)) {
		const source = readFileSync(join(folder, file));
		const { bytes, fault } = sanitizeSvgOrVideo(file, source);
		expect.soft(fault, file).toBeUndefined();
		// In draw.io's alternative form of a label, letters have the same size at nearly the same position.
		const tolerance = file === "drawio.svg" ? 0.01 : 0;
		for (const path of ["/", "/a.svg"]) {
			const before = await takeScreenshot(page, path, source, {});
			const after = await takeScreenshot(page, path, bytes, svgHeaders);
			expect
				.soft(comparePixels(before, after), `${file} at ${path}`)
				.toBeLessThanOrEqual(tolerance);
		}
	}
	await page.close();
});

test("no published SVG loads anything", async () => {
	const page = await browser.newPage();
	const { opened, loaded, control } = await openSvgs(async (address) => {
		await page.goto(address);
	});
	await page.close();
	expect(opened).toBeGreaterThan(30);
	expect(loaded).toEqual([]);
	expect(control).toBeGreaterThan(0);
});

/** Takes a screenshot of an SVG in a page (`/`), or opened by itself (`/a.svg`). */
async function takeScreenshot(
	page: Page,
	path: string,
	svg: Uint8Array,
	headers: Readonly<Record<string, string>>,
): Promise<Buffer> {
	const host = await serve(({ url }, response) => {
		if (url === "/a.svg")
			response
				.writeHead(200, { "content-type": "image/svg+xml", ...headers })
				.end(svg);
		else response.end("<!doctype html><img src=a.svg width=700>");
	});
	await page.goto(host.origin + path);
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
