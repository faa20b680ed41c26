import type { Page } from "playwright-core";
import { button, editSmallSite, panel, status } from "./editor.ts";
import { expect, test } from "./harness.ts";

// The list of all content, and new entries.

const edited = editSmallSite();
const { openEditor } = edited;

/** Opens a kind of entries in the list of all content. */
async function openKind(page: Page, name: RegExp): Promise<void> {
	await button(page, "Indhold").click();
	await panel(page).locator("summary", { hasText: name }).click();
}

/** Locates the row of an entry in the list of all content. */
const row = (page: Page, hasText: string | RegExp) =>
	panel(page).locator(".rows button", { hasText }).first();

test("a search opens the matching entry in the panel and on its page, and Back returns to the search", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser);
	await button(page, "Indhold").click();
	await page.keyboard.type("trapper");
	const found = row(page, "Hvad med trapper?");
	await expect(found).toBeVisible();
	await expect(panel(page).getByRole("status").first()).toHaveText(/fundet\.$/);
	await found.click();
	await page.waitForFunction(() => location.hash === "#/faq");
	// The fold around it is open.
	const outlined = site.locator(".kilde-shown");
	await expect(outlined).toHaveText(/trapper/);
	expect(
		await outlined.evaluate((each) => {
			const { top, bottom } = each.getBoundingClientRect();
			return top >= 0 && bottom <= innerHeight;
		}),
	).toBe(true);
	await button(page, "Tilbage").click();
	await expect(found).toBeFocused();
	expect(await page.getByRole("searchbox").inputValue()).toBe("trapper");
});

test("a page whose address is changed is shown at the new one", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser, { path: "/news" });
	await openKind(page, /^Sider/);
	await panel(page).getByRole("searchbox").fill("/news");
	await row(page, "Nyt").click();
	const address = page.getByRole("textbox", { name: /Dansk adresse$/ });
	await address.press("End");
	await page.keyboard.type("-2026");
	await page.keyboard.press("Enter");
	await page.waitForFunction(() => location.hash === "#/news-2026");
	await expect(site.locator("h1")).toHaveText("Nyheder");
	await expect(address).toBeFocused();
});

test("what is typed into the form of a new entry is kept; then it opens at its first text, shown on its page", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser);
	await openKind(page, /^Sider/);
	await button(page, "Ny: Side").click();
	await panel(page).getByLabel("Navn på dansk").fill("Børn i rummet");
	await button(page, "Luk").click();
	await openKind(page, /^Sider/);
	await button(page, "Ny: Side").click();
	const name = panel(page).getByLabel("Navn på dansk");
	expect(await name.inputValue()).toBe("Børn i rummet");
	await panel(page).getByLabel("Navn på engelsk").fill("Children");
	await panel(page)
		.getByLabel("Plads i menuen")
		.selectOption({ label: "I linjen øverst" });
	await button(page, "Opret").click();
	await page.waitForFunction(() => location.hash === "#/boern-i-rummet");
	await expect(site.locator("h1")).toHaveText("Børn i rummet");
	await expect(site.locator(".kilde-shown")).toHaveCount(1);
	await expect(
		panel(page).locator("input:focus, textarea:focus, [contenteditable]:focus"),
	).toHaveCount(1);
	// The page above it is shown when it is undone.
	await button(page, "Fortryd").click();
	await page.waitForFunction(() => location.hash === "#/");
});

test("a new question is shown in its open fold while it is typed", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser, { path: "/faq" });
	await button(page, "Nyt").click();
	await button(page, /^Spørgsmål/).click();
	await panel(page).getByLabel("Spørgsmål på dansk").fill("Må jeg sove?");
	await panel(page).getByLabel("Spørgsmål på engelsk").fill("May I sleep?");
	await button(page, "Opret").click();
	await expect(status(page)).toHaveText(/^Tilføjet/);
	const shown = site.locator(".kilde-shown");
	await expect(shown).toBeVisible();
	await expect(site.locator("details[open]", { has: shown })).toHaveCount(1);
});

test("a picture is added, and removed while nothing uses it", async ({
	browser,
}) => {
	const { page } = await openEditor(browser);
	await openKind(page, /^Billeder og videoer/);
	await panel(page)
		.locator("input[type=file]")
		.setInputFiles({
			name: "Ny.svg",
			mimeType: "image/svg+xml",
			buffer: Buffer.from(
				'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
			),
		});
	await expect(status(page)).toHaveText(/^Tilføjet: ny\.svg/i);
	await panel(page)
		.locator(".media li", { hasText: /ny\.svg/i })
		.getByRole("button", { name: /^Fjern/ })
		.click();
	await expect(status(page)).toHaveText(/^Fjernet/);
	await expect(
		panel(page).locator(".media li", { hasText: /ny\.svg/i }),
	).toHaveCount(0);
	expect(edited.git("status", "--porcelain", "content")).toBe("");
});

test("an event that is hidden says so in the list", async ({ browser }) => {
	const { page, site } = await openEditor(browser, { path: "/events" });
	await openKind(page, /^Events/);
	await row(page, "Aftenro").click();
	await button(page, "Skjul nu").click();
	await expect(site.locator("main").getByText("Aftenro")).toHaveCount(0);
	await button(page, "Tilbage").click();
	await expect(row(page, /Aftenro/)).toHaveText(/Skjult efter 28\.\sfebruar/);
});

test("an error that another program makes is listed, leads to its value, and is fixed by a button", async ({
	browser,
}) => {
	const { page } = await openEditor(browser);
	const file = "content/pages/home.yaml";
	const before = edited.project.text(file);
	try {
		edited.project.edit(file, /\{\{([a-z.]+)/, "{{$1x");
		await button(page, /^1 problem/).click();
		await expect(
			panel(page).getByRole("heading", { name: "Problemer" }),
		).toBeFocused();
		const message = panel(page).locator(".cards .error");
		await message.getByRole("button").first().click();
		await expect(message).toHaveCount(0);
		expect(edited.project.text(file)).toBe(before);
	} finally {
		edited.project.put(file, before);
	}
});
