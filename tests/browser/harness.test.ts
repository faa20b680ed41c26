import { browser, expect, test } from "./harness.ts";
import { startVisit } from "./visit.ts";

test("a complaint of the browser of any kind fails a test", async () => {
	const { page, leave } = await startVisit(browser, "/");
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

test("an expected complaint that is missing fails a test", async () => {
	const { leave } = await startVisit(browser, "/", { expecting: ["careful"] });
	await expect(leave()).rejects.toThrow("did not complain: careful");
});
