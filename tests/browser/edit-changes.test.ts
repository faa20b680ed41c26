import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { MessageLanguage } from "../../generator/languages/message-language.ts";
import { dose } from "../support/dose.ts";
import { type EditServer, startEditing } from "../support/edit-server.ts";
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

// The editor of `kilde edit` in use: changes, concurrent changes of others, and accessibility.

const edited = editSmallSite();
const { git, sitDown } = edited;

/** Commits and pushes the current state. */
function publishAll() {
	git("add", "--all", "content");
	git("commit", "--quiet", "--allow-empty", "-m", "Before");
	git("push", "--quiet", "--set-upstream", "origin", "main");
}

/** Restores files before the next test, which undoes all edits. */
async function putBack(...files: readonly string[]) {
	const texts = files.map((file) => [file, edited.project.text(file)] as const);
	while ((await edited.server.ask("undo", {})).undo !== undefined);
	await edited.server.ask("save", {});
	for (const [file, text] of texts) edited.project.put(file, text);
	publishAll();
}

describe("the site", () => {
	test("works as for visitors while nothing is edited; Ctrl+click follows a link", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser, { path: "/faq" });
		const homeLink = site.locator("header a[href='/']").first();
		await homeLink.click({ modifiers: ["Control"] });
		await page.waitForFunction(() => location.hash === "#/");
		await button(page, "Besøg").click();
		await site.locator("h1").first().click();
		await expect(panel(page)).toHaveCount(0);
		// An edited page has no view transition to the next one.
		await site
			.locator("html")
			.evaluate(() =>
				addEventListener("pageswap", (event) =>
					sessionStorage.setItem(
						"faded",
						String(event.viewTransition !== null),
					),
				),
			);
		await site.locator("footer a[href^='/']").first().click();
		await page.waitForFunction(() => location.hash !== "#/");
		await expect
			.poll(() =>
				site.locator("html").evaluate(() => sessionStorage.getItem("faded")),
			)
			.toBe("false");
		await expect(panel(page)).toHaveCount(0);
	});
});

describe("the changes", () => {
	test("are listed, undone, committed and published; each open task opens its value", async ({
		browser,
	}) => {
		const { page, site } = await sitDown(browser);
		// The English text is then older than the Danish one.
		await edited.server.ask("set", {
			origin: { file: "content/news/summer.da.md", path: "markdown" },
			value: "[Book](/book) nu.",
			step: "x",
		});
		await edited.server.ask("save", {});
		publishAll();
		await site.locator("h1").first().click();
		await expect(panel(page).getByRole("textbox").first()).toBeFocused();
		await page.keyboard.press("End");
		await page.keyboard.type(" nu");
		await button(page, "Publicér").click();
		await expect(panel(page).getByText("ikke gemt")).toBeVisible();
		await panel(page).getByText("Se det").click();
		await expect(panel(page).locator("details ins").first()).toHaveText(/nu$/);
		expect(await findViolations(page, rules.all)).toEqual([]);
		await button(page, "Fortryd denne ændring").click();
		await expect(site.locator("h1").first()).toHaveText("Forside");
		await expect(panel(page).getByText("Alt, hvad du har lavet")).toBeVisible();
		await button(page, "Fortryd").click();
		await expect(site.locator("h1").first()).toHaveText("Forside nu");
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText("Gemt.");
		await button(page, "Publicér").click();
		await button(page, "Publicér").click();
		await expect(
			panel(page).getByText(/\d+ eksempler er erstattet/),
		).toBeVisible();
		await button(page, "Publicér nu").click();
		await expect(status(page)).toHaveText(/^Sendt\. Venter på/);
		await expect(panel(page).getByText("Alt, hvad du har lavet")).toBeVisible();
		expect(git("log", "-1", "--format=%an: %s").trim()).toMatch(
			/^Ada: Ret .* nu$/,
		);
		// The remote is in small print.
		await panel(page).getByText("Detaljer").click();
		await expect(panel(page).locator(".detail pre")).toHaveText(
			"git push origin main",
		);
		await expect
			.poll(() => git("-C", edited.remote, "log", "-1", "--format=%s").trim())
			.toMatch(/ nu$/);
		for (const left of [/^Eksempler/, /^Åbne spørgsmål/, /^Oversættelser/]) {
			const group = panel(page).locator(".todos details", { hasText: left });
			await group.locator("summary").click();
			await group.locator(".rows button").first().click();
			await expect(panel(page).locator("fieldset h2")).toBeVisible();
			await button(page, /Tilbage/).click();
			await expect(
				panel(page).getByRole("heading", { name: "Ændringer" }),
			).toBeVisible();
		}
	});
});

test("samples link to the next one on its page, also after coming back", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser);
	await button(page, "Publicér").click();
	const samples = panel(page).locator(".todos details", {
		hasText: /^Eksempler/,
	});
	await samples.locator("summary").click();
	const rows = samples.locator(".rows button");
	await expect(rows).toHaveCount(13);
	await button(page, /^Kilden Prøve ApS/).click();
	// Every mark must be reviewed before it is removed; its label toggles it as well.
	await expect(
		panel(page).getByRole("textbox", { name: "CVR-nummer" }),
	).toBeVisible();
	const mark = panel(page).getByRole("checkbox", { name: "Eksempel" });
	await expect(mark).toBeFocused();
	await panel(page).getByText("Eksempel", { exact: true }).click();
	await expect.poll(() => mark.isChecked()).toBe(false);
	while ((await button(page, /^Næste/).count()) > 0) {
		const before = await panel(page).innerText();
		await button(page, /^Næste/).click();
		await expect
			.poll(() => panel(page).locator("fieldset h2").count())
			.toBeGreaterThan(0);
		await expect.poll(() => panel(page).innerText()).not.toBe(before);
	}
	// The last one is of a guest.
	expect(await mark.isChecked()).toBe(true);
	await expect(site.locator("blockquote").first()).toBeVisible();
	expect(await findViolations(page, rules.all)).toEqual([]);
	await button(page, /Tilbage/).click();
	await expect(rows).toHaveCount(12);
	await expect(rows.first()).toBeFocused();
});

test("a published change is undone in three clicks, from its text or its day", async ({
	browser,
}) => {
	const original = edited.project.text(prices);
	publishAll();
	edited.project.edit(prices, "event: 420", "event: 425");
	publishAll();
	const { page, site } = await sitDown(browser, { path: "/opening-hours" });
	const price = site.getByText("425", { exact: false }).first();
	await price.click();
	const field = panel(page).getByRole("textbox").first();
	await expect.poll(() => field.inputValue()).toBe("425");
	await panel(page).getByText("Tidligere udgaver").click();
	await expect(panel(page).getByText("420 kr.")).toBeVisible();
	expect(await findViolations(page, rules.all)).toEqual([]);
	await button(page, "Brug den igen").click();
	await expect.poll(() => field.inputValue()).toBe("420");
	await button(page, "Fortryd").click();
	await button(page, "Publicér").click();
	await panel(page).getByText("Tidligere ændringer").click();
	const change = panel(page).locator("li", { hasText: "420 → 425" });
	await expect(change).toBeVisible();
	expect(await findViolations(page, rules.all)).toEqual([]);
	await change.getByRole("button", { name: "Fortryd denne ændring" }).click();
	await expect(status(page)).toHaveText(/^Fortrudt\./);
	await expect(
		panel(page).locator(".changes li", { hasText: "425 → 420" }),
	).toBeVisible();
	await button(page, "Gem").click();
	await expect.poll(() => edited.project.text(prices)).toBe(original);
	await putBack(prices);
});

test("a change made since is undone after a confirmation, and the keyboard focus stays there", async ({
	browser,
}) => {
	publishAll();
	for (const [from, to] of [
		["420", "431"],
		["431", "432"],
	]) {
		edited.project.edit(prices, `event: ${from}`, `event: ${to}`);
		publishAll();
	}
	const { page } = await sitDown(browser);
	await button(page, "Publicér").click();
	const earlier = panel(page).locator(".earlier > summary");
	await earlier.click();
	await panel(page)
		.locator("li", { hasText: "420 → 431" })
		.getByRole("button", { name: "Fortryd denne ændring" })
		.click();
	const anyway = button(page, "Fortryd det alligevel");
	await expect(anyway).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(status(page)).toHaveText(/^Fortrudt\./);
	await expect(anyway).toHaveCount(0);
	await expect(earlier).toBeFocused();
	await button(page, "Gem").click();
	await putBack(prices);
});

test("publishing to an unresponsive remote is stopped by a button, and editing continues meanwhile", async ({
	browser,
}) => {
	const silent = createServer();
	silent.listen(0, "127.0.0.1");
	await once(silent, "listening");
	const { port } = silent.address() as AddressInfo;
	git("remote", "set-url", "origin", `http://127.0.0.1:${port}/site.git`);
	const { page, site } = await sitDown(browser);
	try {
		await button(page, "Publicér").click();
		await button(page, "Publicér nu").click();
		await expect(status(page)).toHaveText(/^Publicerer/);
		await expect(button(page, "Stop")).toBeFocused();
		await expect(site.locator("h1").first()).toBeVisible();
		await page.keyboard.press("Enter");
		await expect(status(page)).toHaveText(/^Stoppet, før det var færdigt/);
		await expect(button(page, "Stop")).toHaveCount(0);
		await expect(
			panel(page).getByRole("heading", { name: "Ændringer" }),
		).toBeFocused();
		// The focus isn't lost without a response either.
		await page.route("**/fetchOthers", (route) => route.abort());
		await button(page, "Hent, hvad andre har lavet").click();
		await expect(status(page)).toHaveText(/^Programmet svarer ikke/);
		await expect(
			panel(page).getByRole("heading", { name: "Ændringer" }),
		).toBeFocused();
	} finally {
		git("remote", "set-url", "origin", edited.remote);
		silent.close();
	}
});

test("a change with dependent changes is undone together with them after a confirmation", async ({
	browser,
}) => {
	const { page } = await sitDown(browser);
	publishAll();
	const { project } = edited;
	const summer = project.text("content/news/summer.da.md");
	const text = "content/events/evening.da.md";
	project.put(
		"content/news/winter.da.md",
		summer.replace("Sommertilbud", "Vinter").replace("sommertilbud", "vinter"),
	);
	project.edit(text, "Vi mødes", "[Vi](/news/vinter) mødes");
	await button(page, "Publicér").click();
	await expect(panel(page).locator(".changes > li")).toHaveCount(2);
	const winter = panel(page).locator("li", { hasText: "Tilføj Vinter" });
	// Nothing has to be fixed: the error occurs only without it.
	await winter.getByText("Se det").click();
	await expect(winter.getByText(/Derfor kan det ikke vises/)).toBeVisible();
	await winter.getByRole("button", { name: "Fortryd denne ændring" }).click();
	await expect(panel(page).getByText("Det her hører sammen:")).toBeVisible();
	expect(await findViolations(page, rules.all)).toEqual([]);
	await page.getByRole("button", { name: "Fortryd det hele" }).click();
	await expect(panel(page).getByText("Alt, hvad du har lavet")).toBeVisible();
	await button(page, "Gem").click();
	await expect(status(page)).toHaveText("Gemt.");
	expect(git("status", "--porcelain", "content")).toBe("");

	project.edit(text, "Vi mødes", "Vi ses");
	project.edit(prices, "event: 420", "event: 421");
	await expect(panel(page).locator(".changes > li")).toHaveCount(2);
	await button(page, "Fortryd alt").click();
	await expect(status(page)).toHaveText(/^2 ændringer er fortrudt\./);
	await button(page, "Gem").click();
	await expect(status(page)).toHaveText("Gemt.");
	expect(git("status", "--porcelain", "content")).toBe("");
	await putBack(text, prices);
});

describe("the published changes of others", () => {
	/** A second person's clone. */
	let anna: string;
	const annas = (...args: string[]) => git("-C", anna, ...args);

	beforeAll(() => {
		anna = mkdtempSync(join(tmpdir(), "kilde-anna-"));
		git("clone", "--quiet", edited.remote, anna);
		annas("config", "user.name", "Anna");
		annas("config", "user.email", "anna@example.org");
	});

	afterAll(() => rmSync(anna, { recursive: true }));

	/** Changes prices as Anna, and publishes them. */
	function annaPublishes(values: Readonly<Record<string, number>>) {
		annas("fetch", "--quiet");
		annas("reset", "--quiet", "--hard", "origin/main");
		const file = join(anna, prices);
		let text = readFileSync(file, "utf8");
		for (const [name, value] of Object.entries(values))
			text = text.replace(RegExp(`(?<=${name}: )\\d+`), String(value));
		writeFileSync(file, text);
		annas("commit", "--quiet", "--all", "--message", "Anna’s");
		annas("push", "--quiet");
	}

	const published = () => git("-C", edited.remote, "show", `main:${prices}`);

	test("are fetched with a click, and a conflict is resolved and published with two", async ({
		browser,
	}) => {
		const original = edited.project.text(prices);
		publishAll();
		const { page, site } = await sitDown(browser, { path: "/opening-hours" });
		await button(page, "Publicér").click();
		const fetching = button(page, "Hent, hvad andre har lavet");
		await fetching.click();
		await expect(status(page)).toHaveText(/^Ingen andre har publiceret/);
		annaPublishes({ event: 425 });
		await fetching.click();
		await expect(status(page)).toHaveText(/^Anna har ændret én ting/);
		await expect(panel(page).getByText(/420 → 425/)).toBeVisible();
		await expect(site.getByText("425", { exact: false }).first()).toBeVisible();

		await site.getByText("425", { exact: false }).first().click();
		const field = panel(page).getByRole("textbox").first();
		await expect(field).toBeFocused();
		await field.fill("435");
		annaPublishes({ event: 445, overnight: 1405 });
		// Publish, choose, publish.
		await button(page, "Publicér").click();
		await button(page, "Publicér nu").click();
		const dialog = page.getByRole("dialog", { name: /^Både Anna og du/ });
		await expect(dialog).toBeVisible();
		await expect(dialog.getByText("445", { exact: false })).toBeVisible();
		expect(await findViolations(page, rules.all)).toEqual([]);
		await button(page, "Behold min udgave").click();
		await expect(dialog).toHaveCount(0);
		await expect(status(page)).toHaveText(/^Det er valgt/);
		await button(page, "Publicér nu").click();
		await expect(status(page)).toHaveText(/^Sendt\./);
		expect(published()).toMatch(/overnight: 1405\n(.*\n)*event: 435/);
		expect(git("log", "-1", "--merges", "--format=%an: %s").trim()).toMatch(
			/^Ada: Hent ændringer fra Anna$/,
		);
		edited.project.put(prices, original);
		publishAll();
	});

	test("in several values are chosen value by value by keyboard", async ({
		browser,
	}) => {
		const original = edited.project.text(prices);
		publishAll();
		const { page } = await sitDown(browser);
		for (const [name, value] of Object.entries({ event: 436, overnight: 1406 }))
			await edited.server.ask("set", {
				origin: { file: prices, path: [name] },
				value,
				step: name,
			});
		annaPublishes({ event: 446, overnight: 1407 });
		await button(page, "Publicér").click();
		await button(page, "Hent, hvad andre har lavet").click();
		const dialog = page.getByRole("dialog", { name: /^Både Anna og du/ });
		await expect(dialog).toBeVisible();
		const use = dialog.getByRole("button", { name: "Brug det valgte" });
		expect(await use.isDisabled()).toBe(true);
		const group = (name: RegExp) => dialog.getByRole("group", { name });
		const side = (name: RegExp, version: RegExp) =>
			group(name).getByRole("radio", { name: version });
		await tabTo(page, side(/overnatning|nat/i, /^Din/));
		await page.keyboard.press("Space");
		await tabTo(page, side(/event|aften/i, /^Din/));
		await page.keyboard.press("ArrowRight");
		await expect(dialog.getByText("2 af 2 valgt")).toBeVisible();
		expect(await findViolations(page, rules.all)).toEqual([]);
		await tabTo(page, use);
		await page.keyboard.press("Enter");
		await expect(dialog).toHaveCount(0);
		await button(page, "Publicér nu").click();
		await expect(status(page)).toHaveText(/^Sendt\./);
		expect(published()).toMatch(/overnight: 1406\n(.*\n)*event: 446/);
		edited.project.put(prices, original);
		publishAll();
	});
});

describe("a file that was changed on disk", () => {
	test("is shown in both versions, one of which is chosen", async ({
		browser,
	}) => {
		const { page } = await sitDown(browser);
		const text = edited.project.text(prices);
		const dialog = page.getByRole("dialog");
		const clash = async (here: number, disk: number) => {
			const origin = { file: prices, path: ["event"] };
			await edited.server.ask("set", { origin, value: here, step: "x" });
			edited.project.put(prices, text.replace("event: 420", `event: ${disk}`));
			const count = async () => {
				await setTimeout(200);
				await page.evaluate(() => window.dispatchEvent(new Event("focus")));
				return dialog.count();
			};
			// Changes that the system doesn't report are detected every second.
			await expect.poll(count, { timeout: 15_000 }).toBe(1);
			for (const value of [here, disk])
				await expect(dialog.getByText(String(value))).toBeVisible();
		};
		await clash(411, 433);
		// Typing isn't a choice.
		await page.keyboard.press("Space");
		await page.keyboard.press("Enter");
		await expect(dialog.getByRole("heading").first()).toBeFocused();
		expect(await findViolations(page, rules.all)).toEqual([]);
		await dialog.getByRole("button", { name: "Vælg senere" }).click();
		await expect(dialog).toHaveCount(0);
		await page.getByRole("button", { name: /Ændret både her/ }).click();
		await dialog.getByRole("button", { name: "Brug den anden udgave" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(status(page)).toHaveText(/ikke på hjemmesiden endnu\.$/);
		expect(edited.project.text(prices)).toContain("event: 433");

		await clash(412, 434);
		await dialog.getByRole("button", { name: "Behold min udgave" }).click();
		await expect(dialog).toHaveCount(0);
		expect(edited.project.text(prices)).toContain("event: 434");
		await button(page, "Gem").click();
		await expect(status(page)).toHaveText("Gemt.");
		expect(edited.project.text(prices)).toContain("event: 412");
		edited.project.put(prices, text);
		// Changes of others can't be undone: once the server has read the file, the undo history is empty.
		await expect
			.poll(async () => (await edited.server.ask("state", {})).undo)
			.toBeUndefined();
	});
});

test("a value changed by others while its panel is open is updated there, and never overwritten", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser);
	const text = edited.project.text(home);
	await site.locator("h1").first().click();
	const danish = panel(page).getByRole("textbox", { name: /, dansk$/ });
	await expect(danish.first()).toHaveText("Forside");
	edited.project.put(home, text.replace("da: Forside", "da: Hjem"));
	await expect(danish.first()).toHaveText("Hjem");
	// Someone types before it is shown.
	await page.route("**/@kilde/edit/state", () => {});
	edited.project.put(home, text.replace("da: Forside", "da: Forsiden"));
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
	expect(edited.project.text(home)).toContain("da: Forsiden,");
	edited.project.put(home, text);
});

test("text typed while the panel reloads is kept, and no keystroke overwrites changes of others", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser);
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
	// Some requests do if the page is faster than the response: several on a busy machine, but not each.
	expect(times("state")).toBeLessThan(times("set"));

	let open = () => {};
	const gate = new Promise<void>((opened) => {
		open = opened;
	});
	await page.route("**/@kilde/edit/panel", async (route) => {
		const response = await route.fetch();
		await gate;
		await route.fulfill({ response });
	});
	// On a slow machine, the last letters are a step of their own.
	for (
		let before = "Forside nu her";
		before !== "Forside";
		before = (await heading.innerText()).trim()
	) {
		await button(page, "Fortryd").click();
		await expect(heading).not.toHaveText(before);
	}
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
});

/** All variants take as long as the rest of this file: `npm test` runs the first, a phone in dark mode. */
const screens = [
	{ language: "da", width: 390, colorScheme: "dark" },
	{ language: "en", width: 390, colorScheme: "light" },
	{ language: "en", width: 1440, colorScheme: "dark" },
	{ language: "en", width: 320, colorScheme: "light" },
	{ language: "da", width: 1440, forcedColors: "active" },
] as const;

describe.each(screens.slice(0, dose(1, screens.length)))(
	"accessibility: $language, $width, $colorScheme$forcedColors",
	(screen) => {
		test("axe finds no violation in any state", async ({ browser }) => {
			const { language, ...how } = screen;
			const of = await editorIn(language);
			const { page, site } = await sitDown(browser, {
				...how,
				of,
				hasTouch: true,
			});
			const found: string[] = [];
			const look = async (state: string) => {
				const problems = await findViolations(page, rules.all);
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
			// Chromium twice dispatches simulated touches at the wrong position in a frame of a different process.
			await site.locator("h1").first().click();
			await expect(panel(page).getByRole("textbox").first()).toBeVisible();
			await look("value");
			const frame = await page.locator("iframe").boundingBox();
			expect(frame?.height).toBeGreaterThan(200);
			const names = {
				en: ["Publish", "Help", "Content", "New …"],
				da: ["Publicér", "Hjælp", "Indhold", "Nyt …"],
			};
			for (const name of names[language]) {
				await button(page, name).tap();
				await expect(panel(page).getByRole("heading").first()).toBeVisible();
				await look(name);
			}
			await panel(page).locator(".rows button").last().tap();
			await expect(panel(page).getByRole("textbox").first()).toBeVisible();
			await look("form");
			await button(page, names[language].at(-2) ?? "").tap();
			await page.getByRole("searchbox").fill("n");
			await expect(panel(page).locator(".media li").first()).toBeVisible();
			await look("found");
			const things: readonly (readonly [string, string])[] = [
				["facts/hours.yaml", ".form-rows"],
				["events/evening.yaml", ".period"],
			];
			for (const [file, part] of things) {
				await panel(page).locator(`[id="thing-content/${file}-[]"]`).tap();
				await expect(panel(page).locator(part)).toBeVisible();
				await look(file);
				await page.keyboard.press("Escape");
			}
			await panel(page)
				.locator('[id^="thing-content/faq.yaml-"]')
				.first()
				.tap();
			await panel(page).locator(".list-item summary").tap();
			await expect(panel(page).locator(".handle").first()).toBeVisible();
			await look("list");
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
			if (of !== edited.server) await of.close();
		});
	},
);

test("with forced colours, active, disabled and open controls differ from the others", async ({
	browser,
}) => {
	const { page, site } = await sitDown(browser, { forcedColors: "active" });
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
});

/** Starts an editor in a language; the shared one is Danish. */
function editorIn(language: MessageLanguage): Promise<EditServer> {
	return language === "da"
		? Promise.resolve(edited.server)
		: startEditing(edited.project.root, language);
}

/** Lists controls smaller than 24 by 24 pixels. */
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
