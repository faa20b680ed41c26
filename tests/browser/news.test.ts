import type { Page } from "playwright-core";
import { describe, expect, test } from "./harness.ts";

// The reader of the news. The Danish one has two articles, the offer first.

const offer = "Åbningstilbud: 50\u00A0% rabat på alle sessioner i august 2025";
const opening = "Vi åbner i Vig lørdag den 9.\u00A0august 2025";
const headings = (page: Page) => page.locator(".article > h2:visible");

/** The reader is awake when its islands are. */
const awake = (page: Page) =>
	expect(page.locator(".reader[data-chosen]")).toHaveCount(1);

test("without scripts all articles stand one after another, and the overview leads to each", async ({
	open,
}) => {
	const page = await open("/news", { scripts: "off" });
	await expect(headings(page)).toHaveCount(2);
	await expect(page.locator(".pager")).not.toBeVisible();
	await page.getByRole("link", { name: opening, exact: true }).click();
	await expect(page).toHaveAddress("/news#vi-aabner-i-vig");
});

describe("an address chooses", () => {
	test.for([
		["/news", offer],
		["/news?id=grand-opening", opening],
		["/news#vi-aabner-i-vig", opening],
		["/news?id=unknown", offer],
		["/news#unknown", offer],
		["/news?id=grand-opening#aabningstilbud-august", opening],
	] as const)("%s: %s", async ([address, title], { open }) => {
		const page = await open(address);
		await page.waitForLoadState("networkidle");
		await expect(headings(page)).toHaveText(title);
	});

	test("nothing of React is fetched where it chooses nothing", async ({
		open,
	}) => {
		const page = await open("/news");
		await page.waitForLoadState("networkidle");
		expect(await scripts(page)).toEqual([]);
	});

	test("a fragment within an article shows that article", async ({ open }) => {
		const page = await open("/news#vi-aabner-i-vig");
		const heading = page.locator("#vi-aabner-i-vig .prose :is(h2, h3)").first();
		const id = await heading.getAttribute("id");
		await page.goto(`/news#${id}`);
		await expect(headings(page)).toHaveText(opening);
	});
});

describe.each(["pointer", "keyboard"] as const)("by %s", (means) => {
	const use = async (page: Page, name: string) => {
		const button = page.getByRole("button", { name });
		if (means === "pointer") return button.click();
		await button.focus();
		await page.keyboard.press("Enter");
	};

	test("next and previous stop at either end, and the address follows", async ({
		open,
	}) => {
		const page = await open("/news");
		const previous = page.getByRole("button", { name: "Forrige" });
		const next = page.getByRole("button", { name: "Næste" });
		expect(await previous.isDisabled()).toBe(true);
		await use(page, "Næste");
		await expect(headings(page)).toHaveText(opening);
		await expect(page).toHaveAddress("/news?id=grand-opening");
		await expect(headings(page)).toBeFocused();
		expect(await next.isDisabled()).toBe(true);
		await use(page, "Forrige");
		await expect(headings(page)).toHaveText(offer);
		await expect(page).toHaveAddress("/news?id=opening-offer");
	});

	test("back to the top", async ({ open }) => {
		const page = await open("/news", { viewport: "phone" });
		await use(page, "Til toppen");
		await expect(page.locator("main")).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});

test("Back and Forward go through the articles that were read", async ({
	open,
}) => {
	const page = await open("/en/news");
	const title = page.locator(".article > h2:visible");
	const first = await title.innerText();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(title).not.toHaveText(first);
	await page.goBack();
	await expect(title).toHaveText(first);
	await page.goForward();
	await expect(title).not.toHaveText(first);
	await expect(page.locator(".overview [aria-current]")).toHaveCount(1);
});

test("on a phone the overview lies over the page, and goes when one has chosen", async ({
	open,
}) => {
	const page = await open("/news", { viewport: "phone" });
	const overview = page.getByRole("navigation", { name: "Oversigt" });
	await expect(overview).not.toBeVisible();
	await page.getByRole("button", { name: "Oversigt" }).tap();
	await expect(overview).toBeVisible();
	await awake(page);
	await overview.getByRole("link", { name: opening }).tap();
	await expect(overview).not.toBeVisible();
	await expect(headings(page)).toHaveText(opening);
});

test("Escape closes the overview and gives the focus back", async ({
	open,
}) => {
	const page = await open("/news", { viewport: "phone" });
	const button = page.getByRole("button", { name: "Oversigt" });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: opening })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: opening })).not.toBeVisible();
	await expect(button).toBeFocused();
});

test("a link of the overview opens in a new tab when that is asked for", async ({
	open,
}) => {
	const page = await open("/news?id=opening-offer");
	await awake(page);
	const opened = page.context().waitForEvent("page");
	await page
		.getByRole("link", { name: opening })
		.first()
		.click({ modifiers: ["ControlOrMeta"] });
	const tab = await opened;
	await expect(tab).toHaveAddress("/news#vi-aabner-i-vig");
	await expect(page).toHaveAddress("/news?id=opening-offer");
});

function scripts(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.map(({ name }) => name)
			.filter((name) => name.endsWith(".js")),
	);
}
