import { describe, expect, test } from "./harness.ts";

// The site without scripts. The panel and the disclaimer are in header.test.ts; every-page.test.ts finds controls that need scripts.

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
});
