import type { Page } from "playwright-core";
import { check, edit } from "../support/check.ts";
import { strings } from "../support/content.ts";
import {
	className,
	createCalendarScript,
	createWidgetScript,
	danish,
	english,
	expectAlternatives,
	expectMessages,
	fail,
	openBooking,
	run,
} from "./booking-page.ts";
import { words } from "./built.ts";
import { expect, open, test, visit } from "./harness.ts";
import { createGate, silenceBooking } from "./visit.ts";

const works = run(createCalendarScript(400));

/** Opens the booking page; the provider responds once the gate is open. */
async function openLateBooking() {
	const gate = createGate();
	const booking = await openBooking(english, async (route) => {
		await gate.opened;
		await works(route);
	});
	return { booking, gate };
}

/** The browser's messages for a script that failed to load. */
const missing = ["Failed to load resource", `failed: ${danish.script}`];

/** The page in each language, and the screen on which it is visited. */
const visits = [
	{ ...danish, viewport: "desktop" },
	{ ...english, viewport: "phone" },
] as const;

test.for(visits)(
	"the widgets of $path load without layout shifts on a $viewport",
	async ({ viewport, ...site }) => {
		const booking = await openBooking(site, works, { viewport });
		const { calendars, scripts, status, asked } = booking;
		await expect(calendars).toHaveCount(site.widgets);
		await booking.expectAlternatives();
		await expect(scripts).toHaveCount(1);
		expect(asked()).toBe(1);
		await booking.wait(10);
		await booking.expectMessages("");
		expect(await status.textContent()).toBe("");
		await booking.expectStill();
	},
);

test.for(visits)(
	"a script of $path that fails is retried three times; then the columns show the alternatives, without layout shifts",
	async ({ viewport, ...site }) => {
		const conditions = { viewport, expecting: missing };
		const booking = await openBooking(site, fail, conditions);
		await booking.expectMessages(site.loading);
		await booking.expectAlternatives();
		for (const [seconds, count] of [
			[1, 2],
			[2, 3],
			[4, 4],
		] as const) {
			await expect(booking.scripts).toHaveCount(0);
			await booking.wait(seconds);
			await expect.poll(booking.asked).toBe(count);
		}
		await booking.expectMessages(site.failed);
		await expect(booking.status).toHaveText(site.failed);
		await booking.expectAlternatives();
		await booking.expectStill();
	},
);

const { widgets, loading, failed } = english;

test("the widgets count as failed after eight seconds without the script, which may still load", async () => {
	const { booking, gate } = await openLateBooking();
	// The timer starts with the request.
	await expect(booking.scripts).toHaveCount(1);
	await booking.wait(7);
	await booking.expectMessages(loading);
	await booking.wait(1);
	await booking.expectMessages(failed);
	gate.open();
	await expect(booking.calendars).toHaveCount(widgets);
	await booking.expectMessages("");
	expect(await booking.status.textContent()).toBe("");
	await expect(booking.scripts).toHaveCount(1);
});

test("the widgets count as failed after eight seconds with a script that renders nothing", async () => {
	const booking = await openBooking(english, run(""));
	await booking.expectMessages(loading);
	await expect(booking.scripts).toHaveCount(1);
	await booking.wait(8);
	await booking.expectMessages(failed);
	await booking.expectAlternatives();
});

test("the widgets count as failed at once with a frame that the policy blocks, whatever its height, without layout shifts", async () => {
	const frame = `drawn.src = "https://elsewhere.example/"; drawn.height = 400;`;
	const answer = run(createWidgetScript("iframe", frame));
	const booking = await openBooking(english, answer, {
		expecting: ["Content Security Policy"],
	});
	await booking.expectMessages(failed);
	await expect(booking.status).toHaveText(failed);
	await booking.expectAlternatives();
	const frames = booking.page.locator(`.${className} iframe`);
	await frames.evaluateAll((all) => {
		for (const each of all as HTMLIFrameElement[]) each.height = "500";
	});
	await booking.wait(60);
	await booking.expectMessages(failed);
	await booking.expectStill();
});

test("the alternatives stay in place of a calendar while one of their links has the focus", async () => {
	const { booking, gate } = await openLateBooking();
	const link = booking.page.locator(".widget__instead a").first();
	await link.focus();
	gate.open();
	await expect(booking.calendars).toHaveCount(english.widgets - 1);
	await expect(link).toBeFocused();
	await link.blur();
	await expect(booking.calendars).toHaveCount(english.widgets);
	await expect(link).not.toBeVisible();
});

test("the alternatives are shown without scripts, and the provider gets no request", async () => {
	const { path, widgets, instead, script } = english;
	const { page, requests } = await visit(path, { scripts: "off" });
	await expectMessages(page, widgets, instead);
	await expectAlternatives(page, widgets);
	expect(requests).not.toContain(script);
});

test("on the way back, a page from the back/forward cache has lost its script, and needs no other one for loaded widgets", async () => {
	const booking = await openBooking(danish, works);
	await expect(booking.calendars).toHaveCount(danish.widgets);
	await dispatchTransition(booking.page, "pagehide");
	await expect(booking.scripts).toHaveCount(0);
	await dispatchTransition(booking.page, "pageshow");
	await booking.wait(10);
	await expect(booking.calendars).toHaveCount(danish.widgets);
	await booking.expectMessages("");
	expect(booking.asked()).toBe(1);
});

test("on the way back, a page in the back/forward cache sends no requests, and loads its widgets when it is restored", async () => {
	let answer = fail;
	const booking = await openBooking(danish, (route) => answer(route), {
		expecting: missing,
	});
	await booking.expectMessages(danish.loading);
	await expect(booking.scripts).toHaveCount(0);
	await dispatchTransition(booking.page, "pagehide");
	await booking.wait(10);
	await booking.expectMessages(danish.loading);
	expect(booking.asked()).toBe(1);
	answer = works;
	await dispatchTransition(booking.page, "pageshow");
	await expect(booking.calendars).toHaveCount(danish.widgets);
	await expect(booking.scripts).toHaveCount(1);
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

test("with widgets that load on a click, the provider gets no request before it, and the focus moves to the widget", async () => {
	const files = edit("booking.yaml", "  page: ", "  load: click\n  page: ");
	const html = check(files).text("book.html");
	const script = "https://widget.example/widget.js";
	const booking = await openBooking(
		{ ...danish, widgets: 1, script, html },
		run(createCalendarScript(400, "tidbog-widget")),
	);
	const { page, calendars, asked } = booking;
	const button = page.getByRole("button", { name: strings.widgetShow.da });
	const notice = strings.widgetNotice.da.replace("{provider}", "Tidbog");
	await expect(page.locator(".widget__ask")).toHaveText(words(notice));
	await booking.wait(10);
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

test("on a phone, the button to the provider's page and the next start times are in the first view, with the price of each choice", async () => {
	const page = await open("/terms", {
		viewport: "phone",
		clock: "2026-12-01T12:00:00Z",
	});
	await silenceBooking(page);
	for (const path of [danish.path, english.path]) {
		await page.goto(path);
		const bar = await page.locator(".actions").boundingBox();
		const product = page.locator(".product").first();
		for (const link of [
			product.locator("header > .button"),
			product.locator(".next a").nth(2),
		]) {
			const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
			expect.soft(y, path).toBeGreaterThan(0);
			expect.soft(y + height, path).toBeLessThanOrEqual(bar?.y ?? 0);
		}
		const choices = page.locator(".choice .note");
		for (const price of await choices.all()) await expect(price).toBeVisible();
		await expect(choices).toHaveCount(4);
	}
});

const closed = ["23. december 2026–1. januar 2027 Juleferie: lukket"];

/** Pages, moments, and the next start times that a product shows then, or its heading if it has none. */
const starts = [
	// A time that has just come is still one.
	[
		"/book",
		"2026-12-01T17:00+01:00",
		0,
		["I dag 17.00", "I morgen 10.00", "I morgen 12.00"],
	],
	[
		"/en/book",
		"2026-12-01T15:01+01:00",
		0,
		["Today 16:00", "Today 17:00", "Tomorrow 10:00"],
	],
	// Saturday is closed.
	[
		"/book",
		"2026-11-27T17:01+01:00",
		0,
		["Søndag 10.00", "Søndag 12.00", "Søndag 14.00"],
	],
	[
		"/book",
		"2026-12-01T22:00+01:00",
		1,
		["I morgen 21.00", "Søndag 21.00", "Tirsdag 21.00"],
	],
	// There are two times before the holidays, and none in them.
	["/book", "2026-12-22T15:01+01:00", 0, ["I dag 16.00", "I dag 17.00"]],
	["/book", "2026-12-22T17:01+01:00", 0, closed],
	[
		"/book",
		"2026-12-31T12:00+01:00",
		0,
		["Søndag 10.00", "Søndag 12.00", "Søndag 14.00"],
	],
	// In summer time.
	[
		"/book",
		"2026-07-16T23:30+02:00",
		0,
		["I morgen 08.00", "I morgen 10.00", "I morgen 12.00"],
	],
] as const;

test("each session and night shows its next start times wherever the visitor is, in links to the provider's page", async () => {
	const page = await open("/terms", { timezone: "Pacific/Auckland" });
	await silenceBooking(page);
	for (const [path, moment, product, expected] of starts) {
		await page.clock.setFixedTime(moment);
		await page.goto(path);
		const section = page.locator(".product").nth(product);
		const links = section.locator(".next a:visible");
		const times = links.locator("> :first-child");
		const shown = await times.allTextContents();
		const heading = await section.locator(".next > p").innerText();
		expect
			.soft(shown.length > 0 ? shown : [heading.replace(/\s/g, " ")], moment)
			.toEqual(expected);
		const button = section.locator("header > .button");
		const address = await button.getAttribute("href");
		for (const link of await links.all())
			expect.soft(await link.getAttribute("href"), moment).toBe(address);
	}
});

test("the next start times change while the page is open", async () => {
	const page = await open("/terms", { clock: "2026-12-01T15:59:30Z" });
	await silenceBooking(page);
	await page.goto("/book");
	const first = page.locator(".next a").first();
	await expect(first).toHaveText(words("I dag 17.00"));
	await page.clock.runFor(60_000);
	await expect(first).toHaveText(words("I morgen 10.00"));
});
