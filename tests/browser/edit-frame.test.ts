import type { FrameLocator } from "playwright-core";
import { encode } from "uqr";
import { describe } from "vitest";
import { startEditing } from "../support/edit-server.ts";
import { findViolations, rules } from "./axe.ts";
import { button, editSmallSite, panel } from "./editor.ts";
import { expect, test } from "./harness.ts";

// The page in the editor equals the visitors' page regardless of the panels, and beginners get instructions.

const edited = editSmallSite();

/** Returns the size of the page's viewport, and the height of the page. */
const getSize = (site: FrameLocator) =>
	site
		.locator("html")
		.evaluate((page) => [innerWidth, innerHeight, page.scrollHeight] as const);

describe("the page", () => {
	test.for([1440, 1000])(
		"is laid out as without a panel, and receives clicks at its visible position: %i",
		async (width, { browser }) => {
			const { page, site } = await edited.sitDown(browser, { width });
			const [before] = await Promise.all([getSize(site)]);
			expect(before[0]).toBe(width);
			await site.locator("h1").first().click();
			const text = panel(page).getByRole("textbox").first();
			await expect(text).toHaveText("Forside");
			expect(await getSize(site)).toEqual(before);
			const shown = await page.locator("iframe").boundingBox();
			const beside = await panel(page).boundingBox();
			expect(shown && shown.x + shown.width).toBeLessThanOrEqual(
				beside?.x ?? 0,
			);
			// The longest message of the editor.
			await page.evaluate(() => {
				const said = document.querySelector("header [role=status]");
				if (said) said.textContent = "Det kan ikke lade sig gøre. ".repeat(12);
				said?.classList.add("long");
			});
			expect(await getSize(site)).toEqual(before);
			await site.locator("h2").first().click();
			await expect(text).not.toHaveText("Forside");
		},
	);

	test("is as wide as on a phone, a tablet or a computer", async ({
		browser,
	}) => {
		const { page, site } = await edited.sitDown(browser);
		for (const [name, width] of [
			["Telefon", 390],
			["Tablet", 768],
			["Computer", 1440],
		] as const) {
			await button(page, name).click();
			await expect.poll(() => getSize(site).then(([wide]) => wide)).toBe(width);
			expect(await button(page, name).getAttribute("aria-pressed")).toBe(
				"true",
			);
		}
	});

	test("stays under the panel of a phone, with the clicked element visible above it", async ({
		browser,
	}) => {
		const { page, site } = await edited.sitDown(browser, {
			width: 390,
			hasTouch: true,
		});
		const [width, height] = await getSize(site);
		expect(width).toBe(390);
		// As far down as any element.
		await site.locator("footer a, footer p").last().click();
		await expect(panel(page).getByRole("textbox").first()).toBeVisible();
		expect((await getSize(site)).slice(0, 2)).toEqual([width, height]);
		const top = (await panel(page).boundingBox())?.y ?? 0;
		const shown = site.locator(".kilde-shown").first();
		await expect
			.poll(async () => {
				const box = await shown.boundingBox();
				return box ? box.y + box.height : Number.POSITIVE_INFINITY;
			})
			.toBeLessThanOrEqual(top);
	});
});

test("buttons of the toolbar and of a text have touch targets of sufficient size, in two rows above the page", async ({
	browser,
}) => {
	const { page, site } = await edited.sitDown(browser, {
		path: "/faq",
		width: 390,
		hasTouch: true,
	});
	await site.locator("main summary").first().click();
	const buttons = page.locator("header button, [role=toolbar] button");
	await expect(panel(page).getByRole("toolbar").first()).toBeVisible();
	const small = await buttons.evaluateAll((all) =>
		all
			.filter((each) => each.checkVisibility())
			.filter((each) => {
				const { width, height } = each.getBoundingClientRect();
				return Math.min(width, height) < 43.9;
			})
			.map((each) => each.outerHTML),
	);
	expect(small).toEqual([]);
	const header = await page.locator("header").boundingBox();
	expect(header?.height).toBeLessThan(110);
});

test("beginners get three sentences once, and can open them again", async ({
	browser,
}) => {
	const { page, site } = await edited.sitDown(browser, { isNew: true });
	const begin = page.getByRole("region", { name: "Sådan begynder du" });
	await expect(begin.getByRole("listitem")).toHaveCount(3);
	expect(await findViolations(page, rules.all)).toEqual([]);
	const sentence = await begin.getByRole("listitem").first().innerText();
	await button(page, "Kom i gang").click();
	await expect(begin).toHaveCount(0);
	await page.reload();
	await expect(site.locator("h1").first()).toBeVisible();
	await expect(begin).toHaveCount(0);
	await button(page, "Hjælp").click();
	await expect(panel(page)).toHaveText(new RegExp(sentence));
	expect(await findViolations(page, rules.all)).toEqual([]);
});

test("a phone on the same network scans the editor's URL if editing over the network is allowed", async ({
	browser,
}) => {
	const own = await edited.sitDown(browser);
	await button(own.page, "Hjælp").click();
	await expect(panel(own.page)).toHaveText(/--host/);
	const of = await startEditing(edited.project.root, "da", {
		reach: "network",
		network: ["192.0.2.7"],
	});
	try {
		const { page } = await edited.sitDown(browser, { of });
		await button(page, "Hjælp").click();
		await page.getByText("Vis koden, du skal scanne").click();
		const code = page.getByRole("img", { name: /^QR-kode/ });
		await expect(code).toBeVisible();
		expect(await findViolations(page, rules.all)).toEqual([]);
		const address = of.address.replace("127.0.0.1", "192.0.2.7");
		const { data, size } = encode(address, { ecc: "M", border: 4 });
		const dark = await code.locator("path").evaluate((path) => {
			const squares = path.getAttribute("d")?.matchAll(/M(\d+) (\d+)h1/g) ?? [];
			return [...squares].map(([, x, y]) => `${x} ${y}`);
		});
		expect(dark).toEqual(
			data.flatMap((row, y) => row.flatMap((is, x) => (is ? `${x} ${y}` : []))),
		);
		expect(await code.getAttribute("viewBox")).toBe(`0 0 ${size} ${size}`);
		expect(await page.locator("body").innerText()).not.toContain(of.key);
	} finally {
		await of.close();
	}
});
