import type { Page } from "playwright-core";
import { inject } from "vitest";
import { bundleSite, bundleSiteCached } from "../../generator/bundle/index.ts";
import { getSiteFolder } from "../../generator/bundle/site-folder.ts";
import { repository } from "../support/check.ts";
import { strings } from "../support/content.ts";
import { site as definition } from "../support/site.ts";
import { listSearchEntries, words } from "./built.ts";
import { describe, expect, site, test } from "./harness.ts";

// Hydration of islands: only on interaction, without losing input, and the fallbacks if it fails.

const scripts = "**/assets/*.js";
const languages = { da: { label: "Dansk" }, en: { label: "English" } };

function locateSearch(page: Page) {
	return {
		button: page.locator(".search-button"),
		dialog: page.locator(".search-dialog"),
		field: page.getByRole("combobox"),
		options: page.getByRole("option"),
		failure: page.getByRole("dialog").getByRole("alert"),
	};
}

describe("the scripts of an island", () => {
	test("aren't loaded before the visitor interacts with it", async ({
		open,
	}) => {
		const page = await open("/about");
		const fetched: string[] = [];
		page.on("request", (request) => fetched.push(request.url()));
		await page.mouse.wheel(0, 2000);
		await page.keyboard.press("Tab");
		await page.waitForLoadState("networkidle");
		expect(fetched.filter((url) => url.endsWith(".js"))).toEqual([]);
	});

	test.for([
		["a pointer over it", (page: Page) => locateSearch(page).button.hover()],
		["the focus in it", (page: Page) => locateSearch(page).button.focus()],
	] as const)(
		"are loaded with %s, and the island looks the same",
		async ([, turn], { open }) => {
			const page = await open("/about");
			await turn(page);
			await page.waitForSelector("[data-ready]");
			await expect(locateSearch(page).dialog).not.toBeVisible();
		},
	);

	test("may be slow: text typed meanwhile is searched for", async ({
		open,
	}) => {
		const page = await open("/en");
		const { field, options } = locateSearch(page);
		let arrive = () => {};
		const late = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		await page.route(scripts, async (route) => {
			await late;
			await route.continue();
		});
		await page.keyboard.press("Control+k");
		const title = listSearchEntries("/en")[0]?.title ?? "";
		await page.keyboard.type(title.slice(0, 3));
		await expect(field).toBeFocused();
		arrive();
		await page.keyboard.type(title.slice(3));
		await expect(options.first()).toBeVisible();
		expect(await field.inputValue()).toBe(title);
	});
});

describe("an island of any kind", () => {
	/** Creates a page of the site whose search is a button that counts its clicks, once its script may load. */
	async function openCounter(
		open: (path: string) => Promise<Page>,
		mayCome: Promise<void>,
	) {
		const page = await open("/404");
		await page.route("**/about", async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill({
				response,
				body: html.replace(
					/<body>.*<\/body>/s,
					'<body><div data-island="SearchDialog"><button type="button">0</button></div></body>',
				),
			});
		});
		await page.route(/search-dialog/, (route) =>
			route.fulfill({
				contentType: "text/javascript",
				body: "export function SearchDialog() {}",
			}),
		);
		await page.route(/hydrate/, async (route) => {
			await mayCome;
			await route.fulfill({
				contentType: "text/javascript",
				body: `export async function hydrate(island) {
					island.firstChild.onclick = ({ target }) => { target.textContent++ };
				}`,
			});
		});
		await page.goto("/about");
		return page;
	}

	test("receives the click that hydrated it, and no earlier one", async ({
		open,
	}) => {
		let come = () => {};
		const mayCome = new Promise<void>((resolve) => {
			come = resolve;
		});
		const page = await openCounter(
			(path) => open(path, { expecting: ["404"] }),
			mayCome,
		);
		const button = page.getByRole("button");
		await button.click();
		await button.click();
		await expect(button).toHaveText("0");
		come();
		await expect(button).toHaveText("1");
		await button.click();
		await expect(button).toHaveText("2");
	});
});

describe("an island that fails", () => {
	test("to load stays unchanged, shows a notification and can be retried", async ({
		open,
	}) => {
		const page = await open("/", { expecting: ["ERR_FAILED"] });
		const { button, field, options, failure } = locateSearch(page);
		await page.route(scripts, (route) => route.abort("failed"));
		await button.click();
		await expect(failure).toHaveText(
			words(strings.failedTitle.da, strings.failedText.da),
		);
		await expect(field).toBeVisible();
		await failure.getByRole("button", { name: strings.retry.da }).click();
		await expect(failure).toBeVisible();
		await page.unroute(scripts);
		await failure.getByRole("button", { name: strings.retry.da }).click();
		// Browsers that cache a failed script for the life of a page get a new page, in which the dialog is closed.
		await page.waitForFunction(() => {
			const [navigation] = performance.getEntriesByType("navigation");
			const isNew =
				(navigation as PerformanceNavigationTiming).type === "reload";
			return isNew || document.querySelector("[data-ready]") !== null;
		});
		await expect(failure).not.toBeVisible();
		if (!(await field.isVisible())) await button.click();
		await page.waitForSelector("[data-ready]");
		await expect(field).toBeFocused();
		await page.keyboard.type("e");
		await expect(options.first()).toBeVisible();
	});

	test("shows no notification if the visitor only passed over it", async ({
		open,
	}) => {
		const page = await open("/", { expecting: ["ERR_FAILED"] });
		const failed = page.waitForEvent("requestfailed");
		await page.route(scripts, (route) => route.abort("failed"));
		await locateSearch(page).button.hover();
		await failed;
		await expect(page.locator(".failure")).not.toBeVisible();
	});

	test("to render is replaced by its static content", async ({ open }) => {
		const page = await open("/en", { expecting: ["no such thing"] });
		const { button, field, failure } = locateSearch(page);
		await page.route(/search-dialog/, (route) =>
			route.fulfill({
				contentType: "text/javascript",
				body: 'export function SearchDialog() { throw new Error("no such thing"); }',
			}),
		);
		await button.click();
		await expect(failure).toHaveText(
			words(strings.failedTitle.en, strings.failedText.en),
		);
		await expect(field).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(field).not.toBeVisible();
		await expect(button).toBeVisible();
	});
});

test.for(["/news", "/en/news"])(
	"a popover open on %s is reopened after its island failed to render, and closes as before",
	async (path, { open }) => {
		const page = await open(path, {
			viewport: "phone",
			expecting: ["no such thing"],
		});
		await page.route(/news-overview/, (route) =>
			route.fulfill({
				contentType: "text/javascript",
				body: 'export function NewsOverview() { throw new Error("no such thing"); }',
			}),
		);
		const overview = page.locator("#overview");
		await page.locator("button[popovertarget=overview]").first().tap();
		await expect(page.locator(".failure")).toHaveCount(1);
		await expect(overview).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(overview).not.toBeVisible();
	},
);

test("hydration causes no warnings on any kind of page in React's development build", async ({
	open,
}) => {
	const [production, development] = await Promise.all([
		bundleSiteCached(definition, repository, inject("code")),
		bundleSite(definition, getSiteFolder(repository), "development"),
	]);
	const files = new Map(
		development.files.map(({ path, bytes }) => [`/${path}`, bytes]),
	);
	const page = await open("/", { booking: "silent" });
	await page.route("**/*", async (route) => {
		const bytes = files.get(new URL(route.request().url()).pathname);
		if (bytes && route.request().resourceType() === "script")
			return route.fulfill({
				contentType: "text/javascript",
				body: Buffer.from(bytes),
			});
		if (route.request().resourceType() !== "document") return route.fallback();
		const response = await route.fetch();
		const html = await response.text();
		// The page's policy contains the URL of the replaced script.
		return route.fulfill({
			contentType: "text/html",
			body: html
				.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
				.replace(
					production.inline("home").client,
					() => development.inline("home").client,
				),
		});
	});
	const views = new Map(site.pages.map((each) => [each.view, each.path]));
	views.delete("not-found");
	for (const path of views.values()) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		const islands = await page.locator("[data-island]").all();
		expect(islands.length, path).toBeGreaterThan(0);
		for (const island of islands) {
			await island.dispatchEvent("pointermove", { movementX: 1 });
			await expect(island.and(page.locator("[data-ready]"))).toHaveCount(1);
		}
	}
});

describe("the language", () => {
	test.for([
		["/about", languages.en.label, "en", strings.language.da],
		["/en/about", languages.da.label, "da", strings.language.en],
	] as const)(
		"chosen by a visitor to %s, %s, is stored as %s",
		async ([path, name, language, menu], { open }) => {
			const page = await open(path);
			await page.locator("summary", { hasText: menu }).click();
			const link = page.getByRole("link", { name });
			// This opens the browser's menu.
			await link.click({ button: "right" });
			expect(await page.evaluate(() => localStorage.length)).toBe(0);
			await link.click();
			await expect(page).toHaveAddress(
				language === "en" ? "/en/about" : "/about",
			);
			expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
				["language", language],
			]);
		},
	);

	test("that is stored doesn't redirect", async ({ open }) => {
		const page = await open("/en");
		await page.evaluate(() => localStorage.setItem("language", "en"));
		await page.goto("/");
		await expect(page).toHaveAddress("/");
		await page.goto("/en/about");
		await expect(page).toHaveAddress("/en/about");
	});

	// For its menu without scripts see without-scripts.test.ts.
	test("can be switched if storage is denied", async ({ open }) => {
		const page = await open("/about", { storage: "denied" });
		await page.locator("summary", { hasText: strings.language.da }).click();
		await page.getByRole("link", { name: languages.en.label }).click();
		await expect(page).toHaveAddress("/en/about");
	});
});
