import type { Page } from "playwright-core";
import { words } from "./built.ts";
import { describe, expect, site, test } from "./harness.ts";

// The home page: its badge, its video, and the next start times.

describe.for([
	["/", "/opening-hours"],
	["/en", "/en/opening-hours"],
] as const)("%s", ([home, target]) => {
	test("the round badge is a link whose accessible name is its text", async ({
		open,
	}) => {
		const page = await open(home, { scripts: "off" });
		const badge = page.locator("main a", { has: page.locator(".field-rings") });
		const { source } = words(await badge.innerText());
		const named = page.getByRole("link", { name: new RegExp(`^${source}$`) });
		await expect(named.and(badge)).toHaveCount(1);
		// The image is part of the link, not only the text beside it.
		await badge.locator("svg").click();
		await page.waitForURL(
			(url) => url.pathname === target && url.hash === "#discounts",
		);
	});

	test("the text of the badge doesn't touch its rings", async ({ open }) => {
		const page = await open(home);
		for (const width of [320, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect(
				await measureClearance(page),
				`at ${width} pixels`,
			).toBeGreaterThan(0);
		}
	});
});

describe("the video of the banner", () => {
	test("is loaded by a new element, not by one parsed into the template's document", async ({
		open,
	}) => {
		const page = await open("/about", { theme: "dark", films: "play" });
		// WebKit never loads such a video, and Firefox not always.
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

	test("has a button that nothing covers", async ({ open }) => {
		for (const viewport of ["phone", "desktop"] as const) {
			const page = await open("/", {
				viewport,
				theme: "dark",
				films: "play",
			});
			const button = page.locator(".hero__pause");
			await expect(button).toHaveCount(1);
			// It appears when the video plays, which this browser may not support.
			await button.evaluate((each: HTMLButtonElement) => {
				each.hidden = false;
			});
			await button.click({ trial: true, timeout: 5000 });
		}
	});

	test.for([
		["with reduced motion", { theme: "dark", motion: "reduced" }],
		["in the other theme", { theme: "light" }],
	] as const)("stays away %s", async ([, conditions], { open }) => {
		const page = await open("/", { ...conditions, films: "play" });
		await page.waitForLoadState("load");
		// It would appear half a second later.
		await page.waitForTimeout(1000);
		await expect(page.locator("video")).toHaveCount(0);
	});

	test("is removed with its button when the visitor switches to the other theme", async ({
		open,
	}) => {
		const page = await open("/", { theme: "dark", films: "play" });
		await expect(page.locator("video")).toHaveCount(1);
		await page.emulateMedia({ colorScheme: "light" });
		await expect(page.locator("video, .hero__pause")).toHaveCount(0);
	});
});

describe("the line of the next start times", () => {
	test.for([
		// On Thursday none, three or all have passed; then Friday's are next.
		[
			"/",
			"2026-11-26T07:30:00+01:00",
			"I dag 10.00 · 12.00 · 14.00 · 16.00 · 18.00",
		],
		["/", "2026-11-26T14:01:00+01:00", "I dag 16.00 · 18.00"],
		["/en", "2026-11-26T14:00:00+01:00", "Today 14:00 · 16:00 · 18:00"],
		[
			"/",
			"2026-11-26T18:30:00+01:00",
			"I morgen 08.00 · 10.00 · 12.00 · 14.00 · 16.00 · 17.00",
		],
		// Saturday is closed.
		[
			"/",
			"2026-11-28T09:00:00+01:00",
			"I morgen 10.00 · 12.00 · 14.00 · 16.00 · 18.00",
		],
		["/", "2026-11-27T20:00:00+01:00", ""],
		// Christmas.
		[
			"/",
			"2026-12-22T20:00:00+01:00",
			"Juleferie: lukket 23. december 2026–1. januar 2027",
		],
		[
			"/",
			"2027-01-01T12:00:00+01:00",
			"Juleferie: lukket 23. december 2026–1. januar 2027",
		],
		// In summer time, and for a visitor in a time zone with a different date.
		[
			"/",
			"2026-07-16T23:30:00+02:00",
			"I morgen 08.00 · 10.00 · 12.00 · 14.00 · 16.00 · 17.00",
		],
	] as const)("%s at %s: %s", async ([path, moment, text], { browser }) => {
		for (const timezoneId of ["Europe/Copenhagen", "Pacific/Auckland"]) {
			const context = await browser.newContext({
				baseURL: site.origin,
				timezoneId,
			});
			try {
				const page = await context.newPage();
				await page.clock.setFixedTime(moment);
				await page.goto(path);
				expect(await getLineText(page), timezoneId).toBe(text);
			} finally {
				await context.close();
			}
		}
	});

	test.for([
		["/", "phone"],
		["/en", "phone"],
		["/", "desktop"],
		["/en", "desktop"],
	] as const)(
		"reserves its space without scripts, so that filling it causes no layout shift; %s, %s",
		async ([path, viewport], { open }) => {
			const getOpeningBox = (page: Page) =>
				page.locator(".opening").boundingBox();
			const page = await open(path, { viewport, scripts: "off" });
			expect(await getLineText(page)).toBe("");
			const without = await getOpeningBox(page);
			const filled = await open(path, { viewport });
			// A day with many start times.
			await filled.clock.setFixedTime("2026-11-26T18:30:00+01:00");
			await filled.reload();
			expect(await getLineText(filled)).toMatch(/17[.:]00$/);
			expect((await getOpeningBox(filled))?.y).toBeCloseTo(without?.y ?? 0, 0);
		},
	);
});

/** Returns the text of the line, with the dots between its times, which are images. */
function getLineText(page: Page): Promise<string> {
	return page.locator(".starts").evaluate((line) => {
		const shown = [...line.querySelectorAll("time:not([hidden])")]
			.filter((time) => time.checkVisibility())
			.map((time) => time.textContent);
		const words = (line as HTMLElement).innerText.replace(/\s/g, " ").trim();
		const [label = ""] = words.split(/ (?=\d\d[.:])/);
		return shown.length > 0 ? `${label} ${shown.join(" · ")}` : words;
	});
}

/** Measures the smallest distance in pixels between the text of the badge and its innermost ring. */
function measureClearance(page: Page): Promise<number> {
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
