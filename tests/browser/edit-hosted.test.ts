import { readFileSync } from "node:fs";
import { request as forward } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { openPeople } from "../../editor/hosted/index.ts";
import { openPeopleStore } from "../../editor/hosted/store.ts";
import { openProjectForEach } from "../support/edited-project.ts";
import { git } from "../support/git.ts";
import { startHosted } from "../support/hosted-editor.ts";
import { findViolationsOfThemes } from "./axe.ts";
import { certificateFile } from "./chrome.ts";
import { button, expectEditing, panel, prices } from "./editor.ts";
import { browser, expect, test } from "./harness.ts";

// The editor at a public address, behind a proxy with TLS and two host names, with passkeys.

const edited = openProjectForEach("da");

/** Starts the editor and the proxy in front of it; returns their addresses until the test ends. */
async function openHosted() {
	const ports = new Map<string, number>();
	const pem = readFileSync(certificateFile);
	const proxy = createServer({ key: pem, cert: pem }, (request, response) => {
		const { method, headers, url } = request;
		const port = ports.get(headers.host ?? "") ?? 0;
		const passed = forward(
			{ host: "127.0.0.1", port, method, headers, path: url },
			(answer) => {
				response.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(response);
			},
		);
		passed.on("error", () => response.destroy());
		response.on("close", () => passed.destroy());
		request.pipe(passed);
	});
	await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready));
	const { port } = proxy.address() as AddressInfo;
	const [editor, pages] = ["edit", "pages"].map(
		(name) => `https://${name}.kilde.test:${port}`,
	) as [string, string];
	const { root } = edited.project;
	const server = await startHosted(root, { origins: { editor, pages } });
	ports.set(new URL(editor).host, server.port);
	ports.set(new URL(pages).host, server.pagesPort);
	onTestFinished(async () => {
		await server.close();
		proxy.close();
		proxy.closeAllConnections();
	});
	return { editor, pages, people: openPeople(root) };
}

/** Opens a browser with a device for passkeys, in which nobody is signed in. */
async function openDevice(): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width: 1760, height: 900 },
	});
	onTestFinished(() => context.close());
	await context.addInitScript(() => localStorage.setItem("kilde-known", "1"));
	const page = await context.newPage();
	const device = await context.newCDPSession(page);
	await device.send("WebAuthn.enable");
	await device.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			...{ protocol: "ctap2", transport: "internal" },
			...{ hasResidentKey: true, hasUserVerification: true },
			...{ isUserVerified: true, automaticPresenceSimulation: true },
		},
	});
	return page;
}

/** Opens an invitation, and registers a passkey; returns the page in the editor. */
async function accept(page: Page, address: string): Promise<FrameLocator> {
	await page.goto(address);
	await page.getByRole("button", { name: "Opret adgangsnøgle" }).click();
	const site = page.frameLocator("iframe");
	await expectEditing(site);
	return site;
}

test("an invited person registers a passkey, edits and publishes under their name; a second one sees them, undoes their own steps only, and can be removed", async () => {
	const { editor, people } = await openHosted();
	const karen = await openDevice();
	const site = await accept(
		karen,
		editor + people.invite("Karen", "karen@kilden.example"),
	);
	expect(new URL(karen.url()).hash).toBe("#/");
	await site.locator("h1").first().click();
	await expect(panel(karen).locator(":focus")).toHaveCount(1);
	await karen.keyboard.press("Control+End");
	await karen.keyboard.type(" nu");
	await expect(site.locator("h1").first()).toHaveText("Forside nu");

	const lars = await openDevice();
	const seen = await accept(
		lars,
		editor + people.invite("Lars", "lars@kilden.example"),
	);
	await expect(seen.locator("h1").first()).toHaveText("Forside nu");
	await expect(lars.getByText("Også her: Karen")).toBeVisible();
	await expect(karen.getByText("Også her: Lars")).toBeVisible();
	expect(await button(lars, "Fortryd").getAttribute("aria-disabled")).toBe(
		"true",
	);
	// A field that is open and untouched follows the newest value.
	await seen.locator("h1").first().click();
	await expect(panel(lars).locator(":focus")).toHaveText("Forside nu");
	await karen.keyboard.type(" igen");
	await expect(panel(lars).locator(":focus")).toHaveText("Forside nu igen");

	await button(karen, /^Publicér/)
		.first()
		.click();
	await panel(karen)
		.getByRole("button", { name: "Publicér", exact: true })
		.click();
	await expect(
		panel(karen).getByText("Ingen ændringer at publicere"),
	).toBeVisible();
	expect(
		git(edited.remote, ["log", "-1", "--format=%an <%ae> %cn: %s", "main"]),
	).toMatch(/^Karen <karen@kilden\.example> Karen: .* nu igen$/m);

	people.revoke("lars@kilden.example");
	await lars.reload();
	await expect(karen.getByText("Også her: Lars")).toHaveCount(0);
	await lars.getByRole("button", { name: "Log ind" }).click();
	await expect(lars.getByRole("alert")).toHaveText(/Det lykkedes ikke/);
});

test("a person signs out and in again with the passkey; an invitation works once, also in another browser", async () => {
	const { editor, people } = await openHosted();
	const page = await openDevice();
	const invitation = editor + people.invite("Karen", "karen@kilden.example");
	await accept(page, invitation);
	await button(page, "Hjælp").click();
	await expect(
		panel(page).getByText("Du er logget ind som Karen."),
	).toBeVisible();
	await button(page, "Log ud").click();
	const finished = page.waitForRequest(/sign-in\/finish$/);
	await page.getByRole("button", { name: "Log ind" }).click();
	await expectEditing(page.frameLocator("iframe"));
	// A recorded request can't be replayed, even if the passkey has no signature counter, which is usual.
	openPeopleStore(edited.project.root).update(({ people: all }) => ({
		people: all.map((person) => ({
			...person,
			passkeys: person.passkeys.map((each) => ({ ...each, counter: 0 })),
		})),
	}));
	const replayed = await page.evaluate(
		async ([url = "", body = ""]) =>
			(await fetch(url, { method: "POST", body })).status,
		[(await finished).url(), (await finished).postData() ?? ""],
	);
	expect(replayed).toBe(403);
	const other = await openDevice();
	await other.goto(invitation);
	expect(await findViolationsOfThemes(other)).toEqual([]);
	await other.getByRole("button", { name: "Opret adgangsnøgle" }).click();
	await expect(other.getByRole("alert")).toHaveText(/virker én gang/);
});

test("code on the pages can't use the session: it reads no answer of the editor, and its requests change nothing", async () => {
	const { editor, people } = await openHosted();
	const page = await openDevice();
	await accept(page, editor + people.invite("Karen", "karen@kilden.example"));
	const frame = page.frames()[1];
	const results = await frame?.evaluate(async (origin) => {
		const body = JSON.stringify({
			address: { file: "content/facts/prices.yaml", path: ["event"] },
			...{ was: 420, value: 1, step: "1" },
		});
		const ask = async (path: string, init: RequestInit) => {
			try {
				const answer = await fetch(origin + path, {
					...init,
					credentials: "include",
				});
				return answer.type === "opaque" ? "opaque" : answer.text();
			} catch {
				return "refused";
			}
		};
		const all = [document.cookie];
		for (const path of ["/@kilde/state", "/@kilde/editor"])
			for (const mode of ["cors", "no-cors"] as const)
				all.push(await ask(path, { mode }));
		for (const mode of ["cors", "no-cors"] as const)
			for (const path of ["/@kilde/edit/set", "/@kilde/sign-in/leave"])
				all.push(await ask(path, { mode, method: "POST", body }));
		return all;
	}, editor);
	for (const each of results ?? ["none"])
		expect.soft(each).toMatch(/^(refused|opaque|)$/);
	expect(edited.project.text(prices)).toContain("event: 420");
	await page.reload();
	await expectEditing(page.frameLocator("iframe"));
});
