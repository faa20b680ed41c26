import sharp from "sharp";
import { rules, violations } from "./axe.ts";
import {
	button,
	editSmallSite,
	home,
	leave,
	panel,
	prices,
	status,
	tabTo,
} from "./editor.ts";
import { describe, expect, test } from "./harness.ts";

// The editor of `kilde edit`, as a person uses it: values, lists and pictures.

const edited = editSmallSite();
const { changedLines, sitDown } = edited;

describe("a value", () => {
	test("that is clicked is edited in both languages, shows on the page, and is one line when it is saved", async ({
		browser,
	}) => {
		const desk = await sitDown(browser, { by: "key" });
		const { page, site } = desk;
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
		// At once: what comes a second after the last letter is a step of its own.
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

		// Undo goes on across the save, and closing the tab warns.
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

		// So is a letter that was typed just before.
		await danish.first().click();
		await page.keyboard.press("End");
		await page.keyboard.type("!");
		await page.keyboard.press("Control+s");
		await expect
			.poll(changedLines)
			.toContain("+heading: { da: Forside!, en: Home }");

		// The way out leads back to the page.
		await danish.first().click();
		await page.keyboard.press("Escape");
		await expect(panel(page)).toHaveCount(0);
		await expect(page.locator("iframe")).toBeFocused();
		await leave(desk);
	});

	test("that is a fact lists where it is shown; an error is reported at once, and is neither on the page nor saved", async ({
		browser,
	}) => {
		const desk = await sitDown(browser, { path: "/opening-hours" });
		const { page, site } = desk;
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
		// What shows where is found out again after the edit.
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
		// The pages say otherwise by now.
		await expect(panel(page).getByText("før du rettede det")).toBeVisible();
		await expect(panel(page).locator(".usage mark")).toHaveCount(0);
		const place = panel(page).locator(".usage button", { hasText: "Home" });
		await expect(place.first().locator("del")).toHaveText(/^DKK/);
		await place.first().click();
		await page.waitForFunction(() => location.hash === "#/en");
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText("Gemt.");
		expect(changedLines()).toEqual(["-session-1h: 300", "+session-1h: 320"]);
		await leave(desk);
	});
});

describe("the server", () => {
	test("what is not saved outlives it: the page offers it again, and no letter of it is lost", async ({
		browser,
	}) => {
		const desk = await sitDown(browser);
		const { page, site } = desk;
		const heading = site.locator("h1").first();
		const requests = "**/@kilde/edit/*";
		const dialog = page.getByRole("dialog");
		/** The server forgets everything, as one that stops and starts again. */
		const startAgain = async (session: string) => {
			await page.route(requests, (route) => route.abort());
			await page.keyboard.press("Control+s");
			await expect(status(page)).toHaveText(/^Programmet svarer ikke/);
			while ((await edited.server.ask("undo", {})).undo !== undefined);
			await page.unroute(requests);
			await page.route(requests, async (route) => {
				const response = await route.fetch();
				const json = await response.json();
				const answer = "session" in json ? { ...json, session } : json;
				await route.fulfill({ response, json: answer });
			});
			const loaded = page.waitForEvent("load");
			await page.evaluate(() => window.dispatchEvent(new Event("focus")));
			await loaded;
		};
		const kept = page.waitForResponse(/edit\/unsaved$/);
		await heading.click();
		await expect(panel(page).getByRole("textbox").first()).toBeFocused();
		await page.keyboard.press("End");
		await page.keyboard.insertText(" og mere");
		await expect(heading).toHaveText("Forside og mere");
		await (await kept).finished();
		await startAgain("second");
		await expect(dialog.getByRole("listitem")).toHaveText("Forside");
		expect(await violations(page, rules.all)).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeVisible();
		await dialog.getByRole("button", { name: "Arbejd videre" }).click();
		await expect(heading).toHaveText("Forside og mere");
		await expect(status(page)).toHaveText(/^Her er det igen/);
		expect(changedLines()).toEqual([]);

		// The second time, it is dropped.
		await startAgain("third");
		await dialog.getByRole("button", { name: "Kassér det" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(heading).toHaveText("Forside");
		await startAgain("fourth");
		await expect(status(page)).toHaveText(/^Klik/);
		await expect(dialog).toHaveCount(0);
		await leave(desk);
	});
});

describe("a control", () => {
	test("of a list that is empty: the panel leads to what a value is a part of, and there an item is added", async ({
		browser,
	}) => {
		const desk = await sitDown(browser, { path: "/opening-hours" });
		const { page, site } = desk;
		await site.getByText("10.00", { exact: true }).first().click();
		const places = panel(page).getByRole("navigation", {
			name: "Det er en del af",
		});
		await expect(places.getByRole("button")).toHaveText(
			"Åbningstider\nUgen dag for dag\nMandag\nStarttider",
		);
		await places.getByRole("button", { name: /^Ugen/ }).click();
		await panel(page).getByRole("button", { name: "Lørdag" }).click();
		await panel(page).getByRole("button", { name: "Starttider" }).click();
		await expect(button(page, "Tilføj")).toBeFocused();
		await page.keyboard.press("Enter");
		const start = panel(page).getByRole("textbox", { name: "Starttid" });
		await expect(start).toBeFocused();
		await expect(panel(page).locator(".messages .error")).toBeVisible();
		await start.fill("8.45");
		await expect(panel(page).locator(".messages .error")).toHaveCount(0);
		await expect(site.getByText("08.45", { exact: true })).toBeVisible();
		expect(await start.inputValue()).toBe("8.45");
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText("Gemt.");
		expect(changedLines()).toEqual([
			"-  saturday: { starts: [] }",
			'+  saturday: { starts: ["08:45"] }',
		]);
		await leave(desk);
	});

	test("of a link: its page is chosen from a list, and so is that of one in a text", async ({
		browser,
	}) => {
		const desk = await sitDown(browser);
		const { page, site } = desk;
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
		const answer = panel(page).getByRole("textbox", { name: /Svaret, dansk/ });
		await answer.getByText("priserne").click();
		// The browser reports a little later where the caret is.
		await expect(panel(page).locator("[aria-pressed=true]")).toHaveCount(1);
		await page.keyboard.press("Control+k");
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("combobox").fill("forside");
		await dialog.getByRole("option").first().click();
		await expect(dialog).toHaveCount(0);
		await expect
			.poll(() => site.locator("main details a").first().getAttribute("href"))
			.toBe("/");
		await leave(desk);
	});

	test("of a text leads from a fact in it to the fact, and shows what it is then", async ({
		browser,
	}) => {
		const desk = await sitDown(browser);
		const { page, site } = desk;
		await site.getByText("Ro fra").first().click();
		const fact = panel(page).locator(".fact").first();
		await expect(fact).toHaveText("300\u00a0kr.");
		await fact.click();
		const price = panel(page).getByRole("textbox", { name: /^Pris/ });
		await expect.poll(() => price.inputValue()).toBe("300");
		await price.fill("310");
		await button(page, /Tilbage/).click();
		await expect(fact).toHaveText("310\u00a0kr.");
		await leave(desk);
	});
});

describe("the list of the page", () => {
	test("reaches everything by keyboard alone, in the order of the page, and leads back to where one was", async ({
		browser,
	}) => {
		const desk = await sitDown(browser);
		const { page } = desk;
		await tabTo(page, button(page, "På siden"));
		await page.keyboard.press("Enter");
		await expect(page.getByRole("searchbox")).toBeFocused();
		const content = panel(page).locator("details[open] .rows button");
		await expect(content.first()).toBeVisible();
		const inList = await content.evaluateAll((all) =>
			all.map(({ textContent }) => textContent),
		);
		const headings = await desk.site
			.locator("main :is(h1, h2)")
			.evaluateAll((all) => all.map(({ textContent }) => textContent?.trim()));
		const listed = inList.filter((each) => headings.includes(each ?? ""));
		expect(listed).toEqual([...new Set(headings)].filter(Boolean));
		await page.keyboard.type("forside");
		const row = panel(page).locator(".rows .heading").first();
		await tabTo(page, row);
		await page.keyboard.press("Enter");
		const field = panel(page).getByRole("textbox").first();
		await expect(field).toHaveText("Forside");
		await expect(field).toBeFocused();
		await page.keyboard.press("End");
		await page.keyboard.type(" igen");
		await expect(desk.site.locator("h1").first()).toHaveText("Forside igen");
		await page.keyboard.press("Control+s");
		await expect(status(page)).toHaveText("Gemt.");
		expect(edited.project.text(home)).toContain("Forside igen");
		await page.keyboard.press("Escape");
		await expect(page.getByRole("searchbox")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel(page)).toHaveCount(0);
		await expect(button(page, "På siden")).toBeFocused();
		await leave(desk);
	});
});

describe("a list", () => {
	test("has its items moved, copied and taken out, after what refers to them was told", async ({
		browser,
	}) => {
		const desk = await sitDown(browser, { path: "/faq" });
		const { page, site } = desk;
		const questions = site.locator("main summary");
		const before = await questions.allTextContents();
		await questions.nth(1).click();
		await button(page, "Fjern").click();
		await expect(panel(page).getByText("skal rettes bagefter")).toBeVisible();
		await button(page, "Annullér").click();
		await expect(button(page, "Fjern")).toBeFocused();
		await questions.nth(2).click();
		await button(page, "Flyt op").click();
		await expect(questions.nth(1)).toHaveText(before[2] ?? "");
		await expect(button(page, "Flyt op")).toBeFocused();
		await expect(panel(page).getByRole("textbox").first()).toHaveText(
			before[2] ?? "",
		);
		await button(page, "Flyt ned").click();
		await expect(questions.nth(2)).toHaveText(before[2] ?? "");
		await button(page, "Kopiér").click();
		await expect(panel(page).getByText("nr. 4 af")).toBeVisible();
		await button(page, "Fjern").click();
		const confirm = page.getByRole("alertdialog");
		await expect(confirm).toBeVisible();
		await expect(
			confirm.getByRole("button", { name: "Annullér" }),
		).toBeFocused();
		await confirm.getByRole("button", { name: "Fjern den" }).click();
		await expect(
			panel(page).getByText(`nr. 4 af ${before.length}`),
		).toBeVisible();
		await expect(questions.nth(2)).toHaveText(before[2] ?? "");
		await leave(desk);
	});

	test("of things with files of their own: an event is copied and taken out, an article begun", async ({
		browser,
	}) => {
		const desk = await sitDown(browser, { path: "/en/events" });
		const { page, site } = desk;
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
				name: "Et eksempel, dansk",
				checked: true,
			}),
		).toBeVisible();

		// Without it, its page is not there.
		await button(page, "Fortryd").click();
		await expect(status(page)).toHaveText("Fortrudt: tilføj »Nye tider«.");
		await page.waitForFunction(() => location.hash === "#/en/news");
		await expect(panel(page)).toHaveCount(0);
		await expect(button(page, "Fortryd")).toBeFocused();

		await button(page, "Gendan").click();
		await expect(status(page)).toHaveText("Gendannet: tilføj »Nye tider«.");
		await leave(desk);
	});
});

describe("a picture", () => {
	test("is dropped on the page, shown at once, and asked to be described in both languages", async ({
		browser,
	}) => {
		const desk = await sitDown(browser, { path: "/events" });
		const { page, site } = desk;
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
		await expect(panel(page).locator(".picture [role=alert]")).toBeVisible();
		await button(page, /^Luk/).click();
		await drop("Æblehave.JPG", bytes.toString("base64"));
		const asked = panel(page).getByText("Skriv nu på begge sprog");
		await expect(asked).toBeVisible();
		const alt = panel(page).getByRole("textbox");
		await expect(alt.first()).toBeFocused();
		await expect(
			site.locator("main img[src*=aeblehave]").first(),
		).toBeVisible();
		await page.waitForFunction(() => {
			const image = frames[0]?.document.querySelector<HTMLImageElement>(
				"main img[src*=aeblehave]",
			);
			return (image?.naturalWidth ?? 0) > 0;
		});
		await page.keyboard.type("En have ");
		await expect(asked).toBeVisible();
		await alt.nth(1).click();
		await page.keyboard.type("A garden ");
		await expect(asked).toHaveCount(0);
		// The button does the same, and an upright one may be narrower.
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

		// One that is there already is chosen by its looks, by keyboard too.
		await panel(page).locator(".picture summary").first().click();
		const choices = panel(page).getByRole("radiogroup").first();
		await expect(
			choices.getByRole("radio", {
				name: /^portraet\.jpg/,
				checked: true,
			}),
		).toHaveCount(1);
		expect(await violations(page, rules.all)).toEqual([]);
		await page.keyboard.press("Tab");
		await expect(choices.getByRole("radio", { checked: true })).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect
			.poll(() => choices.getByRole("radio").nth(1).isChecked())
			.toBe(true);
		await expect(site.locator("main img[src*=portraet]")).toHaveCount(0);
		await leave(desk);
	});
});

test("a picture in a text is described before it is there, shown as it is, moved and deleted", async ({
	browser,
}) => {
	const desk = await sitDown(browser, { path: "/faq" });
	const { page, site } = desk;
	const origin = { file: "content/faq.yaml", path: [0, "answer", "da"] };
	const written = async () => {
		const { field } = await edited.server.ask("panel", { origin });
		return String(field.values[0]?.value);
	};
	const before = await written();
	const shown = site.locator("main details img");
	await site.locator("main summary").first().click();
	const answer = panel(page).getByRole("textbox", { name: /Svaret, dansk/ });
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
	expect(await written()).toBe(`${before.trimEnd()}![En have](have.jpg)`);

	await picture.click();
	await button(page, "Annullér").click();
	await page.keyboard.press("Alt+ArrowLeft");
	await expect.poll(written).toMatch(/!\[En have\]\(have\.jpg\)\S+$/);
	await page.keyboard.press("Delete");
	await expect(shown).toHaveCount(0);
	expect((await written()).trimEnd()).toBe(before.trimEnd());
	await leave(desk);
});

function photo(width: number, height: number): Promise<Buffer> {
	const create = { width, height, channels: 3, background: "#a33" } as const;
	return sharp({ create }).jpeg().toBuffer();
}
