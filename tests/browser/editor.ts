import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, FrameLocator, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished, vi } from "vitest";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { createProject, type Project } from "../support/project.ts";
import { expect } from "./harness.ts";

/** Files of the small site. */
export const prices = "content/facts/prices.yaml";
export const home = "content/pages/home.yaml";

/** The editor, and the page in it. */
type OpenEditor = { readonly page: Page; readonly site: FrameLocator };

type Screen = {
	readonly path?: string;
	readonly width?: number;
	readonly colorScheme?: "light" | "dark";
	readonly of?: EditServer;
	readonly hasTouch?: boolean;
	readonly forcedColors?: "active";
	/** Whether nothing has been edited in this browser before. */
	readonly isNew?: boolean;
};

/** Edits the small site in Danish, in a repository with a remote, for the tests of the calling file. */
export function editSmallSite() {
	let project: Project;
	let server: EditServer;
	let remote: string;

	vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

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

	return {
		get project() {
			return project;
		},
		get server() {
			return server;
		},
		get remote() {
			return remote;
		},
		git,
		changedLines,
		openEditor,
	};

	function git(...args: string[]): string {
		return execFileSync("git", ["-C", project.root, ...args], {
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		});
	}

	/** Lists the lines that differ from the last commit. */
	function changedLines(): string[] {
		return git("diff", "-U0")
			.split("\n")
			.filter((line) => /^[-+](?![-+])/.test(line));
	}

	/** Opens the editor at a page of the site until the test ends. All previous edits are undone. */
	async function openEditor(
		browser: Browser,
		{ path = "/", width = 1440, of = server, isNew, ...more }: Screen = {},
	): Promise<OpenEditor> {
		while ((await of.readState()).undo !== undefined) await of.ask("undo", {});
		const context = await browser.newContext({
			viewport: { width, height: width < 500 ? 844 : 900 },
			...more,
		});
		if (!isNew)
			await context.addInitScript(() =>
				localStorage.setItem("kilde-known", "1"),
			);
		const page = await context.newPage();
		correctScaledClicks(page);
		onTestFinished(async () => {
			// A request that the test answers itself may be pending.
			await page.unrouteAll({ behavior: "ignoreErrors" });
			await context.close();
		});
		await page.goto(of.address + path);
		const site = page.frameLocator("iframe");
		await expect(site.locator("h1").first()).toBeVisible();
		await expect.poll(() => page.title()).toMatch(/ – Ret hjemmesiden$/);
		return { page, site };
	}
}

/** Corrects the clicks of all pages: Playwright ignores the scale of a frame, and would click at the wrong position. */
function correctScaledClicks(page: Page): void {
	const locators = Object.getPrototypeOf(page.locator("html"));
	if (Object.hasOwn(locators, "isCorrected")) return;
	locators.isCorrected = true;
	const { click } = locators;
	locators.click = async function (
		this: Locator,
		options: Parameters<Locator["click"]>[0] = {},
	) {
		const isFramed = await this.evaluate(() => window !== window.top, null, {
			timeout: 30_000,
		});
		const frame = isFramed
			? await this.page()
					.locator("iframe")
					.evaluate((each: HTMLElement) => {
						const { x, y, width } = each.getBoundingClientRect();
						return { x, y, scale: width / each.offsetWidth };
					})
			: { x: 0, y: 0, scale: 1 };
		if (frame.scale > 0.999) return click.call(this, options);
		await this.waitFor({ state: "visible" });
		await this.scrollIntoViewIfNeeded();
		const at = await this.evaluate((each) => {
			const { x, y, width, height } = each.getBoundingClientRect();
			return { x: x + width / 2, y: y + height / 2 };
		});
		const { keyboard, mouse } = this.page();
		const { modifiers = [], position } = options;
		if (position) throw new Error("No place within it can be clicked.");
		for (const key of modifiers) await keyboard.down(key);
		await mouse.click(
			frame.x + at.x * frame.scale,
			frame.y + at.y * frame.scale,
		);
		for (const key of modifiers) await keyboard.up(key);
	};
}

/** Locates the panel beside the page. */
export const panel = (page: Page) => page.getByRole("complementary");
/** Locates a button of the editor by its name. */
export const button = (page: Page, name: string | RegExp) =>
	page.getByRole("button", { name, exact: typeof name === "string" });

/** Presses Tab, or Shift+Tab to go back, until a control has the focus. */
export async function tabTo(
	page: Page,
	control: Locator,
	key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		if (await control.evaluate((each) => each === document.activeElement))
			return;
		await page.keyboard.press(key);
	}
	throw new Error("The Tab key doesn't lead there.");
}

/** Locates the latest message of the editor. */
export const status = (page: Page) => page.locator("header [role=status]");
