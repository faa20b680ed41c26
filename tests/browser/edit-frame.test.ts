import type { FrameLocator, Page } from "playwright-core";
import { startEditing } from "../support/edit-server.ts";
import { openProjectForEach } from "../support/edited-project.ts";
import { findViolations, rules } from "./axe.ts";
import {
	button,
	clickHeading,
	expectEditing,
	openEditor,
	openForm,
	panel,
	poll,
	status,
	typeAtEnd,
} from "./editor.ts";
import { expect, test } from "./harness.ts";

// The page in the editor, the toolbar around it, and the help for beginners. Each test has a project of its own.

const edited = openProjectForEach("da");

/** Returns the size of the page's viewport. */
const getViewport = (site: FrameLocator) =>
	site.locator("html").evaluate(() => [innerWidth, innerHeight] as const);

test("the page fills the work area, is as wide as on a phone or a tablet, and keeps the layout of a wide screen beside the panel", async () => {
	const { page, site } = await openEditor(edited.server, { width: 1440 });
	const area = await page.locator("main").boundingBox();
	expect(await getViewport(site)).toEqual([1440, area?.height]);
	for (const [name, width] of [
		["Telefon", 390],
		["Tablet", 768],
		["Computer", 1440],
	] as const) {
		await button(page, name).click();
		await poll(async () => (await getViewport(site))[0]).toBe(width);
		expect(await button(page, name).getAttribute("aria-pressed")).toBe("true");
	}
	await button(page, "Hjælp").click();
	await poll(async () => (await getViewport(site))[0]).toBe(1216);
});

test("the page stays under the panel of a phone, with the clicked element visible above it, and the toolbar has two rows", async () => {
	const { page, site } = await openEditor(edited.server, {
		width: 390,
		hasTouch: true,
	});
	const before = await getViewport(site);
	// As far down as any element.
	await site.locator("footer a, footer p").last().click();
	await expect(panel(page).getByRole("textbox").first()).toBeVisible();
	expect(await getViewport(site)).toEqual(before);
	const top = (await panel(page).boundingBox())?.y ?? 0;
	const shown = site.locator(".kilde-shown").first();
	await poll(async () => {
		const box = await shown.boundingBox();
		return box ? box.y + box.height : Number.POSITIVE_INFINITY;
	}).toBeLessThanOrEqual(top);
	const header = await page.locator("header").boundingBox();
	expect(header?.height).toBeLessThan(110);
	expect(await page.evaluate(() => document.body.scrollWidth)).toBe(390);
});

test("the page works as for visitors while it is browsed; otherwise everything is edited by keyboard, and outlined on demand", async () => {
	const { page, site } = await openEditor(edited.server);
	await button(page, "Besøg").click();
	await expectEditing(site, false);
	await site.locator("main a[href^='/']").first().click();
	await page.waitForFunction(() => location.hash !== "#/");
	await expect(panel(page)).toHaveCount(0);
	await button(page, "Ret").click();
	await expectEditing(site);
	await site.locator("a[href]").first().press("Enter");
	// Until the panel has the focus, Escape would be a key of the page.
	await expect(panel(page).locator(":focus")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	await page.keyboard.press("Control+e");
	await expect(site.locator("h1.kilde-editable")).toHaveCount(1);
	await page.keyboard.press("Control+e");
	await expect(site.locator(".kilde-editable")).toHaveCount(0);
});

test("axe finds nothing wrong in the panel, nor in its colours in the dark on a phone, where controls are large enough to touch", async () => {
	const touched = { width: 390, colorScheme: "dark", hasTouch: true } as const;
	for (const screen of [{}, touched]) {
		const { page } = await openEditor(edited.server, screen);
		const isPhone = screen === touched;
		const check = async () =>
			expect(
				await findViolations(page, isPhone ? rules.colours : rules.all),
			).toEqual([]);
		for (const name of ["Nyt", "Hjælp", /^Publicér/, "Indhold"]) {
			await button(page, name).first().click();
			await expect(panel(page).getByRole("heading").first()).toBeVisible();
			await check();
		}
		for (const label of ["Åbningstider", "Aftenro", "Menuer"]) {
			await openForm(page, label);
			for (const fold of await panel(page).locator(".fold > summary").all())
				await fold.click();
			await check();
			if (isPhone) expect(await listSmallControls(page)).toEqual([]);
		}
	}
});

/** Lists the controls that are too low to touch (44 pixels). */
function listSmallControls(page: Page): Promise<string[]> {
	return page
		.locator(
			":is(button, select, textarea, input:not([type=file], [type=checkbox], [type=range])):visible",
		)
		.evaluateAll((controls) =>
			controls
				.filter((control) => control.getBoundingClientRect().height < 43.9)
				.map(({ outerHTML }) => outerHTML.slice(0, 200)),
		);
}

test("a step is undone and redone by key, also after a reload, and the toolbar says which", async () => {
	const opened = await openEditor(edited.server);
	const { page, site } = opened;
	const title = site.locator("h1").first();
	await clickHeading(opened);
	await typeAtEnd(page, "X");
	await expect(title).toHaveText("ForsideX");
	await page.reload();
	await expectEditing(site);
	await button(page, /^Hjælp/).focus();
	await page.keyboard.press("Control+z");
	await expect(status(page)).toHaveText(/^Fortrudt: /);
	await expect(title).toHaveText("Forside");
	await page.keyboard.press("Control+Shift+Z");
	await expect(status(page)).toHaveText(/^Gendannet: /);
	await expect(title).toHaveText("ForsideX");
});

test("beginners get the help once, and can open it again; it names the address for a phone if the network may edit", async () => {
	const server = await startEditing(edited.project.root, "da", {
		reach: "network",
		network: ["192.0.2.7"],
	});
	try {
		const opened = await openEditor(server, { isNew: true });
		const { page, site } = opened;
		const sentences = panel(page).locator("ol li");
		await expect(sentences).toHaveCount(3);
		await page.reload();
		await expectEditing(site);
		await expect(panel(page)).toHaveCount(0);
		await button(page, "Hjælp").click();
		await expect(sentences).toHaveCount(3);
		await expect(panel(page)).toHaveText(/192\.0\.2\.7/);
		expect(await page.locator("body").innerText()).not.toContain(server.key);
	} finally {
		await server.close();
	}
});
