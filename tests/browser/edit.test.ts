import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { repository } from "../support/check.ts";
import { findViolations, rules } from "./axe.ts";
import { button, editSmallSite, home, panel, prices } from "./editor.ts";
import { describe, expect, test } from "./harness.ts";

// The forms of entries: clicked values, all kinds of controls, refused edits and the actions of an entry.

const edited = editSmallSite();
const { changedLines, openEditor } = edited;

/** Locates a field of the form by its label, or the beginning of it. */
const field = (page: Page, name: string | RegExp) =>
	panel(page)
		.getByRole("textbox", { name })
		.or(panel(page).getByRole("combobox", { name }))
		.first();

/** Locates the form. */
const form = (page: Page) => panel(page).locator(".entry-form");

/** Opens the form of an entry from the list of all content. */
async function openForm(page: Page, label: string): Promise<Locator> {
	const search = panel(page).getByRole("searchbox");
	if (!(await search.isVisible())) await button(page, "Indhold").click();
	await search.fill(label);
	await panel(page).locator(".rows button", { hasText: label }).first().click();
	const heading = form(page).locator("h2");
	await expect(heading).toBeVisible();
	return heading;
}

describe("a text", () => {
	test("that is clicked has the focus in the form of its entry, and changes one line of its file and the page", async ({
		browser,
	}) => {
		const { page, site } = await openEditor(browser);
		await site.locator("h1").first().click();
		const heading = field(page, "Sidens overskrift, dansk");
		await expect(heading).toBeFocused();
		await page.keyboard.press("End");
		await page.keyboard.type(" ved åen");
		await expect(site.locator("h1").first()).toHaveText("Forside ved åen");
		await expect
			.poll(changedLines)
			.toEqual([
				"-heading: { da: Forside, en: Home }",
				"+heading: { da: Forside ved åen, en: Home }",
			]);
		await field(page, "Sidens overskrift, engelsk").fill("Home");
		await button(page, /^Fortryd/)
			.first()
			.click();
		await expect
			.poll(() => edited.project.text(home))
			.toContain("da: Forside, en");
	});

	test("that may not be empty stays in its field with the reason, until it is discarded", async ({
		browser,
	}) => {
		const { page, site } = await openEditor(browser);
		await site.locator("h1").first().click();
		const heading = field(page, "Sidens overskrift, dansk");
		await heading.fill("");
		await expect(panel(page).getByText("Fejl:").first()).toBeVisible();
		expect(await heading.getAttribute("aria-invalid")).toBe("true");
		expect(changedLines()).toEqual([]);
		await panel(page)
			.getByRole("button", { name: "Kassér det, jeg skrev" })
			.click();
		await expect(heading).toHaveText("Forside");
	});

	test("that was changed in a different tab shows both versions", async ({
		browser,
	}) => {
		const { page, site } = await openEditor(browser);
		await site.locator("h1").first().click();
		const heading = field(page, "Sidens overskrift, dansk");
		await expect(heading).toBeFocused();
		await page.route("**/entry", () => {});
		await edited.server.ask("set", {
			address: { file: home, path: ["heading", "da"] },
			value: "Den anden",
			was: "Forside",
			step: "other",
		});
		await heading.fill("Min");
		await expect(panel(page).getByText(/ændret et andet sted/)).toHaveText(
			/Den anden/,
		);
		await panel(page).getByRole("button", { name: "Behold min" }).click();
		await expect
			.poll(() => edited.project.text(home))
			.toContain("heading: { da: Min, en: Home }");
	});

	test("with facts leads to the value of a fact, and lists its earlier versions", async ({
		browser,
	}) => {
		const { page, site } = await openEditor(browser);
		await site.getByText("Ro fra").first().click();
		const lead = panel(page).locator(".text:focus");
		await expect(lead).toHaveText(/^Ro fra 300\s*kr/);
		await panel(page).getByText("Tidligere udgaver").first().click();
		await expect(
			panel(page).getByText("Der er ikke noget tidligere."),
		).toBeVisible();
		await form(page)
			.getByText(/^300\s*kr\.$/)
			.first()
			.click();
		await expect
			.poll(() => panel(page).locator("input:focus").inputValue())
			.toBe("300");
	});
});

describe("a number", () => {
	test("is read as the page writes it, lists its uses, and offers buttons where it is ambiguous", async ({
		browser,
	}) => {
		const { page, site } = await openEditor(browser, {
			path: "/opening-hours",
		});
		await site
			.getByText(/^1\.400\s*kr\.$/)
			.first()
			.click();
		const price = panel(page).locator("input:focus");
		await expect.poll(() => price.inputValue()).toBe("1400");
		await expect(panel(page).locator(".usage summary")).toHaveText(
			/\d+ steder/,
		);
		await page.keyboard.type("kr. 1.500\n");
		await expect
			.poll(changedLines)
			.toEqual(["-overnight: 1400", "+overnight: 1500"]);
		await expect(site.getByText("1.500 kr.").first()).toBeVisible();
		await price.fill("1,600");
		await price.press("Enter");
		await button(page, "1.600").click();
		await expect
			.poll(() => edited.project.text(prices))
			.toContain("overnight: 1600");
		await price.fill("mange");
		await price.press("Enter");
		await expect(panel(page).getByText("Det er ikke et tal.")).toBeVisible();
	});
});

test("the week is a table: a time is changed, added, removed and put in order", async ({
	browser,
}) => {
	const { page } = await openEditor(browser, { path: "/opening-hours" });
	await openForm(page, "Åbningstider");
	const row = panel(page).getByRole("row", { name: /^Mandag/ });
	await row
		.getByRole("textbox", { name: "Mandag, Starttider 2" })
		.fill("12.30");
	await row
		.getByRole("textbox", { name: "Mandag, Starttider: en til" })
		.fill("9.00");
	await row.getByRole("checkbox").focus();
	await expect
		.poll(() => edited.project.text("content/facts/hours.yaml"))
		.toContain('monday: { starts: ["09:00", "10:00", "12:30"] }');
	await row.getByRole("textbox", { name: "Mandag, Starttider 1" }).fill("");
	await row.getByRole("checkbox").check();
	await expect
		.poll(changedLines)
		.toEqual([
			'-  monday: { starts: ["10:00", "12:00"] }',
			'+  monday: { starts: ["10:00", "12:30"], overnight: true }',
		]);
});

describe("a list", () => {
	test("moves, copies and removes its items by keyboard", async ({
		browser,
	}) => {
		const { page, site } = await openEditor(browser);
		await openForm(page, "Menuer");
		const labels = panel(page)
			.locator(".list-field", { hasText: "Forside" })
			.first()
			.locator(".items > li > .fold > summary");
		await expect
			.poll(() => labels.allInnerTexts())
			.toEqual(["Forside", "Om", "Nyt"]);
		await button(page, "Flyt »Nyt« op").press("Enter");
		await expect
			.poll(() => labels.allInnerTexts())
			.toEqual(["Forside", "Nyt", "Om"]);
		await expect(button(page, "Flyt »Nyt« op")).toBeFocused();
		const menu = site.locator("header nav").first();
		await expect(menu).toHaveText(/Forside\s*Nyt\s*Om/);
		await button(page, "Kopiér »Nyt«").press("Enter");
		await expect
			.poll(() => labels.allInnerTexts())
			.toEqual(["Forside", "Nyt", "Nyt", "Om"]);
		await button(page, "Fjern »Nyt«").first().press("Enter");
		await expect
			.poll(() => labels.allInnerTexts())
			.toEqual(["Forside", "Nyt", "Om"]);
		await expect.poll(() => changedLines().length).toBeLessThanOrEqual(2);
	});

	test("writes a new item once everything in it is filled in", async ({
		browser,
	}) => {
		const { page } = await openEditor(browser, { path: "/faq" });

		const before = edited.project.text("content/faq.yaml");
		await openForm(page, "Hvad med trapper?");
		await button(page, /^Tilføj til/)
			.last()
			.click();
		await expect(panel(page).getByText(/^Ny: Den kommer med/)).toBeVisible();
		expect(edited.project.text("content/faq.yaml")).toBe(before);
		const item = panel(page).locator(".items > li").last();
		await item
			.getByRole("textbox", { name: /^Id|navn/i })
			.first()
			.fill("snow");
		for (const text of await item.locator(".text, textarea").all()) {
			await text.click();
			await page.keyboard.type("Sne");
		}
		await expect
			.poll(() => edited.project.text("content/faq.yaml"))
			.toContain("Sne");
	});

	test("of links: the kind of one is changed, and fields that both kinds have stay", async ({
		browser,
	}) => {
		const { page } = await openEditor(browser);
		await openForm(page, "Menuer");
		await panel(page).locator("summary", { hasText: "Nyt" }).click();
		const item = panel(page).locator("li", { hasText: "Nyt" }).last();
		expect(await field(page, "Slags").inputValue()).toBe("0");
		await expect(item.getByRole("textbox", { name: /dansk/ })).toHaveText(
			"Nyt",
		);
		await field(page, "Slags").selectOption({ index: 1 });
		await expect(
			panel(page)
				.getByText(/^Ny: Den kommer|Fejl:/)
				.first(),
		).toBeVisible();
		await expect(field(page, /^Linktekst, dansk/)).toHaveText(/^Nyt/);
		expect(changedLines()).toEqual([]);
		await field(page, "Slags").selectOption({ index: 0 });
		await expect.poll(changedLines).toEqual([]);
	});
});

test("a picture is replaced by a file, and gets a point that is never cropped", async ({
	browser,
}) => {
	const { page } = await openEditor(browser, { path: "/events" });
	await openForm(page, "Aftenro");
	await form(page).locator("summary", { hasText: "Billede" }).first().click();
	await form(page)
		.locator("input[type=file]")
		.first()
		.setInputFiles(
			join(repository, "tests/fixtures/small-site/content/media/share.png"),
		);
	await expect
		.poll(() => edited.project.text("content/events/evening.yaml"), {
			timeout: 15_000,
		})
		.toMatch(/src: share\S*png/);
	await panel(page)
		.getByRole("slider", { name: /Fra venstre/ })
		.first()
		.fill("20");
	await expect
		.poll(() => edited.project.text("content/events/evening.yaml"), {
			timeout: 15_000,
		})
		.toMatch(/focus: 20 50/);
});

describe("an entry", () => {
	test("is hidden and shown, copied and removed", async ({ browser }) => {
		const { page } = await openEditor(browser, { path: "/events" });
		const heading = await openForm(page, "Aftenro");
		await button(page, "Skjul nu").click();
		await expect(button(page, "Vis nu")).toBeVisible();
		await button(page, "Vis nu").click();
		await expect(button(page, "Skjul nu")).toBeVisible();
		await button(page, "Kopiér").click();
		await expect
			.poll(() => edited.git("status", "--short", "-uall"))
			.toMatch(/\?\? content\/events/);
		await expect(heading).toBeFocused();
		await button(page, "Fjern").click();
		await expect
			.poll(() => edited.git("status", "--short", "-uall"))
			.not.toMatch(/\?\? content\/events/);
	});
});

describe("accessibility", () => {
	test.for([
		{ width: 390, colorScheme: "dark", hasTouch: true },
		{ width: 1440, colorScheme: "light" },
	] as const)("nothing is wrong for axe: %o", async (screen, { browser }) => {
		const { page } = await openEditor(browser, screen);
		for (const label of ["Åbningstider", "Aftenro", "Menuer"]) {
			await openForm(page, label);
			for (const summary of await panel(page).locator(".fold > summary").all())
				await summary.click();
			expect(await findViolations(page, rules.all)).toEqual([]);
			if (screen.width > 390) continue;
			const small = await form(page)
				.locator(
					"button:visible, select, textarea, input:not([type=file], [type=checkbox], [type=range])",
				)
				.evaluateAll((controls) =>
					controls
						.filter((control) => control.getBoundingClientRect().height < 44)
						.map(({ outerHTML }) => outerHTML.slice(0, 200)),
				);
			expect(small).toEqual([]);
		}
	});
});
