import { strings } from "../support/content.ts";
import { describe, expect, site, test } from "./harness.ts";

// What works without scripts; every-page.test.ts checks that no control needs them.

const scripts = "off";

describe("without scripts", () => {
	test("a menu opens and closes by its button and by keyboard; the language menu closes it and links to the other language", async ({
		open,
	}) => {
		const page = await open("/en", { scripts });
		const menus = page.getByRole("banner").locator("details");
		const menu = menus.first();
		const list = menu.getByRole("list");
		const button = menu.locator("summary");
		await button.click();
		await expect(list).toBeVisible();
		await button.click();
		await expect(list).not.toBeVisible();
		await button.press("Enter");
		await expect(list).toBeVisible();
		await menus.last().locator("summary").click();
		await expect(list).not.toBeVisible();
		await menus.last().locator("a:not([aria-current])").click();
		await expect(page).toHaveAddress("/");
	});

	test("the panel on a phone opens and closes by its buttons, by Escape and by a tap outside, as does a menu in it", async ({
		open,
	}) => {
		const page = await open("/en", { scripts, viewport: "phone" });
		const panel = page.getByRole("navigation", { name: strings.navigation.en });
		const opener = page.getByRole("button", { name: strings.menu.en });
		await expect(panel).not.toBeVisible();
		await opener.tap();
		await panel.getByRole("button", { name: strings.close.en }).tap();
		await expect(panel).not.toBeVisible();
		await opener.tap();
		await expect(panel).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel).not.toBeVisible();
		await opener.tap();
		const menu = panel.locator("details").first();
		await menu.locator("summary").tap();
		await expect(menu.getByRole("list")).toBeVisible();
		await menu.locator("summary").tap();
		await expect(menu.getByRole("list")).not.toBeVisible();
		await page.touchscreen.tap(5, 400);
		await expect(panel).not.toBeVisible();
	});

	test("the disclaimer opens, and closes by its button and by Escape", async ({
		open,
	}) => {
		const page = await open("/en", { scripts });
		const opener = page
			.getByRole("contentinfo")
			.locator("li > [popovertarget]");
		const dialog = page.getByRole("dialog");
		await opener.click();
		await dialog.getByRole("button").click();
		await expect(dialog).not.toBeVisible();
		await opener.click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).not.toBeVisible();
	});

	test("one answer of the FAQ is open at a time and can be closed", async ({
		open,
	}) => {
		const page = await open("/faq", { scripts });
		const opened = page.locator(".questions details[open]");
		const questions = page.locator(".questions summary");
		await questions.nth(0).click();
		await expect(opened.locator("p").first()).toBeVisible();
		await questions.nth(3).press("Enter");
		await expect(opened).toHaveCount(1);
		await questions.nth(3).click();
		await expect(opened).toHaveCount(0);
	});

	test("three testimonials are shown, and the others on request", async ({
		open,
	}) => {
		const page = await open("/about-session", { scripts });
		const quotes = page.locator("#testimonials .testimonial");
		await expect(
			page.locator("#testimonials .testimonial:visible"),
		).toHaveCount(3);
		await page.locator("#testimonials summary").click();
		await expect(quotes.last()).toBeVisible();
	});

	test("every old address redirects", async ({ open }) => {
		const page = await open("/faq", { scripts });
		for (const { from, to } of site.redirects) {
			await page.goto(from, { waitUntil: "commit" });
			await expect(page).toHaveAddress(to);
		}
	});
});
