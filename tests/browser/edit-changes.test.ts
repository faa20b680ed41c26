import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { startEditing } from "../support/edit-server.ts";
import { openProjectForEach } from "../support/edited-project.ts";
import { git } from "../support/git.ts";
import { findViolations, rules } from "./axe.ts";
import {
	button,
	clickHeading,
	home,
	openEditor,
	panel,
	poll,
	prices,
	status,
	tabTo,
	typeAtEnd,
} from "./editor.ts";
import { expect, test } from "./harness.ts";

// The list of changes, publishing, and the changes of others. Each test has a project of its own.

const edited = openProjectForEach("da");

/** Sets a price without the browser. */
const setPrice = async (name: string, value: number) =>
	expect(
		await edited.server.set({ file: prices, path: [name] }, value),
	).toBeUndefined();

const getPublished = (...args: readonly string[]) => git(edited.remote, args);

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

const nothingToPublish = (page: Page) =>
	panel(page).getByText("Ingen ændringer at publicere");

test("changes are listed, undone one by one or all at once, and published in two clicks; then the publication is undone", async () => {
	const opened = await openEditor(edited.server);
	const { page, site } = opened;
	await clickHeading(opened);
	await typeAtEnd(page, " nu");
	await expect(site.locator("h1").first()).toHaveText("Forside nu");
	await setPrice("event", 421);
	await expect(status(page)).toHaveText(/^2 ændringer er ikke på hjemmesiden/);
	await openChanges(page);
	const changes = panel(page).locator(".changes > li");
	await expect(changes).toHaveCount(2);
	await changes
		.filter({ hasText: "421" })
		.getByRole("button", { name: /^Fortryd/ })
		.click();
	await expect(changes).toHaveCount(1);
	await expect(
		panel(page).getByRole("heading", { name: "Ændringer" }),
	).toBeFocused();
	await publishButton(page).click();
	await expect(nothingToPublish(page)).toBeVisible();
	expect(getPublished("log", "-1", "--format=%an: %s", "main")).toMatch(
		/^Ada: .* nu$/m,
	);

	await panel(page).getByText("Publiceret tidligere").click();
	await button(page, /^Fortryd denne publicering/)
		.first()
		.click();
	await expect(site.locator("h1").first()).toHaveText("Forside");
	await expect(changes.first()).toHaveText(/Forside nu → Forside/);
	await setPrice("event", 423);
	await expect(changes).toHaveCount(2);
	await button(page, "Fortryd alle").click();
	await expect(status(page)).toHaveText("Alle ændringer er fortrudt.");
	expect(edited.changedLines()).toEqual([]);
});

test("the button to publish stays in view below the open tasks, which lead to their values and back", async () => {
	const { page } = await openEditor(edited.server, { width: 390 });
	await openChanges(page);
	for (const name of [/^Eksempler/, /^Åbne spørgsmål/]) {
		const group = panel(page).locator("details", { hasText: name }).first();
		await group.locator("summary").click();
		await expect(publishButton(page)).toBeVisible();
		const box = await publishButton(page).boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
		const task = group.locator(".rows button").first();
		await task.click();
		await expect(panel(page).locator(".entry-form")).toBeVisible();
		await button(page, "Tilbage").click();
		await expect(task).toBeFocused();
	}
});

test("the work of others is fetched with a click, and what both have changed is chosen by keyboard, version by version", async () => {
	/** Changes prices as Anna, and publishes them. */
	const publishAsAnna = (values: Readonly<Record<string, number>>) => {
		const file = join(edited.getOther(), prices);
		let text = readFileSync(file, "utf8");
		for (const [name, value] of Object.entries(values))
			text = text.replace(RegExp(`(?<=${name}: )\\d+`), String(value));
		writeFileSync(file, text);
		git(edited.getOther(), [
			"commit",
			"--quiet",
			"--all",
			"--message",
			"Anna’s",
		]);
		git(edited.getOther(), ["push", "--quiet"]);
	};
	const { page, site } = await openEditor(edited.server, {
		path: "/opening-hours",
	});
	publishAsAnna({ event: 425 });
	await openChanges(page);
	await button(page, "Hent, hvad andre har lavet").click();
	await expect(status(page)).toHaveText(/alt, hvad andre har publiceret/);
	await expect(site.getByText("425 kr.").first()).toBeVisible();

	await setPrice("event", 436);
	await setPrice("overnight", 1406);
	publishAsAnna({ event: 446, overnight: 1407 });
	await publishButton(page).click();
	await expect(
		panel(page).getByRole("heading", { name: /^Både Anna/ }),
	).toBeFocused();
	expect(await publishButton(page).isDisabled()).toBe(true);
	expect(await findViolations(page, rules.all)).toEqual([]);
	const mine = (nth: number) =>
		panel(page).getByRole("group").nth(nth).getByRole("radio", {
			name: /^Din/,
		});
	await tabTo(page, mine(0));
	await page.keyboard.press("Space");
	await tabTo(page, mine(1));
	await page.keyboard.press("ArrowRight");
	await expect(panel(page).getByText("2 af 2 valgt")).toBeVisible();
	await tabTo(page, publishButton(page));
	await page.keyboard.press("Enter");
	await expect(nothingToPublish(page)).toBeVisible();
	expect(getPublished("show", `main:${prices}`)).toMatch(
		/overnight: 1406\n(.*\n)*event: 446/,
	);
});

test("while the editor's server doesn't answer, edits wait in the tab, and are sent when it is back", async () => {
	const { root } = edited.project;
	const server = await startEditing(root, "da");
	const opened = await openEditor(server);
	const { page } = opened;
	await clickHeading(opened);
	await server.close();
	await expect(page.getByRole("alert").first()).toHaveText(/svarer ikke/);
	await typeAtEnd(page, " igen");
	const port = Number(new URL(server.origin).port);
	const again = await startEditing(root, "da", { port });
	try {
		await expect(page.getByRole("alert").first()).toHaveText("");
		await poll(() => edited.project.text(home)).toContain("Forside igen");
	} finally {
		await again.close();
	}
});
