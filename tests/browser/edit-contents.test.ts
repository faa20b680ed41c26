import { openProjectForEach } from "../support/edited-project.ts";
import {
	button,
	field,
	home,
	openEditor,
	openForm,
	panel,
	poll,
} from "./editor.ts";
import { expect, test } from "./harness.ts";

// The list of all content, new entries, and problems. Each test has a project of its own.

const edited = openProjectForEach("da");

test("a search opens the matching entry in the panel and on its page, and Back returns to the search", async () => {
	const { page, site } = await openEditor(edited.server);
	await button(page, "Indhold").click();
	await page.keyboard.type("trapper");
	const found = panel(page).locator(".rows button", { hasText: "trapper" });
	await expect(panel(page).getByRole("status").first()).toHaveText(/fundet\.$/);
	await found.click();
	await page.waitForFunction(() => location.hash === "#/faq");
	// The fold around it is open.
	const outlined = site.locator(".kilde-shown");
	await expect(outlined).toHaveText(/trapper/);
	await poll(() =>
		outlined.evaluate((each) => {
			const { top, bottom } = each.getBoundingClientRect();
			return top >= 0 && bottom <= innerHeight;
		}),
	).toBe(true);
	await button(page, "Tilbage").click();
	await expect(found).toBeFocused();
	expect(await page.getByRole("searchbox").inputValue()).toBe("trapper");
});

test("a page whose address is changed is shown at the new one", async () => {
	const { page, site } = await openEditor(edited.server, { path: "/news" });
	await openForm(page, "Nyt");
	const address = field(page, /Dansk adresse$/);
	await address.press("End");
	await page.keyboard.type("-2026");
	await page.keyboard.press("Enter");
	await page.waitForFunction(() => location.hash === "#/news-2026");
	await expect(site.locator("h1")).toHaveText("Nyheder");
	await expect(address).toBeFocused();
});

test("what is typed into the form of a new entry is kept; then it opens at its first text, and its page is shown until it is undone", async () => {
	const { page, site } = await openEditor(edited.server);
	const openScaffold = async () => {
		await button(page, "Nyt").click();
		await button(page, /^Side/).click();
	};
	const name = panel(page).getByLabel("Navn på dansk");
	await openScaffold();
	await name.fill("Børn i rummet");
	await button(page, "Luk").click();
	await openScaffold();
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
	// The page above it is shown instead.
	await button(page, "Fortryd").click();
	await page.waitForFunction(() => location.hash === "#/");
});

test("an error that another program makes is listed, and fixed by a button", async () => {
	const { page } = await openEditor(edited.server);
	const before = edited.project.text(home);
	edited.project.edit(home, /\{\{([a-z.]+)/, "{{$1x");
	await button(page, /^1 problem/).click();
	await expect(
		panel(page).getByRole("heading", { name: "Problemer" }),
	).toBeFocused();
	const message = panel(page).locator(".cards .error");
	await message.getByRole("button").first().click();
	await expect(message).toHaveCount(0);
	expect(edited.project.text(home)).toBe(before);
});
