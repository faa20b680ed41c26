import type { Page } from "playwright-core";
import { strings } from "../support/content.ts";
import { rules, violations } from "./axe.ts";
import { searchEntries, titleOf, words } from "./built.ts";
import { describe, expect, test } from "./harness.ts";
import { dangling } from "./references.ts";

// The search, as visitors use it: by keyboard and by pointer, wide and narrow, in both languages.

/** What is searched for is written without the letters that only Danish has, as visitors on other keyboards do. */
const visitors = [
	{ viewport: "phone", home: "/", found: "/opening-hours", language: "da" },
	{
		viewport: "desktop",
		home: "/en",
		found: "/en/opening-hours",
		language: "en",
	},
] as const;

/** A title as it is typed: in small letters and without a ring on the a. */
function typed(title: string): string {
	return title.toLowerCase().replaceAll("å", "a");
}

function partsOf(page: Page) {
	const dialog = page.getByRole("dialog");
	return {
		button: page.locator(".search-button"),
		dialog,
		field: dialog.getByRole("combobox"),
		list: dialog.getByRole("listbox"),
		options: dialog.getByRole("option"),
		active: dialog.getByRole("option", { selected: true }),
		status: dialog.getByRole("status"),
	};
}

function stored(page: Page, key = "recent-searches"): Promise<string | null> {
	return page.evaluate((name) => localStorage.getItem(name), key);
}

describe.each(visitors)("$home on a $viewport", (visitor) => {
	const { home, viewport, found, language } = visitor;
	const query = typed(titleOf(found));
	const close = strings.close[language];
	const clear = strings.searchClear[language];

	test("by keyboard alone, there and back and there", async ({ open }) => {
		const page = await open(home, { viewport });
		const { dialog, field, options, active, status } = partsOf(page);
		await page.keyboard.press("Control+k");
		await page.keyboard.type(query);
		await expect(active).toHaveCount(1);
		expect(await field.inputValue()).toBe(query);
		expect(await field.getAttribute("aria-activedescendant")).toBe(
			await options.first().getAttribute("id"),
		);
		await expect(status).toHaveText(/^\d+ /);
		await expect(options.first().locator("mark").first()).toBeVisible();
		await page.keyboard.press("Enter");
		await expect(page).toHaveAddress(found);
		expect(await stored(page)).toBe(JSON.stringify([query]));
		await page.goBack();
		await expect(page).toHaveAddress(home);
		await expect(dialog).not.toBeVisible();
		await page.goForward();
		await expect(page).toHaveAddress(found);
	});

	test("by pointer alone, and again with a search of before", async ({
		open,
	}) => {
		const page = await open(home, { viewport });
		const { button, dialog, field, options } = partsOf(page);
		await button.click();
		await field.fill(query);
		await options.first().click();
		await expect(page).toHaveAddress(found);
		await button.click();
		await expect(options).toHaveText(`${query}\n${clear}`);
		await options.first().click();
		expect(await field.inputValue()).toBe(query);
		await expect(field).toBeFocused();
		await field.fill("");
		await options.last().click();
		await expect(options).toHaveCount(0);
		expect(await stored(page)).toBeNull();
		await dialog.getByRole("button", { name: close }).click();
		await expect(dialog).not.toBeVisible();
	});
});

describe("the dialog", () => {
	test("says what to do with nothing to search for, and with nothing to be found", async ({
		open,
	}) => {
		const page = await open("/");
		const { button, field, options, status } = partsOf(page);
		await button.click();
		await expect(status).toHaveText(strings.searchHint.da);
		await field.fill("xyzzy");
		await expect(status).toHaveText(
			words(strings.searchNone.da, strings.searchNoneHint.da),
		);
		await field.fill("   ");
		await expect(status).toHaveText(strings.searchHint.da);
		await expect(options).toHaveCount(0);
	});

	test("closes by Escape, which forgets the query and gives the focus back, and by a click outside; Meta+K opens it too, also with caps lock on", async ({
		open,
	}) => {
		const page = await open("/");
		const { button, dialog, field, options } = partsOf(page);
		await button.focus();
		await page.keyboard.press("Enter");
		await page.keyboard.type("e");
		await expect(options.first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).not.toBeVisible();
		await expect(button).toBeFocused();
		await page.keyboard.press("Control+k");
		expect(await field.inputValue()).toBe("");
		await expect(options).toHaveCount(0);
		expect(await stored(page)).toBeNull();
		await page.mouse.click(5, 400);
		await expect(dialog).not.toBeVisible();
		for (const keys of ["Meta+k", "Control+K"]) {
			await page.keyboard.press(keys);
			await expect(field).toBeFocused();
			await page.keyboard.press("Escape");
		}
	});

	test("shows eight results at most, on at most 400 pixels, and goes round them by arrows, Home and End, while the field keeps the focus", async ({
		open,
	}) => {
		const page = await open("/en");
		const { field, list, options, active } = partsOf(page);
		await page.keyboard.press("Control+k");
		await page.keyboard.type("e");
		await expect(active).toHaveCount(1);
		await expect(options).toHaveCount(8);
		expect((await list.boundingBox())?.height).toBeLessThanOrEqual(400);
		const ids = await options.evaluateAll((all) => all.map(({ id }) => id));
		const visited: number[] = [];
		for (const key of ["ArrowDown", "End", "ArrowDown", "ArrowUp", "Home"]) {
			await page.keyboard.press(key);
			visited.push(ids.indexOf((await active.getAttribute("id")) ?? ""));
		}
		const last = ids.length - 1;
		expect(last).toBeGreaterThan(1);
		expect(visited).toEqual([1, last, 0, last, 0]);
		await expect(field).toBeFocused();
	});

	test("leads to an article on the page at hand", async ({ open }) => {
		const page = await open("/en/news");
		const { dialog, options } = partsOf(page);
		await page.keyboard.press("Control+k");
		const article = searchEntries("/en").find(({ url }) => url.includes("#"));
		await page.keyboard.type(article?.title ?? "");
		await options.and(page.locator(`[href="${article?.url}"]`)).click();
		await expect(page).toHaveAddress(article?.url ?? "");
		await expect(dialog).not.toBeVisible();
	});

	test("has nothing that axe finds wrong in either theme, and refers to no id that is not there", async ({
		open,
	}) => {
		const page = await open("/", { motion: "reduced" });
		const look = async () => {
			expect(await dangling(page)).toEqual([]);
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				const looked = colorScheme === "light" ? rules.all : rules.colours;
				expect(await violations(page, looked, "dialog[open]")).toEqual([]);
			}
		};
		await page.keyboard.press("Control+k");
		await page.waitForSelector("[data-ready]");
		await look();
		await page.keyboard.type("e");
		await expect(partsOf(page).active).toHaveCount(1);
		await look();
	});

	test("does not tempt those who have no scripts", async ({ open }) => {
		const page = await open("/", { scripts: "off" });
		await expect(partsOf(page).button).not.toBeVisible();
	});
});

describe("recent searches", () => {
	test("are not missed where storage is denied", async ({ open }) => {
		const page = await open("/", { storage: "denied" });
		const { options } = partsOf(page);
		await page.keyboard.press("Control+k");
		await page.keyboard.type(titleOf("/contact"));
		await expect(options.first()).toBeVisible();
		await page.keyboard.press("Enter");
		await expect(page).toHaveAddress("/contact");
		await page.waitForLoadState();
		await page.keyboard.press("Control+k");
		await page.waitForSelector("[data-ready]");
		await expect(options).toHaveCount(0);
	});
});

describe("with the network cut", () => {
	test("the dialog says so, a notification does, and both give way to a new try", async ({
		open,
	}) => {
		const page = await open("/", { expecting: ["ERR_INTERNET_DISCONNECTED"] });
		const { button, dialog, options } = partsOf(page);
		await button.hover();
		await page.waitForSelector("[data-ready]");
		await page.context().setOffline(true);
		await button.click();
		await page.keyboard.type("e");
		await expect(dialog.getByRole("alert")).toHaveText(
			words(strings.searchFailed.da),
		);
		await page.context().setOffline(false);
		await dialog.getByRole("button", { name: strings.retry.da }).click();
		await expect(options.first()).toBeVisible();
		await expect(dialog.getByRole("alert")).not.toBeVisible();
	});

	test("what was fetched within five minutes is still searched", async ({
		open,
	}) => {
		const page = await open("/faq");
		const { button, options } = partsOf(page);
		await button.click();
		await page.keyboard.type("e");
		await expect(options.first()).toBeVisible();
		await page.keyboard.press("Escape");
		await page.context().setOffline(true);
		await button.click();
		await page.keyboard.type("e");
		await expect(options.first()).toBeVisible();
	});
});
