import { join } from "node:path";
import { repository } from "../support/check.ts";
import { openProjectForEach } from "../support/edited-project.ts";
import {
	button,
	clickHeading,
	form,
	home,
	openEditor,
	openForm,
	panel,
	poll,
	prices,
	status,
	typeAtEnd,
} from "./editor.ts";
import { expect, test } from "./harness.ts";

// Clicks on the page, and the forms that they open. Each test has a project of its own.

const edited = openProjectForEach("da");
const changedLines = () => edited.changedLines();

test("a clicked text has the focus in the form of its entry; what is typed is on the page and in the file, unless it is refused with the reason", async () => {
	const opened = await openEditor(edited.server);
	const { page, site } = opened;
	const heading = await clickHeading(opened);
	expect(await heading.getAttribute("aria-label")).toBe(
		"Sidens overskrift, dansk",
	);
	await typeAtEnd(page, " ved åen");
	await expect(site.locator("h1").first()).toHaveText("Forside ved åen");
	await poll(changedLines).toEqual([
		"-heading: { da: Forside, en: Home }",
		"+heading: { da: Forside ved åen, en: Home }",
	]);
	// Playwright's `fill` selects the text and presses Delete before the editor of texts knows the selection.
	await heading.press("ControlOrMeta+a");
	await heading.press("Delete");
	await expect(panel(page).getByText("Fejl:").first()).toBeVisible();
	expect(await heading.getAttribute("aria-invalid")).toBe("true");
	expect(edited.project.text(home)).toMatch(/da: F/);
	await button(page, "Kassér det, jeg skrev").click();
	await expect(heading).toHaveText(/^F/);
	await expect(heading).not.toHaveText("");
});

test("a clicked text with facts leads to the value of a fact, which is read as the page writes it, and lists its uses", async () => {
	const { page, site } = await openEditor(edited.server);
	await site.getByText("Ro fra").first().click();
	await expect(panel(page).locator(".text:focus")).toHaveText(
		/^Ro fra 300\s*kr/,
	);
	await panel(page).getByText("Tidligere udgaver").first().click();
	await expect(
		panel(page).getByText("Der er ikke noget tidligere."),
	).toBeVisible();
	await form(page)
		.getByText(/^300\s*kr\.$/)
		.first()
		.click();
	const price = panel(page).locator("input:focus");
	await poll(() => price.inputValue()).toBe("300");
	await expect(panel(page).locator(".usage summary")).toHaveText(/\d+ steder/);
	await page.keyboard.type("kr. 1.500\n");
	await poll(changedLines).toContain("+session-1h: 1500");
	await expect(site.getByText("1.500 kr.").first()).toBeVisible();
	await price.fill("1,600");
	await price.press("Enter");
	await button(page, "1.600").click();
	await poll(() => edited.project.text(prices)).toContain("session-1h: 1600");
	await price.fill("mange");
	await price.press("Enter");
	await expect(panel(page).getByText("Det er ikke et tal.")).toBeVisible();
});

test("a clicked text without a mark, that several values decide about, asks which one; an icon is part of the design, and a link can be followed", async () => {
	const { page, site } = await openEditor(edited.server);
	await site.locator("html").evaluate(() => {
		const line = document.createElement("hr");
		line.id = "line";
		line.style.height = "2rem";
		document.querySelector("main")?.prepend(line);
	});
	await site.locator("#line").click();
	await expect(status(page)).toHaveText(/hører til designet/);
	await expect(panel(page)).toHaveCount(0);
	await site.locator("footer a[href^='/opening-hours']").first().click();
	await button(page, /^Følg linket/).click();
	await page.waitForFunction(() => location.hash === "#/opening-hours");
	await site
		.getByText(/^180\s*kr\.$/)
		.first()
		.click();
	await expect(
		panel(page).getByRole("heading", { name: "Hvad vil du rette?" }),
	).toBeFocused();
	await button(page, /300/).first().click();
	await expect(panel(page).locator("input:focus")).toHaveCount(1);
	await button(page, "Tilbage").click();
	await expect(button(page, /300/).first()).toBeFocused();
});

test("the week is a table: a clicked time has the focus in it, and times are changed, added, removed and put in order", async () => {
	const { page, site } = await openEditor(edited.server, {
		path: "/opening-hours",
	});
	const onPage = site.getByRole("row", { name: /^Mandag/ });
	await onPage.getByText("12.00").click();
	const row = panel(page).getByRole("row", { name: /^Mandag/ });
	const time = (name: string) =>
		row.getByRole("textbox", { name: `Mandag, Starttider${name}` });
	await expect(time(" 2")).toBeFocused();
	await time(" 2").fill("12.30");
	await time(": en til").fill("9.00");
	await row.getByRole("checkbox").focus();
	await poll(() => edited.project.text("content/facts/hours.yaml")).toContain(
		'monday: { starts: ["09:00", "10:00", "12:30"] }',
	);
	await expect(onPage).toHaveText(/12\.30/);
	await time(" 1").fill("");
	await row.getByRole("checkbox").check();
	await poll(changedLines).toEqual([
		'-  monday: { starts: ["10:00", "12:00"] }',
		'+  monday: { starts: ["10:00", "12:30"], overnight: true }',
	]);
});

test("a list moves, copies and removes its items by keyboard", async () => {
	const { page, site } = await openEditor(edited.server);
	await openForm(page, "Menuer");
	const labels = panel(page)
		.locator(".list-field", { hasText: "Forside" })
		.first()
		.locator(".items > li > .fold > summary");
	const expectLabels = (...expected: readonly string[]) =>
		poll(() => labels.allInnerTexts()).toEqual(expected);
	await expectLabels("Forside", "Om", "Nyt");
	await button(page, "Flyt »Nyt« op").press("Enter");
	await expectLabels("Forside", "Nyt", "Om");
	await expect(button(page, "Flyt »Nyt« op")).toBeFocused();
	const menu = site.locator("header nav").first();
	await expect(menu).toHaveText(/Forside\s*Nyt\s*Om/);
	await button(page, "Kopiér »Nyt«").press("Enter");
	await expectLabels("Forside", "Nyt", "Nyt", "Om");
	await button(page, "Fjern »Nyt«").first().press("Enter");
	await expectLabels("Forside", "Nyt", "Om");
});

test("a list writes a new item once everything in it is filled in", async () => {
	const { page } = await openEditor(edited.server);
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
	await poll(() => edited.project.text("content/faq.yaml")).toMatch(
		/id: snow[\s\S]*Sne/,
	);
});

test("a picture is replaced by a file that is dropped on it, or chosen, and gets a point that is never cropped", async () => {
	const { page, site } = await openEditor(edited.server, { path: "/events" });
	const text = () => edited.project.text("content/events/evening.yaml");
	await site
		.locator("main img")
		.first()
		.evaluate((picture) => {
			picture.scrollIntoView();
			const dataTransfer = new DataTransfer();
			const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
			dataTransfer.items.add(new File([svg], "Ny.svg"));
			const { x, y } = picture.getBoundingClientRect();
			const at = { clientX: x + 9, clientY: y + 9, bubbles: true };
			picture.dispatchEvent(new DragEvent("drop", { ...at, dataTransfer }));
		});
	await button(page, /Ny\.svg/).click();
	await poll(text).toMatch(/src: ny\S*svg/);
	await panel(page)
		.locator("input[type=file]")
		.first()
		.setInputFiles(
			join(repository, "tests/fixtures/small-site/content/media/share.png"),
		);
	await poll(text).toMatch(/src: share\S*png/);
	await panel(page)
		.getByRole("slider", { name: /Fra venstre/ })
		.first()
		.fill("20");
	await poll(text).toMatch(/focus: 20 50/);
});

test("an entry is hidden, shown again, copied and removed; a list says which are hidden", async () => {
	const { page, site } = await openEditor(edited.server, { path: "/events" });
	const heading = await openForm(page, "Aftenro");
	await button(page, "Skjul nu").click();
	await expect(site.locator("main").getByText("Aftenro")).toHaveCount(0);
	await button(page, "Tilbage").click();
	const row = panel(page).locator(".rows button", { hasText: "Aftenro" });
	await expect(row.first()).toHaveText(/Skjult efter 28\.\sfebruar/);
	await row.first().click();
	await button(page, "Vis nu").click();
	await expect(button(page, "Skjul nu")).toBeVisible();
	const list = () => edited.git("status", "--short", "-uall", "content");
	await button(page, "Kopiér").click();
	await poll(list).toMatch(/\?\? content\/events/);
	await expect(heading).toBeFocused();
	await button(page, "Fjern").click();
	await poll(list).toBe("");
});
