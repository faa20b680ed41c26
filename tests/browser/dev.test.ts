import type { Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished, vi } from "vitest";
import { strings } from "../support/content.ts";
import { connect } from "../support/dev-client.ts";
import { copyGenerator, type Running, startKilde } from "../support/process.ts";
import { createProject, type Project } from "../support/project.ts";
import { browser, expect, test } from "./harness.ts";
import { serve } from "./host.ts";
import { hydrateIslands } from "./page-checks.ts";

// `kilde dev` with a browser beside a text editor. One server serves all tests: each edits files of its own.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let project: Project;
let running: Running;
let origin: string;

beforeAll(async () => {
	project = createProject("empty");
	copyGenerator(project.root);
	const free = await serve(() => {});
	await free.close();
	origin = free.origin;
	running = await start();
});

afterAll(async () => {
	await running.interrupt();
	project.remove();
});

async function start(): Promise<Running> {
	const { port } = new URL(origin);
	const started = startKilde(project.root, project.root, [
		"dev",
		"--port",
		port,
	]);
	await started.address();
	return started;
}

/** Opens a page with a marker by which a reload can be detected. */
async function look(path: string): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 400 },
	});
	onTestFinished(() => context.close());
	const page = await context.newPage();
	// The page fetches its source, to compare it with later ones.
	const source = page.waitForResponse(
		(response) =>
			response.request().resourceType() === "xhr" &&
			response.url() === origin + path,
	);
	await page.goto(origin + path);
	await source;
	await page.evaluate("window.same = true");
	return page;
}

/** Waits until a page was reloaded and its scripts have run, so that none of the next clicks is lost. */
async function waitForReload(page: Page): Promise<void> {
	await page.waitForFunction("window.same === undefined");
	await page.waitForLoadState();
}

function isSame(page: Page): Promise<boolean> {
	return page.evaluate("window.same === true");
}

const prices = "content/facts/prices.yaml";
const faq = "content/pages/faq.yaml";

test("a save changes text, questions and templates in the page, whose other state is preserved", async () => {
	const page = await look("/faq");
	await page.locator("#arrival summary").click();
	await page.getByRole("button", { name: "Forbehold" }).click();
	await page.evaluate("scrollTo(0, 120)");
	project.edit(faq, "da: Svar, en: Answers }\nlead", "da: Nye, en: A }\nlead");
	await expect(page.locator("h1")).toHaveText("Nye");
	project.edit(
		"content/faq.yaml",
		// Removes a different question, so that their number stays the same.
		/^((?:.*\n)*)- id: gifts\n.*\n.*\n/,
		[
			"- id: first",
			"  question: { da: Hvor?, en: Where? }",
			"  answer: { da: Her., en: Here. }",
			"$1",
		].join("\n"),
	);
	await expect(page.locator(".questions summary").first()).toHaveText("Hvor?");
	project.edit("content/strings.yaml", strings.failedText.da, "Nye ord.");
	await page.waitForFunction(() =>
		document
			.querySelector<HTMLTemplateElement>("#failure")
			?.content.textContent?.includes("Nye ord."),
	);
	await expect(page.locator(".questions details[open]")).toHaveCount(1);
	await expect(page.locator("#arrival[open]")).toHaveCount(1);
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await page.evaluate("scrollY")).toBe(120);
	expect(await isSame(page)).toBe(true);
});

test("a page is reloaded at the same scroll position if the change is in a hydrated island, or its structure isn't that of its source", async () => {
	const page = await look("/faq");
	await page.evaluate(() => {
		document.querySelector(".opening")?.setAttribute("data-ready", "");
		scrollTo(0, 120);
	});
	project.edit(faq, "Det spørger gæster om.", "Det undrer gæster.");
	await waitForReload(page);
	await expect(page.locator(".lead")).toHaveText("Det undrer gæster.");
	// The browser restores the scroll position a moment after the page has loaded.
	await page.waitForFunction("scrollY === 120");
	await page.evaluate(() => {
		Object.assign(window, { same: true });
		document.querySelector("main")?.firstChild?.remove();
	});
	project.edit(faq, "Det undrer gæster.", "Det vil gæster vide.");
	await waitForReload(page);
});

test("a changed style is applied without a reload", async () => {
	const page = await look("/events");
	project.edit("site/styles/base.css", "body {", "body { letter-spacing: 3px;");
	await page.waitForFunction(
		"getComputedStyle(document.body).letterSpacing === '3px'",
	);
	expect(await isSame(page)).toBe(true);
});

test("an error is shown over the last valid page in the words of the terminal until it is fixed or closed", async () => {
	const valid = project.text(prices);
	onTestFinished(() => project.put(prices, valid));
	const page = await look("/events");
	const notice = page.getByRole("dialog", { name: "1 error" });
	project.edit(prices, "event: 420", "event: <b>420</b>");
	const close = notice.getByRole("button", { name: "Close" });
	await expect(close).toBeVisible();
	expect(await close.evaluate((own) => own.matches(":focus"))).toBe(true);
	const link = notice.getByRole("link");
	await expect(link).toHaveText(`${prices}:4:8`);
	expect(await link.getAttribute("href")).toBe(
		`vscode://file${project.root}/${prices}:4:8`,
	);
	await expect(notice.locator("pre")).toHaveText(/4 │ event: <b>420<\/b>/);
	await page.keyboard.press("Escape");
	await expect(notice).toHaveCount(0);
	project.put(prices, valid.replace("event: 420", "event: 425"));
	await expect(notice).toHaveCount(0);
	await expect(page.getByText("425\u00a0kr.").first()).toBeVisible();
	expect(await isSame(page)).toBe(true);
});

test("the islands of every page hydrate without a warning of React's development build", async () => {
	const complaints: string[] = [];
	const page = await look("/faq");
	page.on("console", (message) => {
		if (["warning", "error"].includes(message.type()))
			complaints.push(message.text());
	});
	for (const path of ["/", "/news", "/opening-hours", "/en/thanks"]) {
		await page.goto(origin + path);
		expect(await page.locator("[data-island]").count()).toBeGreaterThan(0);
		await hydrateIslands(page);
	}
	expect(complaints).toEqual([]);
});

test("errors of an event handler and of hydration are shown at their places in the code, with one new revision for each change", async () => {
	const page = await look("/tak");
	const client = await connect(origin);
	const code = "site/islands/copy-code.tsx";
	const valid = project.text(code);
	for (const [from, to, message] of [
		[
			"async function copy() {",
			'async function copy() {\n\t\tthrow new Error("No clipboard.");',
			"No clipboard.",
		],
		[
			"\t\t\t\t{code}\n",
			'\t\t\t\t{code + (typeof window === "undefined" ? "" : "!")}\n',
			"Hydration failed",
		],
	] as const) {
		await page.evaluate("window.same = true");
		project.put(code, valid.replace(from, to));
		await waitForReload(page);
		await page.locator(".copy-code button").click();
		const notice = page.getByRole("dialog", { name: "1 warning" });
		await expect(notice.getByText(message)).toBeVisible();
		await expect(notice.getByRole("link")).toHaveText(
			/^site\/islands\/copy-code\.tsx:\d+:\d+$/,
		);
	}
	client.close();
	const revisions = client.events.map(({ revision }) => revision);
	expect(new Set(revisions).size).toBe(3);
});

test("a client catches up after it was offline, and after its server was restarted", async () => {
	const page = await look("/events");
	await page.context().setOffline(true);
	project.edit(prices, /event: \d+/, "event: 430");
	await page.context().setOffline(false);
	await expect(page.getByText("430\u00a0kr.").first()).toBeVisible();
	await running.interrupt();
	running = await start();
	project.edit(prices, /event: \d+/, "event: 440");
	await expect(page.getByText("440\u00a0kr.").first()).toBeVisible();
	expect(await isSame(page)).toBe(true);
});
