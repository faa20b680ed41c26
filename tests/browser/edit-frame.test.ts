import type { FrameLocator } from "playwright-core";
import { startEditing } from "../support/edit-server.ts";
import { findViolations, rules } from "./axe.ts";
import { button, editSmallSite, panel, status } from "./editor.ts";
import { describe, expect, test } from "./harness.ts";

// The page in the editor, the toolbar around it, and the help for beginners.

const edited = editSmallSite();

/** Returns the size of the page's viewport. */
const getViewport = (site: FrameLocator) =>
	site.locator("html").evaluate(() => [innerWidth, innerHeight] as const);

describe("the page", () => {
	test("fills the work area, and keeps the layout of a wide screen beside the panel", async ({
		browser,
	}) => {
		const { page, site } = await edited.openEditor(browser);
		const area = await page.locator("main").boundingBox();
		expect(await getViewport(site)).toEqual([1440, area?.height]);
		await site.locator("h1").first().click();
		await expect(panel(page).getByRole("textbox").first()).toBeVisible();
		const frame = await page.locator("iframe").boundingBox();
		const beside = await page.locator("main").boundingBox();
		expect(Math.round(frame?.width ?? 0)).toBe(Math.round(beside?.width ?? 0));
		expect(Math.round(frame?.height ?? 0)).toBe(
			Math.round(beside?.height ?? 0),
		);
		expect((await getViewport(site))[0]).toBe(1216);
		expect(await page.evaluate(() => document.body.scrollHeight)).toBe(900);
	});

	test("is as wide as on a phone, a tablet or a computer", async ({
		browser,
	}) => {
		const { page, site } = await edited.openEditor(browser);
		for (const [name, width] of [
			["Telefon", 390],
			["Tablet", 768],
			["Computer", 1440],
		] as const) {
			await button(page, name).click();
			await expect
				.poll(() => getViewport(site).then(([wide]) => wide))
				.toBe(width);
			expect(await button(page, name).getAttribute("aria-pressed")).toBe(
				"true",
			);
		}
	});

	test("stays under the panel of a phone, with the clicked element visible above it", async ({
		browser,
	}) => {
		const { page, site } = await edited.openEditor(browser, {
			width: 390,
			hasTouch: true,
		});
		const before = await getViewport(site);
		// As far down as any element.
		await site.locator("footer a, footer p").last().click();
		await expect(panel(page).getByRole("textbox").first()).toBeVisible();
		expect(await getViewport(site)).toEqual(before);
		const top = (await panel(page).boundingBox())?.y ?? 0;
		const shown = site.locator(".kilde-shown").first();
		await expect
			.poll(async () => {
				const box = await shown.boundingBox();
				return box ? box.y + box.height : Number.POSITIVE_INFINITY;
			})
			.toBeLessThanOrEqual(top);
	});

	test("works as for visitors while it is browsed, and is edited by keyboard", async ({
		browser,
	}) => {
		const { page, site } = await edited.openEditor(browser);
		await button(page, "Besøg").click();
		await site.locator("main a[href^='/']").first().click();
		await page.waitForFunction(() => location.hash !== "#/");
		await expect(panel(page)).toHaveCount(0);
		await button(page, "Ret").click();
		const link = site.locator("a[href]").first();
		await link.focus();
		await link.press("Enter");
		await expect(panel(page).getByRole("textbox").first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel(page)).toHaveCount(0);
	});

	test("outlines everything that can be edited", async ({ browser }) => {
		const { page, site } = await edited.openEditor(browser);
		await page.keyboard.press("Control+e");
		await expect(site.locator("h1.kilde-editable")).toHaveCount(1);
		await page.keyboard.press("Control+e");
		await expect(site.locator(".kilde-editable")).toHaveCount(0);
	});
});

test("on a phone, controls are large enough to touch, in two rows above the page", async ({
	browser,
}) => {
	const { page, site } = await edited.openEditor(browser, {
		width: 390,
		hasTouch: true,
	});
	await site.locator("h1").first().click();
	await expect(panel(page).getByRole("textbox").first()).toBeVisible();
	const small = await page.locator("button").evaluateAll((buttons) =>
		buttons
			.filter((each) => each.checkVisibility())
			.filter((each) => {
				const { width, height } = each.getBoundingClientRect();
				return Math.min(width, height) < 43.9;
			})
			.map((each) => each.outerHTML),
	);
	expect(small).toEqual([]);
	expect((await page.locator("header").boundingBox())?.height).toBeLessThan(
		110,
	);
	expect(await page.evaluate(() => document.body.scrollWidth)).toBe(390);
});

test.for([
	{ colorScheme: "light" },
	{ colorScheme: "dark" },
	{ forcedColors: "active" },
] as const)(
	"views of the panel are accessible: %o",
	async (scheme, { browser }) => {
		const { page } = await edited.openEditor(browser, scheme);
		for (const name of ["Indhold", "Nyt", "Hjælp", /^Publicér/]) {
			await button(page, name).first().click();
			await expect(panel(page).getByRole("heading").first()).toBeVisible();
			expect(await findViolations(page, rules.all)).toEqual([]);
		}
		await page.keyboard.press("Escape");
		await expect(panel(page)).toHaveCount(0);
	},
);

test("a step is undone and redone by key, and the toolbar says which", async ({
	browser,
}) => {
	const { page, site } = await edited.openEditor(browser);
	const title = site.locator("h1").first();
	const before = await title.innerText();
	await title.click();
	await panel(page).locator("[contenteditable]:focus").pressSequentially("X");
	await expect(title).not.toHaveText(before);
	await button(page, /^Hjælp/).focus();
	await page.keyboard.press("Control+z");
	await expect(status(page)).toHaveText(/^Fortrudt: /);
	await expect(title).toHaveText(before);
	await page.keyboard.press("Control+Shift+Z");
	await expect(status(page)).toHaveText(/^Gendannet: /);
	await expect(title).not.toHaveText(before);
});

test("beginners get the help once, and can open it again", async ({
	browser,
}) => {
	const { page, site } = await edited.openEditor(browser, { isNew: true });
	const sentences = panel(page).locator("ol li");
	await expect(sentences).toHaveCount(3);
	await page.reload();
	await expect(site.locator("h1").first()).toBeVisible();
	await expect(panel(page)).toHaveCount(0);
	await button(page, "Hjælp").click();
	await expect(sentences).toHaveCount(3);
});

test("the help names the address for a phone if editing over the network is allowed", async ({
	browser,
}) => {
	const of = await startEditing(edited.project.root, "da", {
		reach: "network",
		network: ["192.0.2.7"],
	});
	try {
		const { page } = await edited.openEditor(browser, { of });
		await button(page, "Hjælp").click();
		await expect(panel(page)).toHaveText(/192\.0\.2\.7/);
		expect(await page.locator("body").innerText()).not.toContain(of.key);
	} finally {
		await of.close();
	}
});
