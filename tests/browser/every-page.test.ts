import type { Page } from "playwright-core";
import type { SitePage } from "../support/built-site.ts";
import { findViolations, keepAxe, rules } from "./axe.ts";
import { findPath } from "./built.ts";
import { expect, open, site, test, visit } from "./harness.ts";
import {
	getLargestPaint,
	hydrateIslands,
	listDanglingReferences,
	listLayoutShifts,
	listOverflowing,
	listStored,
	scrollThrough,
} from "./page-checks.ts";
import {
	createGate,
	silenceBooking,
	type Visit,
	viewports,
	waitForViewport,
} from "./visit.ts";

// Rules for every page of the real site. One window visits many pages, since opening a window is slow.

/** One page of each view: pages with the same view differ only in their text. */
const views = [
	...new Map(site.pages.map((page) => [page.view, page])).values(),
];

/** The runs: every Danish page, and each view on a phone, in English where it is. */
const walks = [
	["desktop", listPages("da")],
	["phone", listViews("en")],
] as const;

/**
 * The windows that a page must fit (pixels): a desktop at 400 % zoom, a phone with doubled text size (WCAG 1.4.10 and 1.4.4),
 * and common ones, in which only the layout of a view may fail.
 */
const windows = [
	{ width: 320, height: 256, text: "100%" },
	{ width: 320, height: 640, text: "200%" },
	...[390, 768, 1024, 1440].map((width) => ({
		...{ width, height: 800, text: "100%" },
	})),
];

test.for(walks)(
	"on a %s, every page loads little and nothing from elsewhere, paints at once, stands still, stores nothing, fits its window at any width and text size, has no dangling references, and passes axe in both themes",
	async ([viewport, pages]) => {
		const visited = await visit("/", {
			viewport,
			films: "play",
			expecting: ["404: /404"],
		});
		const { page } = visited;
		await keepAxe(page);
		const seen = new Set<string>();
		for (const each of pages) {
			// Only the header and the bar are different on a phone, and they are the same on every page.
			const isThorough =
				viewport === "desktop" ? !seen.has(each.view) : seen.size === 0;
			seen.add(each.view);
			await checkLoading(visited, each);
			// Colours in a transition are neither value.
			await page.emulateMedia({ reducedMotion: "reduce" });
			expect.soft(await findViolations(page, rules.all), each.path).toEqual([]);
			if (isThorough) await checkDarkTheme(page, each);
			await checkWidths(page, each, isThorough ? windows : windows.slice(0, 2));
			await page.setViewportSize(viewports[viewport]);
			if (!isThorough) continue;
			await hydrateIslands(page);
			expect
				.soft(await listDanglingReferences(page), `${each.path}, hydrated`)
				.toEqual([]);
		}
	},
);

/** Opens a page and checks what it loads, paints, moves and stores. */
async function checkLoading(
	{ page, requests }: Visit,
	{ path, view }: SitePage,
): Promise<void> {
	// An empty page in between, so that late requests of the previous page aren't counted.
	await page.goto("about:blank");
	await page.unrouteAll();
	await waitForViewport(page);
	if (view === "book") await silenceBooking(page);
	await page.emulateMedia({
		colorScheme: "light",
		reducedMotion: "no-preference",
	});
	const before = requests.length;
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready.then(() => {}));
	expect
		.soft(await getLargestPaint(page), `largest paint of ${path}`)
		.toMatch(/^(text|hurried image)$/);
	expect.soft(await listDanglingReferences(page), path).toEqual([]);
	expect.soft(await listStored(page), `stored on ${path}`).toEqual([]);

	await scrollThrough(page);
	expect.soft(await listLayoutShifts(page), path).toEqual([]);

	const asked = requests.slice(before);
	const elsewhere = asked.filter(
		(url) => !url.startsWith(site.origin) && url !== site.bookingScript,
	);
	expect.soft(elsewhere, `foreign requests of ${path}`).toEqual([]);
	// The browser decides how far below the viewport it loads lazy pictures.
	const lazy = await page
		.locator("img[loading=lazy]")
		.evaluateAll((images) =>
			images.map((image) => (image as HTMLImageElement).currentSrc),
		);
	const eager = asked.filter((url) => !lazy.includes(url));
	const most = view === "home" || view === "book" ? 6 : 5;
	expect.soft(eager.length, `requests of ${path}`).toBeLessThanOrEqual(most);
}

async function checkDarkTheme(page: Page, { path }: SitePage): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	expect
		.soft(await findViolations(page, rules.colours), `${path}, dark`)
		.toEqual([]);
}

/** Checks that a page fits windows of some widths and text sizes. */
async function checkWidths(
	page: Page,
	{ path }: SitePage,
	sizes: typeof windows,
): Promise<void> {
	for (const { text, ...size } of sizes) {
		await page.setViewportSize(size);
		await setTextSize(page, text);
		const place = `${path}, text ${text} at ${size.width}`;
		expect.soft(await listOverflowing(page), place).toEqual([]);
	}
	await setTextSize(page, "");
}

/** Sets the root font size, which all lengths follow, except those of the viewport. */
async function setTextSize(page: Page, size: string): Promise<void> {
	await page.evaluate((size) => {
		document.documentElement.style.fontSize = size;
	}, size);
}

/** Lists one page of each view, in a language if there is one. */
function listViews(locale: string): readonly SitePage[] {
	const pages = site.pages.filter((page) => page.locale === locale);
	return views.map(
		(page) => pages.find(({ view }) => view === page.view) ?? page,
	);
}

/** Lists the pages in a language, and one of each view that has none in it. */
function listPages(locale: string): readonly SitePage[] {
	const pages = site.pages.filter((page) => page.locale === locale);
	const missing = listViews(locale).filter((page) => !pages.includes(page));
	return [...pages, ...missing];
}

test("without scripts, no page shows a control that needs them", async () => {
	const page = await open("/", { scripts: "off" });
	expect(await page.locator("[data-scripted]").count()).toBeGreaterThan(0);
	for (const { path } of views) {
		await page.goto(path);
		expect
			.soft(await page.locator("[data-scripted]:visible").count(), path)
			.toBe(0);
	}
});

test("on a slow network, a page in a system font stands still while its pictures arrive", async () => {
	const page = await open("/faq", { viewport: "phone" });
	await silenceBooking(page);
	// A font that arrives after the three seconds of `font-display: fallback` isn't used.
	await page.route(/\.woff2$/, () => {});
	for (const view of [
		"home",
		"about",
		"session",
		"events",
		"contact",
		"book",
	]) {
		const path = findPath(view);
		const pictures = createGate();
		await page.unroute(/\.(avif|webp|svg)$/);
		await page.route(/\.(avif|webp|svg)$/, async (route) => {
			await pictures.opened;
			// A lazy picture may be requested while the page is left.
			await route.continue().catch(() => {});
		});
		await page.goto(path, { waitUntil: "domcontentloaded" });
		await page.waitForFunction(
			() => performance.getEntriesByName("first-contentful-paint").length > 0,
		);
		pictures.open();
		await scrollThrough(page);
		expect.soft(await listLayoutShifts(page), path).toEqual([]);
	}
});

test("opening hours and forms print on one sheet of A4, and a long text on several", async () => {
	const page = await open("/faq");
	for (const [path, isOneSheet] of [
		["/opening-hours", true],
		["/en/opening-hours", true],
		["/fortrydelsesformular", true],
		["/en/withdrawal-form", true],
		["/privacy", false],
	] as const) {
		await page.goto(path);
		const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
		const sheets = pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g);
		expect.soft(sheets?.length === 1, path).toBe(isOneSheet);
	}
});
