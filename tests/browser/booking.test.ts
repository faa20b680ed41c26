import type { Page } from "playwright-core";
import { check, edit } from "../support/check.ts";
import { readContent, strings } from "../support/content.ts";
import {
	className,
	drawCalendar,
	drawInto,
	expectAlternatives,
	expectMessages,
	expectStill,
	fail,
	holdAnswer,
	openBooking,
	provider,
	run,
} from "./booking-page.ts";
import { words } from "./built.ts";
import { describe, expect, test } from "./harness.ts";

const seconds = 1000;

type Language = "da" | "en";

const { columns } = readContent<{
	columns: Record<Language, { widget?: unknown }[]>;
}>("booking.yaml");

const describePage = (language: Language, path: string) => ({
	language,
	path,
	widgets: columns[language].filter(({ widget }) => widget).length,
	instead: strings.widgetInstead[language],
	loading: strings.widgetLoading[language],
	failed: strings.widgetFailed[language],
});
const danish = describePage("da", "/book");
const english = describePage("en", "/en/book");

const calendar = drawCalendar(400);

/** The browser's messages for a script that failed to load. */
const missing = ["Failed to load resource", `request failed: ${provider}`];

describe.for([
	{ ...danish, viewport: "desktop" },
	{ ...english, viewport: "phone" },
] as const)("$path on a $viewport", (booking) => {
	const { path, viewport, widgets, loading, failed } = booking;

	test("the widgets load with their four attributes and without layout shifts", async ({
		open,
	}) => {
		const page = await open("/terms", { viewport });
		const { calendars, scripts, status, asked } = await openBooking(
			page,
			path,
			run(calendar),
		);
		await expect(calendars).toHaveCount(widgets);
		await expectAlternatives(page, widgets);
		await expect(scripts).toHaveCount(1);
		expect(asked()).toBe(1);
		const attributes = await page
			.locator(`.${className}`)
			.evaluateAll((all) =>
				all.map((each) => ({ ...(each as HTMLElement).dataset })),
			);
		expect(attributes).toEqual(
			Array(widgets).fill({
				companyId: expect.stringMatching(/^[0-9a-f]{32}$/),
				storefrontId: expect.stringMatching(/^[0-9a-f]{32}$/),
				experienceId: expect.stringMatching(/^[0-9a-f]{32}$/),
				language: booking.language,
			}),
		);
		await page.clock.runFor(10 * seconds);
		await expectMessages(page, 0, "");
		expect(await status.textContent()).toBe("");
		await expectStill(page);
	});

	test("a calendar begins in the first viewport, with its days visible", async ({
		open,
	}) => {
		const page = await open("/terms", { viewport });
		if (viewport === "desktop")
			await page.setViewportSize({ width: 1440, height: 900 });
		const { calendars } = await openBooking(page, path, run(drawCalendar(900)));
		const { y = 0, height } = (await calendars.first().boundingBox()) ?? {};
		expect(height).toBe(900);
		const [offset, room] = viewport === "desktop" ? [330, 550] : [420, 350];
		expect(y).toBeLessThanOrEqual(offset);
		const end = await page
			.locator(".header .actions")
			.evaluate((bar) =>
				getComputedStyle(bar).position === "fixed"
					? bar.getBoundingClientRect().top
					: innerHeight,
			);
		expect(end - y).toBeGreaterThanOrEqual(room);
	});

	test("a script that fails is retried three times; then the columns show the alternatives, without layout shifts", async ({
		open,
	}) => {
		const page = await open("/terms", { viewport, expecting: missing });
		const { scripts, status, asked } = await openBooking(page, path, fail);
		await expectMessages(page, widgets, loading);
		await expectAlternatives(page, widgets);
		for (const [wait, count] of [
			[1, 2],
			[2, 3],
			[4, 4],
		] as const) {
			await expect(scripts).toHaveCount(0);
			await page.clock.runFor(wait * seconds);
			await expect.poll(asked, { timeout: 15_000 }).toBe(count);
		}
		await expectMessages(page, widgets, failed);
		await expect(status).toHaveText(failed);
		await expectAlternatives(page, widgets);
		await expectStill(page);
	});
});

describe("the widgets count as failed", () => {
	const { path, widgets, loading, failed } = english;

	test("after eight seconds without the script, which may still load", async ({
		open,
	}) => {
		const page = await open("/terms");
		const { answer, release } = holdAnswer();
		const { calendars, scripts, status } = await openBooking(
			page,
			path,
			answer,
		);
		await page.clock.runFor(8 * seconds - 1);
		await expectMessages(page, widgets, loading);
		await page.clock.runFor(1);
		await expectMessages(page, widgets, failed);
		release();
		await expect(calendars).toHaveCount(widgets);
		await expectMessages(page, 0, "");
		expect(await status.textContent()).toBe("");
		await expect(scripts).toHaveCount(1);
	});

	test("after eight seconds with a script that renders nothing", async ({
		open,
	}) => {
		const page = await open("/terms");
		await openBooking(page, path, run(""));
		await expectMessages(page, widgets, loading);
		await page.clock.runFor(8 * seconds);
		await expectMessages(page, widgets, failed);
		await expectAlternatives(page, widgets);
	});

	test("after eight seconds with a script that a policy blocks", async ({
		open,
	}) => {
		const page = await open("/terms", {
			expecting: ["Content Security Policy", `request failed: ${provider} csp`],
		});
		await page.route(`**${path}`, async (route) => {
			const response = await route.fetch();
			const policy = "script-src 'self' 'unsafe-inline'";
			const headers = response.headers();
			await route.fulfill({
				response,
				headers: { ...headers, "content-security-policy": policy },
			});
		});
		const { asked } = await openBooking(page, path, run(calendar));
		await expectMessages(page, widgets, loading);
		await page.clock.runFor(8 * seconds);
		await expectMessages(page, widgets, failed);
		await expectAlternatives(page, widgets);
		expect(asked()).toBe(0);
	});

	test("at once with a frame that the policy blocks, whatever its height, without layout shifts", async ({
		open,
	}) => {
		const page = await open("/terms", {
			expecting: ["Content Security Policy"],
		});
		const { status } = await openBooking(
			page,
			path,
			run(
				drawInto(
					className,
					`const drawn = document.createElement("iframe");
					drawn.src = "https://elsewhere.example/calendar";
					drawn.height = 400;`,
				),
			),
		);
		await expectMessages(page, widgets, failed);
		await expect(status).toHaveText(failed);
		await expectAlternatives(page, widgets);
		await page.clock.runFor(60 * seconds);
		await expectMessages(page, widgets, failed);
		await expectStill(page);
	});
});

describe("the alternatives", () => {
	const { path, widgets } = english;

	test("stay visible if a widget never gets beyond its spinner, without layout shifts", async ({
		open,
	}) => {
		const page = await open("/terms");
		await openBooking(
			page,
			path,
			run(
				drawInto(
					className,
					`const drawn = document.createElement("div");
					drawn.style.blockSize = "200px";`,
				),
			),
		);
		await expect(page.locator(".widget[data-up]")).toHaveCount(widgets);
		await expectAlternatives(page, widgets);
		await page.clock.runFor(60 * seconds);
		await expectAlternatives(page, widgets);
		await expectStill(page);
	});

	test("stay in place of a calendar while one of their links has the focus", async ({
		open,
	}) => {
		const page = await open("/terms");
		const { answer, release } = holdAnswer();
		const { calendars } = await openBooking(page, path, answer);
		const link = page.locator(".widget__instead a").first();
		await link.focus();
		release();
		await expect(calendars).toHaveCount(widgets - 1);
		await expect(link).toBeFocused();
		await link.blur();
		await expect(calendars).toHaveCount(widgets);
		await expect(link).not.toBeVisible();
	});

	test("are shown without scripts, and the provider gets no request", async ({
		visit,
	}) => {
		const { page, requests } = await visit(path, { scripts: "off" });
		await expectMessages(page, widgets, english.instead);
		await expectAlternatives(page, widgets);
		expect(requests).not.toContain(provider);
	});
});

describe("on the way back", () => {
	const { path, widgets, loading } = danish;

	test("a page loads its widgets again, with one script each time", async ({
		open,
	}) => {
		const page = await open("/terms");
		const { calendars, scripts } = await openBooking(page, path, run(calendar));
		await expect(calendars).toHaveCount(widgets);
		await page.goBack();
		await expect(calendars).toHaveCount(0);
		await page.goForward();
		await expect(calendars).toHaveCount(widgets);
		await expect(scripts).toHaveCount(1);
	});

	test("a page from the back/forward cache has lost its script, and needs no other one for loaded widgets", async ({
		open,
	}) => {
		const page = await open("/terms");
		const { calendars, scripts, asked } = await openBooking(
			page,
			path,
			run(calendar),
		);
		await expect(calendars).toHaveCount(widgets);
		await dispatchTransition(page, "pagehide");
		await expect(scripts).toHaveCount(0);
		await dispatchTransition(page, "pageshow");
		await page.clock.runFor(10 * seconds);
		await expect(calendars).toHaveCount(widgets);
		await expectMessages(page, 0, "");
		expect(asked()).toBe(1);
	});

	test("a page in the back/forward cache sends no requests, and loads its widgets when it is restored", async ({
		open,
	}) => {
		const page = await open("/terms", { expecting: missing });
		let answer = fail;
		const { calendars, scripts, asked } = await openBooking(
			page,
			path,
			(route) => answer(route),
		);
		await expectMessages(page, widgets, loading);
		await expect(scripts).toHaveCount(0);
		await dispatchTransition(page, "pagehide");
		await page.clock.runFor(10 * seconds);
		await expectMessages(page, widgets, loading);
		expect(asked()).toBe(1);
		answer = run(calendar);
		await dispatchTransition(page, "pageshow");
		await expect(calendars).toHaveCount(widgets);
		await expect(scripts).toHaveCount(1);
	});
});

/** Dispatches the event of a page that enters or leaves the back/forward cache, which is disabled in tests. */
function dispatchTransition(
	page: Page,
	type: "pagehide" | "pageshow",
): Promise<void> {
	return page.evaluate((type) => {
		dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
	}, type);
}

test("with widgets that load on a click, the provider gets no request before it, and the focus moves to the first widget", async ({
	open,
}) => {
	const script = "https://widget.example/widget.js";
	const files = edit("booking.yaml", "  page: ", "  load: click\n  page: ");
	const body = check(files).text("book.html");
	const page = await open("/terms");
	await page.route("**/book", (route) =>
		route.fulfill({ contentType: "text/html", body }),
	);
	const { calendars, asked } = await openBooking(
		page,
		"/book",
		run(drawCalendar(400, "tidbog-widget")),
		script,
	);
	await page.clock.runFor(10 * seconds);
	const button = page.getByRole("button", { name: strings.widgetShow.da });
	const notice = strings.widgetNotice.da.replace("{provider}", "Tidbog");
	await expect(page.locator(".widget__ask")).toHaveText(words(notice));
	expect(asked()).toBe(0);
	await button.press("Enter");
	await expect(calendars).toHaveCount(1);
	await expect(button).toHaveCount(0);
	await expect(page.locator(".widget")).toBeFocused();
	await page.keyboard.press("Tab");
	// Focus in a shadow root is focus of its host.
	await expect(page.locator(".tidbog-widget")).toBeFocused();
	expect(asked()).toBe(1);
});
