import type { Page } from "playwright-core";
import { startServer, webServers } from "../support/web-servers.ts";
import { describe, expect, site, test } from "./harness.ts";
import { serveFolder } from "./host.ts";

// Pages as visitors get them, under their policies: whatever the browser complains about fails the test. The other tests of
// this folder run under them too; pages.test.ts goes through all pages and their islands. Here it is those whose policies
// differ most, on servers with the configurations of docs/host.md, and on a host that sends no headers.

const pages = new Map(site.pages.map(({ view, path }) => [view, path]));
const paths = ["home", "book", "technology", "news", "not-found"].map(
	(view) => pages.get(view) ?? "/",
);

const hosts = [
	...webServers.map(({ name, installed, title }) => ({
		title,
		installed,
		start: () => startServer(name, site.output),
	})),
	{
		title: "a host that sends no headers",
		installed: true,
		start: () => serveFolder(site.output),
	},
];

describe.for(hosts)("on $title", ({ installed, start }) => {
	test.runIf(installed)(
		"pages and their islands run under their policies",
		async ({ open }) => {
			const host = await start();
			try {
				const page = await open(host.origin, {
					booking: "silent",
					expecting: ["404"],
				});
				for (const path of paths) {
					await page.goto(host.origin + path);
					await hydrateIslands(page);
				}
				for (const { from, to } of site.redirects) {
					await page.goto(`${host.origin}${from}?a=1#b`);
					await page.waitForURL(`${host.origin}${to}?a=1#b`);
				}
				// Later requests, such as for the icon, would find the server stopped.
				await page.close();
			} finally {
				await host.close();
			}
		},
	);
});

test("an action forbidden by the policy is blocked", async ({ open }) => {
	const page = await open("/book", { expecting: ["Content Security Policy"] });
	await page.evaluate(() => {
		const script = document.createElement("script");
		script.append("document.title = 'changed'");
		document.head.append(script);
	});
	expect(await page.title()).not.toBe("changed");
});

test("pages with Trusted Types can't create HTML from strings", async ({
	open,
}) => {
	const page = await open("/", { expecting: ["TrustedHTML"] });
	const failing = page.evaluate(() => {
		document.body.innerHTML = "<p>changed</p>";
	});
	await expect(failing).rejects.toThrow("TrustedHTML");
});

async function hydrateIslands(page: Page): Promise<void> {
	for (const island of await page.locator("[data-island]").all()) {
		await island.dispatchEvent("pointermove", { movementX: 1 });
		await expect(island.and(page.locator("[data-ready]"))).toHaveCount(1);
	}
}
