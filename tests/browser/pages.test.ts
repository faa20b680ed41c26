import type { Page } from "playwright-core";
import { site, test } from "./harness.ts";
import { largestPaint, layoutShifts, scrollThrough } from "./paint.ts";
import { viewports } from "./visit.ts";

// What holds on every page of the real site as soon as it is opened, before anyone touches it. One
// window goes through all of them, since opening windows is what takes time; nothing is kept in its cache.

/** The widths of windows that a page must fit into (pixels). */
const widths = { phone: [320, 390], desktop: [768, 1440] } as const;

const expecting = ["404: /404"];

test.concurrent.for(["phone", "desktop"] as const)(
	"on a %s, every page asks for little, paints at once, stands still and is no wider than its window",
	async (viewport, { visit, expect }) => {
		const { page, requests } = await visit("/", { viewport, expecting });
		for (const { path, view } of site.pages) {
			// An empty page in between, lest what the last page still asks for counts as the next one's.
			await page.goto("about:blank");
			const before = requests.length;
			await page.goto(path, { waitUntil: "networkidle" });
			// How far ahead of the window a lazy picture is fetched is the browser's choice.
			const lazy = await lazyPictures(page);
			const asked = requests.slice(before).filter((url) => !lazy.includes(url));
			const few = view === "home" || view === "book" ? 6 : 5;
			expect.soft(asked.length, `requests of ${path}`).toBeLessThanOrEqual(few);
			expect
				.soft(await largestPaint(page), `largest paint of ${path}`)
				.toMatch(/^(text|hurried image)$/);

			await scrollThrough(page);
			expect.soft(await layoutShifts(page), `shifts on ${path}`).toEqual([]);
			expect.soft(requests.slice(before).filter(isElsewhere), path).toEqual([]);

			for (const width of widths[viewport]) {
				await page.setViewportSize({ width, height: 800 });
				const content = await page.evaluate(
					() => document.documentElement.scrollWidth,
				);
				expect.soft(content, `${path} at ${width}`).toBeLessThanOrEqual(width);
			}
			await page.setViewportSize(viewports[viewport]);
		}
	},
);

/** The addresses of the pictures that need not come before somebody scrolls to them. */
function lazyPictures(page: Page): Promise<string[]> {
	return page
		.locator("img[loading=lazy]")
		.evaluateAll((images) =>
			images.map((image) => (image as HTMLImageElement).currentSrc),
		);
}

/** On another host; the booking page's provider is the one that may be asked. */
function isElsewhere(url: string): boolean {
	return !url.startsWith(site.origin) && url !== site.bookingScript;
}
