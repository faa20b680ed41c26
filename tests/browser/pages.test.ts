import type { Page } from "playwright-core";
import { inject } from "vitest";
import { findViolations, keepAxe, rules } from "./axe.ts";
import { site, test } from "./harness.ts";
import { listMisplacedTexts } from "./misplaced.ts";
import { getLargestPaint, listLayoutShifts, scrollThrough } from "./paint.ts";
import { listDanglingReferences } from "./references.ts";
import type { SitePage } from "./setup.ts";
import { viewports } from "./visit.ts";

// Invariants of every page of the real site. One window visits all of them, since opening windows is slow; its cache is
// disabled.

/** Selects one page of each view; in the long tests, all. */
const oneOfEach = (pages: readonly SitePage[]): readonly SitePage[] =>
	inject("isLong")
		? pages
		: [...new Map(pages.map((page) => [page.view, page])).values()];

const some = oneOfEach(site.pages);
const danish = site.pages.filter(({ locale }) => locale === "da");
const others = site.pages.filter(({ locale }) => locale !== "da");

/**
 * The runs, in parallel. Pages with the same view differ only in their text, on a phone and in the dark theme too: `npm
 * test` visits each page once, and each view on both screens; the long tests visit each page on both.
 */
const walks: readonly (readonly ["desktop" | "phone", readonly SitePage[]])[] =
	inject("isLong")
		? [
				["desktop", danish],
				["phone", danish],
				["desktop", others],
				["phone", others],
			]
		: [
				["desktop", addMissingViews(danish)],
				["phone", addMissingViews(others)],
			];

/** The viewport widths that a page must fit (pixels). */
const widths = [320, 390, 768, 1024, 1440];

/** Phones with doubled text size, and a desktop at 400 % zoom (WCAG 1.4.4 and 1.4.10; pixels). */
const enlarged = [
	{ width: 390, height: 844, text: "200%" },
	{ width: 320, height: 640, text: "200%" },
	{ width: 320, height: 256, text: "100%" },
];

/** The browser's message on the 404 page. */
const expectedOn = (pages: readonly SitePage[]) =>
	pages.some(({ view }) => view === "not-found") ? ["404: /404"] : [];

test.concurrent.for(walks)(
	"on a %s, a page asks for little, paints at once, stands still, is no wider than its window, no text lies outside it or under another, its references name something, nothing is stored, and axe finds nothing in either theme",
	async ([viewport, pages], { visit, expect }) => {
		const { page, requests } = await visit("/", {
			viewport,
			films: "play",
			booking: "silent",
			expecting: expectedOn(pages),
		});
		await keepAxe(page);
		// Elements for phones are on every page.
		const views = oneOfEach(pages);
		const isFull = viewport === "desktop" || inject("isLong");
		const inTheDark = isFull ? views : views.slice(0, 1);
		const toBeAwake = isFull ? views : [];
		for (const { path, view } of pages) {
			// Visits an empty page in between, so that late requests of the previous page aren't counted.
			await page.goto("about:blank");
			await page.emulateMedia({
				colorScheme: "light",
				reducedMotion: "no-preference",
			});
			const before = requests.length;
			await page.goto(path, { waitUntil: "networkidle" });
			// The browser decides how far below the viewport it loads lazy pictures.
			const lazy = await listLazyPictures(page);
			const asked = requests.slice(before).filter((url) => !lazy.includes(url));
			const few = view === "home" || view === "book" ? 6 : 5;
			expect.soft(asked.length, `requests of ${path}`).toBeLessThanOrEqual(few);
			expect
				.soft(await getLargestPaint(page), `largest paint of ${path}`)
				.toMatch(/^(text|hurried image)$/);

			expect.soft(await listDanglingReferences(page), path).toEqual([]);
			expect.soft(await listStored(page), `stored on ${path}`).toEqual([]);

			await scrollThrough(page);
			expect.soft(requests.slice(before).filter(isElsewhere), path).toEqual([]);
			let shifts = await listLayoutShifts(page);
			// On a slow machine the font loads after the text is shown, and some lines break differently then.
			for (let again = 0; again < 3 && sumShifts(shifts) > 0.01; again++) {
				await page.goto("about:blank");
				await page.goto(path, { waitUntil: "networkidle" });
				await scrollThrough(page);
				shifts = await listLayoutShifts(page);
			}
			expect
				.soft(sumShifts(shifts), `shifts on ${path}: ${shifts.join("; ")}`)
				.toBeLessThanOrEqual(0.01);

			// Colours in a transition are neither value.
			await page.emulateMedia({ reducedMotion: "reduce" });
			expect.soft(await findViolations(page, rules.all), path).toEqual([]);
			if (inTheDark.some((each) => each.path === path)) {
				await page.emulateMedia({ colorScheme: "dark" });
				expect
					.soft(await findViolations(page, rules.colours), `${path}, dark`)
					.toEqual([]);
			}

			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 });
				const content = await page.evaluate(
					() => document.documentElement.scrollWidth,
				);
				expect.soft(content, `${path} at ${width}`).toBeLessThanOrEqual(width);
				if (isFull)
					expect
						.soft(await listMisplacedTexts(page), `${path} at ${width}`)
						.toEqual([]);
			}
			for (const { text, ...size } of enlarged) {
				await page.setViewportSize(size);
				await setTextSize(page, text);
				expect
					.soft(
						await listOverflowing(page),
						`${path}, text ${text} at ${size.width}`,
					)
					.toEqual([]);
			}
			await setTextSize(page, "");
			await page.setViewportSize(viewports[viewport]);

			if (!toBeAwake.some((each) => each.path === path)) continue;
			for (const island of await page.locator("[data-island]").all())
				await island.dispatchEvent("pointermove", { movementX: 1 });
			await expect(page.locator("[data-island]:not([data-ready])")).toHaveCount(
				0,
			);
			expect
				.soft(await listDanglingReferences(page), `${path}, hydrated`)
				.toEqual([]);
		}
	},
);

/** Adds a page for each view without one. */
function addMissingViews(pages: readonly SitePage[]): readonly SitePage[] {
	const views = new Set(pages.map(({ view }) => view));
	return [...pages, ...some.filter(({ view }) => !views.has(view))];
}

/** Sets the root font size, which all lengths follow, except those of the viewport. */
async function setTextSize(page: Page, size: string): Promise<void> {
	await page.evaluate((size) => {
		document.documentElement.style.fontSize = size;
	}, size);
}

/** Lists elements outside the viewport, and those narrower than their text, except in scroll containers. */
function listOverflowing(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		const scrolls = (element: Element): boolean =>
			/auto|scroll|clip|hidden/.test(getComputedStyle(element).overflowX) ||
			(element.parentElement !== null &&
				element.parentElement !== document.body &&
				scrolls(element.parentElement));
		const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter(
			(element) =>
				element.checkVisibility() && !element.closest("svg, .visually-hidden"),
		);
		const found = shown.filter((element) => {
			const { left, right } = element.getBoundingClientRect();
			const isBeside = left < -0.6 || right > width + 0.6;
			const isTooNarrow =
				element.children.length === 0 &&
				element.clientWidth > 0 &&
				element.scrollWidth > element.clientWidth + 1;
			return (isBeside && !scrolls(element)) || isTooNarrow;
		});
		const wider = document.documentElement.scrollWidth - width;
		return [
			...(wider > 0 ? [`the page, by ${wider}`] : []),
			...found.map((element) => element.outerHTML.slice(0, 80)),
		];
	});
}

/** Lists the stored data of the visitor. */
async function listStored(page: Page): Promise<string[]> {
	const cookies = await page.context().cookies();
	const names = await page.evaluate(() =>
		[localStorage, sessionStorage].flatMap((each) => Object.keys(each)),
	);
	return [...cookies.map(({ name }) => name), ...names];
}

/** Sums up the layout shifts. */
function sumShifts(shifts: readonly string[]): number {
	return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
}

/** Lists the URLs of lazy pictures. */
function listLazyPictures(page: Page): Promise<string[]> {
	return page
		.locator("img[loading=lazy]")
		.evaluateAll((images) =>
			images.map((image) => (image as HTMLImageElement).currentSrc),
		);
}

/** Returns whether the URL has another host; the booking provider is allowed. */
function isElsewhere(url: string): boolean {
	return !url.startsWith(site.origin) && url !== site.bookingScript;
}
