import type { Page } from "playwright-core";
import { limits } from "../../site/limits.ts";
import { strings } from "../support/content.ts";
import { startScripts } from "./built.ts";
import { crossPage, describe, expect, site, test } from "./harness.ts";

const languages = { da: { label: "Dansk" }, en: { label: "English" } };

const locateMenu = (page: Page) => page.locator(".navigation .menu").first();
const summary = (page: Page) => locateMenu(page).locator("summary");
const link = (page: Page) => locateMenu(page).locator("a").last();
const languageMenu = (page: Page) =>
	page.locator("details", {
		has: page.locator("summary", { hasText: strings.language.da }),
	});

/** Hovers the header, which is enhanced on the first pointer or focus, and waits for its script. */
async function enhanceHeader(page: Page): Promise<void> {
	const script = await page.waitForFunction(
		() =>
			performance
				.getEntriesByType("resource")
				.find(({ name }) => name.includes("/enhance."))?.name,
	);
	// A repeated import resolves after earlier ones.
	const address = JSON.stringify(await script.jsonValue());
	await page.evaluate(`import(${address}).then(() => {})`);
}

describe("a menu", () => {
	test("opens on hover and closes some time after the pointer leaves; a click keeps it open until the next click", async ({
		open,
	}) => {
		const page = await open("/");
		await summary(page).hover();
		await expect(link(page)).toBeVisible();
		// There is a gap between the button and the list.
		await link(page).hover();
		await expect(link(page)).toBeVisible();
		await page.mouse.move(640, 700);
		await expect(link(page)).not.toBeVisible();

		await summary(page).hover();
		await expect(link(page)).toBeVisible();
		await summary(page).click();
		await expect(link(page)).toBeVisible();
		await page.mouse.move(640, 700);
		await page.mouse.move(641, 700);
		await expect(link(page)).toBeVisible();
		await summary(page).click();
		await expect(link(page)).not.toBeVisible();
	});

	test("closes on Escape, which restores the focus, on a click outside, and when the focus leaves; arrow keys, Home, End and letters move the focus in it", async ({
		open,
	}) => {
		const page = await open("/");
		await summary(page).focus();
		await enhanceHeader(page);
		await page.keyboard.press("ArrowDown");
		await expect(link(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(link(page)).not.toBeVisible();
		await expect(summary(page)).toBeFocused();

		await page.keyboard.press("Enter");
		await expect(link(page)).toBeVisible();
		await page.mouse.click(640, 700);
		await expect(link(page)).not.toBeVisible();
		await summary(page).focus();
		await page.keyboard.press("ArrowUp");
		await expect(link(page)).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(link(page)).not.toBeVisible();

		const links = locateMenu(page).locator("a");
		const count = await links.count();
		await summary(page).focus();
		await page.keyboard.press("ArrowDown");
		await expect(links.nth(0)).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(links.nth(1)).toBeFocused();
		await page.keyboard.press("End");
		await expect(links.nth(count - 1)).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(links.nth(0)).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await expect(links.nth(count - 1)).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await expect(links.nth(count - 2)).toBeFocused();
		await page.keyboard.press("Home");
		await expect(links.nth(0)).toBeFocused();
		const letters = (await links.allInnerTexts()).map((text) =>
			text.trim().charAt(0),
		);
		const letter = letters.at(-1) ?? "";
		await page.keyboard.press(letter.toLowerCase());
		await expect(links.nth(letters.indexOf(letter, 1))).toBeFocused();
	});
});

describe("a pointer that crossed the heading of the page first", () => {
	test("still opens the menus, whatever inline scripts the page has", async ({
		open,
	}) => {
		const page = await open("/", {
			booking: "silent",
			expecting: ["404"],
		});
		const pages = new Map(
			site.pages.map(({ path }) => [startScripts(path), path]),
		);
		expect(pages.size).toBeGreaterThan(5);
		for (const path of pages.values()) {
			await page.goto(path);
			await page.locator("main h1").hover();
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
			const menu = page.locator(".navigation .menu").first();
			await menu.locator("summary").hover();
			await expect(menu.locator("a").first()).toBeVisible();
		}
	});

	test("still loads the header's scripts when it is a touch", async ({
		open,
	}) => {
		const page = await open("/faq", { viewport: "phone" });
		await page.locator("main h1").tap();
		await page.getByRole("button", { name: strings.menu.da }).tap();
		await enhanceHeader(page);
		// The script adds the arrow keys.
		await page.locator(".navigation summary").first().press("ArrowDown");
		await expect(page.locator(".navigation .menu a").first()).toBeFocused();
	});
});

describe("a menu before its script has loaded", () => {
	test.for([
		["of pages", locateMenu],
		["of languages", languageMenu],
	] as const)(
		"%s closes with a click outside",
		async ([, menuIn], { open }) => {
			const page = await open("/404", { expecting: ["404"] });
			await page.route(/enhance/, () => {});
			await page.goto("/about");
			await crossPage(page);
			const menu = menuIn(page);
			await menu.locator("summary").click();
			await expect(menu.getByRole("list")).toBeVisible();
			// A click inside isn't a click outside.
			await menu.getByRole("list").click({ position: { x: 3, y: 3 } });
			await expect(menu.getByRole("list")).toBeVisible();
			await page.mouse.click(640, 700);
			await expect(menu.getByRole("list")).not.toBeVisible();
		},
	);

	test("in the panel stays open, and the panel closes", async ({ open }) => {
		const page = await open("/404", { viewport: "phone", expecting: ["404"] });
		await page.route(/enhance/, () => {});
		await page.goto("/about");
		const panel = page.getByRole("navigation", { name: strings.navigation.da });
		await page.getByRole("button", { name: strings.menu.da }).tap();
		await summary(page).tap();
		await expect(link(page)).toBeVisible();
		await panel.tap({ position: { x: 60, y: 40 } });
		await expect(link(page)).toBeVisible();
		await page.touchscreen.tap(10, 400);
		await expect(panel).not.toBeVisible();
	});
});

test("the language switch keeps query and fragment", async ({ open }) => {
	const page = await open("/faq?fra=brev#betaling");
	await languageMenu(page).locator("summary").click();
	await page.getByRole("link", { name: languages.en.label }).click();
	await expect(page).toHaveAddress("/en/faq?fra=brev#betaling");
});

test("a menu opens if the first pointer movement on the page leads to it", async ({
	open,
}) => {
	const page = await open("/");
	const { x, y } = (await summary(page).boundingBox()) ?? { x: 0, y: 0 };
	await page.mouse.move(x + 10, y + 10);
	// The browser reports the first movement after a page load with a distance of zero.
	await page.goto("/faq");
	await page.mouse.move(x + 12, y + 12);
	await expect(link(page)).toBeVisible();
});

describe("the tooltip of the search isn't shown over its dialog", () => {
	test.for([
		["by a tap", "phone"],
		["by a click before the header is enhanced", "desktop"],
		["by keys, with the mouse on the icon", "desktop"],
		["by keys, while it shows", "desktop"],
		["by Enter", "desktop"],
	] as const)("%s", async ([how, viewport], { open }) => {
		const page = await open("/", { viewport });
		const button = page.getByRole("button", { name: strings.search.da });
		const tooltip = page.locator(".tooltip");
		if (how === "by a tap") await button.tap();
		else if (how === "by Enter") {
			await button.focus();
			await enhanceHeader(page);
			await page.keyboard.press("Enter");
		} else {
			if (how.startsWith("by keys")) {
				await button.hover();
				if (how.endsWith("shows")) await expect(tooltip).toBeVisible();
				await page.keyboard.press("Control+k");
			} else await button.click();
		}
		await expect(page.getByRole("combobox")).toBeVisible();
		await enhanceHeader(page);
		// Longer than a tooltip takes to appear.
		await page.waitForTimeout(limits.tooltip.delay + 300);
		await expect(tooltip).toHaveCount(0);
	});
});

test("the icon-only search button has a tooltip that Escape closes", async ({
	open,
}) => {
	const page = await open("/en");
	const tooltip = page.locator(".tooltip");
	await page.getByRole("button", { name: strings.search.en }).hover();
	await expect(tooltip).toHaveText(strings.searchTooltip.en);
	await page.keyboard.press("Escape");
	await expect(tooltip).toHaveCount(0);
	await page.mouse.move(640, 700);
	await page.locator("body").press("Tab");
	await page.getByRole("button", { name: strings.search.en }).focus();
	await expect(tooltip).toBeVisible();
});

describe("the panel on a phone", () => {
	test("opens and closes by its buttons, by Escape and by a tap outside", async ({
		open,
	}) => {
		const page = await open("/", { viewport: "phone" });
		const panel = page.getByRole("navigation", {
			name: strings.navigation.da,
		});
		const button = page.getByRole("button", { name: strings.menu.da });
		await button.tap();
		await expect(panel).toBeVisible();
		await expect(
			panel.getByRole("button", { name: strings.close.da }),
		).toBeFocused();
		await panel.getByRole("button", { name: strings.close.da }).tap();
		await expect(panel).not.toBeVisible();
		await button.tap();
		await page.keyboard.press("Escape");
		await expect(panel).not.toBeVisible();
		await expect(button).toBeFocused();
		await button.tap();
		await page.touchscreen.tap(10, 400);
		await expect(panel).not.toBeVisible();
	});

	/** Records the panel's position in each frame from its opening until it is at rest. */
	const positions = async (page: Page): Promise<number[]> => {
		await page.evaluate(() => {
			const seen: number[] = [];
			Object.assign(window, { seen });
			document.querySelector("#navigation")?.addEventListener(
				"toggle",
				() => {
					const look = ({ timeStamp = performance.now() }) => {
						const panel = document.querySelector("#navigation");
						seen.push(panel?.getBoundingClientRect().left ?? 0);
						if (seen.length < 60)
							requestAnimationFrame(() => look({ timeStamp }));
					};
					look({});
				},
				{ once: true },
			);
		});
		await page.getByRole("button", { name: strings.menu.da }).tap();
		const seen = await page.waitForFunction(() => {
			const { seen } = window as unknown as { seen: number[] };
			return seen.length >= 60 && seen;
		});
		return (await seen.jsonValue()) || [];
	};

	test("slides in from the side without horizontal overflow", async ({
		open,
	}) => {
		const page = await open("/", { viewport: "phone" });
		const seen = await positions(page);
		const rest = seen.at(-1);
		expect(Math.max(...seen)).toBeGreaterThan((rest ?? 0) + 50);
		expect(rest).toBeCloseTo(390 - 0.88 * 390, 0);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth),
		).toBe(390);
	});

	test("appears without motion if reduced motion is preferred", async ({
		open,
	}) => {
		const page = await open("/", { viewport: "phone", motion: "reduced" });
		expect(new Set(await positions(page)).size).toBe(1);
	});
});

test("the disclaimer opens with the focus in it, and restores it on closing", async ({
	open,
}) => {
	const page = await open("/en");
	const button = page.getByRole("contentinfo").locator("li > [popovertarget]");
	const dialog = page.getByRole("dialog");
	await button.click();
	await expect(dialog).toBeVisible();
	await expect(dialog.getByRole("heading")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).not.toBeVisible();
	await expect(button).toBeFocused();
});
