import { describe, expect, test } from "./harness.ts";
import { visit } from "./visit.ts";

describe("what the browser complains about fails a test", () => {
	test("whatever it is", async ({ browser }) => {
		const { page, leave } = await visit(browser, "/");
		await page.evaluate(async () => {
			console.warn("careful");
			console.error("wrong");
			setTimeout(() => {
				throw new Error("thrown");
			});
			await fetch("/missing.json");
			await fetch("https://elsewhere.example/").catch(() => {});
		});
		// What the console says comes a little after what it says it of.
		await page.waitForTimeout(500);
		const told = await leave().catch(String);
		for (const complaint of [
			"console warning: careful",
			"console error: wrong",
			"exception: Error: thrown",
			"status of 404",
			"Fetch API cannot load https://elsewhere.example/",
		])
			expect(told).toContain(complaint);
	});

	test("and so does one that is expected and does not come", async ({
		browser,
	}) => {
		const { leave } = await visit(browser, "/", { expecting: ["careful"] });
		await expect(leave()).rejects.toThrow("did not complain: careful");
	});
});

test("storage that is denied throws when it is touched", async ({ open }) => {
	const page = await open("/", { storage: "denied" });
	await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(
		"SecurityError",
	);
});
