import type { Page } from "playwright-core";
import { expect, open, site, test } from "./harness.ts";
import { scrollThrough } from "./page-checks.ts";
import {
	listLowContrastTexts,
	measureSizes,
	measureSurroundingContrast,
} from "./picture-checks.ts";
import { silenceBooking } from "./visit.ts";

/** The parts of pages with text on a picture. */
const onPictures = [
	["/", ".hero__words", ".front__foot"],
	["/about-session", ".picture-opening", ".evening"],
] as const;

test("the `sizes` of a picture match its rendered width on a phone, a tablet and a wide screen", async () => {
	const page = await open("/faq");
	await silenceBooking(page);
	const views = new Map(site.pages.map(({ view, path }) => [view, path]));
	views.delete("not-found");
	let count = 0;
	for (const [width, height] of [
		[390, 844],
		[768, 1024],
		[1920, 1080],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const path of views.values()) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			for (const [file, ratio] of await measureSizes(page)) {
				const place = `${file} on ${path} at ${width}`;
				expect.soft(ratio, place).toBeGreaterThan(0.69);
				expect.soft(ratio, place).toBeLessThan(1.31);
				count++;
			}
		}
	}
	expect(count).toBeGreaterThan(40);
});

test.for(["desktop", "phone"] as const)(
	"text on pictures has sufficient contrast on a %s in both themes",
	async (viewport) => {
		const page = await open("/", { viewport, motion: "reduced" });
		for (const colorScheme of ["light", "dark"] as const) {
			// Before the page is loaded: each theme has pictures of its own.
			await page.emulateMedia({ colorScheme });
			for (const [path, ...parts] of onPictures) {
				await page.goto(path);
				await scrollThrough(page);
				for (const part of parts) {
					const place = `${path} ${part}, ${colorScheme}`;
					expect.soft(await checkPart(page, part), place).toEqual([]);
				}
			}
		}
	},
);

test.for(["desktop", "phone"] as const)(
	"the picture of the front page fills the first screen of a %s, with a button that stands out from it",
	async (viewport) => {
		const button = ".front__foot .button";
		const page = await open("/", { viewport, motion: "reduced" });
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			for (const path of ["/", "/en"]) {
				await page.goto(path);
				const place = `${path}, ${colorScheme}`;
				const [front = 0, foot = 0] = await page.evaluate(
					(selectors) =>
						selectors.map((selector) => {
							const box = document.querySelector(selector);
							return innerHeight - (box?.getBoundingClientRect().bottom ?? 0);
						}),
					[".front", button],
				);
				// On a phone, the actions are a bar at the foot of the screen.
				const bar = viewport === "phone" ? 54 : 0;
				expect.soft(front, place).toBeLessThanOrEqual(bar);
				expect.soft(foot, place).toBeGreaterThan(bar);
				expect
					.soft(await measureSurroundingContrast(page, button), place)
					.toBeGreaterThanOrEqual(3);
			}
		}
	},
);

test("the words of the events and contact pages stand above or beside their pictures at any width", async () => {
	const page = await open("/faq");
	for (const path of ["/events", "/en/events", "/contact", "/en/contact"]) {
		await page.goto(path);
		for (const width of [320, 390, 768, 1024, 1440, 2560]) {
			await page.setViewportSize({ width, height: 900 });
			const found = await page.evaluate(() => {
				const [picture] = document.querySelectorAll("main img");
				const shown = picture?.getBoundingClientRect();
				return [...document.querySelectorAll("main :is(h1, .lead, .dates, dl)")]
					.filter((each) => {
						const { top, right, bottom, left } = each.getBoundingClientRect();
						return (
							!shown ||
							(bottom > shown.top &&
								top < shown.bottom &&
								right > shown.left &&
								left < shown.right)
						);
					})
					.map(({ textContent }) => textContent);
			});
			expect.soft(found, `${path} at ${width}`).toEqual([]);
		}
	}
});

/** Lists the texts of a part of a page with insufficient contrast, one viewport after the other. */
async function checkPart(page: Page, part: string): Promise<string[]> {
	const element = page.locator(part).first();
	await element.evaluate((each) =>
		each.scrollIntoView({ behavior: "instant" }),
	);
	const found: string[] = [];
	for (let isEnd = false; !isEnd; ) {
		found.push(...(await listLowContrastTexts(page, part)));
		isEnd = await element.evaluate((each) => {
			scrollBy({ top: 500, behavior: "instant" });
			return each.getBoundingClientRect().bottom + 500 <= innerHeight;
		});
	}
	return found;
}
