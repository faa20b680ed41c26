import type { FrameLocator, Locator, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import type { EditServer } from "../support/edit-server.ts";
import { browser, expect } from "./harness.ts";
import { patience } from "./visit.ts";

/** Files of the small site. */
export const prices = "content/facts/prices.yaml";
export const home = "content/pages/home.yaml";

/** The editor, and the page in it. */
export type OpenEditor = { readonly page: Page; readonly site: FrameLocator };

/** The page of the site to open, and the conditions of the browser. */
export type Screen = {
	readonly path?: string;
	readonly width?: number;
	readonly colorScheme?: "light" | "dark";
	readonly hasTouch?: boolean;
	/** Whether nothing has been edited in this browser before. */
	readonly isNew?: boolean;
};

/**
 * So wide that the page isn't scaled beside the panel: Playwright ignores the scale of a frame, and would click at the wrong
 * position.
 */
const unscaledWidth = 1760;

/** Polls a value as long as other expectations wait; the default of vitest is one second. */
export const poll = <T>(read: () => T) =>
	expect.poll(read, { timeout: patience });

/** Opens the editor at a page of the site until the test ends. */
export async function openEditor(
	server: EditServer,
	{ path = "/", width = unscaledWidth, isNew, ...more }: Screen = {},
): Promise<OpenEditor> {
	const context = await browser.newContext({
		viewport: { width, height: width < 500 ? 844 : 900 },
		...more,
	});
	if (!isNew)
		await context.addInitScript(() => localStorage.setItem("kilde-known", "1"));
	const page = await context.newPage();
	onTestFinished(async () => {
		// A request that the test answers itself may be pending.
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await context.close();
	});
	await page.goto(server.address + path);
	const site = page.frameLocator("iframe");
	await expectEditing(site);
	await poll(() => page.title()).toMatch(/ – Ret hjemmesiden$/);
	return { page, site };
}

/** Waits until the page in the frame is in edit mode, or in browse mode. A message from the editor switches it. */
export async function expectEditing(
	site: FrameLocator,
	isEditing = true,
): Promise<void> {
	const heading = site.locator("h1").first();
	await expect(heading).toBeVisible();
	// While the page is edited, the element with the focus is outlined.
	await poll(async () => {
		await heading.dispatchEvent("focusin");
		return site.locator(".kilde-near").count();
	}).toBe(isEditing ? 1 : 0);
}

/** Clicks the heading of the page, and waits until its field in the panel has the focus. */
export async function clickHeading({
	page,
	site,
}: OpenEditor): Promise<Locator> {
	await site.locator("h1").first().click();
	const field = panel(page).locator("[contenteditable]:focus");
	await expect(field).toBeVisible();
	return field;
}

/** Types at the end of the line with the cursor. */
export async function typeAtEnd(page: Page, text: string): Promise<void> {
	await page.keyboard.press("End");
	await page.keyboard.type(text);
}

/** Locates the panel beside the page. */
export const panel = (page: Page) => page.getByRole("complementary");
/** Locates the form of an entry. */
export const form = (page: Page) => panel(page).locator(".entry-form");
/** Locates a button of the editor by its name. */
export const button = (page: Page, name: string | RegExp) =>
	page.getByRole("button", { name, exact: typeof name === "string" });
/** Locates the latest message of the editor. */
export const status = (page: Page) => page.locator("header [role=status]");

/** Locates a field of the form by its label, or the beginning of it. */
export const field = (page: Page, name: string | RegExp) =>
	panel(page)
		.getByRole("textbox", { name })
		.or(panel(page).getByRole("combobox", { name }))
		.first();

/** Opens the form of an entry from the list of all content, and locates its heading. */
export async function openForm(page: Page, label: string): Promise<Locator> {
	const search = panel(page).getByRole("searchbox");
	if (!(await search.isVisible())) await button(page, "Indhold").click();
	await search.fill(label);
	await panel(page).locator(".rows button", { hasText: label }).first().click();
	const heading = form(page).locator("h2");
	await expect(heading).toBeVisible();
	return heading;
}

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		if (await control.evaluate((each) => each === document.activeElement))
			return;
		await page.keyboard.press("Tab");
	}
	throw new Error("The Tab key doesn't lead there.");
}
