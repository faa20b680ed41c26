import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
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

// The list of changes, publishing, and the changes of others.

const edited = editSmallSite();
const { git, openEditor } = edited;

/** The content before the first test. */
let first: string;

beforeEach(() => {
	first ??= git("rev-parse", "HEAD").trim();
});

/** Publishes the content as it was before the first test. */
async function restore(): Promise<void> {
	await edited.server.ask("stopPublishing", {});
	await edited.server.ask("discard", {});
	git("checkout", first, "--", "content");
	if (git("status", "--porcelain", "content") !== "")
		git("commit", "--quiet", "-m", "Restore");
	git("push", "--quiet", "--force", "origin", "main");
	await edited.server.ask("fetchOthers", {});
}

/** Sets prices without the browser. */
async function setPrices(values: Readonly<Record<string, number>>) {
	for (const [name, value] of Object.entries(values)) {
		const was = Number(
			RegExp(`^${name}: (\\d+)`, "m").exec(edited.project.text(prices))?.[1],
		);
		const address = { file: prices, path: [name] };
		const asked = { address, was, value, step: name };
		const { refused } = await edited.server.ask("set", asked);
		expect(refused).toBeUndefined();
	}
}

const getPublished = () => git("-C", edited.remote, "show", `main:${prices}`);

/** Opens the list of changes. */
async function openChanges(page: Page): Promise<void> {
	await button(page, /^Publicér/)
		.first()
		.click();
	await expect(
		panel(page).getByRole("heading", { name: "Ændringer" }),
	).toBeFocused();
}

/** Locates the button that publishes everything. */
const publishButton = (page: Page) =>
	panel(page).getByRole("button", { name: "Publicér", exact: true });

/** Expects that the button to publish is in the window. */
async function expectInView(page: Page): Promise<void> {
	await expect(publishButton(page)).toBeVisible();
	const { y = 0, height = 0 } = (await publishButton(page).boundingBox()) ?? {};
	expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

test("changes are listed, undone, and published in two clicks; then the publication is undone", async ({
	browser,
}) => {
	const { page, site } = await openEditor(browser);
	const heading = site.locator("h1").first();
	await heading.click();
	await expect(panel(page).locator("[contenteditable]:focus")).toBeVisible();
	await page.keyboard.press("End");
	await page.keyboard.type(" nu");
	await expect(heading).toHaveText("Forside nu");
	await setPrices({ event: 421 });
	await expect(status(page)).toHaveText(/^2 ændringer er ikke på hjemmesiden/);
	await openChanges(page);
	const changes = panel(page).locator(".changes > li");
	await expect(changes).toHaveCount(2);
	expect(await findViolations(page, rules.all)).toEqual([]);
	await changes
		.filter({ hasText: "421" })
		.getByRole("button", { name: /^Fortryd/ })
		.click();
	await expect(changes).toHaveCount(1);
	await expect(
		panel(page).getByRole("heading", { name: "Ændringer" }),
	).toBeFocused();
	await publishButton(page).click();
	await expect(
		panel(page).getByText("Ingen ændringer at publicere"),
	).toBeVisible();
	expect(
		git("-C", edited.remote, "log", "-1", "--format=%an: %s").trim(),
	).toMatch(/^Ada: .* nu$/);

	await panel(page).getByText("Publiceret tidligere").click();
	await button(page, /^Fortryd denne publicering/)
		.first()
		.click();
	await expect(heading).toHaveText("Forside");
	await expect(changes.first()).toHaveText(/Forside nu → Forside/);
	await publishButton(page).click();
	await expect(
		panel(page).getByText("Ingen ændringer at publicere"),
	).toBeVisible();
	await restore();
});

test("all changes are undone at once", async ({ browser }) => {
	const { page } = await edited.openEditor(browser);
	await openChanges(page);
	await setPrices({ event: 423, overnight: 1403 });
	await expect(panel(page).locator(".changes > li")).toHaveCount(2);
	await button(page, "Fortryd alle").click();
	await expect(status(page)).toHaveText("Alle ændringer er fortrudt.");
	expect(edited.changedLines()).toEqual([]);
});

test("the button to publish stays in view below many changes, and open tasks lead to their values and back", async ({
	browser,
}) => {
	const { page } = await openEditor(browser, { width: 390 });
	await openChanges(page);
	await expectInView(page);
	for (const name of [/^Eksempler/, /^Åbne spørgsmål/]) {
		const group = panel(page).locator("details", { hasText: name }).first();
		await group.locator("summary").click();
		await expectInView(page);
		const task = group.locator(".rows button").first();
		await task.click();
		await expect(panel(page).locator(".entry-form")).toBeVisible();
		await button(page, "Tilbage").click();
		await expect(task).toBeFocused();
	}
});

test("publishing to an unresponsive remote is stopped by a button", async ({
	browser,
}) => {
	const silent = createServer();
	silent.listen(0, "127.0.0.1");
	await once(silent, "listening");
	const { port } = silent.address() as AddressInfo;
	git("remote", "set-url", "origin", `http://127.0.0.1:${port}/site.git`);
	try {
		const { page, site } = await openEditor(browser);
		await setPrices({ event: 424 });
		await openChanges(page);
		await publishButton(page).click();
		await expect(status(page)).toHaveText(/^Publicerer/);
		await expect(site.locator("h1").first()).toBeVisible();
		await button(page, "Stop").click();
		await expect(button(page, "Stop")).toHaveCount(0);
		await expect(panel(page).locator(":focus")).toHaveCount(1);
	} finally {
		git("remote", "set-url", "origin", edited.remote);
		silent.close();
		await restore();
	}
});

describe("what others have published", () => {
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
	function publishAsAnna(values: Readonly<Record<string, number>>) {
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

	test("is fetched with a click, and what both have changed is chosen by keyboard, version by version", async ({
		browser,
	}) => {
		await restore();
		const { page, site } = await openEditor(browser, {
			path: "/opening-hours",
		});
		publishAsAnna({ event: 425 });
		await openChanges(page);
		await button(page, "Hent, hvad andre har lavet").click();
		await expect(status(page)).toHaveText(/alt, hvad andre har publiceret/);
		await expect(site.getByText("425 kr.").first()).toBeVisible();

		await setPrices({ event: 436, overnight: 1406 });
		publishAsAnna({ event: 446, overnight: 1407 });
		await publishButton(page).click();
		const heading = panel(page).getByRole("heading", { name: /^Både Anna/ });
		await expect(heading).toBeFocused();
		expect(await publishButton(page).isDisabled()).toBe(true);
		expect(await findViolations(page, rules.all)).toEqual([]);
		const side = (nth: number, name: RegExp) =>
			panel(page).getByRole("group").nth(nth).getByRole("radio", { name });
		await tabTo(page, side(0, /^Din/));
		await page.keyboard.press("Space");
		await tabTo(page, side(1, /^Din/));
		await page.keyboard.press("ArrowRight");
		await expect(panel(page).getByText("2 af 2 valgt")).toBeVisible();
		await tabTo(page, publishButton(page));
		await page.keyboard.press("Enter");
		await expect(
			panel(page).getByText("Ingen ændringer at publicere"),
		).toBeVisible();
		expect(getPublished()).toMatch(/overnight: 1406\n(.*\n)*event: 446/);
		await restore();
	});
});

test("while the editor's server doesn't answer, edits wait in the tab, and are sent when it is back", async ({
	browser,
}) => {
	const of = await startEditing(edited.project.root, "da");
	const { page, site } = await openEditor(browser, { of });
	await site.locator("h1").first().click();
	await expect(panel(page).locator("[contenteditable]:focus")).toBeVisible();
	await of.close();
	await expect(page.getByRole("alert").first()).toHaveText(/svarer ikke/);
	await page.keyboard.press("End");
	await page.keyboard.type(" igen");
	const port = Number(new URL(of.origin).port);
	const again = await startEditing(edited.project.root, "da", { port });
	try {
		await expect(page.getByRole("alert").first()).toHaveText("");
		await expect
			.poll(() => edited.project.text(home))
			.toContain("Forside igen");
	} finally {
		await again.ask("undo", {});
		await again.close();
	}
});
