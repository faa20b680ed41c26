import type { BrowserContext, Page, Route } from "playwright-core";
import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { readSources } from "../../generator/read/index.ts";
import { site as definition } from "../../site/site.ts";
import { bundle, filesOf, repository, today } from "../support/check.ts";
import { contentOf, strings } from "../support/content.ts";
import { words } from "./built.ts";
import { describe, expect, site, test } from "./harness.ts";
import { layoutShifts } from "./paint.ts";

// The booking page with a provider that the tests play themselves, by answering for its host.

const provider = site.bookingScript ?? "";
const seconds = 1000;
const elsewhere = "/terms";

const { columns, provider: named } = contentOf<{
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

/** How far down a calendar begins at most, and how much of it is in view at least (pixels). */
const firstViews = {
	desktop: { top: 330, room: 550 },
	phone: { top: 420, room: 350 },
} as const;

/** What browsers say of a script that can't be had. */
const missing = ["Failed to load resource", `request failed: ${provider}`];

/** Draws what the provider draws: something in the shadow root of each of its elements. The page's policy allows no style in HTML. */
const drawing = `
	for (const each of document.querySelectorAll("${element}")) {
		const button = document.createElement("button");
		button.style.blockSize = "400px";
		button.textContent = "Calendar " + each.dataset.experienceId;
		(each.shadowRoot ?? each.attachShadow({ mode: "open" })).replaceChildren(button);
	}
`;

/** Draws a calendar as high as those of providers are. */
const calendarOf = (pixels: number) => drawing.replace("400px", `${pixels}px`);

/** Draws something that never becomes a calendar. */
const spinner = `
	for (const each of document.querySelectorAll("${element}")) {
		const wheel = document.createElement("div");
		wheel.style.blockSize = "200px";
		each.attachShadow({ mode: "closed" }).append(wheel);
	}
`;

/** Draws a frame of a host that the page's policy doesn't know. */
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

/** The provider answers, as it should, once it is released. */
function held(): { readonly answer: Answer; readonly release: () => void } {
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

/** From a page without the provider to the booking page, while the provider answers like this; time stands still there. */
async function enter(
	page: Page,
	path: string,
	answer: Answer,
): Promise<{ readonly asked: () => number }> {
	let asked = 0;
	await play(page.context(), (route) => {
		asked++;
		return answer(route);
	});
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1 * seconds);
	await page.goto(path);
	return { asked: () => asked };
}

async function play(context: BrowserContext, answer: Answer): Promise<void> {
	await context.route(provider, answer);
}

/** The words that stand instead of the widgets, those that can be seen. */
function said(page: Page) {
	return page.locator(".widget__said:visible");
}

function calendars(page: Page) {
	return page.getByRole("button", { name: /^Calendar \w{32}$/ });
}

function scripts(page: Page) {
	return page.locator(`script[src="${provider}"]`);
}

/** In each column that has a widget, the addresses of all the ways to book without it. */
function waysInstead(page: Page): Promise<string[][]> {
	return page
		.locator(":is(.widget__instead, .widget__note):visible")
		.evaluateAll((columns) =>
			columns.map((column) =>
				[...column.querySelectorAll("a")].map(({ href }) => href),
			),
		);
}

/** Each line once for each widget. */
function times(count: number, line: string): string {
	return Array(count).fill(line).join("\n");
}

/** In each column that has a widget, the ways to book without it. */
function everyWay(widgets: number): unknown[] {
	return Array(widgets).fill([
		expect.stringMatching(/^https:\/\/[\w.-]+\/\S*\w{32}$/),
		expect.stringMatching(/^tel:\+45\d{8}$/),
		expect.stringMatching(/^mailto:\S+@\S+$/),
	]);
}

describe.for(pages)(
	"$path on a $viewport",
	({ path, viewport, widgets, loading, failed }) => {
		test("the widgets come up, with their four attributes, and nothing moves", async ({
			open,
		}) => {
			const page = await open(elsewhere, { viewport });
			const { asked } = await enter(page, path, works);
			await expect(calendars(page)).toHaveCount(widgets);
			await expect(said(page)).toHaveCount(0);
			expect(await waysInstead(page)).toEqual(everyWay(widgets));
			await expect(scripts(page)).toHaveCount(1);
			expect(asked()).toBe(1);
			for (const attributes of await attributesOf(page))
				expect(attributes).toEqual({
					companyId: expect.stringMatching(/^[0-9a-f]{32}$/),
					storefrontId: expect.stringMatching(/^[0-9a-f]{32}$/),
					experienceId: expect.stringMatching(/^[0-9a-f]{32}$/),
					language: path === "/book" ? "da" : "en",
				});
			await page.clock.runFor(10 * seconds);
			await expect(said(page)).toHaveCount(0);
			expect(await page.getByRole("status").textContent()).toBe("");
			await page.clock.resume();
			expect(await layoutShifts(page)).toEqual([]);
		});

		test.for([700, 900])(
			"a calendar of %i pixels begins within the first view, with its days",
			async (pixels, { open }) => {
				const page = await open(elsewhere, { viewport });
				if (viewport === "desktop")
					await page.setViewportSize({ width: 1440, height: 900 });
				await enter(page, path, draws(calendarOf(pixels)));
				const box = await calendars(page).first().boundingBox();
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

		test("a script that fails is tried three times more; then the columns say how to book, and nothing moves", async ({
			open,
		}) => {
			const page = await open(elsewhere, { viewport, expecting: missing });
			const { asked } = await enter(page, path, fails);
			await expect(said(page)).toHaveText(times(widgets, loading));
			expect(await waysInstead(page)).toEqual(everyWay(widgets));
			for (const [wait, count] of [
				[1, 2],
				[2, 3],
				[4, 4],
			] as const) {
				await expect(scripts(page)).toHaveCount(0);
				await page.clock.runFor(wait * seconds);
				await expect.poll(asked, { timeout: 15_000 }).toBe(count);
			}
			await expect(said(page)).toHaveText(times(widgets, failed));
			await expect(page.getByRole("status")).toHaveText(failed);
			expect(await waysInstead(page)).toEqual(everyWay(widgets));
			await page.clock.resume();
			expect(await layoutShifts(page)).toEqual([]);
		});
	},
);

describe("on the English page", () => {
	const { path, widgets, instead, loading, failed } = pages[1];

	test("a script that takes longer than eight seconds has failed, and may still come", async ({
		open,
	}) => {
		const page = await open(elsewhere);
		const { answer, release } = held();
		await enter(page, path, answer);
		await expect(said(page)).toHaveText(times(widgets, loading));
		await page.clock.runFor(7 * seconds);
		expect(await said(page).allInnerTexts()).toContain(loading);
		await page.clock.runFor(1 * seconds);
		await expect(said(page)).toHaveText(times(widgets, failed));

		release();
		await expect(calendars(page)).toHaveCount(widgets);
		await expect(said(page)).toHaveCount(0);
		expect(await page.getByRole("status").textContent()).toBe("");
		await expect(scripts(page)).toHaveCount(1);
	});

	test("a script that draws nothing has failed", async ({ open }) => {
		const page = await open(elsewhere);
		await enter(page, path, drawsNothing);
		await expect(said(page)).toHaveText(times(widgets, loading));
		await page.clock.runFor(8 * seconds);
		await expect(said(page)).toHaveText(times(widgets, failed));
		expect(await waysInstead(page)).toEqual(everyWay(widgets));
	});

	test("a widget that never gets beyond its spinner leaves every other way in sight, and nothing moves", async ({
		open,
	}) => {
		const page = await open(elsewhere);
		await enter(page, path, draws(spinner));
		await expect(page.locator(".widget[data-up]")).toHaveCount(widgets);
		for (const wait of [0, 8, 60]) {
			await page.clock.runFor(wait * seconds);
			expect(await waysInstead(page)).toEqual(everyWay(widgets));
		}
		await page.clock.resume();
		expect(await layoutShifts(page)).toEqual([]);
	});

	test("a frame that the policy blocks has failed, whatever its height", async ({
		open,
	}) => {
		const page = await open(elsewhere, {
			expecting: ["Content Security Policy"],
		});
		await enter(page, path, draws(forbiddenFrame));
		await expect(said(page)).toHaveText(times(widgets, failed));
		await expect(page.getByRole("status")).toHaveText(failed);
		expect(await waysInstead(page)).toEqual(everyWay(widgets));
		await page.clock.runFor(60 * seconds);
		await expect(said(page)).toHaveText(times(widgets, failed));
		await page.clock.resume();
		expect(await layoutShifts(page)).toEqual([]);
	});

	test("a script that a policy blocks has failed", async ({ open }) => {
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
		const { asked } = await enter(page, path, works);
		await expect(said(page)).toHaveText(times(widgets, loading));
		await page.clock.runFor(8 * seconds);
		await expect(said(page)).toHaveText(times(widgets, failed));
		expect(await waysInstead(page)).toEqual(everyWay(widgets));
		expect(asked()).toBe(0);
	});

	test("without scripts the columns say how to book, and nothing is asked of the provider", async ({
		visit,
	}) => {
		const { page, requests } = await visit(path, { scripts: "off" });
		await expect(said(page)).toHaveText(times(widgets, instead));
		expect(await waysInstead(page)).toEqual(everyWay(widgets));
		expect(requests).not.toContain(provider);
	});

	test("a link that has the focus stays until it is left", async ({ open }) => {
		const page = await open(elsewhere);
		const { answer, release } = held();
		await enter(page, path, answer);
		const link = page.locator(".widget__instead a").first();
		await link.focus();
		release();
		await expect(calendars(page)).toHaveCount(widgets - 1);
		await expect(link).toBeFocused();
		await link.blur();
		await expect(calendars(page)).toHaveCount(widgets);
		await expect(link).not.toBeVisible();
	});

	test("Back and Forward bring the widgets again, each time by one script", async ({
		open,
	}) => {
		const page = await open(elsewhere);
		await play(page.context(), works);
		await page.goto(path);
		await expect(calendars(page)).toHaveCount(widgets);
		await page.goBack();
		await expect(calendars(page)).toHaveCount(0);
		await page.goForward();
		await expect(calendars(page)).toHaveCount(widgets);
		await expect(scripts(page)).toHaveCount(1);
	});
});

describe("a page that is kept as it was left", () => {
	test("has lost the script, and needs no other for widgets that are up", async ({
		open,
	}) => {
		const page = await open(elsewhere);
		const { asked } = await enter(page, "/book", works);
		await expect(calendars(page)).toHaveCount(danish);
		await keep(page);
		await expect(scripts(page)).toHaveCount(0);
		await bringBack(page);
		await page.clock.runFor(10 * seconds);
		await expect(calendars(page)).toHaveCount(danish);
		expect(asked()).toBe(1);
	});

	test("is entered again if they are not", async ({ open }) => {
		const page = await open(elsewhere, { expecting: missing });
		let answer = fails;
		await enter(page, "/book", (route) => answer(route));
		await expect(said(page)).toHaveText(times(danish, pages[0].loading));
		await page.clock.runFor(8 * seconds);
		await expect(page.getByRole("status")).toHaveText(pages[0].failed);
		await keep(page);
		answer = works;
		await bringBack(page);
		await expect(calendars(page)).toHaveCount(danish);
		await expect(scripts(page)).toHaveCount(1);
	});

	test("asks for nothing while it is away", async ({ open }) => {
		const page = await open(elsewhere, { expecting: missing });
		const { asked } = await enter(page, "/book", fails);
		await expect(said(page)).toHaveText(times(danish, pages[0].loading));
		await keep(page);
		await page.clock.runFor(10 * seconds);
		expect(asked()).toBe(1);
		await expect(said(page)).toHaveText(times(danish, pages[0].loading));
	});
});

describe("where the content says that the widgets load on a click", () => {
	const html = pageThatAsks();

	test("nothing is asked of the provider before it", async ({ visit }) => {
		const { page, requests } = await visit(elsewhere);
		await page.route("**/book", (route) =>
			route.fulfill({ contentType: "text/html", body: html }),
		);
		await enter(page, "/book", works);
		await page.clock.runFor(10 * seconds);
		const buttons = page.getByRole("button", { name: strings.widgetShow.da });
		await expect(buttons).toHaveCount(danish);
		await expect(
			page
				.getByText(
					words(strings.widgetNotice.da.replace("PROVIDER", named.name)),
				)
				.first(),
		).toBeVisible();
		expect(requests).not.toContain(provider);

		await buttons.first().press("Enter");
		await expect(calendars(page)).toHaveCount(danish);
		await expect(buttons).toHaveCount(0);
		await expect(page.locator(".widget").first()).toBeFocused();
		await page.keyboard.press("Tab");
		// Focus within a shadow root is the focus of what it hangs on.
		await expect(page.locator(element).first()).toBeFocused();
		expect(requests.filter((url) => url === provider)).toHaveLength(1);
	});

	test("without scripts there is no button", async ({ open }) => {
		const page = await open(elsewhere, { scripts: "off" });
		await page.route("**/book", (route) =>
			route.fulfill({ contentType: "text/html", body: html }),
		);
		await page.goto("/book");
		await expect(said(page)).toHaveText(times(danish, pages[0].instead));
		await expect(
			page.getByRole("button", { name: strings.widgetShow.da }),
		).toHaveCount(0);
	});
});

/** The Danish booking page of the real site, had its content said so. */
function pageThatAsks(): string {
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
		filesOf(value.artifacts).find(({ path }) => path === "book.html")?.bytes,
	);
}

function attributesOf(page: Page): Promise<Record<string, string>[]> {
	return page
		.locator(element)
		.evaluateAll((elements) =>
			elements.map((element) => ({ ...(element as HTMLElement).dataset })),
		) as Promise<Record<string, string>[]>;
}

/** Tells the page what browsers tell one that they put into the back/forward cache, which is off in tests. */
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
