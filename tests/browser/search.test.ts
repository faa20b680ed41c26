import type { Page } from "playwright-core";
import { strings } from "../support/content.ts";
import { findViolations, rules } from "./axe.ts";
import { getTitle, listSearchEntries, words } from "./built.ts";
import { describe, expect, test } from "./harness.ts";
import { listDanglingReferences } from "./references.ts";

// The search in use: by keyboard and pointer, on wide and narrow screens, in both languages.

/** Queries are typed without Danish letters, as on other keyboards. */
const visitors = [
	{ viewport: "phone", home: "/", found: "/opening-hours", language: "da" },
	{
		viewport: "desktop",
		home: "/en",
		found: "/en/opening-hours",
		language: "en",
	},
] as const;

/** Converts a title to typed text: lower case and without a ring on the a. */
function toTyped(title: string): string {
	return title.toLowerCase().replaceAll("å", "a");
}

function locateParts(page: Page) {
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

function readStored(
	page: Page,
	key = "recent-searches",
): Promise<string | null> {
	return page.evaluate((name) => localStorage.getItem(name), key);
}

describe.each(visitors)("$home on a $viewport", (visitor) => {
	const { home, viewport, found, language } = visitor;
	const query = toTyped(getTitle(found));
	const close = strings.close[language];
	const clear = strings.searchClear[language];

	test("works by keyboard only, including Back and Forward", async ({
		open,
	}) => {
		const page = await open(home, { viewport });
		const { dialog, field, options, active, status } = locateParts(page);
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
		expect(await readStored(page)).toBe(JSON.stringify([query]));
		await page.goBack();
		await expect(page).toHaveAddress(home);
		await expect(dialog).not.toBeVisible();
		await page.goForward();
		await expect(page).toHaveAddress(found);
	});

	test("works by pointer only, and repeats a recent search", async ({
		open,
	}) => {
		const page = await open(home, { viewport });
		const { button, dialog, field, options } = locateParts(page);
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
		expect(await readStored(page)).toBeNull();
		await dialog.getByRole("button", { name: close }).click();
		await expect(dialog).not.toBeVisible();
	});
});

describe("the dialog", () => {
	test("explains an empty query and an empty result", async ({ open }) => {
		const page = await open("/");
		const { button, field, options, status } = locateParts(page);
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

	test("closes on Escape, which resets the query and restores the focus, and on a click outside; Meta+K opens it too, also with caps lock", async ({
		open,
	}) => {
		const page = await open("/");
		const { button, dialog, field, options } = locateParts(page);
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
		expect(await readStored(page)).toBeNull();
		await page.mouse.click(5, 400);
		await expect(dialog).not.toBeVisible();
		for (const keys of ["Meta+k", "Control+K"]) {
			await page.keyboard.press(keys);
			await expect(field).toBeFocused();
			await page.keyboard.press("Escape");
		}
	});

	test("shows at most eight results in at most 400 pixels; arrows, Home and End select one while the field keeps the focus", async ({
		open,
	}) => {
		const page = await open("/en");
		const { field, list, options, active } = locateParts(page);
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

	test("navigates to an article on the same page", async ({ open }) => {
		const page = await open("/en/news");
		const { dialog, options } = locateParts(page);
		await page.keyboard.press("Control+k");
		const article = listSearchEntries("/en").find(({ url }) =>
			url.includes("#"),
		);
		await page.keyboard.type(article?.title ?? "");
		await options.and(page.locator(`[href="${article?.url}"]`)).click();
		await expect(page).toHaveAddress(article?.url ?? "");
		await expect(dialog).not.toBeVisible();
	});

	test("passes axe in both themes, and references no missing id", async ({
		open,
	}) => {
		const page = await open("/", { motion: "reduced" });
		const look = async () => {
			expect(await listDanglingReferences(page)).toEqual([]);
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				const looked = colorScheme === "light" ? rules.all : rules.colours;
				expect(await findViolations(page, looked, "dialog[open]")).toEqual([]);
			}
		};
		await page.keyboard.press("Control+k");
		await page.waitForSelector("[data-ready]");
		await look();
		await page.keyboard.type("e");
		await expect(locateParts(page).active).toHaveCount(1);
		await look();
	});

	test("isn't offered without scripts", async ({ open }) => {
		const page = await open("/", { scripts: "off" });
		await expect(locateParts(page).button).not.toBeVisible();
	});
});

describe("recent searches", () => {
	test("are disabled without errors if storage is denied", async ({ open }) => {
		const page = await open("/", { storage: "denied" });
		const { options } = locateParts(page);
		await page.keyboard.press("Control+k");
		await page.keyboard.type(getTitle("/contact"));
		await expect(options.first()).toBeVisible();
		await page.keyboard.press("Enter");
		await expect(page).toHaveAddress("/contact");
		await page.waitForLoadState();
		await page.keyboard.press("Control+k");
		await page.waitForSelector("[data-ready]");
		await expect(options).toHaveCount(0);
	});
});

describe("without a network", () => {
	test("the dialog and a notification report the failure, and both disappear after a retry", async ({
		open,
	}) => {
		const page = await open("/", { expecting: ["ERR_INTERNET_DISCONNECTED"] });
		const { button, dialog, options } = locateParts(page);
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

	test("an index loaded within the last five minutes is still used", async ({
		open,
	}) => {
		const page = await open("/faq");
		const { button, options } = locateParts(page);
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
