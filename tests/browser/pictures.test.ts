import type { Page } from "playwright-core";
import { expect, site, test } from "./harness.ts";

/** One page of each view, except the 404 page. */
const pages = new Map(
	site.pages
		.filter(({ view }) => view !== "not-found")
		.map(({ view, path }) => [view, path]),
);

/** Viewports (pixels): a phone, a portrait tablet, a laptop, a wide screen. */
const windows = [
	{ width: 390, height: 844 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 },
	{ width: 1920, height: 1080 },
];

/**
 * Returns the ratio of the width according to `sizes` to the rendered width of each picture with several files. For a
 * cropped picture the width before cropping counts.
 */
function measureSizes(page: Page): Promise<[string, number][]> {
	return page.evaluate(async () => {
		const chosen = [...document.images].filter((image) =>
			image.parentElement?.querySelector('source[srcset$="w"]'),
		);
		for (const image of chosen) image.loading = "eager";
		await Promise.all(chosen.map((image) => image.decode()));
		return chosen
			.filter(({ currentSrc }) => !currentSrc.endsWith(".svg"))
			.map((image) => {
				const { naturalWidth, naturalHeight, currentSrc } = image;
				const { width, height } = image.getBoundingClientRect();
				const isCut = getComputedStyle(image).objectFit === "cover";
				const filling = (height * naturalWidth) / naturalHeight;
				// In these units a file is as wide as `sizes` states.
				const shown = isCut ? Math.max(width, filling) : width;
				return [currentSrc.replace(/.*\//, ""), naturalWidth / shown];
			});
	});
}

test("`sizes` matches the rendered width at 390, 768, 1440 and 1920 pixels", async ({
	open,
}) => {
	const page = await open("/", { booking: "silent" });
	let count = 0;
	for (const size of windows) {
		await page.setViewportSize(size);
		for (const path of pages.values()) {
			await page.goto(path);
			for (const [file, part] of await measureSizes(page)) {
				const place = `${file} on ${path} at ${size.width}`;
				expect(part, place).toBeGreaterThan(0.69);
				expect(part, place).toBeLessThan(1.31);
				count++;
			}
		}
	}
	expect(count).toBeGreaterThan(40);
});
