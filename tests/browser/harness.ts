import type { Browser, Page } from "playwright-core";
import { test as base, inject, onTestFinished } from "vitest";
import { startChrome } from "./chrome.ts";
import { type Conditions, startVisit, type Visit } from "./visit.ts";

export { describe } from "vitest";
export { expect } from "./matchers.ts";

/** The site under test. */
export const site = { ...inject("builtSite"), origin: inject("origin") };

/** The browser that the tests of a worker share. */
export let browser: Browser;

/** A test with the browser. */
export const test = base.extend(
	"browser",
	{ scope: "worker", auto: true },
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
	async ({}, { onCleanup }) => {
		browser = await startChrome();
		onCleanup(() => browser.close());
		return browser;
	},
);

/**
 * Visits an address of the site under some conditions until the test ends. Whatever the browser complains about fails the
 * test.
 */
export async function visit(
	path: string,
	conditions?: Conditions,
): Promise<Visit> {
	const started = await startVisit(browser, path, conditions);
	onTestFinished(started.leave);
	return started;
}

/** Opens a page of the site, as `visit` does. */
export async function open(
	path: string,
	conditions?: Conditions,
): Promise<Page> {
	return (await visit(path, conditions)).page;
}
