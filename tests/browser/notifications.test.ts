import type { Page } from "playwright-core";
import { strings } from "../support/content.ts";
import { describe, expect, test } from "./harness.ts";

// Notifications, triggered by a search without a network that is retried repeatedly.

/** Opens the search without its index: its button retries, and each failure shows a notification. */
async function openFailing(page: Page) {
	const button = page.locator(".search-button");
	await button.hover();
	await page.waitForSelector("[data-ready]");
	await page.context().setOffline(true);
	await button.click();
	const shown = page.locator(".notification:visible");
	await expect(shown).toHaveCount(1);
	return {
		shown,
		dialog: page.locator(".search-dialog"),
		retry: page.getByRole("button", { name: strings.retry.da }),
		dismiss: page.getByRole("button", { name: strings.dismiss.da }),
	};
}

const offline = { expecting: ["ERR_INTERNET_DISCONNECTED"] };

// They wait for seconds, each in a window of its own.
describe.concurrent("notifications", () => {
	test("disappear after four seconds", async ({ open }) => {
		const page = await open("/", offline);
		const { shown } = await openFailing(page);
		await page.waitForTimeout(3000);
		await expect(shown).toHaveCount(1);
		await expect(shown).toHaveCount(0);
	});

	test("are 356 pixels wide, 14 apart, and at most three; further ones wait for space", async ({
		open,
	}) => {
		const page = await open("/", offline);
		const { shown, retry, dismiss } = await openFailing(page);
		await retry.click();
		await expect(shown).toHaveCount(2);
		const [first, second] = await Promise.all([
			shown.first().boundingBox(),
			shown.last().boundingBox(),
		]);
		expect(first?.width).toBe(356);
		expect(
			(second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0),
		).toBeCloseTo(14, 1);
		for (const _ of [3, 4]) {
			await retry.click();
			await expect(shown).toHaveCount(3);
		}
		await expect(page.locator(".notification")).toHaveCount(4);
		await dismiss.first().click();
		await expect(page.locator(".notification")).toHaveCount(3);
		await expect(shown).toHaveCount(3);
	});

	test("stay while a pointer is over them", async ({ open }) => {
		const page = await open("/", offline);
		const { shown } = await openFailing(page);
		await shown.hover();
		await page.waitForTimeout(4500);
		await expect(shown).toHaveCount(1);
		await page.mouse.move(0, 0);
		await expect(shown).toHaveCount(0);
	});

	test("are dismissed by Escape if focused, which restores the focus", async ({
		open,
	}) => {
		const page = await open("/", {
			...offline,
			viewport: "phone",
			motion: "reduced",
		});
		const { shown, dialog, dismiss, retry } = await openFailing(page);
		await retry.focus();
		await dismiss.focus();
		await page.waitForTimeout(4500);
		await expect(shown).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(shown).toHaveCount(0);
		await expect(dialog).toBeVisible();
		await expect(retry).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(dialog).not.toBeVisible();
	});

	test("stay after the dialog that triggered them closes", async ({ open }) => {
		const page = await open("/", offline);
		const { shown, dialog } = await openFailing(page);
		await page.keyboard.press("Escape");
		await expect(dialog).not.toBeVisible();
		await expect(shown).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(shown).toHaveCount(0);
	});
});
