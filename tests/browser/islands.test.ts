import type { Page } from "playwright-core";
import { strings } from "../support/content.ts";
import { listSearchEntries, words } from "./built.ts";
import { expect, open, test, visit } from "./harness.ts";
import { createGate } from "./visit.ts";

// Hydration of islands: only on interaction, without losing input, and the fallbacks if it fails.

const scripts = "**/assets/*.js";

function locateSearch(page: Page) {
	return {
		button: page.getByRole("button", { name: strings.search.da, exact: true }),
		dialog: page.getByRole("dialog"),
		field: page.getByRole("combobox"),
		options: page.getByRole("option"),
		failure: page.getByRole("dialog").getByRole("alert"),
	};
}

/** Answers requests for a script with this code. */
async function replaceScript(page: Page, name: RegExp, body: string) {
	await page.route(name, (route) =>
		route.fulfill({ contentType: "text/javascript", body }),
	);
}

test("an island loads its scripts once a pointer or the focus is on it, not before, and looks the same then", async () => {
	const { page, requests } = await visit("/about");
	await page.mouse.wheel(0, 2000);
	await page.keyboard.press("Tab");
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(requests.filter((url) => url.endsWith(".js"))).toEqual([]);
	for (const use of ["hover", "focus"] as const) {
		await page.goto("/about");
		const { button, dialog } = locateSearch(page);
		await button[use]();
		await page.waitForSelector("[data-ready]");
		await expect(dialog).not.toBeVisible();
	}
});

test("an island keeps text that is typed while its scripts load, and uses it", async () => {
	const page = await open("/en");
	const { field, options } = locateSearch(page);
	const scriptsMayLoad = createGate();
	await page.route(scripts, async (route) => {
		await scriptsMayLoad.opened;
		await route.continue();
	});
	await page.keyboard.press("Control+k");
	const title = listSearchEntries("/en")[0]?.title ?? "";
	await page.keyboard.type(title.slice(0, 3));
	await expect(field).toBeFocused();
	scriptsMayLoad.open();
	await page.keyboard.type(title.slice(3));
	await expect(options.first()).toBeVisible();
	expect(await field.inputValue()).toBe(title);
});

test("an island receives the click that hydrated it, and no earlier one", async () => {
	const page = await open("/faq");
	const scriptsMayLoad = createGate();
	await page.route("**/about", async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(
			/<body>.*<\/body>/s,
			'<body><div data-island="SearchDialog"><button type="button">0</button></div></body>',
		);
		await route.fulfill({ response, body });
	});
	await replaceScript(
		page,
		/search-dialog/,
		"export function SearchDialog() {}",
	);
	await page.route(/hydrate/, async (route) => {
		await scriptsMayLoad.opened;
		await route.fulfill({
			contentType: "text/javascript",
			body: `export async function hydrate(island) {
				island.firstChild.onclick = ({ target }) => { target.textContent++ };
			}`,
		});
	});
	await page.goto("/about");
	const button = page.getByRole("button");
	await button.click();
	await button.click();
	await expect(button).toHaveText("0");
	scriptsMayLoad.open();
	await expect(button).toHaveText("1");
	await button.click();
	await expect(button).toHaveText("2");
});

test("an island that fails to load shows a message once it is used, not before, and can be retried", async () => {
	const page = await open("/", { expecting: ["ERR_FAILED"] });
	const { button, field, options, failure } = locateSearch(page);
	await page.route(scripts, (route) => route.abort("failed"));
	const failed = page.waitForEvent("requestfailed");
	await button.hover();
	await failed;
	await expect(page.locator(".failure")).toHaveCount(0);
	await button.click();
	await expect(failure).toHaveText(
		words(strings.failedTitle.da, strings.failedText.da),
	);
	await expect(field).toBeVisible();
	await failure.getByRole("button", { name: strings.retry.da }).click();
	await expect(failure).toBeVisible();
	await page.unroute(scripts);
	// This browser caches a failed script for the life of a page, so the page is reloaded.
	const reloaded = page.waitForEvent("load");
	await failure.getByRole("button", { name: strings.retry.da }).click();
	await reloaded;
	await button.click();
	await page.keyboard.type("e");
	await expect(options.first()).toBeVisible();
});

test("a popover is reopened after its island failed to render, with its static content, and closes as before", async () => {
	const page = await open("/news", {
		viewport: "phone",
		expecting: ["no such thing"],
	});
	const throwing =
		'export function NewsOverview() { throw new Error("no such thing"); }';
	await replaceScript(page, /news-overview/, throwing);
	const overview = page.getByRole("navigation", { name: strings.overview.da });
	await page.getByRole("button", { name: strings.overview.da }).tap();
	await expect(page.locator(".failure")).toHaveCount(1);
	await expect(overview).toBeVisible();
	await expect(overview.getByRole("link").first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(overview).not.toBeVisible();
});
