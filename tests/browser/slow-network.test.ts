import { describe, expect, site, test } from "./harness.ts";
import { layoutShifts } from "./paint.ts";

// Pages on a slow line: the text is there at once, in the system's font, and pictures come late.

/** When the fonts come (milliseconds): never, and later than `font-display: fallback` waits for them. */
const delays = { never: undefined, late: 3500 } as const;

const pages = ["home", "about", "session", "events", "contact", "book"].flatMap(
	(view) => site.pages.filter((page) => page.view === view).slice(0, 1),
);

describe.for(["never", "late"] as const)("fonts that come %s", (fonts) => {
	test.concurrent.for(pages)(
		"move nothing on $path, nor do pictures",
		async ({ path }, { open }) => {
			const page = await open("/404", {
				viewport: "phone",
				booking: "silent",
				expecting: [/404/, ...(fonts === "never" ? [/woff2/] : [])],
			});
			const delay = delays[fonts];
			await page.route(/\.woff2$/, async (route) => {
				if (delay === undefined) return route.abort();
				await new Promise((resolve) => setTimeout(resolve, delay));
				return route.continue();
			});
			await page.route(/\.(avif|webp|svg)$/, async (route) => {
				await new Promise((resolve) => setTimeout(resolve, 1000));
				return route.continue();
			});
			await page.goto(path, { waitUntil: "load" });
			await page.waitForTimeout(500);
			expect(await layoutShifts(page)).toEqual([]);
		},
	);
});
