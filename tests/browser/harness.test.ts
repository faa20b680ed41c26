import { describe, expect, test } from "./harness.ts";
import { visit } from "./visit.ts";

describe("a complaint of the browser fails a test", () => {
	test("of any kind", async ({ browser }) => {
		const { page, leave } = await visit(browser, "/");
		const last = page.waitForEvent("console", (message) =>
			message.text().includes("elsewhere.example"),
		);
		const thrown = page.waitForEvent("pageerror");
		await page.evaluate(async () => {
			console.warn("careful");
			console.error("wrong");
			setTimeout(() => {
				throw new Error("thrown");
			});
			await fetch("/missing.json");
			await fetch("https://elsewhere.example/").catch(() => {});
		});
		await Promise.all([last, thrown]);
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

	test("also if it is expected and missing", async ({ browser }) => {
		const { leave } = await visit(browser, "/", { expecting: ["careful"] });
		await expect(leave()).rejects.toThrow("did not complain: careful");
	});
});

test("denied storage throws on access", async ({ open }) => {
	const page = await open("/", { storage: "denied" });
	await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(
		"SecurityError",
	);
});
