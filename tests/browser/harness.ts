import type { Page } from "playwright-core";
import { test as base, inject } from "vitest";
import { startChrome } from "./chrome.ts";
import { type Conditions, type Visit, visit } from "./visit.ts";

export { describe } from "vitest";
export { expect } from "./matchers.ts";

/** The site under test. */
export const site = { ...inject("builtSite"), origin: inject("origin") };

/**
 * A test with a browser. `open` visits an address of the site under some conditions and gives the page:
 *
 *     test("the panel opens", async ({ open }) => {
 *       const page = await open("/en", { viewport: "phone", scripts: "off" });
 *       await page.getByRole("button", { name: "Menu" }).click();
 *       await expect(page.getByRole("navigation")).toBeVisible();
 *     });
 *
 * `visit` also gives the URLs that were requested. Whatever the browser complains about fails the test, and every page
 * is closed with it.
 */
export const test = base
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
	.extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
		const browser = await startChrome();
		onCleanup(() => browser.close());
		return browser;
	})
	.extend("visit", async ({ browser }, { onCleanup }) => {
		const visits: Visit[] = [];
		onCleanup(() => leaveAll(visits));
		return async (path: string, conditions?: Conditions): Promise<Visit> => {
			const started = await visit(browser, path, conditions);
			visits.push(started);
			return started;
		};
	})
	.extend("open", ({ visit }) => {
		return async (path: string, conditions?: Conditions): Promise<Page> => {
			const { page } = await visit(path, conditions);
			return page;
		};
	});

/** Closes every page, even if closing one fails the test. */
async function leaveAll(visits: readonly Visit[]): Promise<void> {
	const left = await Promise.allSettled(visits.map(({ leave }) => leave()));
	const failure = left.find(({ status }) => status === "rejected");
	if (failure?.status === "rejected") throw failure.reason;
}
