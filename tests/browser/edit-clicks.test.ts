import { button, editSmallSite, panel, prices, status } from "./editor.ts";
import { expect, test } from "./harness.ts";

// Clicks on the page: on texts with a mark, on values without one, and on parts of the design.

const edited = editSmallSite();
const { changedLines, openEditor } = edited;

test("a price without a mark opens its number, also on a page that a link led to", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser);
	await button(page, "Besøg").click();
	await site.locator("footer a[href^='/opening-hours']").click();
	await page.waitForFunction(() => location.hash === "#/opening-hours");
	await button(page, "Ret").click();
	await site.getByText("420 kr.").first().click();
	const field = panel(page).locator("input:focus");
	await expect.poll(() => field.inputValue()).toBe("420");
	await field.fill("425");
	await field.press("Enter");
	await expect(site.getByText("425 kr.").first()).toBeVisible();
	await expect.poll(changedLines).toEqual(["-event: 420", "+event: 425"]);
	expect(edited.project.text(prices)).toContain("event: 425");
});

test("a time opens the times of its day in the form of the week", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser, { path: "/opening-hours" });
	const row = site.getByRole("row", { name: /^Torsdag/ });
	await row.getByText("13.00").click();
	const field = panel(page).locator("input:focus");
	await expect.poll(() => field.inputValue()).toBe("13.00");
	expect(await field.getAttribute("aria-label")).toMatch(
		/^Torsdag, Starttider/,
	);
	await field.fill("14.30");
	await page.keyboard.press("Tab");
	await expect(row).toHaveText(/14\.30/);
	await expect
		.poll(changedLines)
		.toEqual([
			'-  thursday: { starts: ["13:00"] }',
			'+  thursday: { starts: ["14:30"] }',
		]);
});

test("a text that several values decide about asks which one", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser);
	await page.route("**/locate", (route) =>
		route.fulfill({
			json: {
				addresses: [
					{ file: prices, path: ["event"] },
					{ file: "content/pages/home.yaml", path: ["heading", "da"] },
				],
				labels: ["Pris: 420", "Overskrift: Forside"],
			},
		}),
	);
	await site.locator("h1").first().click();
	const heading = panel(page).getByRole("heading", {
		name: "Hvad vil du rette?",
	});
	await expect(heading).toBeFocused();
	await button(page, /420/).click();
	await expect(panel(page).locator("input:focus")).toHaveCount(1);
	await button(page, "Tilbage").click();
	await expect(button(page, /420/)).toBeFocused();
});

test("an icon is part of the design; a link that is clicked can be followed", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser);
	await site.locator("html").evaluate(() => {
		const line = document.createElement("hr");
		line.id = "line";
		line.style.height = "2rem";
		document.querySelector("main")?.prepend(line);
	});
	await site.locator("#line").click();
	await expect(status(page)).toHaveText(/hører til designet/);
	await expect(panel(page)).toHaveCount(0);
	await site.locator("footer a[href='/events']").first().click();
	await button(page, /^Følg linket/).click();
	await page.waitForFunction(() => location.hash === "#/events");
});

test("a photo that is dropped on a picture opens its form with the photo", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser);
	await site
		.locator("main img")
		.first()
		.evaluate((picture) => {
			picture.scrollIntoView();
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File(["<svg/>"], "Ny.svg"));
			const { x, y } = picture.getBoundingClientRect();
			const at = { clientX: x + 9, clientY: y + 9, bubbles: true };
			picture.dispatchEvent(new DragEvent("drop", { ...at, dataTransfer }));
		});
	await expect(panel(page).getByText("Ny.svg").first()).toBeVisible();
});
