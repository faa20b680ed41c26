import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { strings } from "../support/content.ts";
import { type Article, articles } from "./built.ts";
import { crossPage, describe, expect, site, test } from "./harness.ts";

// The Danish reader of the news: its newest article, which is selected by default, and its oldest.

const all = articles();
const newest = all[0] as Article;
const oldest = all.at(-1) as Article;
const createUrl = (article: Article | undefined) => `/news?id=${article?.id}`;
const fragment = `/news#${oldest.slug}`;
const headings = (page: Page) => page.locator(".article > h2:visible");

/** Waits until the reader is hydrated together with its islands. */
const waitForHydration = (page: Page) =>
	expect(page.locator(".reader [data-ready]")).toHaveCount(2);

test("without scripts all articles are shown in sequence, and the overview links to each", async ({
	open,
}) => {
	const page = await open("/news", { scripts: "off" });
	await expect(headings(page)).toHaveCount(all.length);
	await expect(page.locator(".pager")).not.toBeVisible();
	await page.getByRole("link", { name: oldest.title, exact: true }).click();
	await expect(page).toHaveAddress(fragment);
});

describe("the URL selects", () => {
	test("the named article, otherwise the newest; and only the others load React", async ({
		open,
	}) => {
		const page = await open("/terms");
		for (const [address, title] of [
			["/news", newest.title],
			[createUrl(oldest), oldest.title],
			[fragment, oldest.title],
			["/news?id=unknown", newest.title],
			["/news#unknown", newest.title],
			[`${createUrl(oldest)}#${newest.slug}`, oldest.title],
		] as const) {
			// Changing only the fragment wouldn't be a navigation.
			await page.goto("about:blank");
			await page.goto(address);
			await crossPage(page);
			await page.waitForLoadState("networkidle");
			await expect(headings(page)).toHaveText(title);
			if (address === "/news") expect(await listScripts(page)).toEqual([]);
		}
	});

	test("the article that contains the fragment", async ({ open }) => {
		const page = await open(fragment);
		const heading = page
			.locator(`[id="${oldest.slug}"] .prose :is(h2, h3)`)
			.first();
		const id = await heading.getAttribute("id");
		await page.goto(`/news#${id}`);
		await expect(headings(page)).toHaveText(oldest.title);
	});
});

test("the article of the fragment, also in the other language", async ({
	open,
}) => {
	const page = await open(`/news?fra=brev#${oldest.slug}`);
	await page.locator("summary", { hasText: strings.language.da }).click();
	await page.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveAddress(
		`/en/news?fra=brev&id=${oldest.id}#${oldest.slug}`,
	);
	await expect(page.locator(`[data-id="${oldest.id}"] h2`)).toBeVisible();
});

describe("by keyboard", () => {
	const use = async (page: Page, name: string) => {
		await page.getByRole("button", { name }).focus();
		await page.keyboard.press("Enter");
	};

	test("next and previous stop at either end, and the URL is updated", async ({
		open,
	}) => {
		const page = await open("/news");
		const previous = page.getByRole("button", {
			name: strings.previousArticle.da,
		});
		const next = page.getByRole("button", { name: strings.nextArticle.da });
		expect(await previous.isDisabled()).toBe(true);
		for (const article of all.slice(1)) {
			await use(page, strings.nextArticle.da);
			await expect(headings(page)).toHaveText(article.title);
			await expect(page).toHaveAddress(createUrl(article));
			await expect(headings(page)).toBeFocused();
		}
		expect(await next.isDisabled()).toBe(true);
		await use(page, strings.previousArticle.da);
		await expect(headings(page)).toHaveText(all.at(-2)?.title ?? "");
		await expect(page).toHaveAddress(createUrl(all.at(-2)));
	});

	test("the link to the top works", async ({ open }) => {
		const page = await open("/news", { viewport: "phone" });
		await use(page, strings.backToTop.da);
		await expect(page.locator("main")).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});

test("Back and Forward move through the articles that were read", async ({
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

test("on a phone the overview covers the page and closes after a selection", async ({
	open,
}) => {
	const page = await open("/news", { viewport: "phone" });
	const overview = page.getByRole("navigation", { name: strings.overview.da });
	await expect(overview).not.toBeVisible();
	await page.getByRole("button", { name: strings.overview.da }).tap();
	await expect(overview).toBeVisible();
	await waitForHydration(page);
	await overview.getByRole("link", { name: oldest.title }).tap();
	await expect(overview).not.toBeVisible();
	await expect(headings(page)).toHaveText(oldest.title);
});

test("Escape closes the overview and restores the focus", async ({ open }) => {
	const page = await open("/news", { viewport: "phone" });
	const button = page.getByRole("button", { name: strings.overview.da });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: oldest.title })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(
		page.getByRole("link", { name: oldest.title }),
	).not.toBeVisible();
	await expect(button).toBeFocused();
});

describe("the first click on a title", () => {
	const islands = /\/assets\/(hydrate|news-|chunk)/;
	const title = (page: Page, name: string) =>
		page.locator(".overview").getByRole("link", { name });

	/** Unlike Playwright's click, which moves the pointer over the title and waits first. */
	const press = {
		click: (page: Page) =>
			title(page, oldest.title).evaluate((link) =>
				(link as HTMLElement).click(),
			),
		Enter: (page: Page) => title(page, oldest.title).press("Enter"),
		pointer: (page: Page) => title(page, oldest.title).click(),
	};

	test.for(["click", "Enter", "pointer"] as const)(
		"by %s selects it at once, even if the scripts of the islands never load",
		async (way, { open }) => {
			const page = await open("/about");
			await page.route(islands, () => {});
			await page.goto("/news", { waitUntil: "domcontentloaded" });
			await press[way](page);
			await expect(page).toHaveAddress(createUrl(oldest));
			await expect(headings(page)).toHaveText(oldest.title);
			await expect(headings(page)).toBeFocused();
			await page.goBack();
			await expect(page).toHaveAddress("/news");
			await expect(headings(page)).toHaveText(newest.title);
		},
	);

	test("adds one history entry, and hydrates the islands, which show the selection", async ({
		open,
	}) => {
		const page = await open("/news");
		const steps = await page.evaluate(() => history.length);
		await press.click(page);
		await waitForHydration(page);
		expect(await page.evaluate(() => history.length)).toBe(steps + 1);
		await expect(page).toHaveAddress(createUrl(oldest));
		await expect(page.locator(".overview [aria-current]")).toHaveText(
			oldest.title,
		);
		const next = page.getByRole("button", { name: strings.nextArticle.da });
		expect(await next.isDisabled()).toBe(true);
	});

	test("works while the page is still loading", async ({ open }) => {
		const page = await open("/about");
		let arrive = () => {};
		const rest = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		// The real site, whose news page stops loading after its overview.
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
			await expect(page).toHaveAddress(createUrl(oldest));
			arrive();
			await expect(headings(page)).toHaveText(oldest.title);
			// The icon is loaded last, from this server as well.
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
		await title(page, oldest.title).tap();
		await expect(page.locator(".overview")).not.toBeVisible();
		await expect(page).toHaveAddress(createUrl(oldest));
		await expect(headings(page)).toBeFocused();
	});

	test("with Ctrl, Shift or the middle button follows the link, also before hydration", async ({
		open,
	}) => {
		const page = await open("/about");
		await page.context().route(islands, () => {});
		await page.goto("/news", { waitUntil: "domcontentloaded" });
		for (const click of [
			{ modifiers: ["ControlOrMeta" as const] },
			{ modifiers: ["Shift" as const] },
			{ button: "middle" as const },
		])
			await expectDefaultClick(page, () =>
				title(page, oldest.title).click(click),
			);
		await expect(page).toHaveAddress("/news");
		await expect(headings(page)).toHaveText(newest.title);
	});
});

describe("if the overview fails", () => {
	const failures = [
		[
			"phone",
			"its script can't be loaded",
			(page: Page) =>
				page.route(/\/assets\/news-overview/, (route) => route.abort("failed")),
			"ERR_FAILED",
		],
		[
			"desktop",
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

	test.for(failures)(
		"on a %s because %s, a URL and a click on a title select an article, and an error is shown",
		async ([viewport, , fail, expected], { open }) => {
			const page = await open("/about", { viewport, expecting: [expected] });
			await fail(page);
			await page.goto(createUrl(oldest));
			await expect(page.getByText(strings.failedTitle.da)).toBeVisible();
			await expect(headings(page)).toHaveText(oldest.title);
			await page.goto("/news");
			if (viewport === "phone")
				await page.getByRole("button", { name: strings.overview.da }).tap();
			await page
				.locator(".overview")
				.getByRole("link", { name: oldest.title })
				.click();
			await expect(page.getByText(strings.failedTitle.da)).toBeVisible();
			await expect(page).toHaveAddress(createUrl(oldest));
			await expect(headings(page)).toHaveText(oldest.title);
		},
	);
});

test("a link of the overview opens in a new tab on request", async ({
	open,
}) => {
	const page = await open(createUrl(newest));
	await waitForHydration(page);
	await expectDefaultClick(page, () =>
		page
			.getByRole("link", { name: oldest.title })
			.first()
			.click({ modifiers: ["ControlOrMeta"] }),
	);
	await expect(page).toHaveAddress(createUrl(newest));
});

/**
 * Expects the browser to handle the click on the link. The new tab isn't inspected, since Chrome's headless shell
 * doesn't always load it.
 */
async function expectDefaultClick(
	page: Page,
	click: () => Promise<void>,
): Promise<void> {
	const link = page.locator(`a[href="${fragment}"]`);
	expect(await link.count()).toBeGreaterThan(0);
	const opened = page.context().waitForEvent("page");
	await click();
	await opened;
}

function listScripts(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.map(({ name }) => name)
			.filter((name) => name.endsWith(".js")),
	);
}
