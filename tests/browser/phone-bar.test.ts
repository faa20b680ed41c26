import type { Page } from "playwright-core";
import { findPath } from "./built.ts";
import { describe, test } from "./harness.ts";

// The action bar at the bottom of a phone's screen covers nothing (WCAG 2.2, 2.4.11).

const bar = ".header .actions";

describe.for([
	{ width: 390, height: 844, views: ["home", "contact", "opening-hours"] },
	{ width: 844, height: 390, views: ["home"] },
])("on a phone of $width × $height", ({ views, ...size }) => {
	test.for(views)(
		"no focused element on %s is covered by the bar",
		async (view, { open, expect }) => {
			const page = await open(findPath(view), {
				viewport: "phone",
				motion: "reduced",
			});
			await page.setViewportSize(size);
			const seen = [];
			await page.keyboard.press("Tab");
			for (
				let focused = await inspectFocus(page);
				focused;
				focused = await inspectFocus(page)
			) {
				seen.push(focused);
				await page.keyboard.press("Tab");
			}
			expect(seen.filter(({ covered }) => covered)).toEqual([]);
			expect(seen.length).toBeGreaterThan(10);
		},
	);

	test("the last line of a page is above it", async ({ open, expect }) => {
		const page = await open("/", { viewport: "phone" });
		await page.setViewportSize(size);
		const below = await page.evaluate((bar) => {
			scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
			const edge = (selector: string, side: "top" | "bottom") =>
				document.querySelector(selector)?.getBoundingClientRect()[side] ?? NaN;
			return edge("footer > :last-child", "bottom") - edge(bar, "top");
		}, bar);
		expect(below).toBeLessThanOrEqual(0);
	});
});

/**
 * Returns the focused element, and whether the bar covers any of it, or all of it if it is taller than the space above
 * the bar; undefined after the last one.
 */
function inspectFocus(
	page: Page,
): Promise<{ name: string; covered: boolean } | undefined> {
	return page.evaluate((bar) => {
		const focused = document.activeElement;
		if (!focused || focused === document.body) return undefined;
		const room = document.querySelector(bar)?.getBoundingClientRect().top ?? 0;
		const { top, bottom, height } = focused.getBoundingClientRect();
		const end = height < room ? bottom : top;
		return {
			name: focused.outerHTML.slice(0, 80),
			covered: !focused.closest(".header") && end > room + 0.5,
		};
	}, bar);
}
