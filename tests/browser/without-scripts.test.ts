import type { Locator } from "playwright-core";
import { describe, expect, test } from "./harness.ts";

// Menus, panels and dialogs work without scripts.

const scripts = "off";

// The header is the same in both languages.
const home = "/en";

describe("in the header and the footer", () => {
	test("a menu opens and closes by its button and by keyboard", async ({
		open,
	}) => {
		const page = await open(home, { scripts });
		const menu = page.getByRole("banner").locator("details").first();
		await expectToggle(menu.locator("summary"), menu.getByRole("list"));
		await menu.locator("summary").focus();
		await page.keyboard.press("Enter");
		await expect(menu.getByRole("list")).toBeVisible();
		await page.keyboard.press("Enter");
		await expect(menu.getByRole("list")).not.toBeVisible();
	});

	test("the language menu opens, closes other menus, and links to the other language", async ({
		open,
	}) => {
		const page = await open(home, { scripts });
		const menus = page.getByRole("banner").locator("details");
		await menus.first().locator("summary").click();
		await menus.last().locator("summary").click();
		await expect(menus.first().getByRole("list")).not.toBeVisible();

		await menus.last().locator("a:not([aria-current])").click();
		await expect(page).toHaveAddress("/");
	});

	test("on a phone, the panel opens and closes by its buttons, by Escape and by a tap outside, as does a menu in it", async ({
		open,
	}) => {
		const page = await open(home, { scripts, viewport: "phone" });
		const header = page.getByRole("banner");
		const panel = header.getByRole("navigation");
		const button = header.locator(".actions [popovertarget=navigation]");
		await expect(panel).not.toBeVisible();
		await button.tap();
		await expect(panel).toBeVisible();
		await panel.locator("[popovertargetaction=hide]").tap();
		await expect(panel).not.toBeVisible();
		await button.tap();
		await page.keyboard.press("Escape");
		await expect(panel).not.toBeVisible();
		await button.tap();
		const menu = header.locator("details").first();
		await expectToggle(menu.locator("summary"), menu.getByRole("list"));
		await page.touchscreen.tap(5, 400);
		await expect(panel).not.toBeVisible();
	});

	test("the disclaimer opens, and closes by its button and by Escape", async ({
		open,
	}) => {
		const page = await open(home, { scripts, viewport: "phone" });
		const button = page
			.getByRole("contentinfo")
			.locator("li > [popovertarget]");
		const dialog = page.getByRole("dialog");
		await button.click();
		await expect(dialog).toBeVisible();
		await dialog.getByRole("button").click();
		await expect(dialog).not.toBeVisible();
		await button.click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).not.toBeVisible();
	});
});

async function expectToggle(button: Locator, list: Locator): Promise<void> {
	await expect(list).not.toBeVisible();
	await button.click();
	await expect(list).toBeVisible();
	await button.click();
	await expect(list).not.toBeVisible();
}
