import type { BrowserContext, Page, Route } from "playwright-core";
import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { readSources } from "../../generator/read/index.ts";
import { bundle, renderFiles, repository, today } from "../support/check.ts";
import { readContent, strings } from "../support/content.ts";
import { site as definition } from "../support/site.ts";
import { words } from "./built.ts";
import { describe, expect, site, test } from "./harness.ts";
import { listLayoutShifts } from "./paint.ts";

// The booking page with a mock provider that responds for its host.

const provider = site.bookingScript ?? "";
const seconds = 1000;
const elsewhere = "/terms";

const { columns, provider: named } = readContent<{
	columns: Record<"da" | "en", { widget?: unknown }[]>;
	provider: { name: string; className: string };
}>("booking.yaml");
const [danish, english] = [columns.da, columns.en].map(
	(each) => each.filter(({ widget }) => widget).length,
) as [number, number];
const element = `.${named.className}`;

const pages = [
	{
		path: "/book",
		viewport: "desktop",
		widgets: danish,
		instead: strings.widgetInstead.da,
		loading: strings.widgetLoading.da,
		failed: strings.widgetFailed.da,
	},
	{
		path: "/en/book",
		viewport: "phone",
		widgets: english,
		instead: strings.widgetInstead.en,
		loading: strings.widgetLoading.en,
		failed: strings.widgetFailed.en,
	},
] as const;

/** The maximum offset of a calendar, and its minimum visible height (pixels). */
const firstViews = {
	desktop: { top: 330, room: 550 },
	phone: { top: 420, room: 350 },
} as const;

/** The browser's message for a script that failed to load. */
const missing = ["Failed to load resource", `request failed: ${provider}`];

/**
 * Renders something into the shadow root of each of the provider's elements. The page's policy allows no inline styles.
 */
const drawing = `
	for (const each of document.querySelectorAll("${element}")) {
		const button = document.createElement("button");
		button.style.blockSize = "400px";
		button.textContent = "Calendar " + each.dataset.experienceId;
		(each.shadowRoot ?? each.attachShadow({ mode: "open" })).replaceChildren(button);
	}
`;

/** Creates a script that renders a calendar of the usual height. */
const createCalendar = (pixels: number) =>
	drawing.replace("400px", `${pixels}px`);

/** Renders a spinner that never becomes a calendar. */
const spinner = `
	for (const each of document.querySelectorAll("${element}")) {
		const wheel = document.createElement("div");
		wheel.style.blockSize = "200px";
		each.attachShadow({ mode: "closed" }).append(wheel);
	}
`;

/** Renders a frame of a host that the page's policy blocks. */
const forbiddenFrame = `
	for (const each of document.querySelectorAll("${element}")) {
		const frame = document.createElement("iframe");
		frame.src = "https://elsewhere.example/calendar";
		frame.height = 400;
		each.attachShadow({ mode: "closed" }).append(frame);
	}
`;

type Answer = (route: Route) => Promise<void>;

const works: Answer = (route) =>
	route.fulfill({ contentType: "text/javascript", body: drawing });
const draws =
	(body: string): Answer =>
	(route) =>
		route.fulfill({ contentType: "text/javascript", body });
const drawsNothing: Answer = (route) =>
	route.fulfill({ contentType: "text/javascript", body: "" });
const fails: Answer = (route) => route.abort("failed");

/** Creates a response that the provider sends once it is released. */
function holdAnswer(): {
	readonly answer: Answer;
	readonly release: () => void;
} {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const answer: Answer = async (route) => {
		await released;
		await works(route);
	};
	return { answer, release: () => release() };
}

/** Opens the booking page from a different page, with this response of the provider and a paused clock. */
async function openBooking(
	page: Page,
	path: string,
	answer: Answer,
): Promise<{ readonly asked: () => number }> {
	let asked = 0;
	await mockProvider(page.context(), (route) => {
		asked++;
		return answer(route);
	});
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1 * seconds);
	await page.goto(path);
	return { asked: () => asked };
}

async function mockProvider(
	context: BrowserContext,
	answer: Answer,
): Promise<void> {
	await context.route(provider, answer);
}

/** Locates the visible texts that replace the widgets. */
function locateMessages(page: Page) {
	return page.locator(".widget__said:visible");
}

function locateCalendars(page: Page) {
	return page.getByRole("button", { name: /^Calendar \w{32}$/ });
}

function locateScripts(page: Page) {
	return page.locator(`script[src="${provider}"]`);
}

/** Lists the links of the alternatives in each column with a widget. */
function listAlternatives(page: Page): Promise<string[][]> {
	return page
		.locator(":is(.widget__instead, .widget__note):visible")
		.evaluateAll((columns) =>
			columns.map((column) =>
				[...column.querySelectorAll("a")].map(({ href }) => href),
			),
		);
}

/** Repeats a line for each widget. */
function times(count: number, line: string): string {
	return Array(count).fill(line).join("\n");
}

/** Expects the alternatives in each column with a widget. */
function expectAlternatives(widgets: number): unknown[] {
	return Array(widgets).fill([
		expect.stringMatching(/^https:\/\/[\w.-]+\/\S*\w{32}$/),
		expect.stringMatching(/^tel:\+45\d{8}$/),
		expect.stringMatching(/^mailto:\S+@\S+$/),
	]);
}

describe.for(pages)(
	"$path on a $viewport",
	({ path, viewport, widgets, loading, failed }) => {
		test("the widgets load with their four attributes and without layout shifts", async ({
			open,
		}) => {
			const page = await open(elsewhere, { viewport });
			const { asked } = await openBooking(page, path, works);
			await expect(locateCalendars(page)).toHaveCount(widgets);
			await expect(locateMessages(page)).toHaveCount(0);
			expect(await listAlternatives(page)).toEqual(expectAlternatives(widgets));
			await expect(locateScripts(page)).toHaveCount(1);
			expect(asked()).toBe(1);
			for (const attributes of await getAttributes(page))
				expect(attributes).toEqual({
					companyId: expect.stringMatching(/^[0-9a-f]{32}$/),
					storefrontId: expect.stringMatching(/^[0-9a-f]{32}$/),
					experienceId: expect.stringMatching(/^[0-9a-f]{32}$/),
					language: path === "/book" ? "da" : "en",
				});
			await page.clock.runFor(10 * seconds);
			await expect(locateMessages(page)).toHaveCount(0);
			expect(await page.getByRole("status").textContent()).toBe("");
			await page.clock.resume();
			expect(await listLayoutShifts(page)).toEqual([]);
		});

		test.for([700, 900])(
			"a calendar of %i pixels begins in the first viewport, with its days visible",
			async (pixels, { open }) => {
				const page = await open(elsewhere, { viewport });
				if (viewport === "desktop")
					await page.setViewportSize({ width: 1440, height: 900 });
				await openBooking(page, path, draws(createCalendar(pixels)));
				const box = await locateCalendars(page).first().boundingBox();
				expect(box?.height).toBe(pixels);
				const { top, room } = firstViews[viewport];
				expect(box?.y).toBeLessThanOrEqual(top);
				const bar = await page
					.locator(".header .actions")
					.evaluate((each) =>
						getComputedStyle(each).position === "fixed"
							? each.getBoundingClientRect().top
							: innerHeight,
					);
				expect(bar - (box?.y ?? bar)).toBeGreaterThanOrEqual(room);
			},
		);

		test("a script that fails is retried three times; then the columns show the alternatives, without layout shifts", async ({
			open,
		}) => {
			const page = await open(elsewhere, { viewport, expecting: missing });
			const { asked } = await openBooking(page, path, fails);
			await expect(locateMessages(page)).toHaveText(times(widgets, loading));
			expect(await listAlternatives(page)).toEqual(expectAlternatives(widgets));
			for (const [wait, count] of [
				[1, 2],
				[2, 3],
				[4, 4],
			] as const) {
				await expect(locateScripts(page)).toHaveCount(0);
				await page.clock.runFor(wait * seconds);
				await expect.poll(asked, { timeout: 15_000 }).toBe(count);
			}
			await expect(locateMessages(page)).toHaveText(times(widgets, failed));
			await expect(page.getByRole("status")).toHaveText(failed);
			expect(await listAlternatives(page)).toEqual(expectAlternatives(widgets));
			await page.clock.resume();
			expect(await listLayoutShifts(page)).toEqual([]);
		});
	},
);

describe("on the English page", () => {
	const { path, widgets, instead, loading, failed } = pages[1];

	test("a script that takes longer than eight seconds counts as failed, and may still load", async ({
		open,
	}) => {
		const page = await open(elsewhere);
		const { answer, release } = holdAnswer();
		await openBooking(page, path, answer);
		await expect(locateMessages(page)).toHaveText(times(widgets, loading));
		await page.clock.runFor(7 * seconds);
		expect(await locateMessages(page).allInnerTexts()).toContain(loading);
		await page.clock.runFor(1 * seconds);
		await expect(locateMessages(page)).toHaveText(times(widgets, failed));

		release();
		await expect(locateCalendars(page)).toHaveCount(widgets);
		await expect(locateMessages(page)).toHaveCount(0);
		expect(await page.getByRole("status").textContent()).toBe("");
		await expect(locateScripts(page)).toHaveCount(1);
	});

	test("a script that renders nothing counts as failed", async ({ open }) => {
		const page = await open(elsewhere);
		await openBooking(page, path, drawsNothing);
		await expect(locateMessages(page)).toHaveText(times(widgets, loading));
		await page.clock.runFor(8 * seconds);
		await expect(locateMessages(page)).toHaveText(times(widgets, failed));
		expect(await listAlternatives(page)).toEqual(expectAlternatives(widgets));
	});

	test("a widget that never gets beyond its spinner leaves the alternatives visible, without layout shifts", async ({
		open,
	}) => {
		const page = await open(elsewhere);
		await openBooking(page, path, draws(spinner));
		await expect(page.locator(".widget[data-up]")).toHaveCount(widgets);
		for (const wait of [0, 8, 60]) {
			await page.clock.runFor(wait * seconds);
			expect(await listAlternatives(page)).toEqual(expectAlternatives(widgets));
		}
		await page.clock.resume();
		expect(await listLayoutShifts(page)).toEqual([]);
	});

	test("a frame blocked by the policy counts as failed, whatever its height", async ({
		open,
	}) => {
		const page = await open(elsewhere, {
			expecting: ["Content Security Policy"],
		});
		await openBooking(page, path, draws(forbiddenFrame));
		await expect(locateMessages(page)).toHaveText(times(widgets, failed));
		await expect(page.getByRole("status")).toHaveText(failed);
		expect(await listAlternatives(page)).toEqual(expectAlternatives(widgets));
		await page.clock.runFor(60 * seconds);
		await expect(locateMessages(page)).toHaveText(times(widgets, failed));
		await page.clock.resume();
		expect(await listLayoutShifts(page)).toEqual([]);
	});

	test("a script blocked by a policy counts as failed", async ({ open }) => {
		const page = await open(elsewhere, {
			expecting: ["Content Security Policy", `request failed: ${provider} csp`],
		});
		await page.route(`**${path}`, async (route) => {
			const response = await route.fetch();
			const policy = "script-src 'self' 'unsafe-inline'";
			await route.fulfill({
				response,
				headers: {
					...response.headers(),
					"content-security-policy": policy,
				},
			});
		});
		const { asked } = await openBooking(page, path, works);
		await expect(locateMessages(page)).toHaveText(times(widgets, loading));
		await page.clock.runFor(8 * seconds);
		await expect(locateMessages(page)).toHaveText(times(widgets, failed));
		expect(await listAlternatives(page)).toEqual(expectAlternatives(widgets));
		expect(asked()).toBe(0);
	});

	test("without scripts the columns show the alternatives, and the provider gets no request", async ({
		visit,
	}) => {
		const { page, requests } = await visit(path, { scripts: "off" });
		await expect(locateMessages(page)).toHaveText(times(widgets, instead));
		expect(await listAlternatives(page)).toEqual(expectAlternatives(widgets));
		expect(requests).not.toContain(provider);
	});

	test("a focused link stays until it loses the focus", async ({ open }) => {
		const page = await open(elsewhere);
		const { answer, release } = holdAnswer();
		await openBooking(page, path, answer);
		const link = page.locator(".widget__instead a").first();
		await link.focus();
		release();
		await expect(locateCalendars(page)).toHaveCount(widgets - 1);
		await expect(link).toBeFocused();
		await link.blur();
		await expect(locateCalendars(page)).toHaveCount(widgets);
		await expect(link).not.toBeVisible();
	});

	test("Back and Forward load the widgets again, with one script each time", async ({
		open,
	}) => {
		const page = await open(elsewhere);
		await mockProvider(page.context(), works);
		await page.goto(path);
		await expect(locateCalendars(page)).toHaveCount(widgets);
		await page.goBack();
		await expect(locateCalendars(page)).toHaveCount(0);
		await page.goForward();
		await expect(locateCalendars(page)).toHaveCount(widgets);
		await expect(locateScripts(page)).toHaveCount(1);
	});
});

describe("a page in the back/forward cache", () => {
	test("removes the script, and needs no other one for loaded widgets", async ({
		open,
	}) => {
		const page = await open(elsewhere);
		const { asked } = await openBooking(page, "/book", works);
		await expect(locateCalendars(page)).toHaveCount(danish);
		await keep(page);
		await expect(locateScripts(page)).toHaveCount(0);
		await bringBack(page);
		await page.clock.runFor(10 * seconds);
		await expect(locateCalendars(page)).toHaveCount(danish);
		expect(asked()).toBe(1);
	});

	test("loads the widgets when it is restored, unless they are loaded", async ({
		open,
	}) => {
		const page = await open(elsewhere, { expecting: missing });
		let answer = fails;
		await openBooking(page, "/book", (route) => answer(route));
		await expect(locateMessages(page)).toHaveText(
			times(danish, pages[0].loading),
		);
		await page.clock.runFor(8 * seconds);
		await expect(page.getByRole("status")).toHaveText(pages[0].failed);
		await keep(page);
		answer = works;
		await bringBack(page);
		await expect(locateCalendars(page)).toHaveCount(danish);
		await expect(locateScripts(page)).toHaveCount(1);
	});

	test("sends no requests while it is cached", async ({ open }) => {
		const page = await open(elsewhere, { expecting: missing });
		const { asked } = await openBooking(page, "/book", fails);
		await expect(locateMessages(page)).toHaveText(
			times(danish, pages[0].loading),
		);
		await keep(page);
		await page.clock.runFor(10 * seconds);
		expect(asked()).toBe(1);
		await expect(locateMessages(page)).toHaveText(
			times(danish, pages[0].loading),
		);
	});
});

describe("with widgets that load on a click", () => {
	const html = createClickPage();

	test("the provider gets no request before the click", async ({ visit }) => {
		const { page, requests } = await visit(elsewhere);
		await page.route("**/book", (route) =>
			route.fulfill({ contentType: "text/html", body: html }),
		);
		await openBooking(page, "/book", works);
		await page.clock.runFor(10 * seconds);
		const buttons = page.getByRole("button", { name: strings.widgetShow.da });
		await expect(buttons).toHaveCount(danish);
		await expect(
			page
				.getByText(
					words(strings.widgetNotice.da.replace("{provider}", named.name)),
				)
				.first(),
		).toBeVisible();
		expect(requests).not.toContain(provider);

		await buttons.first().press("Enter");
		await expect(locateCalendars(page)).toHaveCount(danish);
		await expect(buttons).toHaveCount(0);
		await expect(page.locator(".widget").first()).toBeFocused();
		await page.keyboard.press("Tab");
		// Focus in a shadow root is focus of its host.
		await expect(page.locator(element).first()).toBeFocused();
		expect(requests.filter((url) => url === provider)).toHaveLength(1);
	});

	test("without scripts there is no button", async ({ open }) => {
		const page = await open(elsewhere, { scripts: "off" });
		await page.route("**/book", (route) =>
			route.fulfill({ contentType: "text/html", body: html }),
		);
		await page.goto("/book");
		await expect(locateMessages(page)).toHaveText(
			times(danish, pages[0].instead),
		);
		await expect(
			page.getByRole("button", { name: strings.widgetShow.da }),
		).toHaveCount(0);
	});
});

/** Returns the Danish booking page of the real site with widgets that load on a click. */
function createClickPage(): string {
	const sources = readSources(repository).value.map((source) =>
		source.path === "content/booking.yaml"
			? {
					...source,
					digest: "changed",
					bytes: new TextEncoder().encode(
						new TextDecoder()
							.decode(source.bytes)
							.replace("load: entry", "load: click"),
					),
				}
			: source,
	);
	const { value } = compile(
		{ site: definition, sources, bundle, date: today },
		createMemo(),
	);
	return String(
		renderFiles(value.artifacts).find(({ path }) => path === "book.html")
			?.bytes,
	);
}

function getAttributes(page: Page): Promise<Record<string, string>[]> {
	return page
		.locator(element)
		.evaluateAll((elements) =>
			elements.map((element) => ({ ...(element as HTMLElement).dataset })),
		) as Promise<Record<string, string>[]>;
}

/** Dispatches the event of a page that enters the back/forward cache, which is disabled in tests. */
function keep(page: Page): Promise<void> {
	return page.evaluate(() => {
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
	});
}

function bringBack(page: Page): Promise<void> {
	return page.evaluate(() => {
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
}
