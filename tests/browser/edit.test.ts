import sharp from "sharp";
import { startEditing } from "../support/edit-server.ts";
import { findViolations, rules } from "./axe.ts";
import {
	button,
	editSmallSite,
	home,
	panel,
	prices,
	status,
	tabTo,
} from "./editor.ts";
import { describe, expect, test } from "./harness.ts";

// The editor of `kilde edit` in use: values, lists and pictures.

const edited = editSmallSite();
const { changedLines, sitDown } = edited;

describe("a value", () => {
	test("that is clicked is edited in both languages, shown on the page, and saved as one line", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser);
		await site.locator("h1").first().click();
		const danish = panel(page).getByRole("textbox", { name: /, dansk$/ });
		await expect(danish.first()).toHaveText("Forside");
		await expect(danish.first()).toBeFocused();
		await expect(
			panel(page)
				.getByRole("textbox", { name: /, engelsk$/ })
				.first(),
		).toHaveText("Home");
		const [one, other] = await Promise.all([
			danish.first().boundingBox(),
			panel(page)
				.getByRole("textbox", { name: /, engelsk$/ })
				.first()
				.boundingBox(),
		]);
		expect(one?.y).toBe(other?.y);
		await page.keyboard.press("End");
		// Immediately: text typed a second after the last letter is a step of its own.
		await page.keyboard.insertText(" igen!");
		await expect(site.locator("h1").first()).toHaveText("Forside igen!");
		await expect(status(page)).toHaveText("Endnu ikke gemt.");
		expect(changedLines()).toEqual([]);
		await page.keyboard.press("Control+s");
		await expect(status(page)).toHaveText("Gemt.");
		expect(changedLines()).toEqual([
			"-heading: { da: Forside, en: Home }",
			"+heading: { da: Forside igen!, en: Home }",
		]);
		await expect(danish.first()).toBeFocused();

		// Undo continues beyond the save, and closing the tab shows a warning.
		await button(page, "Fortryd").click();
		await expect(danish.first()).toHaveText("Forside");
		await expect(site.locator("h1").first()).toHaveText("Forside");
		expect(
			await page.evaluate(() => {
				const event = new Event("beforeunload", { cancelable: true });
				return window.dispatchEvent(event);
			}),
		).toBe(false);
		await page.keyboard.press("Control+Shift+z");
		await expect(site.locator("h1").first()).toHaveText("Forside igen!");
		await page.keyboard.press("Control+z");
		await expect(site.locator("h1").first()).toHaveText("Forside");
		await page.keyboard.press("Control+s");
		await expect(status(page)).toHaveText("Gemt.");
		await expect.poll(changedLines).toEqual([]);

		// So is a letter typed just before.
		await danish.first().click();
		await page.keyboard.press("End");
		await page.keyboard.type("!");
		await page.keyboard.press("Control+s");
		await expect
			.poll(changedLines)
			.toContain("+heading: { da: Forside!, en: Home }");

		// Closing returns to the page.
		await danish.first().click();
		await page.keyboard.press("Escape");
		await expect(panel(page)).toHaveCount(0);
		await expect(page.getByRole("main")).toBeFocused();
	});

	test("that is a fact lists its uses; an error is reported immediately, and is neither shown on the page nor saved", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { path: "/opening-hours" });
		const price = site.getByText(/^300\u00a0kr\.$/).first();
		await price.click();
		const summary = panel(page).getByText(/^Vises \d+ steder på \d+ sider/);
		await expect(summary).toBeVisible();
		await expect(panel(page).getByText("valgfrit")).toHaveCount(0);
		await expect(panel(page).locator(".name")).toHaveText("kort session");
		const number = panel(page).getByRole("textbox").first();
		await expect(number).toBeFocused();
		await number.fill("3x");
		const message = panel(page).locator(".messages .error");
		await expect(message).toBeVisible();
		expect(await number.getAttribute("aria-invalid")).toBe("true");
		await expect(price).toBeVisible();
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText(/Ret fejlene først/);
		expect(edited.project.text(prices)).toContain("session-1h: 300");
		await button(page, /^Luk/).click();
		await expect(panel(page)).toHaveCount(0);
		await button(page, "1 fejl").click();
		await expect.poll(() => number.inputValue()).toBe("3x");
		await number.fill("310");
		await expect(message).toHaveCount(0);
		await expect(site.getByText(/^310\u00a0kr\.$/).first()).toBeVisible();
		// The uses are determined again after the edit.
		await site
			.getByText(/^500\u00a0kr\.$/)
			.first()
			.click();
		await expect(panel(page).locator(".name")).toHaveText("lang session");
		await site
			.getByText(/^310\u00a0kr\.$/)
			.first()
			.click();
		await expect(panel(page).locator(".name")).toHaveText("kort session");
		await number.fill("320");
		await expect(site.getByText(/^320\u00a0kr\.$/).first()).toBeVisible();
		await summary.click();
		// The pages have changed by now.
		await expect(panel(page).getByText("Før din rettelse:")).toBeVisible();
		await expect(panel(page).locator(".usage mark")).toHaveCount(0);
		const place = panel(page).locator(".usage button", { hasText: "Home" });
		await expect(place.first().locator("del")).toHaveText(/^DKK/);
		await place.first().click();
		await page.waitForFunction(() => location.hash === "#/en");
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText("Gemt.");
		expect(changedLines()).toEqual(["-session-1h: 300", "+session-1h: 320"]);
	});
});

describe("a number", () => {
	test("is interpreted equally on the page, in the file and in the field; an ambiguous one is chosen by a button", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { path: "/opening-hours" });
		const price = (text: string) =>
			site.getByText(text.replaceAll(" ", "\u00a0"), { exact: true }).first();
		await price("300 kr.").click();
		const number = panel(page).getByRole("textbox").first();
		await expect(number).toBeFocused();
		const error = panel(page).locator(".messages .error");
		const type = async (text: string) => {
			await number.selectText();
			await page.keyboard.insertText(text);
		};
		for (const [typed, shown] of [
			["1.950", "1.950 kr."],
			["2 000", "2.000 kr."],
			["1.850,00 kr.", "1.850 kr."],
			["kr. 1.750,-", "1.750 kr."],
		] as const) {
			await type(typed);
			await expect(price(shown)).toBeVisible();
			await expect(error).toHaveCount(0);
			await expect.poll(() => number.inputValue()).toBe(typed);
		}
		await page.keyboard.press("Tab");
		await expect.poll(() => number.inputValue()).toBe("1750");
		await page.keyboard.press("Control+s");
		await expect(status(page)).toHaveText("Gemt.");
		expect(changedLines()).toEqual(["-session-1h: 300", "+session-1h: 1750"]);

		// A rejected number leaves no intermediate value.
		for (const typed of ["2,000", "1.9x", "2.0"]) {
			await number.focus();
			await type(typed);
			await expect(error).toBeVisible();
			await expect(price("1.750 kr.")).toBeVisible();
			await page.keyboard.press("Control+s");
			await expect(status(page)).toHaveText(/Ret fejlene først/);
			await expect.poll(() => number.inputValue()).toBe(typed);
		}
		// Also of values shown meanwhile.
		await type("250");
		await expect(price("250 kr.")).toBeVisible();
		await page.keyboard.type("x");
		await expect(error).toBeVisible();
		await expect(price("1.750 kr.")).toBeVisible();
		await type("2,000");
		await button(page, "2.000 kr.").click();
		await expect.poll(() => number.inputValue()).toBe("2000");
		await expect(number).toBeFocused();
		await expect(price("2.000 kr.")).toBeVisible();
		await type("2,000");
		await expect(button(page, "2 kr.")).toBeVisible();

		await page.keyboard.press("Control+s");
		await expect(status(page)).toHaveText(/Ret fejlene først/);
		await type("3");
		await expect(error).toHaveCount(0);
		await expect(price("3 kr.")).toBeVisible();
		await page.keyboard.press("Control+s");
		await expect(status(page)).toHaveText("Gemt.");
		expect(changedLines()).toEqual(["-session-1h: 300", "+session-1h: 3"]);
	});

	test("is rejected on a page in a language that would interpret it differently than the panel's", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, {
			path: "/en/opening-hours",
		});
		await site.getByText("DKK\u00a0300", { exact: true }).first().click();
		const number = panel(page).getByRole("textbox").first();
		await expect(number).toBeFocused();
		await number.fill("1.950");
		await expect(button(page, /^Mente du 1\.950\b/)).toBeVisible();
		await button(page, /^Mente du 1\.950\b/).click();
		await expect.poll(() => number.inputValue()).toBe("1950");
		await expect(
			site.getByText("DKK\u00a01,950", { exact: true }).first(),
		).toBeVisible();
	});
});

describe("errors", () => {
	test("with a single fix are fixed together by keyboard after a preview; others are left", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { width: 390 });
		for (const [key, value] of [
			["session-1h", "310 kr."],
			["session-2h", "2.000"],
			["event", "'430'"],
		])
			await edited.server.ask("set", {
				origin: { file: prices, path: [key ?? ""] },
				value: value ?? "",
				step: key ?? "",
			});
		await page.reload();
		await expect(site.locator("h1").first()).toBeVisible();
		await button(page, "3 fejl").click();
		await tabTo(page, button(page, "Ret det for mig"), "Shift+Tab");
		await page.keyboard.press("Enter");
		const heading = panel(page).getByRole("heading", {
			name: "Ret det for mig",
		});
		await expect(heading).toBeFocused();
		const changes = panel(page).locator(".keeping li");
		await expect(changes).toHaveCount(2);
		await expect(changes.first()).toHaveText(/: .?310 kr\..? → 310 kr\.$/);
		await expect(changes.last()).toHaveText(/: .*430.* → 430 kr\.$/);
		await expect(panel(page).getByText("Resten (1)")).toBeVisible();
		expect(await findViolations(page, rules.all)).toEqual([]);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(status(page)).toHaveText("Rettet. Husk at gemme.");
		await expect(button(page, "1 fejl")).toBeVisible();
		// The remaining error has the focus.
		await expect(
			panel(page).getByRole("button", { name: "Ret det" }),
		).toBeFocused();
		await expect(button(page, "Ret det for mig")).toHaveCount(0);
		await button(page, "Fortryd").click();
		await expect(button(page, "3 fejl")).toBeVisible();
	});
});

describe("the server", () => {
	test("while it is offline, typed text is marked as unsaved and sent later; the next run offers unsaved edits", async ({
		browser,
	}) => {
		const { root } = edited.project;
		// The server of the other tests belongs to the same process and would be taken for an earlier run.
		while ((await edited.server.ask("undo", {})).undo !== undefined);
		let server = await startEditing(root, "da", { session: "first" });
		const port = Number(new URL(server.origin).port);
		/** A different run, which the page detects by its responses and reloads. */
		const startAgain = async (session: string) => {
			const loaded = page.waitForEvent("load");
			server = await startEditing(root, "da", { session, port });
			await page
				.evaluate(() => window.dispatchEvent(new Event("focus")))
				.catch(() => {});
			await loaded;
			// The page in its frame is loaded later: on a busy machine, that takes a while.
			await expect
				.poll(() => page.title(), { timeout: 20_000 })
				.toMatch(/ – Ret hjemmesiden$/);
		};
		const { page, site } = await sitDown(browser, { of: server });
		const heading = site.locator("h1").first();
		const dialog = page.getByRole("dialog");
		const type = async (text: string) => {
			await heading.click();
			await expect(panel(page).getByRole("textbox").first()).toBeFocused();
			await page.keyboard.press("Control+End");
			await page.keyboard.insertText(text);
		};
		const notKept = /^Programmet svarer ikke, så det sidste, du skrev, er ikke/;
		try {
			await type(" og mere");
			await expect(heading).toHaveText("Forside og mere");
			await expect(status(page)).toHaveText("Endnu ikke gemt.");

			// It is unreachable for a moment.
			const requests = "**/@kilde/edit/*";
			await page.route(requests, (route) => route.abort());
			await page.keyboard.insertText(" igen");
			await expect(status(page)).toHaveText(notKept);
			await page.keyboard.insertText(" og");
			await page.unroute(requests);
			await expect(heading).toHaveText("Forside og mere igen og");
			await expect(status(page)).toHaveText("Endnu ikke gemt.");

			// It stops, and a different run begins.
			await server.close();
			await page.keyboard.insertText(" igen");
			await expect(status(page)).toHaveText(notKept);
			expect(
				await page.evaluate(() => {
					const event = new Event("beforeunload", { cancelable: true });
					return window.dispatchEvent(event);
				}),
			).toBe(false);
			await startAgain("second");
			await expect(dialog.getByRole("listitem")).toHaveText("Forside");
			expect(await findViolations(page, rules.all)).toEqual([]);
			await page.keyboard.press("Escape");
			await expect(dialog).toBeVisible();
			await dialog.getByRole("button", { name: "Fortsæt" }).click();
			await expect(heading).toHaveText("Forside og mere igen og igen");
			await expect(status(page)).toHaveText(/^Det, du skrev imens, er nået/);
			expect(changedLines()).toEqual([]);

			// The second time, it is discarded.
			await server.close();
			await page.keyboard.press("Control+s");
			await expect(status(page)).toHaveText(/fortsætte med det/);
			await startAgain("third");
			await dialog.getByRole("button", { name: "Kassér" }).click();
			await expect(dialog).toHaveCount(0);
			await expect(heading).toHaveText("Forside");

			// Edits that can't be sent after changes of others can be copied.
			await type("");
			await server.close();
			await page.keyboard.insertText(" for dig");
			await expect(status(page)).toHaveText(notKept);
			edited.project.edit(home, "da: Forside", "da: Andet");
			await startAgain("fourth");
			await expect(dialog.locator("pre")).toHaveText("Forside for dig");
			expect(await findViolations(page, rules.all)).toEqual([]);
			await dialog.getByRole("button", { name: "Luk" }).click();
			await expect(dialog).toHaveCount(0);
			await expect(heading).toHaveText("Andet");
			await expect(status(page)).not.toHaveText(notKept);
		} finally {
			await server.close();
			edited.git("checkout", "--quiet", ".");
		}
	});
});

test("changes of a different tab appear in this panel; a tab without the key explains what to do in its language", async ({
	browser,
}) => {
	const path = "/opening-hours";
	const desks = [];
	for (let tabs = 0; tabs < 2; tabs++) {
		const desk = await sitDown(browser, { path });
		await desk.site.getByText("420", { exact: false }).first().click();
		desks.push(panel(desk.page).getByRole("textbox").first());
	}
	const [here, there] = desks;
	if (!here || !there) throw new Error("There are two tabs.");
	for (const value of ["425", "426"]) {
		await here.fill(value);
		await expect.poll(() => there.inputValue()).toBe(value);
	}
	await there.fill("427");
	await expect.poll(() => here.inputValue()).toBe("427");

	const page = here.page();
	await page.route("**/@kilde/edit/*", (route) =>
		route.fulfill({ status: 403, body: "Its key is missing." }),
	);
	await here.fill("428");
	await expect(status(page)).toHaveText(/^Fanen har ingen nøgle/);
});

describe("a control", () => {
	test("of a day opens the form of the week, which adds a time to a closed day and suggests fixes", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { path: "/opening-hours" });
		await site.getByText("10.00", { exact: true }).first().click();
		const hour = (name: string) => page.getByRole("textbox", { name });
		await expect(hour("Mandag, Starttider 1")).toBeFocused();
		await expect(
			panel(page)
				.getByRole("navigation", { name: "Det er en del af" })
				.getByRole("button"),
		).toHaveText("Åbningstider");
		await hour("Lørdag, Starttider: en til").fill("8");
		await button(page, "Mente du 08.00?").click();
		await expect(panel(page).locator(".messages .error")).toHaveCount(0);
		await expect(site.getByText("08.00", { exact: true })).toBeVisible();
		const start = hour("Lørdag, Starttider 1");
		await start.fill("8.45");
		await expect(site.getByText("08.45", { exact: true })).toBeVisible();
		expect(await start.inputValue()).toBe("8.45");
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText("Gemt.");
		expect(changedLines()).toEqual([
			"-  saturday: { starts: [] }",
			'+  saturday: { starts: ["08:45"] }',
		]);
	});

	test("of a link selects its page from a list, as does that of a link in a text", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser);
		const link = site.locator("main a", { hasText: "Book nu" }).first();
		await link.click();
		await expect(panel(page).getByRole("textbox").first()).toBeVisible();
		await panel(page)
			.getByRole("combobox", { name: "Side", exact: true })
			.selectOption("faq");
		await expect.poll(() => link.getAttribute("href")).toBe("/faq");
		await link.click({ modifiers: ["Control"] });
		await page.waitForFunction(() => location.hash === "#/faq");
		await site.locator("main summary").first().click();
		const answer = panel(page).getByRole("textbox", { name: /Svar, dansk/ });
		await answer.getByText("priserne").click();
		// The browser reports the caret position a little later.
		await expect(panel(page).locator("[aria-pressed=true]")).toHaveCount(1);
		await page.keyboard.press("Control+k");
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("combobox").fill("forside");
		await dialog.getByRole("option").first().click();
		await expect(dialog).toHaveCount(0);
		await expect
			.poll(() => site.locator("main details a").first().getAttribute("href"))
			.toBe("/");
	});

	test("of a text opens a fact in it, and shows the fact's changed value", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser);
		await site.getByText("Ro fra").first().click();
		const fact = panel(page).locator(".fact").first();
		await expect(fact).toHaveText("300\u00a0kr.");
		await fact.click();
		const price = panel(page).getByRole("textbox", { name: /^Pris/ });
		await expect.poll(() => price.inputValue()).toBe("300");
		await price.fill("310");
		await button(page, /Tilbage/).click();
		await expect(fact).toHaveText("310\u00a0kr.");
	});
});

describe("the list of the page", () => {
	test("reaches everything by keyboard in page order, and returns to the previous position", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser);
		await tabTo(page, button(page, "Indhold"));
		await page.keyboard.press("Enter");
		await expect(page.getByRole("searchbox")).toBeFocused();
		const part = panel(page).locator("details", {
			has: page.locator("summary", { hasText: /^Indhold/ }),
		});
		await tabTo(page, part.locator("summary"));
		await page.keyboard.press("Enter");
		const content = part.locator(".rows button");
		await expect(content.first()).toBeVisible();
		const inList = await content.evaluateAll((all) =>
			all.map(({ textContent }) => textContent),
		);
		const headings = await site
			.locator("main :is(h1, h2)")
			.evaluateAll((all) => all.map(({ textContent }) => textContent?.trim()));
		expect(await content.first().getAttribute("lang")).toBe("da");
		const listed = inList.filter((each) => headings.includes(each ?? ""));
		expect(listed).toEqual([...new Set(headings)].filter(Boolean));
		await tabTo(page, page.getByRole("searchbox"), "Shift+Tab");
		await page.keyboard.type("forside");
		const row = panel(page).locator(".rows .heading").first();
		await tabTo(page, row);
		await page.keyboard.press("Enter");
		const field = panel(page).getByRole("textbox").first();
		await expect(field).toHaveText("Forside");
		await expect(field).toBeFocused();
		await page.keyboard.press("End");
		await page.keyboard.type(" igen");
		await expect(site.locator("h1").first()).toHaveText("Forside igen");
		await page.keyboard.press("Control+s");
		await expect(status(page)).toHaveText("Gemt.");
		expect(edited.project.text(home)).toContain("Forside igen");
		await page.keyboard.press("Escape");
		await expect(page.getByRole("searchbox")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel(page)).toHaveCount(0);
		await expect(button(page, "Indhold")).toBeFocused();
	});
});

describe("a list", () => {
	test("moves its items, and keeps the focus on the button", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { path: "/faq" });
		const questions = site.locator("main summary");
		const before = await questions.allTextContents();
		await questions.nth(2).click();
		await button(page, "Flyt op").click();
		await expect(questions.nth(1)).toHaveText(before[2] ?? "");
		await expect(button(page, "Flyt op")).toBeFocused();
		await expect(panel(page).getByRole("textbox").first()).toHaveText(
			before[2] ?? "",
		);
		await button(page, "Flyt ned").click();
		await expect(questions.nth(2)).toHaveText(before[2] ?? "");
	});

	test("copies and removes its items, except the last", async ({ browser }) => {
		const { page, site } = await sitDown(browser, { path: "/en/testimonials" });
		const quotes = site.getByText("I slept well.");
		await quotes.first().click();
		await button(page, "Fjern").focus();
		await page.keyboard.press("Enter");
		await expect(status(page)).toHaveText(/^Her skal være mindst 1/);
		await button(page, "Kopiér").click();
		await expect(panel(page).getByText("nr. 2 af 2")).toBeVisible();
		await expect(quotes).toHaveCount(2);
		await button(page, "Fjern").click();
		const confirm = page.getByRole("alertdialog");
		await expect(confirm).toBeVisible();
		await expect(
			confirm.getByRole("button", { name: "Annullér" }),
		).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(button(page, "Fjern")).toBeFocused();
		await page.keyboard.press("Enter");
		await confirm.getByRole("button", { name: "Fjern den" }).click();
		await expect(panel(page).getByText("nr. 1 af 1")).toBeVisible();
		await expect(quotes).toHaveCount(1);
	});

	test("of entries with their own files copies and removes an event, and creates an article", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { path: "/en/events" });
		const events = site.locator("main h2");
		const number = await events.count();
		await events.first().click();
		await expect(
			panel(page)
				.getByRole("textbox", { name: /, engelsk$/ })
				.first(),
		).toBeFocused();
		await button(page, "Kopiér").click();
		await expect(events).toHaveCount(number + 1);
		const name = panel(page).getByRole("textbox", { name: /, dansk$/ });
		await expect(name.first()).toHaveText(/ \(2\)$/);
		await button(page, "Fjern").click();
		await button(page, "Fjern den").click();
		await expect(events).toHaveCount(number);
		await button(page, "Nyt …").click();
		await button(page, "Nyhed").click();
		await page.getByLabel("Overskrift på dansk").fill("Nye tider");
		await page.getByLabel("Overskrift på engelsk").fill("New hours");
		await page.getByLabel("Type").selectOption({ label: "meddelelse" });
		await button(page, "Opret").click();
		await page.waitForFunction(() => location.hash.startsWith("#/en/news/"));
		await expect(
			panel(page)
				.getByRole("textbox", { name: /, engelsk$/ })
				.first(),
		).toBeFocused();
		await expect(
			panel(page).getByRole("checkbox", {
				name: "Eksempel, dansk",
				checked: true,
			}),
		).toBeVisible();

		// Without it, its page doesn't exist.
		await button(page, "Fortryd").click();
		await expect(status(page)).toHaveText("Fortrudt: tilføj »Nye tider«.");
		await page.waitForFunction(() => location.hash === "#/en/news");
		await expect(panel(page)).toHaveCount(0);
		await expect(button(page, "Fortryd")).toBeFocused();

		await button(page, "Gendan").click();
		await expect(status(page)).toHaveText("Gendannet: tilføj »Nye tider«.");
	});
});

describe("a picture", () => {
	test("is dropped on the page, shown immediately, and described in each language", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { path: "/events" });
		const bytes = await photo(900, 600);
		const drop = (name: string, base64: string) =>
			site
				.locator("main img")
				.first()
				.evaluate(
					(image, [called, data]) => {
						const bytes = Uint8Array.from(atob(data ?? ""), (each) =>
							each.charCodeAt(0),
						);
						const dataTransfer = new DataTransfer();
						dataTransfer.items.add(new File([bytes], called ?? ""));
						const about = { dataTransfer, bubbles: true, cancelable: true };
						image.dispatchEvent(new DragEvent("drop", about));
					},
					[name, base64],
				);
		await drop("note.jpg", Buffer.from("no picture").toString("base64"));
		await button(page, "Brug note.jpg her").click();
		await expect(panel(page).locator(".picture [role=alert]")).toBeVisible();
		await button(page, /^Luk/).click();
		await drop("Æblehave.JPG", bytes.toString("base64"));
		await button(page, "Brug Æblehave.JPG her").click();
		const asked = panel(page).getByText("Skriv nu på hvert sprog");
		await expect(asked).toBeVisible();
		const alt = panel(page).getByRole("textbox");
		await expect(alt.first()).toBeFocused();
		await expect(
			site.locator("main img[src*=aeblehave]").first(),
		).toBeVisible();
		await expect
			.poll(() =>
				site
					.locator("main img[src*=aeblehave]")
					.first()
					.evaluate((image) => (image as HTMLImageElement).naturalWidth),
			)
			.toBeGreaterThan(0);
		await page.keyboard.type("En have ");
		await expect(asked).toBeVisible();
		await alt.nth(1).click();
		await page.keyboard.type("A garden ");
		await expect(asked).toHaveCount(0);
		// The button does the same, and a portrait picture may be narrower.
		await panel(page)
			.locator("input[type=file]")
			.first()
			.setInputFiles({
				name: "Portræt.jpg",
				mimeType: "image/jpeg",
				buffer: await photo(600, 900),
			});
		await expect(site.locator("main img[src*=portraet]").first()).toBeVisible();
		await expect(asked).toBeVisible();

		// An existing one is chosen by its preview, also by keyboard.
		await panel(page).locator(".picture summary").first().click();
		const choices = panel(page).getByRole("radiogroup").first();
		await expect(
			choices.getByRole("radio", {
				name: /^portraet\.jpg/,
				checked: true,
			}),
		).toHaveCount(1);
		expect(await findViolations(page, rules.all)).toEqual([]);
		await page.keyboard.press("Tab");
		await expect(choices.getByRole("radio", { checked: true })).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect
			.poll(() => choices.getByRole("radio").nth(1).isChecked())
			.toBe(true);
		await expect(site.locator("main img[src*=portraet]")).toHaveCount(0);
	});

	test("has a focal point, set by a click or keys, previewed in each shape, shown on the page, and saved as one line", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { path: "/events" });
		const image = site.locator("main img").first();
		const seen = () =>
			image.evaluate((each) => getComputedStyle(each).objectPosition);
		await image.click();
		const picture = panel(page).locator(".point");
		const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
		await picture.click({ position: { x: width / 4, y: height * 0.6 } });
		const left = panel(page).getByRole("slider", { name: /: Fra venstre$/ });
		await expect.poll(() => left.getAttribute("aria-valuetext")).toBe("25 %");
		await left.focus();
		await page.keyboard.press("ArrowRight");
		await expect.poll(seen).toBe("26% 60%");
		for (const crop of await panel(page).locator(".crops img").all())
			expect(
				await crop.evaluate((each) => getComputedStyle(each).objectPosition),
			).toBe("26% 60%");
		expect(await findViolations(page, rules.all)).toEqual([]);
		await page.keyboard.press("Control+s");
		await expect(status(page)).toHaveText("Gemt.");
		expect(changedLines()).toEqual(["+  focus: 26 60"]);
		await button(page, "Fjern punktet").click();
		await expect(left).toBeFocused();
		await expect.poll(seen).toBe("50% 50%");
		await page.keyboard.press("Control+s");
		await expect.poll(changedLines).toEqual([]);
	});
});

test("in a text is described before it is inserted, shown, moved and deleted", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser, { path: "/faq" });
	const origin = { file: "content/faq.yaml", path: [0, "answer", "da"] };
	const written = async (language = "da") => {
		const { field } = await edited.server.ask("panel", { origin });
		const own = field.values.find(({ locale }) => locale === language);
		return String(own?.value);
	};
	const before = await written();
	const shown = site.locator("main details img");
	await site.locator("main summary").first().click();
	const answer = panel(page).getByRole("textbox", { name: /Svar, dansk/ });
	const insert = async () => {
		await answer.locator("p").last().click();
		await page.keyboard.press("Control+End");
		const choosing = page.waitForEvent("filechooser");
		await panel(page)
			.getByRole("button", { name: "Billede", exact: true })
			.first()
			.click();
		await (await choosing).setFiles({
			name: "Have.jpg",
			mimeType: "image/jpeg",
			buffer: await photo(900, 600),
		});
		await expect(page.getByRole("dialog")).toBeVisible();
	};
	await insert();
	await button(page, "Annullér").click();
	await expect
		.poll(async () => (await edited.server.ask("state", {})).unsaved)
		.toEqual([]);
	await insert();
	await expect(shown).toHaveCount(0);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
		"Skriv, hvad billedet viser.",
	);
	await page.keyboard.type("En have");
	await page.keyboard.press("Enter");
	await page.keyboard.type("A garden");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(shown).toHaveCount(1);
	expect(await shown.getAttribute("alt")).toBe("En have");
	await expect(panel(page).locator(".messages .error")).toHaveCount(0);
	const picture = answer.getByRole("img", { name: "En have" });
	await expect
		.poll(() =>
			picture.evaluate((each) => (each as HTMLImageElement).naturalWidth),
		)
		.toBeGreaterThan(0);
	expect(await written()).toBe(`${before.trimEnd()}\n\n![En have](have.jpg)`);
	expect(await written("en")).toMatch(/\n\n!\[A garden\]\(have\.jpg\)$/);
	const inEnglish = panel(page).getByRole("textbox", { name: /Svar, engelsk/ });
	await expect(
		inEnglish.locator("img").and(page.getByAltText("A garden")),
	).toHaveCount(1);

	await picture.click();
	await button(page, "Annullér").click();
	await page.keyboard.press("Alt+ArrowLeft");
	await expect.poll(() => written()).toMatch(/^!\[En have\]\(have\.jpg\)\n\n/);
	await page.keyboard.press("Delete");
	await expect(shown).toHaveCount(0);
	expect((await written()).trimEnd()).toBe(before.trimEnd());
});

function photo(width: number, height: number): Promise<Buffer> {
	const create = { width, height, channels: 3, background: "#a33" } as const;
	return sharp({ create }).jpeg().toBuffer();
}
