import type { Page } from "playwright-core";
import * as limits from "../../site/limits.ts";
import { strings } from "../support/content.ts";
import { expect, open, test } from "./harness.ts";
import { crossPage, pauseClock } from "./visit.ts";

const { hoverDelay, pointerGrace } = limits.menu;

/** A point on the page, outside of the header. */
const outside = { x: 640, y: 700 };

/** Locates the first menu of pages, its button and its links. */
function locateMenu(page: Page) {
	const menu = page.getByRole("banner").locator("details").first();
	const links = menu.locator("a");
	return { menu, button: menu.locator("summary"), links, last: links.last() };
}

/** Waits for the script that enhances the header, which the first pointer or focus on it loads. */
async function waitForScript(page: Page): Promise<void> {
	const address = await page.evaluate(
		() =>
			new Promise<string>((resolve) => {
				new PerformanceObserver((list) => {
					const found = list
						.getEntries()
						.find(({ name }) => name.includes("/enhance."));
					if (found) resolve(found.name);
				}).observe({ type: "resource", buffered: true });
			}),
	);
	// The page's own import may resolve slightly later than this one: a request takes longer.
	await page.evaluate(
		`import(${JSON.stringify(address)}).then(() => fetch(location)).then(() => {})`,
	);
}

test("a menu opens on hover, closes some time after the pointer has left, and stays open after a click until the next one", async () => {
	const page = await open("/");
	const { button, last } = locateMenu(page);
	await pauseClock(page);
	await button.hover();
	await waitForScript(page);
	await page.clock.runFor(hoverDelay - 1);
	await expect(last).not.toBeVisible();
	await page.clock.runFor(1);
	await expect(last).toBeVisible();
	// There is a gap between the button and the list.
	await last.hover();
	await page.clock.runFor(pointerGrace);
	await expect(last).toBeVisible();
	await page.mouse.move(outside.x, outside.y);
	await page.clock.runFor(pointerGrace - 1);
	await expect(last).toBeVisible();
	await page.clock.runFor(1);
	await expect(last).not.toBeVisible();

	await button.hover();
	await page.clock.runFor(hoverDelay);
	await button.click();
	await page.mouse.move(outside.x, outside.y);
	await page.clock.runFor(pointerGrace);
	await expect(last).toBeVisible();
	await button.click();
	await expect(last).not.toBeVisible();
});

test("a menu closes on Escape, which restores the focus, on a click outside, and when the focus leaves", async () => {
	const page = await open("/");
	const { button, last } = locateMenu(page);
	await button.focus();
	await waitForScript(page);
	await page.keyboard.press("ArrowDown");
	await expect(last).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(last).not.toBeVisible();
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(last).toBeVisible();
	await page.mouse.click(outside.x, outside.y);
	await expect(last).not.toBeVisible();
	await button.focus();
	await page.keyboard.press("ArrowUp");
	await expect(last).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(last).not.toBeVisible();
});

test("a menu is walked through by arrow keys, Home, End and letters", async () => {
	const page = await open("/");
	const { button, links } = locateMenu(page);
	const letters = (await links.allTextContents()).map((text) =>
		text.trim().charAt(0),
	);
	const end = letters.length - 1;
	const letter = letters[end] ?? "";
	await button.focus();
	await waitForScript(page);
	for (const [key, at] of [
		["ArrowDown", 0],
		["ArrowDown", 1],
		["End", end],
		["ArrowDown", 0],
		["ArrowUp", end],
		["ArrowUp", end - 1],
		["Home", 0],
		[letter.toLowerCase(), letters.indexOf(letter, 1)],
	] as const) {
		await page.keyboard.press(key);
		await expect(links.nth(at)).toBeFocused();
	}
});

test("a menu opens if the first pointer movement on the page leads to it", async () => {
	const page = await open("/");
	const { button, last } = locateMenu(page);
	const { x, y } = (await button.boundingBox()) ?? outside;
	await page.mouse.move(x + 10, y + 10);
	// The browser reports the first movement after a page load with a distance of zero.
	await page.goto("/faq");
	await page.mouse.move(x + 12, y + 12);
	await expect(last).toBeVisible();
});

test("before the script of the header has loaded, a menu closes with a click outside, and not with one inside", async () => {
	const page = await open("/faq");
	await page.route(/enhance/, () => {});
	await page.goto("/about");
	await crossPage(page);
	const menus = page.getByRole("banner").locator("details");
	for (const menu of [menus.first(), menus.last()]) {
		await menu.locator("summary").click();
		await menu.getByRole("list").click({ position: { x: 3, y: 3 } });
		await expect(menu.getByRole("list")).toBeVisible();
		await page.mouse.click(outside.x, outside.y);
		await expect(menu.getByRole("list")).not.toBeVisible();
	}
});

test("before the script of the header has loaded, a menu in the panel stays open with a tap on the panel, which closes with one outside", async () => {
	const page = await open("/faq", { viewport: "phone" });
	await page.route(/enhance/, () => {});
	await page.goto("/about");
	const { panel, opener } = locatePanel(page);
	const { button, last } = locateMenu(page);
	await opener.tap();
	await button.tap();
	await expect(last).toBeVisible();
	await panel.tap({ position: { x: 60, y: 40 } });
	await expect(last).toBeVisible();
	await page.touchscreen.tap(10, 400);
	await expect(panel).not.toBeVisible();
});

test("without scripts, a menu opens and closes by its button and by keyboard, and the language menu closes it", async () => {
	const page = await open("/en", { scripts: "off" });
	const languages = page.getByRole("banner").locator("details").last();
	const { button, last } = locateMenu(page);
	await button.click();
	await expect(last).toBeVisible();
	await button.click();
	await expect(last).not.toBeVisible();
	await button.press("Enter");
	await expect(last).toBeVisible();
	await languages.locator("summary").click();
	await expect(last).not.toBeVisible();
	await languages.locator("a:not([aria-current])").click();
	await expect(page).toHaveAddress("/");
});

const toEnglish = (page: Page) => page.getByRole("link", { name: "English" });
const openMenu = (page: Page) =>
	page.locator("summary", { hasText: strings.language.da }).click();

test("the language switch keeps query and fragment, and stores the language when it is chosen", async () => {
	const page = await open("/faq?fra=brev#betaling");
	await openMenu(page);
	// This opens the browser's menu.
	await toEnglish(page).click({ button: "right" });
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
	await toEnglish(page).click();
	await expect(page).toHaveAddress("/en/faq?fra=brev#betaling");
	expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
		["language", "en"],
	]);
	// A stored language doesn't redirect.
	await page.goto("/");
	await expect(page).toHaveAddress("/");
});

test("the tooltip of the search button appears on hover and on keyboard focus, and Escape closes it", async () => {
	const page = await open("/en");
	await pauseClock(page);
	const button = page.getByRole("button", { name: strings.search.en });
	const tooltip = page.locator(".tooltip");
	await button.hover();
	await waitForScript(page);
	await page.clock.runFor(limits.tooltip.delay - 1);
	await expect(tooltip).toHaveCount(0);
	await page.clock.runFor(1);
	await expect(tooltip).toHaveText(strings.searchTooltip.en);
	await page.keyboard.press("Escape");
	await expect(tooltip).toHaveCount(0);
	await page.mouse.move(outside.x, outside.y);
	await page.keyboard.press("Tab");
	await button.focus();
	await page.clock.runFor(limits.tooltip.delay);
	await expect(tooltip).toBeVisible();
});

test("the tooltip of the search button isn't shown over the dialog opened by a tap, or by keys while it is shown", async () => {
	const button = (page: Page) =>
		page.getByRole("button", { name: strings.search.da });
	const expectNone = async (page: Page) => {
		await expect(page.getByRole("combobox")).toBeVisible();
		await waitForScript(page);
		await page.clock.runFor(limits.tooltip.delay);
		await expect(page.locator(".tooltip")).toHaveCount(0);
	};
	const phone = await open("/", { viewport: "phone" });
	await pauseClock(phone);
	await button(phone).tap();
	await expectNone(phone);
	const page = await open("/");
	await pauseClock(page);
	await button(page).hover();
	await waitForScript(page);
	await page.clock.runFor(limits.tooltip.delay);
	await expect(page.locator(".tooltip")).toBeVisible();
	await page.keyboard.press("Control+k");
	await expectNone(page);
});

test.for([{}, { scripts: "off" }] as const)(
	"the panel on a phone opens and closes by its buttons, by Escape and by a tap outside, as does a menu in it (%o)",
	async (conditions) => {
		const page = await open("/", { ...conditions, viewport: "phone" });
		const { panel, opener, close } = locatePanel(page);
		await expect(panel).not.toBeVisible();
		await opener.tap();
		await expect(close).toBeFocused();
		await close.tap();
		await expect(panel).not.toBeVisible();
		await opener.tap();
		await expect(panel).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel).not.toBeVisible();
		await expect(opener).toBeFocused();
		await opener.tap();
		const { button, last } = locateMenu(page);
		await button.tap();
		await expect(last).toBeVisible();
		await button.tap();
		await expect(last).not.toBeVisible();
		await page.touchscreen.tap(10, 400);
		await expect(panel).not.toBeVisible();
	},
);

function locatePanel(page: Page) {
	const panel = page.getByRole("navigation", { name: strings.navigation.da });
	return {
		panel,
		opener: page.getByRole("button", { name: strings.menu.da }),
		close: panel.getByRole("button", { name: strings.close.da }),
	};
}

test.for([{}, { scripts: "off" }] as const)(
	"the disclaimer opens with the focus in it, and closes by its button and by Escape, which restores the focus (%o)",
	async (conditions) => {
		const page = await open("/en", conditions);
		const opener = page
			.getByRole("contentinfo")
			.locator("li > [popovertarget]");
		const dialog = page.getByRole("dialog");
		await opener.click();
		await dialog.getByRole("button").click();
		await expect(dialog).not.toBeVisible();
		await opener.click();
		await expect(dialog.getByRole("heading")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(dialog).not.toBeVisible();
		await expect(opener).toBeFocused();
	},
);
