import type { Page } from "playwright-core";
import * as limits from "../../site/limits.ts";
import { strings } from "../support/content.ts";
import { findViolations, rules } from "./axe.ts";
import { getTitle, listSearchEntries, words } from "./built.ts";
import { expect, open, test } from "./harness.ts";
import { listDanglingReferences } from "./page-checks.ts";

// The search in use: by keyboard and pointer, on wide and narrow screens, in both languages.

function locateParts(page: Page) {
	const dialog = page.getByRole("dialog");
	return {
		button: page.getByRole("button", { name: strings.search.da, exact: true }),
		dialog,
		field: dialog.getByRole("combobox"),
		list: dialog.getByRole("listbox"),
		options: dialog.getByRole("option"),
		active: dialog.getByRole("option", { selected: true }),
		status: dialog.getByRole("status"),
	};
}

function readRecent(page: Page): Promise<string | null> {
	return page.evaluate(() => localStorage.getItem("recent-searches"));
}

test("the search works by keyboard only, including Back and Forward", async () => {
	const page = await open("/en");
	const { dialog, field, options, active, status } = locateParts(page);
	const query = getTitle("/en/opening-hours").toLowerCase();
	await page.keyboard.press("Control+k");
	await page.keyboard.type(query);
	await expect(active).toHaveCount(1);
	expect(await field.getAttribute("aria-activedescendant")).toBe(
		await options.first().getAttribute("id"),
	);
	await expect(status).toHaveText(/^\d+ /);
	await expect(options.first().locator("mark").first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveAddress("/en/opening-hours");
	expect(await readRecent(page)).toBe(JSON.stringify([query]));
	await page.goBack();
	await expect(page).toHaveAddress("/en");
	await expect(dialog).not.toBeVisible();
	await page.goForward();
	await expect(page).toHaveAddress("/en/opening-hours");
});

test("the search works by pointer only without Danish letters, and repeats or forgets a recent search", async () => {
	const page = await open("/", { viewport: "phone" });
	const { button, dialog, field, options } = locateParts(page);
	const query = getTitle("/opening-hours").toLowerCase().replace("å", "a");
	await button.click();
	await field.fill(query);
	await options.first().click();
	await expect(page).toHaveAddress("/opening-hours");
	await button.click();
	await expect(options).toHaveText(`${query}\n${strings.searchClear.da}`);
	await options.first().click();
	expect(await field.inputValue()).toBe(query);
	await expect(field).toBeFocused();
	await field.fill("");
	await options.last().click();
	await expect(options).toHaveCount(0);
	expect(await readRecent(page)).toBeNull();
	await dialog.getByRole("button", { name: strings.close.da }).click();
	await expect(dialog).not.toBeVisible();
});

test("the search forgets searches without errors if storage is denied", async () => {
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

test("the search dialog explains an empty query and an empty result", async () => {
	const page = await open("/");
	const { button, field, status } = locateParts(page);
	await button.click();
	for (const [query, hint] of [
		["", words(strings.searchHint.da)],
		["xyzzy", words(strings.searchNone.da, strings.searchNoneHint.da)],
		["   ", words(strings.searchHint.da)],
	] as const) {
		await field.fill(query);
		await expect(status).toHaveText(hint);
	}
});

test("the search dialog closes on Escape, which resets the query and restores the focus, and on a click outside; Meta+K and caps lock open it too", async () => {
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
	expect(await readRecent(page)).toBeNull();
	await page.mouse.click(5, 400);
	await expect(dialog).not.toBeVisible();
	for (const keys of ["Meta+k", "Control+K"]) {
		await page.keyboard.press(keys);
		await expect(field).toBeFocused();
		await page.keyboard.press("Escape");
	}
});

test("the search dialog shows at most eight results in at most 400 pixels; arrows, Home and End select one while the field keeps the focus", async () => {
	const page = await open("/en");
	const { field, list, options, active } = locateParts(page);
	await page.keyboard.press("Control+k");
	await page.keyboard.type("e");
	await expect(active).toHaveCount(1);
	await expect(options).toHaveCount(limits.search.results);
	const { height } = (await list.boundingBox()) ?? {};
	expect(height).toBeLessThanOrEqual(limits.search.listHeight);
	const ids = await options.evaluateAll((all) => all.map(({ id }) => id));
	const visited: number[] = [];
	for (const key of ["ArrowDown", "End", "ArrowDown", "ArrowUp", "Home"]) {
		await page.keyboard.press(key);
		visited.push(ids.indexOf((await active.getAttribute("id")) ?? ""));
	}
	const last = limits.search.results - 1;
	expect(visited).toEqual([1, last, 0, last, 0]);
	await expect(field).toBeFocused();
});

test("the search dialog leads to a part of the same page, and opens the answer that was found", async () => {
	const page = await open("/faq");
	const { dialog, options } = locateParts(page);
	const answers = listSearchEntries("/").find(({ url }) => url === "/faq");
	const { id, title } = answers?.parts?.[2] ?? { id: "", title: "" };
	await page.keyboard.press("Control+k");
	await page.keyboard.type(title);
	await options.and(page.locator(`[href="/faq#${id}"]`)).click();
	await expect(dialog).not.toBeVisible();
	await expect(page).toHaveAddress(`/faq#${id}`);
	const opened = page.locator(".questions details[open]");
	await expect(opened.locator("summary")).toHaveText(words(title));
});

test("the search dialog passes axe in both themes with and without results, and has no dangling references", async () => {
	const page = await open("/", { motion: "reduced" });
	await page.keyboard.press("Control+k");
	await page.waitForSelector("[data-ready]");
	for (const query of ["", "e"]) {
		await page.keyboard.type(query);
		await expect(locateParts(page).active).toHaveCount(query.length);
		expect.soft(await listDanglingReferences(page)).toEqual([]);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			const rule = colorScheme === "light" ? rules.all : rules.colours;
			const violations = await findViolations(page, rule, "dialog[open]");
			expect.soft(violations, `${colorScheme} ${query}`).toEqual([]);
		}
	}
});

test("without a network, the dialog reports the failure until a retry succeeds; a loaded index is still used", async () => {
	const page = await open("/", { expecting: ["ERR_INTERNET_DISCONNECTED"] });
	const { button, dialog, options } = locateParts(page);
	await button.hover();
	await page.waitForSelector("[data-ready]");
	await page.context().setOffline(true);
	await button.click();
	await page.keyboard.type("e");
	const failure = page.getByText(strings.searchFailed.da);
	await expect(dialog.getByRole("alert").and(failure)).toBeVisible();
	await page.context().setOffline(false);
	await dialog.getByRole("button", { name: strings.dismiss.da }).click();
	await dialog.getByRole("button", { name: strings.retry.da }).click();
	await expect(options.first()).toBeVisible();
	await expect(failure).toHaveCount(0);
	await page.keyboard.press("Escape");
	await page.context().setOffline(true);
	await button.press("Enter");
	await page.keyboard.type("e");
	await expect(options.first()).toBeVisible();
});
