import { describe, expect, test } from "./harness.ts";
import { visit } from "./visit.ts";

describe("what the browser complains about fails a test", () => {
	test.for([
		["a warning", "console.warn('careful')", "console warning: careful"],
		["an error", "console.error('wrong')", "console error: wrong"],
		[
			"an exception",
			"setTimeout(() => { throw new Error('thrown') })",
			"exception: Error: thrown",
		],
		["a file that is missing", "fetch('/missing.json')", "status of 404"],
		[
			"a request to another host",
			"fetch('https://elsewhere.example/').catch(() => {})",
			"Fetch API cannot load https://elsewhere.example/",
		],
	] as const)("%s", async ([, script, told], { browser }) => {
		const { page, leave } = await visit(browser, "/");
		await page.evaluate(`(async () => { await ${script} })()`);
		// What the console says comes a little after what it says it of.
		await page.waitForTimeout(500);
		await expect(leave()).rejects.toThrow(told);
	});

	test("and so does one that is expected and does not come", async ({
		browser,
	}) => {
		const { leave } = await visit(browser, "/", { expecting: ["careful"] });
		await expect(leave()).rejects.toThrow("did not complain: careful");
	});
});

describe("conditions", () => {
	test("storage that is denied throws when it is touched", async ({ open }) => {
		const page = await open("/", { storage: "denied" });
		await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(
			"SecurityError",
		);
	});

	test("a network that is cut fails every request after the page", async ({
		open,
	}) => {
		const page = await open("/", {
			network: "cut",
			expecting: ["ERR_INTERNET_DISCONNECTED"],
		});
		await expect(page.evaluate(() => fetch("/search.json"))).rejects.toThrow(
			"Failed to fetch",
		);
	});

	test("a phone is narrow, and its theme is the one asked for", async ({
		open,
	}) => {
		const page = await open("/", { viewport: "phone", theme: "dark" });
		expect(await page.evaluate(() => innerWidth)).toBe(390);
		const dark = "(prefers-color-scheme: dark)";
		expect(
			await page.evaluate((query) => matchMedia(query).matches, dark),
		).toBe(true);
	});

	test("where scripts are off, not even the missing page logs anything", async ({
		open,
	}) => {
		const page = await open("/404", { scripts: "off" });
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
	});
});
