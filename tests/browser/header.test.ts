import type { Page } from "playwright-core";
import { describe, expect, test } from "./harness.ts";

const summary = (page: Page, name: string) =>
	page.locator("summary", { hasText: name });
const about = (page: Page) =>
	page.locator(".navigation").getByRole("link", { name: "Teknologi" });

/** The header is enlivened by the first pointer or focus on it; its script has then run. */
async function enlivened(page: Page): Promise<void> {
	const script = await page.waitForFunction(
		() =>
			performance
				.getEntriesByType("resource")
				.find(({ name }) => name.includes("/enliven."))?.name,
	);
	// Whoever asks for a module again gets it after those who asked before.
	const address = JSON.stringify(await script.jsonValue());
	await page.evaluate(`import(${address}).then(() => {})`);
}

describe("the menu of the centre", () => {
	test("opens under a mouse that rests on it, and closes a while after it has left", async ({
		open,
	}) => {
		const page = await open("/");
		await summary(page, "Om").hover();
		await expect(about(page)).toBeVisible();
		// From the button to the list there is a gap to cross.
		await about(page).hover();
		await expect(about(page)).toBeVisible();
		await page.mouse.move(640, 700);
		await expect(about(page)).not.toBeVisible();
	});

	test("stays open when a mouse that opened it clicks, and closes with the second click", async ({
		open,
	}) => {
		const page = await open("/");
		await summary(page, "Om").hover();
		await expect(about(page)).toBeVisible();
		await summary(page, "Om").click();
		await expect(about(page)).toBeVisible();
		await page.mouse.move(640, 700);
		await page.mouse.move(641, 700);
		await expect(about(page)).toBeVisible();
		await summary(page, "Om").click();
		await expect(about(page)).not.toBeVisible();
	});

	test("closes with Escape, and gives the focus back", async ({ open }) => {
		const page = await open("/");
		await summary(page, "Om").focus();
		await enlivened(page);
		await page.keyboard.press("ArrowDown");
		await expect(about(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(about(page)).not.toBeVisible();
		await expect(summary(page, "Om")).toBeFocused();
	});

	test("closes with a click outside, and when the focus goes on", async ({
		open,
	}) => {
		const page = await open("/");
		await summary(page, "Om").focus();
		await enlivened(page);
		await page.keyboard.press("Enter");
		await expect(about(page)).toBeVisible();
		await page.mouse.click(640, 700);
		await expect(about(page)).not.toBeVisible();
		await summary(page, "Om").focus();
		await page.keyboard.press("ArrowUp");
		await expect(about(page)).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(about(page)).not.toBeVisible();
	});

	test("is walked through with arrow keys, Home, End and letters", async ({
		open,
	}) => {
		const page = await open("/");
		const links = page.locator(".navigation .menu").first().locator("a");
		const count = await links.count();
		await summary(page, "Om").focus();
		await enlivened(page);
		await page.keyboard.press("ArrowDown");
		await expect(links.nth(0)).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(links.nth(1)).toBeFocused();
		await page.keyboard.press("End");
		await expect(links.nth(count - 1)).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(links.nth(0)).toBeFocused();
		const words = await links.allInnerTexts();
		const sought = words.findIndex((word) => word.trim().startsWith("P"));
		await page.keyboard.press("p");
		await expect(links.nth(sought)).toBeFocused();
	});
});

test("the other language keeps query and fragment", async ({ open }) => {
	const page = await open("/faq?fra=brev#betaling");
	await summary(page, "Dansk").click();
	await page.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveAddress("/en/faq?fra=brev#betaling");
});

test("the lone icon of the search has a tooltip, which Escape takes away", async ({
	open,
}) => {
	const page = await open("/en");
	const tooltip = page.locator(".tooltip");
	await page.getByRole("button", { name: "Search" }).hover();
	await expect(tooltip).toHaveText("Search (Ctrl + K)");
	await page.keyboard.press("Escape");
	await expect(tooltip).toHaveCount(0);
	await page.mouse.move(640, 700);
	await page.locator("body").press("Tab");
	await page.getByRole("button", { name: "Search" }).focus();
	await expect(tooltip).toBeVisible();
});

describe("the panel of a phone", () => {
	test.for(["on", "off"] as const)(
		"opens and closes with scripts %s",
		async (scripts, { open }) => {
			const page = await open("/", {
				viewport: "phone",
				...(scripts === "off" && { scripts }),
			});
			const panel = page.getByRole("navigation", { name: "Hovedmenu" });
			const button = page.getByRole("button", { name: "Menu" });
			await button.tap();
			await expect(panel).toBeVisible();
			await expect(panel.getByRole("button", { name: "Luk" })).toBeFocused();
			await panel.getByRole("button", { name: "Luk" }).tap();
			await expect(panel).not.toBeVisible();
			await button.tap();
			await page.keyboard.press("Escape");
			await expect(panel).not.toBeVisible();
			await expect(button).toBeFocused();
			await button.tap();
			await page.touchscreen.tap(10, 400);
			await expect(panel).not.toBeVisible();
		},
	);
});

test("the disclaimer opens with the focus in it, and gives it back", async ({
	open,
}) => {
	const page = await open("/en");
	const button = page.getByRole("button", { name: "Disclaimer" });
	const dialog = page.getByRole("dialog", { name: "Disclaimer" });
	await button.click();
	await expect(dialog).toBeVisible();
	await expect(dialog.getByRole("heading")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).not.toBeVisible();
	await expect(button).toBeFocused();
});
