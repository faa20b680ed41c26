import type { Page } from "playwright-core";
import * as limits from "../../site/limits.ts";
import { strings } from "../support/content.ts";
import { expect, open, test } from "./harness.ts";

// Notifications, triggered by a search without a network that is retried repeatedly.

const { visible, duration } = limits.notifications;

/** Opens the search without its index: its button retries, and each failure shows a notification. */
async function openFailing(page: Page) {
	const button = page.getByRole("button", {
		name: strings.search.da,
		exact: true,
	});
	await button.hover();
	await page.waitForSelector("[data-ready]");
	await page.context().setOffline(true);
	await button.press("Enter");
	const shown = page.locator(".notification:visible");
	await expect(shown).toHaveCount(1);
	return {
		shown,
		dialog: page.getByRole("dialog"),
		retry: page.getByRole("button", { name: strings.retry.da }),
		dismiss: page.getByRole("button", { name: strings.dismiss.da }),
	};
}

/** Returns the timers of the notifications, which are animations: their states, and their common duration. */
function readTimers(page: Page) {
	return page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ id }) => id === "time")
			.map(({ playState, effect }) => ({
				playState,
				duration: effect?.getTiming().duration,
			})),
	);
}

/** Lets the time of the notifications pass. */
function finishTimers(page: Page): Promise<void> {
	return page.evaluate(() => {
		for (const timer of document.getAnimations())
			if (timer.id === "time") timer.finish();
	});
}

const offline = { expecting: ["ERR_INTERNET_DISCONNECTED"] };

test("notifications disappear after four seconds, in which neither a pointer nor the focus is on them", async () => {
	const page = await open("/", offline);
	const { shown, retry, dismiss } = await openFailing(page);
	const running = [{ playState: "running", duration }];
	const paused = [{ playState: "paused", duration }];
	expect(await readTimers(page)).toEqual(running);
	await shown.hover();
	await expect.poll(() => readTimers(page)).toEqual(paused);
	await page.mouse.move(0, 0);
	await expect.poll(() => readTimers(page)).toEqual(running);
	await dismiss.focus();
	await expect.poll(() => readTimers(page)).toEqual(paused);
	await retry.focus();
	await expect.poll(() => readTimers(page)).toEqual(running);
	await finishTimers(page);
	await expect(shown).toHaveCount(0);
});

test("at most three notifications are shown; further ones wait for space", async () => {
	const page = await open("/", offline);
	const { shown, retry, dismiss } = await openFailing(page);
	// The time stands while the focus is on one of them.
	await dismiss.focus();
	for (let count = 2; count <= visible + 1; count++) {
		await retry.evaluate((button: HTMLElement) => button.click());
		await dismiss.first().focus();
		await expect(page.locator(".notification")).toHaveCount(count);
	}
	await expect(shown).toHaveCount(visible);
	await dismiss.first().click();
	await expect(page.locator(".notification")).toHaveCount(visible);
	await expect(shown).toHaveCount(visible);
});

test("notifications are dismissed by Escape if focused, which restores the focus; otherwise Escape closes the dialog, which they outlive", async () => {
	const page = await open("/", {
		...offline,
		viewport: "phone",
		motion: "reduced",
	});
	const { shown, dialog, dismiss, retry } = await openFailing(page);
	await retry.focus();
	await dismiss.focus();
	await page.keyboard.press("Escape");
	await expect(shown).toHaveCount(0);
	await expect(dialog).toBeVisible();
	await expect(retry).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(shown).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(dialog).not.toBeVisible();
	await expect(shown).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(shown).toHaveCount(0);
});
