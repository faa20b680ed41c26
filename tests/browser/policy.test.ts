import { onTestFinished } from "vitest";
import { findPath } from "./built.ts";
import { expect, open, site, test } from "./harness.ts";
import { serveFolder } from "./host.ts";
import { hydrateIslands } from "./page-checks.ts";
import { silenceBooking } from "./visit.ts";

// Pages run under the policies that they contain; whatever the browser complains about fails a test. The other tests of
// this folder use a host that sends the recommended headers.

test("on a host that sends no headers, the pages whose policies differ most and their islands work", async () => {
	const host = await serveFolder(site.output);
	onTestFinished(host.close);
	const page = await open(host.origin);
	await silenceBooking(page);
	for (const view of ["home", "book", "technology", "news"]) {
		await page.goto(host.origin + findPath(view));
		await hydrateIslands(page);
	}
	// Later requests, such as for the icon, would find the server stopped.
	await page.close();
});

test("pages with Trusted Types can't create HTML from strings", async () => {
	const page = await open("/", { expecting: ["TrustedHTML"] });
	const failing = page.evaluate(() => {
		document.body.innerHTML = "<p>changed</p>";
	});
	await expect(failing).rejects.toThrow("TrustedHTML");
});
