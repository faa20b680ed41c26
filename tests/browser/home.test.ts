import type { Page } from "playwright-core";
import { words } from "./built.ts";
import { describe, expect, test } from "./harness.ts";

// The front page: its badge and its film.

describe.for([
	["/", "/opening-hours"],
	["/en", "/en/opening-hours"],
] as const)("%s", ([home, target]) => {
	test("the round badge is a link, whose name is its words", async ({
		open,
	}) => {
		const page = await open(home, { scripts: "off" });
		const badge = page.locator("main a", { has: page.locator(".field-rings") });
		const { source } = words(await badge.innerText());
		const named = page.getByRole("link", { name: new RegExp(`^${source}$`) });
		await expect(named.and(badge)).toHaveCount(1);
		// The very drawing is the link, not only the words beside it.
		await badge.locator("svg").click();
		await page.waitForURL(
			(url) => url.pathname === target && url.hash === "#discounts",
		);
	});

	test("the words of the badge do not touch its rings", async ({ open }) => {
		const page = await open(home);
		for (const width of [320, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await clearance(page), `at ${width} pixels`).toBeGreaterThan(0);
		}
	});
});

describe("the film of the banner", () => {
	test("is fetched, and is none that was parsed into the template's document", async ({
		open,
	}) => {
		const page = await open("/about", { films: "play" });
		// WebKit never loads such a film, and Firefox not always.
		await page.addInitScript(() => {
			addEventListener("DOMContentLoaded", () =>
				Object.assign(window, {
					film: document.querySelector<HTMLTemplateElement>(
						"template[data-film]",
					)?.content.firstElementChild,
				}),
			);
		});
		await page.goto("/");
		const film = page.locator("video");
		await expect(film).toHaveCount(1);
		expect(
			await film.evaluate((shown: HTMLVideoElement) => {
				const { film: parsed } = window as typeof window & { film?: Element };
				return {
					isParsed: shown === parsed,
					isFetched: shown.networkState !== shown.NETWORK_EMPTY,
				};
			}),
		).toEqual({ isParsed: false, isFetched: true });
	});

	test("stays away where motion is to be reduced", async ({ open }) => {
		const page = await open("/", { motion: "reduced", films: "play" });
		await page.waitForLoadState("load");
		await expect(page.locator("video")).toHaveCount(0);
	});
});

/** The least distance in pixels between the words of the badge and the innermost of its rings. */
function clearance(page: Page): Promise<number> {
	return page.evaluate(() => {
		const path = document.querySelector<SVGPathElement>(".badge svg path");
		const words = document.querySelector(".badge__figure > span");
		const matrix = path?.getScreenCTM();
		if (!path || !words || !matrix) return Number.NaN;
		const range = document.createRange();
		range.selectNodeContents(words);
		const boxes = [...range.getClientRects()];
		const length = path.getTotalLength();
		const distances = Array.from({ length: 400 }, (_, step) => {
			const point = path
				.getPointAtLength((length * step) / 400)
				.matrixTransform(matrix);
			return Math.min(
				...boxes.map(({ left, right, top, bottom }) =>
					Math.hypot(
						Math.max(left - point.x, 0, point.x - right),
						Math.max(top - point.y, 0, point.y - bottom),
					),
				),
			);
		});
		return Math.min(...distances);
	});
}
