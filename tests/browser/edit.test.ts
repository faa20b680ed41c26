import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type {
	Browser,
	BrowserContext,
	FrameLocator,
	Locator,
	Page,
} from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, vi } from "vitest";
import { endpoints, keyHeader } from "../../generator/dev/endpoints.ts";
import type { MessageLanguage } from "../../generator/diagnostics/language.ts";
import { dose } from "../dose.ts";
import {
	commitAll,
	type EditServer,
	headersOf,
	startEditing,
} from "../edit-server.ts";
import { createProject, type Project } from "../project.ts";
import { rules, violations } from "./axe.ts";
import { describe, expect, test } from "./harness.ts";

// The editor of `kilde edit`, as a person uses it.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let project: Project;
let server: EditServer;
let remote: string;

beforeAll(async () => {
	project = createProject();
	commitAll(project.root);
	remote = mkdtempSync(join(tmpdir(), "kilde-remote-"));
	git("init", "--bare", "--quiet", "--initial-branch=main", remote);
	git("remote", "add", "origin", remote);
	git("push", "--quiet", "--set-upstream", "origin", "main");
	server = await startEditing(project.root, "da");
});

afterAll(async () => {
	await server.close();
	project.remove();
	rmSync(remote, { recursive: true });
});

const prices = "content/facts/prices.yaml";
const home = "content/pages/home.yaml";

function git(...args: string[]): string {
	return execFileSync("git", ["-C", project.root, ...args], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
	});
}

/** The lines that differ from the last commit. */
function changedLines(): string[] {
	return git("diff", "-U0")
		.split("\n")
		.filter((line) => /^[-+](?![-+])/.test(line));
}

type Desk = { readonly page: Page; readonly site: FrameLocator };

type Screen = {
	/** The way in: by the address with the key, as who begins, or straight to a page, as who has been there. */
	readonly by?: "key";
	readonly path?: string;
	readonly width?: number;
	readonly colorScheme?: "light" | "dark";
	readonly of?: EditServer;
	readonly hasTouch?: boolean;
	readonly forcedColors?: "active";
};

/** Opens the editor at a page of the site. Everything that was edited before is taken back. */
async function sitDown(
	browser: Browser,
	{ by, path = "/", width = 1440, of = server, ...more }: Screen = {},
): Promise<Desk> {
	while ((await of.ask("undo", {})).undo !== undefined);
	await of.ask("save", {});
	const context = await browser.newContext({
		viewport: { width, height: width < 500 ? 844 : 900 },
		...more,
	});
	const page = await context.newPage();
	if (by === "key") await page.goto(of.address);
	else {
		await letIn(context, of);
		await page.goto(`${of.origin}${endpoints.editor}#${path}`);
	}
	await page.waitForURL(/editor/);
	const site = page.frameLocator("iframe");
	await expect(site.locator("h1").first()).toBeVisible();
	await page.waitForFunction(() => "kildeThings" in (frames[0] ?? {}));
	return { page, site };
}

/** Has a browser keep what it keeps once it has come by the address with the key. */
async function letIn(context: BrowserContext, of: EditServer): Promise<void> {
	const { cookie = "" } = await headersOf(of.origin, of.key);
	const [name = "", value = ""] = cookie.split("=");
	await context.addCookies([{ name, value, url: of.origin }]);
	await context.addInitScript(
		([name = "", key = ""]) => localStorage.setItem(name, key),
		[keyHeader, of.key],
	);
}

function leave({ page }: Desk): Promise<void> {
	return page.context().close();
}

const panel = (page: Page) => page.getByRole("complementary");
const button = (page: Page, name: string | RegExp) =>
	page.getByRole("button", { name, exact: typeof name === "string" });
/** Goes on by the Tab key alone until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		if (await control.evaluate((each) => each === document.activeElement))
			return;
		await page.keyboard.press("Tab");
	}
	throw new Error("The Tab key doesn't lead there.");
}

const status = (page: Page) => page.locator("header [role=status]");

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
		expect(project.text(prices)).toContain("session-1h: 300");
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

describe("a control", () => {
	test("of an hour: an error is reported at once; the corrected value changes one line", async ({
		browser,
	}) => {
		const desk = await sitDown(browser, { path: "/opening-hours" });
		const { page, site } = desk;
		await site.getByText("10.00", { exact: true }).first().click();
		const start = panel(page).getByRole("textbox", { name: "Starttid" });
		await expect(start).toBeFocused();
		await start.fill("10:3");
		await expect(panel(page).locator(".messages .error")).toBeVisible();
		await start.fill("10:30");
		await expect(panel(page).locator(".messages .error")).toHaveCount(0);
		await expect(
			site.getByText("10.30", { exact: true }).first(),
		).toBeVisible();
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText("Gemt.");
		expect(changedLines()).toEqual([
			'-  monday: { starts: ["10:00", "12:00"] }',
			'+  monday: { starts: ["10:30", "12:00"] }',
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
		expect(project.text(home)).toContain("Forside igen");
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
		const bytes = await photo(1600, 1000);
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
				...{ name: "Portræt.jpg", mimeType: "image/jpeg" },
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
		const { field } = await server.ask("panel", { origin });
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
			...{ name: "Have.jpg", mimeType: "image/jpeg" },
			buffer: await photo(1200, 800),
		});
		await expect(page.getByRole("dialog")).toBeVisible();
	};
	await insert();
	await button(page, "Annullér").click();
	await expect
		.poll(async () => (await server.ask("state", {})).unsaved)
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

describe("the site", () => {
	test("works as for visitors where nothing is edited; with Ctrl, a link is followed", async ({
		browser,
	}) => {
		const desk = await sitDown(browser, { path: "/faq" });
		const { page, site } = desk;
		const homeLink = site.locator("header a[href='/']").first();
		await homeLink.click({ modifiers: ["Control"] });
		await page.waitForFunction(() => location.hash === "#/");
		await button(page, "Besøg").click();
		await site.locator("h1").first().click();
		await expect(panel(page)).toHaveCount(0);
		// A page that is edited doesn't fade into the next one.
		const left = page.evaluate(
			() =>
				new Promise((swapped) =>
					frames[0]?.addEventListener("pageswap", (event) =>
						swapped((event as PageSwapEvent).viewTransition !== null),
					),
				),
		);
		await site.locator("footer a[href^='/']").first().click();
		await page.waitForFunction(() => location.hash !== "#/");
		expect(await left).toBe(false);
		await expect(panel(page)).toHaveCount(0);
		await leave(desk);
	});
});

describe("the changes", () => {
	test("are listed in words, taken back, committed and published; each open task opens its value", async ({
		browser,
	}) => {
		const desk = await sitDown(browser);
		const { page, site } = desk;
		// The English text is older than the Danish one then.
		await server.ask("set", {
			origin: { file: "content/news/summer.da.md", path: "markdown" },
			value: "[Book](/book) nu.",
			step: "x",
		});
		await server.ask("save", {});
		git("commit", "--all", "--quiet", "--allow-empty", "-m", "Before");
		await site.locator("h1").first().click();
		await expect(panel(page).getByRole("textbox").first()).toBeFocused();
		await page.keyboard.press("End");
		await page.keyboard.type(" nu");
		await button(page, "Ændringer").click();
		await expect(panel(page).getByText("ikke gemt")).toBeVisible();
		await button(page, "Tag tilbage").click();
		await expect(site.locator("h1").first()).toHaveText("Forside");
		await expect(
			panel(page).getByText("Der er ikke ændret noget"),
		).toBeVisible();
		await button(page, "Fortryd").click();
		await expect(site.locator("h1").first()).toHaveText("Forside nu");
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText("Gemt.");
		await button(page, "Ændringer").click();
		await button(page, "Ændringer").click();
		const message = panel(page).getByRole("textbox");
		await expect.poll(() => message.inputValue()).toMatch(/ nu$/);
		await message.fill("Ny overskrift");
		await button(page, "Læg i historikken").click();
		await expect(
			panel(page).getByText("Der er ikke ændret noget"),
		).toBeVisible();
		expect(git("log", "-1", "--format=%an: %s").trim()).toBe(
			"Ada: Ny overskrift",
		);
		await button(page, "Udgiv").click();
		await expect(status(page)).toHaveText("Udgivet.");
		// Where to is in small print.
		await panel(page).getByText("Til den, der passer hjemmesiden").click();
		await expect(panel(page).locator(".detail pre")).toHaveText(
			"Til origin, branchen main.",
		);
		await expect
			.poll(() => git("-C", remote, "log", "-1", "--format=%s").trim())
			.toBe("Ny overskrift");
		for (const left of [/^Eksempler/, /^Åbne spørgsmål/, /^Oversættelser/]) {
			await panel(page).getByText(left).click();
			await panel(page)
				.locator(".todos details[open] .rows button")
				.first()
				.click();
			await expect(panel(page).locator("fieldset h2")).toBeVisible();
			await button(page, /Tilbage/).click();
			await expect(
				panel(page).getByRole("heading", { name: "Ændringer" }),
			).toBeVisible();
		}
		await leave(desk);
	});
});

describe("a file that changed on the disk too", () => {
	test("is shown in both versions, of which one is chosen", async ({
		browser,
	}) => {
		const desk = await sitDown(browser);
		const { page } = desk;
		const text = project.text(prices);
		const dialog = page.getByRole("dialog");
		const clash = async (here: number, disk: number) => {
			const origin = { file: prices, path: ["event"] };
			await server.ask("set", { origin, value: here, step: "x" });
			project.put(prices, text.replace("event: 420", `event: ${disk}`));
			await expect
				.poll(async () => {
					await setTimeout(200);
					await page.evaluate(() => window.dispatchEvent(new Event("focus")));
					return dialog.count();
				})
				.toBe(1);
			await expect(
				dialog.getByText(String(here), { exact: true }),
			).toBeVisible();
			await expect(
				dialog.getByText(String(disk), { exact: true }),
			).toBeVisible();
		};
		await clash(411, 433);
		expect(await violations(page, rules.all)).toEqual([]);
		await dialog.getByRole("button", { name: "Vælg senere" }).click();
		await expect(dialog).toHaveCount(0);
		await page.getByRole("button", { name: /Ændret både her/ }).click();
		await dialog.getByRole("button", { name: "Tag den anden udgave" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(status(page)).toHaveText("Alt er gemt.");
		expect(project.text(prices)).toContain("event: 433");

		await clash(412, 434);
		await dialog.getByRole("button", { name: "Behold min udgave" }).click();
		await expect(dialog).toHaveCount(0);
		expect(project.text(prices)).toContain("event: 434");
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText("Gemt.");
		expect(project.text(prices)).toContain("event: 412");
		project.put(prices, text);
		await leave(desk);
	});
});

test("a value that others change while its panel is open is shown there, and never overwritten", async ({
	browser,
}) => {
	const desk = await sitDown(browser);
	const { page, site } = desk;
	const text = project.text(home);
	await site.locator("h1").first().click();
	const danish = panel(page).getByRole("textbox", { name: /, dansk$/ });
	await expect(danish.first()).toHaveText("Forside");
	project.put(home, text.replace("da: Forside", "da: Hjem"));
	await expect(danish.first()).toHaveText("Hjem");
	// Somebody types before it is shown.
	await page.route("**/@kilde/edit/state", () => {});
	project.put(home, text.replace("da: Forside", "da: Forsiden"));
	await expect(site.locator("h1").first()).toHaveText("Forsiden");
	await expect(danish.first()).toHaveText("Hjem");
	await page.keyboard.press("End");
	await page.keyboard.insertText("!");
	await expect(status(page)).toHaveText(/ændret et andet sted fra/);
	await expect(danish.first()).toHaveText("Forsiden");
	await danish.first().click();
	await page.keyboard.press("End");
	await page.keyboard.insertText("!");
	await expect(site.locator("h1").first()).toHaveText("Forsiden!");
	expect(project.text(home)).toContain("da: Forsiden,");
	await leave(desk);
	project.put(home, text);
});

test("what is typed while the panel is read anew stays, and no letter asks what others did", async ({
	browser,
}) => {
	const desk = await sitDown(browser);
	const { page, site } = desk;
	const heading = site.locator("h1").first();
	await heading.click();
	const danish = panel(page)
		.getByRole("textbox", { name: /, dansk$/ })
		.first();
	await expect(danish).toBeFocused();
	await page.keyboard.press("End");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.keyboard.type(" nu her", { delay: 50 });
	await expect(heading).toHaveText("Forside nu her");
	const times = (name: string) =>
		asked.filter((url) => url.endsWith(`/${name}`)).length;
	expect(times("set")).toBeGreaterThan(2);
	// At the end, if the page was quicker than the answer.
	expect(times("state")).toBeLessThan(2);

	let open = () => {};
	const gate = new Promise<void>((opened) => {
		open = opened;
	});
	await page.route("**/@kilde/edit/panel", async (route) => {
		const response = await route.fetch();
		await gate;
		await route.fulfill({ response });
	});
	await button(page, "Fortryd").click();
	await expect(heading).toHaveText("Forside");
	await danish.click();
	await page.keyboard.press("End");
	await page.keyboard.insertText("!");
	await expect(heading).toHaveText("Forside nu her!");
	const answered = page.waitForResponse("**/@kilde/edit/panel");
	open();
	await answered;
	await page.keyboard.insertText("!");
	await expect(heading).toHaveText("Forside nu her!!");
	await expect(danish).toHaveText("Forside nu her!!");
	await leave(desk);
});

/** All of them take as long as the rest of this file: every day the first, a phone in the dark. */
const screens = [
	{ language: "da", width: 390, colorScheme: "dark" },
	{ language: "en", width: 390, colorScheme: "light" },
	{ language: "en", width: 1440, colorScheme: "dark" },
	{ language: "en", width: 320, colorScheme: "light" },
	{ language: "da", width: 1440, forcedColors: "active" },
] as const;

describe.each(screens.slice(0, dose(1, screens.length)))(
	"for everyone: $language, $width, $colorScheme$forcedColors",
	(screen) => {
		test("axe finds no violation in any state", async ({ browser }) => {
			const { language, ...how } = screen;
			const of = await editorIn(language);
			const desk = await sitDown(browser, { ...how, of, hasTouch: true });
			const { page, site } = desk;
			const found: string[] = [];
			const look = async (state: string) => {
				const problems = await violations(page, rules.all);
				found.push(...problems.map((each) => `${state}: ${each}`));
				found.push(
					...(await tooSmall(page)).map((each) => `${state}: ${each}`),
				);
				const beyond = await page.evaluate(
					() => document.documentElement.scrollWidth - innerWidth,
				);
				if (beyond > 0) found.push(`${state}: ${beyond} px too wide`);
			};
			await look("empty");
			await site.locator("h1").first().tap();
			await expect(panel(page).getByRole("textbox").first()).toBeVisible();
			await look("value");
			const frame = await page.locator("iframe").boundingBox();
			expect(frame?.height).toBeGreaterThan(200);
			const names = {
				en: ["This page", "Changes", "New …"],
				da: ["På siden", "Ændringer", "Nyt …"],
			};
			for (const name of names[language]) {
				await button(page, name).tap();
				await expect(panel(page).getByRole("heading").first()).toBeVisible();
				await look(name);
			}
			await panel(page).locator(".rows button").last().tap();
			await expect(panel(page).getByRole("textbox").first()).toBeVisible();
			await look("form");
			await of.ask("set", {
				origin: { file: prices, path: ["event"] },
				value: "x",
				step: "x",
			});
			await page.evaluate(() => window.dispatchEvent(new Event("focus")));
			await page.locator("header button.bad").tap();
			await expect(panel(page).locator(".messages .error")).toBeVisible();
			await look("error");
			expect(found).toEqual([]);
			await of.ask("undo", {});
			await leave(desk);
			if (of !== server) await of.close();
		});
	},
);

test("with forced colours, what is on, what can't be done and what is open differ from the rest", async ({
	browser,
}) => {
	const desk = await sitDown(browser, { forcedColors: "active" });
	const { page, site } = desk;
	const colours = (control: Locator) =>
		control.evaluate((each) => {
			const { backgroundColor, color } = getComputedStyle(each);
			return `${color} on ${backgroundColor}`;
		});
	expect(await colours(button(page, "Ret"))).not.toBe(
		await colours(button(page, "Besøg")),
	);
	const undone = await colours(button(page, "Fortryd"));
	const heading = site.locator("h1").first();
	await heading.click();
	await expect(panel(page).getByRole("textbox").first()).toBeFocused();
	expect(
		await heading.evaluate((each) => getComputedStyle(each).outlineStyle),
	).toBe("solid");
	await page.keyboard.type("x");
	await expect(status(page)).toHaveText("Endnu ikke gemt.");
	expect(await colours(button(page, "Fortryd"))).not.toBe(undone);
	await leave(desk);
});

/** A server in a language; the one that all share is Danish. */
function editorIn(language: MessageLanguage): Promise<EditServer> {
	return language === "da"
		? Promise.resolve(server)
		: startEditing(project.root, language);
}

function photo(width: number, height: number): Promise<Buffer> {
	const create = { width, height, channels: 3, background: "#a33" } as const;
	return sharp({ create }).jpeg().toBuffer();
}

/** Controls that are smaller than 24 by 24 pixels. */
function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll("button, select, input, summary")]
			.filter(
				(each) => !each.closest(".visually-hidden") && each.checkVisibility(),
			)
			.flatMap((each) => {
				const { width, height } = each.getBoundingClientRect();
				return width < 24 || height < 24
					? [`${each.outerHTML.slice(0, 80)} is ${width} × ${height}`]
					: [];
			}),
	);
}
