import { expect, open, site, test } from "./harness.ts";
import { scrollThrough } from "./page-checks.ts";
import { listLowContrastTexts, measureSizes } from "./picture-checks.ts";
import { silenceBooking } from "./visit.ts";

/** The parts of pages with text on a picture. */
const onPictures = [
	["/", ".hero__words", ".front__foot"],
	["/contact", ".picture-opening"],
	["/events", ".picture-opening"],
	["/about-session", ".picture-opening", ".evening"],
] as const;

test("the `sizes` of a picture match its rendered width on a phone, a tablet, a laptop and a wide screen", async () => {
	const page = await open("/faq");
	await silenceBooking(page);
	const views = new Map(site.pages.map(({ view, path }) => [view, path]));
	views.delete("not-found");
	let count = 0;
	for (const [width, height] of [
		[390, 844],
		[768, 1024],
		[1440, 900],
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

test.for([
	["desktop", "light"],
	["desktop", "dark"],
	["phone", "light"],
	["phone", "dark"],
] as const)(
	"text on pictures has sufficient contrast on a %s in the %s theme",
	async ([viewport, theme]) => {
		const page = await open("/", { viewport, theme, motion: "reduced" });
		for (const [path, ...parts] of onPictures) {
			await page.goto(path);
			await scrollThrough(page);
			for (const part of parts) {
				await page
					.locator(part)
					.first()
					.evaluate((each) => each.scrollIntoView({ behavior: "instant" }));
				// A part may be higher than the viewport.
				for (let screen = 0; screen < 3; screen++) {
					expect
						.soft(
							await listLowContrastTexts(page, part),
							`${path} ${part}, screen ${screen}`,
						)
						.toEqual([]);
					await page.evaluate(() =>
						scrollBy({ top: 500, behavior: "instant" }),
					);
				}
			}
		}
	},
);
