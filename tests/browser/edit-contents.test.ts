import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { button, editSmallSite, panel, status } from "./editor.ts";
import { describe, expect, test } from "./harness.ts";

// The list of all content, creating entries in it, and lists and forms that are edited as a whole.

const edited = editSmallSite();
const { changedLines, sitDown } = edited;

/** Opens a kind of entries in the list of all content. */
async function openKind(page: Page, name: RegExp): Promise<void> {
	await button(page, "Indhold").click();
	const kinds = panel(page).locator("h3", { hasText: "På hele hjemmesiden" });
	await kinds.locator("~ details > summary", { hasText: name }).click();
}

/** Locates the row of an entry in the list of all content. */
const row = (page: Page, hasText: string | RegExp) =>
	panel(page).locator(".rows [id^=thing-]", { hasText }).first();

test("a search opens the matching entry in the panel and on its page, and Back returns to the search", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser);
	await button(page, "Indhold").click();
	await page.keyboard.type("trapper");
	const found = row(page, "Hvad med trapper?");
	await expect(found).toBeVisible();
	await expect(panel(page).getByRole("status")).toHaveText(
		"1 fundet på hele hjemmesiden.",
	);
	await found.click();
	await page.waitForFunction(() => location.hash === "#/faq");
	const outlined = site.locator(".kilde-shown");
	await expect(outlined).toHaveText(/Hvad med trapper/);
	expect(
		await outlined.evaluate((each) => {
			const { top, bottom } = each.getBoundingClientRect();
			return top >= 0 && bottom <= innerHeight;
		}),
	).toBe(true);
	await button(page, /Tilbage/).click();
	await expect(found).toBeFocused();
	expect(await page.getByRole("searchbox").inputValue()).toBe("trapper");
});

test("a page whose address is changed is shown at the new one, and typing continues there", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser, { path: "/news" });
	await openKind(page, /^Sider/);
	await panel(page).getByRole("searchbox").fill("/news");
	await row(page, "/news").click();
	const address = page.getByRole("textbox", { name: "Dansk adresse" });
	await address.press("End");
	await page.keyboard.type("-2026", { delay: 50 });
	await page.waitForFunction(() => location.hash === "#/news-2026");
	await expect(site.locator("h1")).toHaveText("Nyheder");
	await expect(address).toBeFocused();
});

test("cancelling a new word of a list returns the focus to the button", async ({
	browser,
}) => {
	const { page } = await sitDown(browser);
	await openKind(page, /^Sider/);
	await row(page, /./).click();
	await button(page, "Søgeord").click();
	await button(page, "Dansk").click();
	await button(page, "Tilføj en til").click();
	await button(page, "Annullér").click();
	await expect(button(page, "Tilføj en til")).toBeFocused();
});

test("a page is created with its menu entry, and opens at the first missing text", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser);
	await openKind(page, /^Sider/);
	await button(page, "Ny: Side").click();
	await panel(page).getByLabel("Navn på dansk").fill("Børn i rummet");
	await panel(page).getByLabel("Navn på engelsk").fill("Children");
	await panel(page)
		.getByLabel("Plads i menuen")
		.selectOption({ label: "I linjen øverst" });
	await button(page, "Opret").click();
	await page.waitForFunction(() => location.hash === "#/boern-i-rummet");
	await expect(site.locator("h1")).toHaveText("Børn i rummet");
	const left = /^Skriv et par/;
	await expect(site.locator(".kilde-shown")).toHaveText(left);
	await expect(panel(page).getByRole("textbox").first()).toHaveText(left);
	await button(page, "Gem").click();
	await expect(status(page)).toHaveText("Gemt.");
	expect(changedLines()).toEqual([
		'+  - { kind: link, icon: leaf, page: children, label: { da: "Børn i rummet", en: "Children" } }',
	]);
});

describe("items of a list", () => {
	/** Returns the questions on the page, and the drag handles of their rows. */
	async function openList(page: Page) {
		await openKind(page, /^Spørgsmål/);
		await row(page, "Hvad med sko?").click();
		await panel(page).getByText("Hele listen").click();
		const handles = panel(page).locator(".handle");
		await handles.nth(5).scrollIntoViewIfNeeded();
		return handles;
	}

	test("are dragged with the mouse and moved with the arrow keys, and the panel shows the same one", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { path: "/faq" });
		const questions = site.locator("main summary");
		const before = await questions.allTextContents();
		const handles = await openList(page);
		const at = async (index: number) => {
			const box = await handles.nth(index).boundingBox();
			if (!box) throw new Error("There is no such handle.");
			return [box.x + box.width / 2, box.y + box.height / 2 + 2] as const;
		};
		const end = await at(4);
		await page.mouse.move(...(await at(2)));
		await page.mouse.down();
		await page.mouse.move(end[0], end[1] + 12, { steps: 5 });
		await page.mouse.up();
		const [first, second, third, fourth, fifth] = before;
		await expect(status(page)).toHaveText("Flyttet: nu nr. 5 af 21.");
		await expect
			.poll(async () => (await questions.allTextContents()).slice(0, 5))
			.toEqual([first, second, fourth, fifth, third]);
		await expect(panel(page).locator("h3 .optional")).toHaveText("nr. 5 af 21");

		await handles.nth(4).focus();
		await page.keyboard.press("ArrowUp");
		await expect(status(page)).toHaveText("Flyttet: nu nr. 4 af 21.");
		await expect(handles.nth(3)).toBeFocused();
		// Faster than they are rendered.
		for (const [key, place] of [
			["ArrowDown", 7],
			["ArrowUp", 4],
		] as const) {
			for (let pressed = 0; pressed < 3; pressed++)
				await page.keyboard.press(key);
			await expect(status(page)).toHaveText(`Flyttet: nu nr. ${place} af 21.`);
			await expect(questions.nth(place - 1)).toHaveText(third ?? "");
			await expect(handles.nth(place - 1)).toBeFocused();
		}
		// A cancelled drag moves nothing.
		await page.mouse.move(...(await at(3)));
		await page.mouse.down();
		await page.mouse.move(...end, { steps: 3 });
		await page.keyboard.press("Escape");
		await page.mouse.up();
		await expect(questions.nth(3)).toHaveText(third ?? "");
		await expect(panel(page)).toBeVisible();
	});

	test("are dragged by touch, also in the list of all content", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, {
			path: "/faq",
			width: 390,
			hasTouch: true,
		});
		const questions = site.locator("main summary");
		const [first, second] = await questions.allTextContents();
		await openKind(page, /^Spørgsmål/);
		const handles = panel(page).locator(".handle");
		await handles.nth(1).scrollIntoViewIfNeeded();
		const boxes = () =>
			Promise.all([0, 1].map((each) => handles.nth(each).boundingBox()));
		// The list is requested again once the page has been searched.
		let [from, to] = await boxes();
		await expect
			.poll(async () => {
				const before = [from, to];
				await page.waitForTimeout(200);
				[from, to] = await boxes();
				return isDeepStrictEqual(before, [from, to]);
			})
			.toBe(true);
		const touch = await page.context().newCDPSession(page);
		const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
			touch.send("Input.dispatchTouchEvent", {
				type,
				touchPoints: y === undefined ? [] : [{ x: (from?.x ?? 0) + 10, y }],
			});
		await send("touchStart", (from?.y ?? 0) + 10);
		await send("touchMove", (to?.y ?? 0) + 5);
		await send("touchMove", (to?.y ?? 0) + 25);
		await send("touchEnd");
		await expect(questions.first()).toHaveText(second ?? "");
		await expect(questions.nth(1)).toHaveText(first ?? "");
		await expect(panel(page).locator(".movable li").first()).toHaveText(
			second ?? "",
		);
	});
});

test("the week is one form: a day is opened, another closed, times are sorted, and errors are shown at their place", async ({
	browser,
}) => {
	const { page } = await sitDown(browser);
	await openKind(page, /^Oplysninger/);
	await row(page, "Åbningstider").click();
	const day = (name: string) => panel(page).getByRole("group", { name });
	const more = (name: string) =>
		page.getByRole("textbox", { name: `${name}, Starttider: en til` });
	await more("Lørdag").fill("10.30");
	await more("Mandag").fill("9.5");
	await expect(day("Mandag").first().locator(".error")).toBeVisible();
	await page
		.getByRole("textbox", { name: "Mandag, Starttider 3" })
		.fill("9.15");
	await button(page, "Ryd: Tirsdag, Starttider").click();
	await expect(more("Tirsdag")).toBeFocused();
	await page.getByRole("checkbox", { name: /^Fredag/ }).uncheck();
	const first = page.getByRole("textbox", { name: "Mandag, Starttider 1" });
	await expect.poll(() => first.inputValue()).toBe("09:15");
	await more("Lørdag").focus();
	await page.keyboard.type("9.00");
	await page.keyboard.press("Enter");
	await expect(more("Lørdag")).toBeFocused();
	await page.keyboard.type("8.30");
	await page.keyboard.press("Control+s");
	await expect(status(page)).toHaveText("Gemt.");
	expect(changedLines()).toEqual([
		'-  monday: { starts: ["10:00", "12:00"] }',
		'-  tuesday: { starts: ["09:30", "18:15"], overnight: true }',
		'+  monday: { starts: ["09:15", "10:00", "12:00"] }',
		"+  tuesday: { starts: [], overnight: true }",
		"-  friday: { starts: [], overnight: true }",
		"-  saturday: { starts: [] }",
		"+  friday: { starts: [] }",
		'+  saturday: { starts: ["08:30", "09:00", "10:30"] }',
	]);
});

test("an event is hidden and shown by a button, with its state in the list", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser, { path: "/events" });
	await expect(site.getByText("Aftenro").first()).toBeVisible();
	await openKind(page, /^Events/);
	await row(page, "Aftenro").click();
	await button(page, "Skjul nu").click();
	await expect(site.locator("main").getByText("Aftenro")).toHaveCount(0);
	await button(page, /Tilbage/).click();
	await expect(row(page, /Aftenro/)).toHaveText(/Skjult efter 28\.\sfebruar/);
	await row(page, /Aftenro/).click();
	await button(page, "Vis nu").click();
	await expect(site.getByText("Aftenro").first()).toBeVisible();
	const from = panel(page).getByLabel("Vises fra", { exact: true });
	await from.fill("2026-12-01");
	await page.keyboard.press("Control+s");
	await expect(
		panel(page).getByText(/Vises fra 1\.\sdecember 2026/),
	).toBeVisible();
	await expect(status(page)).toHaveText("Gemt.");
	expect(changedLines()).toContain('+from: "2026-12-01"');
	await expect(from).toBeFocused();
	// Both are typed before the first response.
	await from.fill("2026-12-02");
	const until = panel(page).getByLabel("Vises til og med");
	await until.fill("2026-12-31");
	await until.blur();
	await expect(
		panel(page).getByText(/Vises fra 2\.\sdecember 2026/),
	).toBeVisible();
	await page.keyboard.press("Control+s");
	await expect
		.poll(changedLines)
		.toEqual(['+from: "2026-12-02"', '+until: "2026-12-31"']);
});
