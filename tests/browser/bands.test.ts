import type { Page } from "playwright-core";
import { expect, test } from "./harness.ts";

/** The pages of the menu, and the booking page. */
const mainPages = [
	"/",
	"/about",
	"/about-ees",
	"/about-scalar",
	"/about-session",
	"/opening-hours",
	"/services",
	"/news",
	"/events",
	"/faq",
	"/contact",
	"/book",
];

/**
 * Summarizes the layout of a page: for each section its width, whether it has its own background or a large picture,
 * and the number of columns. Consecutive sections with the same summary are merged.
 */
function listBands(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const getBackground = (element: Element) =>
			getComputedStyle(element).backgroundColor;
		const isLarge = (element: Element) =>
			element.getBoundingClientRect().width > innerWidth / 3;
		const describeBand = (part: Element) => {
			const { width } = part.getBoundingClientRect();
			const edges = [...part.querySelectorAll("h1, h2, h3, p, img, table, a")]
				.map((each) => each.getBoundingClientRect())
				.filter((box) => box.height > 0)
				.map(({ left }) => Math.round(left / 40));
			return [
				width >= innerWidth ? "full" : width > 700 ? "wide" : "narrow",
				getBackground(part) !== "rgba(0, 0, 0, 0)" && "ground",
				[...part.querySelectorAll("img")].some(isLarge) && "picture",
				part.querySelector("h1") && "h1",
				`${new Set(edges).size} columns`,
			]
				.filter(Boolean)
				.join(" ");
		};
		const parts = [...document.querySelectorAll("main > *")]
			.filter((part) => part.getBoundingClientRect().height > 0)
			.map(describeBand);
		return parts.filter((band, at) => band !== parts[at - 1]);
	});
}

test("no two main pages have the same sequence of sections", async ({
	open,
}) => {
	const page = await open("/", { booking: "silent" });
	const seen = new Map<string, string>();
	for (const path of mainPages) {
		await page.goto(path);
		const bands = (await listBands(page)).join("\n");
		expect(seen.get(bands), `${path}:\n${bands}`).toBeUndefined();
		seen.set(bands, path);
	}
	expect(seen.size).toBe(mainPages.length);
});
