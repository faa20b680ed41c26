import { emptyFilms } from "../support/empty-films.ts";
import { findViolations, rules } from "./axe.ts";
import { button, editSmallSite, panel } from "./editor.ts";
import { expect, test } from "./harness.ts";

// Clicks on elements without text of the content, and the outlines of editable elements.

const { changedLines, sitDown } = editSmallSite();

test("the word for a closed day opens that day's times, before the word for the whole site", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser, { path: "/opening-hours" });
	// In a week without exceptions.
	await page.clock.setFixedTime("2026-03-10T10:00:00");
	await site.locator("html").evaluate(() => location.reload());
	const row = site.getByRole("row", { name: /^Søndag/ });
	const added = page.getByRole("textbox", {
		name: "Søndag, Starttider: en til",
	});
	// The click waits until the origin is known.
	await row.getByText("Lukket").click();
	await expect(added).toBeFocused();
	const words = panel(page).getByRole("textbox", { name: /, dansk$/ });
	await expect(words.first()).toHaveText("Lukket");
	await page.keyboard.type("10.30");
	await expect(row).toHaveText(/10\.30/);
	await page.keyboard.press("Control+s");
	await expect
		.poll(changedLines)
		.toEqual(["-  sunday: { starts: [] }", '+  sunday: { starts: ["10:30"] }']);
});

test("a time in the line of the next start times opens the times of its day", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser, { path: "/" });
	// A Tuesday.
	await page.clock.setFixedTime("2026-03-10T08:00:00");
	await site.locator("html").evaluate(() => location.reload());
	await site.locator(".starts time:visible").first().click();
	await expect(
		page.getByRole("textbox", { name: /^Tirsdag, Starttider/ }).first(),
	).toBeVisible();
});

test("the picture at the top becomes an uploaded video, and the video a dropped picture", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser);
	// An overlay covers it.
	await site.locator(".hero").click({ position: { x: 40, y: 20 } });
	await expect(
		panel(page).getByRole("heading", { name: "Baggrund" }),
	).toBeVisible();
	await button(page, "Film").click();
	await button(page, "Annullér").click();
	await expect(button(page, "Film")).toBeFocused();
	await button(page, "Film").click();
	const film = panel(page).locator("input[type=file][accept*=video]");
	const about = { name: "Åen.webm", mimeType: "video/webm" };
	await film.setInputFiles({ ...about, buffer: Buffer.from("no film") });
	await expect(panel(page).getByRole("alert")).toHaveText(
		"»Åen.webm« er ikke en film. Vælg en film, der ender på .mp4 eller .webm.",
	);
	// The same file can be chosen again.
	expect(await film.inputValue()).toBe("");
	await film.setInputFiles({ ...about, buffer: emptyFilms.webm });
	await button(page, "Brug").click();
	await expect(site.locator(".hero--video")).toHaveCount(1);
	expect(await findViolations(page, rules.all)).toEqual([]);

	// A video that covers its picture is clicked together with it.
	await button(page, /^Luk/).click();
	await site.locator(".hero").evaluate((hero) => {
		const film = document.createElement("video");
		film.style.cssText = "position: absolute; inset: 0; z-index: 9";
		hero.querySelector(".hero__background")?.append(film);
		const { x, y } = hero.getBoundingClientRect();
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(["<svg/>"], "Ny.svg"));
		const at = { clientX: x + 9, clientY: y + 9, bubbles: true };
		film.dispatchEvent(new DragEvent("drop", { ...at, dataTransfer }));
	});
	await expect(button(page, "Vis Ny.svg i stedet")).toBeVisible();
	await button(page, "Billede").click();
	await expect(site.locator(".hero--image")).toHaveCount(1);
	await page.keyboard.press("Control+s");
	await expect.poll(changedLines).toEqual([]);
});

test("editable elements are outlined by a key and by a button", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser, { path: "/opening-hours" });
	const outlined = site.locator(".kilde-editable");
	await expect(outlined).toHaveCount(0);
	await page.keyboard.press("Control+e");
	// Prices have no mark: their origins are found in a moment.
	await expect(
		site.locator("td.kilde-editable", { hasText: "kr." }).first(),
	).toBeVisible();
	await button(page, "Indhold").click();
	const toggle = button(page, "Vis, hvad der kan rettes");
	await toggle.click();
	await expect(outlined).toHaveCount(0);
	// In a text field, the key types.
	await panel(page).getByRole("searchbox").press("Control+e");
	await expect(outlined).toHaveCount(0);
});
