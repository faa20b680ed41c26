import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { strings } from "../content.ts";
import { describe, expect, site, test } from "./harness.ts";

// The reader of the news. The Danish one has two articles, the offer first.

const offer = "50\u00A0% rabat på alle sessioner i august 2025";
const opening = "Vi åbner i Vig lørdag den 9.\u00A0august 2025";
const headings = (page: Page) => page.locator(".article > h2:visible");

/** The reader is awake when its islands are. */
const awake = (page: Page) =>
	expect(page.locator(".reader [data-awake]")).toHaveCount(2);

test("without scripts all articles stand one after another, and the overview leads to each", async ({
	open,
}) => {
	const page = await open("/news", { scripts: "off" });
	await expect(headings(page)).toHaveCount(2);
	await expect(page.locator(".pager")).not.toBeVisible();
	await page.getByRole("link", { name: opening, exact: true }).click();
	await expect(page).toHaveAddress("/news#vi-aabner-i-vig");
});

describe("an address chooses", () => {
	test.for([
		["/news", offer],
		["/news?id=grand-opening", opening],
		["/news#vi-aabner-i-vig", opening],
		["/news?id=unknown", offer],
		["/news#unknown", offer],
		["/news?id=grand-opening#aabningstilbud-august", opening],
	] as const)("%s: %s", async ([address, title], { open }) => {
		const page = await open(address);
		await page.waitForLoadState("networkidle");
		await expect(headings(page)).toHaveText(title);
	});

	test("nothing of React is fetched where it chooses nothing", async ({
		open,
	}) => {
		const page = await open("/news");
		await page.waitForLoadState("networkidle");
		expect(await scripts(page)).toEqual([]);
	});

	test("a fragment within an article shows that article", async ({ open }) => {
		const page = await open("/news#vi-aabner-i-vig");
		const heading = page.locator("#vi-aabner-i-vig .prose :is(h2, h3)").first();
		const id = await heading.getAttribute("id");
		await page.goto(`/news#${id}`);
		await expect(headings(page)).toHaveText(opening);
	});
});

describe.each(["pointer", "keyboard"] as const)("by %s", (means) => {
	const use = async (page: Page, name: string) => {
		const button = page.getByRole("button", { name });
		if (means === "pointer") return button.click();
		await button.focus();
		await page.keyboard.press("Enter");
	};

	test("next and previous stop at either end, and the address follows", async ({
		open,
	}) => {
		const page = await open("/news");
		const previous = page.getByRole("button", {
			name: strings.previousArticle.da,
		});
		const next = page.getByRole("button", { name: strings.nextArticle.da });
		expect(await previous.isDisabled()).toBe(true);
		await use(page, strings.nextArticle.da);
		await expect(headings(page)).toHaveText(opening);
		await expect(page).toHaveAddress("/news?id=grand-opening");
		await expect(headings(page)).toBeFocused();
		expect(await next.isDisabled()).toBe(true);
		await use(page, strings.previousArticle.da);
		await expect(headings(page)).toHaveText(offer);
		await expect(page).toHaveAddress("/news?id=opening-offer");
	});

	test("back to the top", async ({ open }) => {
		const page = await open("/news", { viewport: "phone" });
		await use(page, strings.backToTop.da);
		await expect(page.locator("main")).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});

test("Back and Forward go through the articles that were read", async ({
	open,
}) => {
	const page = await open("/en/news");
	const title = page.locator(".article > h2:visible");
	const first = await title.innerText();
	await page.getByRole("button", { name: strings.nextArticle.en }).click();
	await expect(title).not.toHaveText(first);
	await page.goBack();
	await expect(title).toHaveText(first);
	await page.goForward();
	await expect(title).not.toHaveText(first);
	await expect(page.locator(".overview [aria-current]")).toHaveCount(1);
});

test("on a phone the overview lies over the page, and goes when one has chosen", async ({
	open,
}) => {
	const page = await open("/news", { viewport: "phone" });
	const overview = page.getByRole("navigation", { name: strings.overview.da });
	await expect(overview).not.toBeVisible();
	await page.getByRole("button", { name: strings.overview.da }).tap();
	await expect(overview).toBeVisible();
	await awake(page);
	await overview.getByRole("link", { name: opening }).tap();
	await expect(overview).not.toBeVisible();
	await expect(headings(page)).toHaveText(opening);
});

test("Escape closes the overview and gives the focus back", async ({
	open,
}) => {
	const page = await open("/news", { viewport: "phone" });
	const button = page.getByRole("button", { name: strings.overview.da });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: opening })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: opening })).not.toBeVisible();
	await expect(button).toBeFocused();
});

describe("the first click on a title", () => {
	const islands = /\/assets\/(hydrate|news-|chunk)/;
	const title = (page: Page, name: string) =>
		page.locator(".overview").getByRole("link", { name });

	/** Not as Playwright does, which moves the pointer over the title and waits before it clicks. */
	const press = {
		click: (page: Page) =>
			title(page, opening).evaluate((link) => (link as HTMLElement).click()),
		Enter: (page: Page) => title(page, opening).press("Enter"),
		pointer: (page: Page) => title(page, opening).click(),
	};

	test.for(["click", "Enter", "pointer"] as const)(
		"by %s selects it at once, though the scripts of the islands never come",
		async (way, { open }) => {
			const page = await open("/about");
			await page.route(islands, () => {});
			await page.goto("/news", { waitUntil: "domcontentloaded" });
			await press[way](page);
			await expect(page).toHaveAddress("/news?id=grand-opening");
			await expect(headings(page)).toHaveText(opening);
			await expect(headings(page)).toBeFocused();
			await page.goBack();
			await expect(page).toHaveAddress("/news");
			await expect(headings(page)).toHaveText(offer);
		},
	);

	test("is one step of the history, and wakes the islands, which follow it", async ({
		open,
	}) => {
		const page = await open("/news");
		const steps = await page.evaluate(() => history.length);
		await press.click(page);
		await awake(page);
		expect(await page.evaluate(() => history.length)).toBe(steps + 1);
		await expect(page).toHaveAddress("/news?id=grand-opening");
		await expect(page.locator(".overview [aria-current]")).toHaveText(opening);
		const next = page.getByRole("button", { name: strings.nextArticle.da });
		expect(await next.isDisabled()).toBe(true);
	});

	test("counts while the page is still arriving", async ({ open }) => {
		const page = await open("/about");
		let arrive = () => {};
		const rest = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		// The real site, whose page of news stops after its overview.
		const server = createServer(async ({ url = "" }, response) => {
			const answer = await fetch(site.origin + url);
			const bytes = Buffer.from(await answer.arrayBuffer());
			const stop = bytes.indexOf('<div class="reader__articles">');
			response.setHeader(
				"content-type",
				answer.headers.get("content-type") ?? "",
			);
			if (stop > 0) {
				response.write(bytes.subarray(0, stop));
				await rest;
			}
			response.end(bytes.subarray(Math.max(0, stop)));
		}).listen(0, "127.0.0.1");
		await once(server, "listening");
		try {
			const { port } = server.address() as AddressInfo;
			await page.goto(`http://127.0.0.1:${port}/news`, { waitUntil: "commit" });
			await press.click(page);
			await expect(page).toHaveAddress("/news?id=grand-opening");
			arrive();
			await expect(headings(page)).toHaveText(opening);
			// The icon comes last, and from this server too.
			await page.waitForLoadState("networkidle");
		} finally {
			server.close();
			server.closeAllConnections();
		}
	});

	test("on a phone also closes the overview", async ({ open }) => {
		const page = await open("/about", { viewport: "phone" });
		await page.route(islands, () => {});
		await page.goto("/news", { waitUntil: "domcontentloaded" });
		await page.getByRole("button", { name: strings.overview.da }).tap();
		await title(page, opening).tap();
		await expect(page.locator(".overview")).not.toBeVisible();
		await expect(page).toHaveAddress("/news?id=grand-opening");
		await expect(headings(page)).toBeFocused();
	});

	test.for(["ControlOrMeta", "Shift"] as const)(
		"with %s is a link's, before the islands are awake too",
		async (modifier, { open }) => {
			const page = await open("/about");
			await page.context().route(islands, () => {});
			await page.goto("/news", { waitUntil: "domcontentloaded" });
			await opensBesides(page, () =>
				title(page, opening).click({ modifiers: [modifier] }),
			);
			await expect(page).toHaveAddress("/news");
			await expect(headings(page)).toHaveText(offer);
		},
	);

	test("of the middle button is a link's", async ({ open }) => {
		const page = await open("/news");
		await opensBesides(page, () =>
			title(page, opening).click({ button: "middle" }),
		);
		await expect(page).toHaveAddress("/news");
	});
});

describe("where the overview fails", () => {
	const failures = [
		[
			"its script can't be had",
			(page: Page) =>
				page.route(/\/assets\/news-overview/, (route) => route.abort("failed")),
			"ERR_FAILED",
		],
		[
			"it throws",
			(page: Page) =>
				page.route(/\/assets\/news-overview/, (route) =>
					route.fulfill({
						contentType: "text/javascript",
						body: 'export function NewsOverview() { throw new Error("no such thing"); }',
					}),
				),
			"no such thing",
		],
	] as const;

	test.for(
		failures.flatMap((failure) =>
			(["phone", "desktop"] as const).map(
				(viewport) => [viewport, ...failure] as const,
			),
		),
	)(
		"on a %s since %s, a click on a title selects it, and the page says that something failed",
		async ([viewport, , fail, expected], { open }) => {
			const page = await open("/about", { viewport, expecting: [expected] });
			await fail(page);
			await page.goto("/news");
			if (viewport === "phone")
				await page.getByRole("button", { name: strings.overview.da }).tap();
			await page
				.locator(".overview")
				.getByRole("link", { name: opening })
				.click();
			await expect(page.getByText(strings.failedTitle.da)).toBeVisible();
			await expect(page).toHaveAddress("/news?id=grand-opening");
			await expect(headings(page)).toHaveText(opening);
		},
	);

	test.for(failures)(
		"since %s, an address that selects an article still shows it, and the page says that something failed",
		async ([, fail, expected], { open }) => {
			const page = await open("/about", { expecting: [expected] });
			await fail(page);
			await page.goto("/news?id=grand-opening");
			await expect(page.getByText(strings.failedTitle.da)).toBeVisible();
			await expect(headings(page)).toHaveText(opening);
		},
	);

	test("those who only passed by are told nothing", async ({ open }) => {
		const page = await open("/about", { expecting: ["ERR_FAILED"] });
		await page.route(/\/assets\/news-overview/, (route) =>
			route.abort("failed"),
		);
		const failed = page.waitForEvent("requestfailed");
		await page.goto("/news");
		await page.locator(".overview a").first().hover();
		await failed;
		await expect(page.locator(".failure")).toHaveCount(0);
	});
});

test("a link of the overview opens in a new tab when that is asked for", async ({
	open,
}) => {
	const page = await open("/news?id=opening-offer");
	await awake(page);
	await opensBesides(page, () =>
		page
			.getByRole("link", { name: opening })
			.first()
			.click({ modifiers: ["ControlOrMeta"] }),
	);
	await expect(page).toHaveAddress("/news?id=opening-offer");
});

/**
 * The link that is clicked is left to the browser, which opens something beside this page: what, no test asks, since
 * Chrome's headless shell doesn't always load it.
 */
async function opensBesides(
	page: Page,
	click: () => Promise<void>,
): Promise<void> {
	const link = page.locator('a[href="/news#vi-aabner-i-vig"]');
	expect(await link.count()).toBeGreaterThan(0);
	const opened = page.context().waitForEvent("page");
	await click();
	await opened;
}

function scripts(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.map(({ name }) => name)
			.filter((name) => name.endsWith(".js")),
	);
}
