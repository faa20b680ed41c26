import { site, test } from "./harness.ts";
import { listLayoutShifts } from "./paint.ts";

// Pages on a slow network: the text is shown at once in a system font, and pictures load late.

/** The time after which fonts load (milliseconds): longer than the block period of `font-display: fallback`. */
const late = 3500;

const pages = ["home", "about", "session", "events", "contact", "book"].flatMap(
	(view) => site.pages.filter((page) => page.view === view).slice(0, 1),
);

test.concurrent.for(pages)(
	"late fonts and pictures cause no layout shift on $path",
	async ({ path }, { open, expect }) => {
		const page = await open("/404", {
			viewport: "phone",
			booking: "silent",
			expecting: [/404/],
		});
		for (const [files, delay] of [
			[/\.woff2$/, late],
			[/\.(avif|webp|svg)$/, 1000],
		] as const)
			await page.route(files, async (route) => {
				await new Promise((resolve) => setTimeout(resolve, delay));
				return route.continue();
			});
		await page.goto(path, { waitUntil: "load" });
		await page.waitForTimeout(500);
		expect(await listLayoutShifts(page)).toEqual([]);
	},
);
