import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, onTestFinished, vi } from "vitest";
import { strings } from "../support/content.ts";
import { connect, waitUntil } from "../support/dev-client.ts";
import { copyGenerator, type Running, startKilde } from "../support/process.ts";
import { createProject, type Project } from "../support/project.ts";
import { describe, expect, test } from "./harness.ts";

// `kilde dev` with a browser beside a text editor.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let project: Project;
let running: Running;
let origin: string;
/** The site before any edit. */
let first: string;

beforeAll(async () => {
	project = createProject("empty");
	copyGenerator(project.root);
	running = start();
	const address = await running.address();
	// The browser of the tests resolves no other host name of this machine.
	origin = address.replace("localhost", "127.0.0.1");
	first = await fetchSite();
});

afterAll(async () => {
	await running.interrupt();
	project.remove();
});

afterEach(async () => {
	if (originals.size === 0) return;
	for (const [path, text] of originals) project.put(path, text);
	originals.clear();
	await waitUntil("what was there", async () => (await fetchSite()) === first);
});

function start(): Running {
	return startKilde(project.root, project.root, ["dev", "--port", "4700"]);
}

/** Returns the pages that the tests edit, without their revision, and the site's errors. */
async function fetchSite(): Promise<string> {
	const client = await connect(origin);
	await waitUntil("an event", () => client.latest() !== undefined);
	const { overlay } = client.latest() ?? {};
	client.close();
	const paths = ["/faq", "/events", "/terms", "/news/sommertilbud", "/tak"];
	const pages = paths.map(async (path) => {
		const html = await (await fetch(origin + path)).text();
		return html.replace(/ data-revision="[^"]*"/, "");
	});
	return JSON.stringify([overlay?.heading, ...(await Promise.all(pages))]);
}

const prices = "content/facts/prices.yaml";
const faq = "content/pages/faq.yaml";
const terms = "content/pages/terms/text.da.md";

const originals = new Map<string, string>();

/** Edits a file of the project, and restores it after the test. */
function edit(path: string, from: string | RegExp, to: string): void {
	const before = project.text(path);
	if (!originals.has(path)) originals.set(path, before);
	const after = before.replace(from, to);
	expect(after).not.toBe(before);
	project.put(path, after);
}

/** Opens a page until the test ends, with a marker by which a reload can be detected. */
async function look(browser: Browser, path: string): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 400 },
	});
	onTestFinished(() => context.close());
	const page = await context.newPage();
	const sources = page.waitForResponse(
		(response) =>
			response.request().resourceType() === "xhr" &&
			response.url() === origin + path,
	);
	await page.goto(origin + path);
	await sources;
	await page.evaluate("window.same = true");
	return page;
}

/** Waits until a page was reloaded and its scripts have run, so that none of the next clicks is lost. */
async function waitForReload(page: Page): Promise<void> {
	await page.waitForFunction("window.same === undefined");
	await page.waitForLoadState();
}

function isPreserved(page: Page): Promise<boolean> {
	return page.evaluate("window.same === true");
}

describe("kilde dev in a browser", () => {
	test("changed text appears in the page, and the rest of the page is preserved", async ({
		browser,
	}) => {
		const page = await look(browser, "/faq");
		await page.locator(".questions summary").first().click();
		await page.getByRole("button", { name: "Forbehold" }).click();
		await page.evaluate("scrollTo(0, 120)");
		edit(
			faq,
			"da: Svar, en: Answers }\nlead",
			"da: Nye ord, en: Answers }\nlead",
		);
		await expect(page.locator("h1")).toHaveText("Nye ord");
		expect(await isPreserved(page)).toBe(true);
		expect(await page.evaluate("scrollY")).toBe(120);
		await expect(page.locator(".questions details[open]")).toHaveCount(1);
		await expect(page.getByRole("dialog")).toBeVisible();
	});

	test("a question inserted before an open one leaves that one open", async ({
		browser,
	}) => {
		const page = await look(browser, "/faq");
		await page.locator("#arrival summary").click();
		edit(
			"content/faq.yaml",
			// Remove a different one, so that their number stays the same.
			/^((?:.*\n)*)- id: gifts\n.*\n.*\n/,
			[
				"- id: first",
				"  question: { da: Hvor?, en: Where? }",
				"  answer: { da: Her., en: Here. }",
				"$1",
			].join("\n"),
		);
		await expect(page.locator(".questions details").first()).toHaveText(
			"Hvor?",
		);
		await expect(page.locator("#arrival[open]")).toHaveCount(1);
		expect(await isPreserved(page)).toBe(true);
	});

	test("a new paragraph preserves the hydrated island after it", async ({
		browser,
	}) => {
		edit(terms, /^/, "Afsnit.\n\n- Punkt.\n\nSidste.\n\n");
		const page = await look(browser, "/terms");
		const list = page.locator("main ul", { hasText: "Punkt." });
		await expect(list).toBeVisible();
		await list.evaluate((element) => {
			element.setAttribute("data-ready", "");
			element.append("Hydrated.");
		});
		edit(terms, /^/, "Et nyt afsnit.\n\n");
		await expect(page.getByText("Et nyt afsnit.")).toBeVisible();
		await expect(list).toHaveText(/Punkt\.\s*Hydrated\./);
		expect(await isPreserved(page)).toBe(true);
	});

	test("changes in a template appear", async ({ browser }) => {
		const page = await look(browser, "/faq");
		edit("content/strings.yaml", strings.failedText.da, "Nye ord.");
		await page.waitForFunction(() =>
			document
				.querySelector<HTMLTemplateElement>("#failure")
				?.content.textContent?.includes("Nye ord."),
		);
		expect(await isPreserved(page)).toBe(true);
	});

	test("a page whose DOM structure differs from its source is reloaded", async ({
		browser,
	}) => {
		const page = await look(browser, "/faq");
		await page.evaluate("document.querySelector('main').firstChild.remove()");
		edit(faq, "da: Spørg os", "da: Skriv til os");
		await waitForReload(page);
		await expect(
			page.getByRole("heading", { name: "Skriv til os" }),
		).toBeVisible();
	});

	test("a changed style is applied without a reload", async ({ browser }) => {
		const page = await look(browser, "/events");
		edit("site/styles/base.css", "body {", "body { letter-spacing: 3px;");
		await page.waitForFunction(
			"getComputedStyle(document.body).letterSpacing === '3px'",
		);
		expect(await isPreserved(page)).toBe(true);
	});

	test("a change in a hydrated island reloads the page at the same scroll position", async ({
		browser,
	}) => {
		const page = await look(browser, "/faq");
		await page.evaluate(() => {
			document.querySelector(".opening")?.setAttribute("data-ready", "");
			scrollTo(0, 120);
		});
		edit(faq, "Det spørger gæster om.", "Det undrer gæster.");
		await waitForReload(page);
		await expect(page.locator(".lead")).toHaveText("Det undrer gæster.");
		// The browser restores the scroll position a moment after the page has loaded.
		await page.waitForFunction("scrollY === 120");
	});

	test("a change of code makes one new revision", async () => {
		const client = await connect(origin);
		edit(
			"site/islands/copy-code.tsx",
			"async function copy() {",
			"async function copy() {\n\t\tvoid code;",
		);
		await waitUntil("its revision", () => client.events.length > 1);
		// A later revision: by then the change of code has settled.
		await new Promise((resolve) => setTimeout(resolve, 500));
		edit(prices, "event: 420", "event: 430");
		await waitUntil("its revision", async () =>
			(await (await fetch(`${origin}/events`)).text()).includes("430\u00a0kr."),
		);
		client.close();
		const revisions = client.events.map(({ revision }) => revision);
		expect(new Set(revisions).size).toBe(3);
	});

	test("an error is shown over the last valid page in the words of the terminal until it is fixed", async ({
		browser,
	}) => {
		const page = await look(browser, "/events");
		edit(prices, "event: 420", "event: <b>420</b>");
		const notice = page.getByRole("dialog", { name: "1 error" });
		await expect(notice).toBeVisible();
		const dismiss = notice.getByRole("button", { name: "Close" });
		expect(await dismiss.evaluate((own) => own.matches(":focus"))).toBe(true);
		const link = notice.getByRole("link");
		await expect(link).toHaveText(`${prices}:4:8`);
		expect(await link.getAttribute("href")).toBe(
			`vscode://file${project.root}/${prices}:4:8`,
		);
		await expect(notice.locator("pre")).toHaveText(/4 │ event: <b>420<\/b>/);
		await expect(notice.locator("b")).toHaveCount(0);
		edit(prices, "<b>420</b>", "425");
		await expect(notice).toHaveCount(0);
		await expect(page.getByText("425\u00a0kr.").first()).toBeVisible();
		expect(await isPreserved(page)).toBe(true);
	});

	test("a long message wraps on any screen, and the marker stays below its location", async ({
		browser,
	}) => {
		const page = await look(browser, "/events");
		edit(prices, "event: 420", `event: ${"kr. ".repeat(30)}x`);
		const notice = page.getByRole("dialog", { name: "1 error" });
		for (const width of [320, 390, 1440]) {
			await page.setViewportSize({ width, height: 500 });
			const beyond = await notice.evaluate((dialog) =>
				[dialog, ...dialog.querySelectorAll("pre")].map(
					(each) => each.scrollWidth - each.clientWidth,
				),
			);
			expect(beyond).toEqual([0, 0]);
		}
		expect(await notice.locator("code").innerText()).toMatch(
			/^ {2}4 │ event: kr\..*\n {4}│ {8}\^+\s*$/,
		);
	});

	test("the overlay can be closed by keyboard, and opens for the next error", async ({
		browser,
	}) => {
		const page = await look(browser, "/events");
		edit(prices, "event: 420", "event: 420 kr.");
		const notice = page.getByRole("dialog", { name: "1 error" });
		await expect(notice).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(notice).toHaveCount(0);
		edit(prices, "420 kr.", "420 kroner");
		await expect(notice).toBeVisible();
		edit(prices, "420 kroner", "420");
		await expect(notice).toHaveCount(0);
	});

	test.for([
		[
			"an error in an event handler",
			"async function copy() {",
			'async function copy() {\n\t\tthrow new Error("No clipboard.");',
			"No clipboard.",
		],
		[
			"a failed hydration",
			"\t\t\t\t{code}\n",
			'\t\t\t\t{code + (typeof window === "undefined" ? "" : "!")}\n',
			"Hydration failed",
		],
	] as const)(
		"%s is over the page, at its place in the code of the site",
		async ([, from, to, message], { browser }) => {
			const page = await look(browser, "/tak");
			edit("site/islands/copy-code.tsx", from, to);
			await waitForReload(page);
			await page.locator(".copy-code button").click();
			const notice = page.getByRole("dialog", { name: "1 warning" });
			await expect(notice.getByRole("link")).toHaveText(
				/^site\/islands\/copy-code\.tsx:\d+:\d+$/,
			);
			await expect(notice.getByText(message)).toBeVisible();
		},
	);

	test("a removed page becomes the 404 page", async ({ browser }) => {
		const page = await look(browser, "/news/sommertilbud");
		edit("content/news/summer.da.md", "slug: sommertilbud", "slug: sommer");
		await waitForReload(page);
		await expect(page.locator("h1")).toHaveText("404");
	});

	test("a client catches up after it was offline, and after its server was restarted", async ({
		browser,
	}) => {
		const page = await look(browser, "/events");
		await page.context().setOffline(true);
		edit(prices, "event: 420", "event: 430");
		await page.context().setOffline(false);
		await expect(page.getByText("430\u00a0kr.").first()).toBeVisible();
		await running.interrupt();
		running = start();
		await running.address();
		edit(prices, "event: 430", "event: 440");
		await expect(page.getByText("440\u00a0kr.").first()).toBeVisible();
		expect(await isPreserved(page)).toBe(true);
	});
});
