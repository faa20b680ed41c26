import { endpoints, keyHeader } from "../../editor/endpoints.ts";
import { openProjectForEach } from "../support/edited-project.ts";
import {
	button,
	clickHeading,
	expectEditing,
	openEditor,
	panel,
} from "./editor.ts";
import { expect, test } from "./harness.ts";

// The booking page contains a provider's script, which can neither read nor change anything in the editor.

const edited = openProjectForEach("da");

const names = { keyHeader, ...endpoints };

/** Opens the booking page in the editor; the provider's script is this function, called with the editor's origin. */
async function openWith(
	widget: (editor: string, known: typeof names) => unknown,
) {
	const { page, site } = await openEditor(edited.server);
	const body = `window.widget = (${widget})(${JSON.stringify(edited.server.origin)}, ${JSON.stringify(names)});`;
	await page
		.context()
		.route("https://widget.example/**", (route) =>
			route.fulfill({ contentType: "text/javascript", body }),
		);
	await site.locator("html").evaluate(() => location.assign("/book"));
	await page.waitForFunction(() => location.hash === "#/book");
	await page
		.frames()[1]
		?.waitForFunction(() => Reflect.has(window, "widget"), undefined, {
			timeout: 30_000,
		});
	const result = <T>(work: (window: Window) => T) =>
		page.frames()[1]?.evaluate(`(${work})(window)`) as Promise<T>;
	return { page, site, result };
}

async function expectNoChanges() {
	expect((await edited.server.readState()).undo).toBeUndefined();
	expect(edited.changedLines()).toEqual([]);
}

test("a hostile widget can't read the key, the editor or its responses, and can't change anything by requests", async () => {
	const { page, result } = await openWith(
		(editor, { requests, state, editor: home, enter, keyHeader: header }) => {
			const got: Record<string, unknown> = {};
			const attempt = async (name: string, work: () => unknown) => {
				try {
					got[name] = await work();
				} catch {
					got[name] = "refused";
				}
			};
			const body = JSON.stringify({
				address: { file: "content/facts/prices.yaml", path: ["event"] },
				value: 1,
				step: "1",
			});
			const set = `${editor}${requests}set`;
			const submitForm = (action: string, target: string) => {
				const form = document.createElement("form");
				Object.assign(form, { action, target, method: "post" });
				form.enctype = "text/plain";
				const input = document.createElement("input");
				Object.assign(input, { name: body, value: "" });
				form.append(input);
				document.body.append(form);
				form.submit();
			};
			return (async () => {
				await attempt("title", () => parent.document.title);
				await attempt("key", () => parent.history.state);
				await attempt("address", () => parent.location.href);
				await attempt("frame", () => window.frameElement?.outerHTML);
				got.storage = JSON.stringify([
					{ ...localStorage },
					{ ...sessionStorage },
					history.state,
					document.cookie,
					document.referrer,
				]);
				for (const path of [home, state, "/", "/favicon.svg"])
					await attempt(`fetch ${path}`, async () => {
						const init = { credentials: "include" } as const;
						return (await fetch(editor + path, init)).text();
					});
				for (const mode of ["cors", "no-cors"] as const)
					for (const headers of [{}, { [header]: "guess" }])
						await attempt(`post ${mode} ${Object.keys(headers)}`, async () => {
							const init = { method: "POST", mode, body, headers };
							return (await fetch(set, { ...init, credentials: "include" }))
								.status;
						});
				await attempt("beacon", () => navigator.sendBeacon(set, body));
				await attempt("window", () => window.open(editor + home));
				await attempt("top", () => {
					window.top?.location.assign("https://evil.example/");
				});
				await attempt("back", () => history.go(-9));
				submitForm(set, "_top");
				submitForm(set, "_blank");
				submitForm(`${editor}${enter}`, "kilde");
				return got;
			})();
		},
	);
	const got = await result((window) => Reflect.get(window, "widget"));
	const { storage, beacon: _, ...others } = Object(got);
	for (const [name, value] of Object.entries(others))
		expect([name, value ?? "refused"]).toEqual([name, "refused"]);
	for (const secret of [edited.server.key, "kilde-edit", edited.project.root])
		expect(storage).not.toContain(secret);
	expect(page.context().pages()).toHaveLength(1);
	expect(new URL(page.url()).origin).toBe(edited.server.origin);
	await expectNoChanges();
});

test("a hostile widget may send any messages: nothing is changed or opened, and the editor works", async () => {
	const { page } = await openWith(() => {
		const messages: unknown[] = [
			...["set", "publish", "undo"].map((kind) => ({ kind, path: "/x" })),
			...["//evil.example", "/\\evil.example", "https://evil.example"].map(
				(path) => ({ kind: "page", path, title: "", locale: "" }),
			),
			{ kind: "page", path: 1, title: {}, locale: [], isMissing: null },
			{ kind: "click", mark: "x".repeat(100_000) },
			{ kind: "click", mark: "x", link: "javascript:alert(1)" },
			{ kind: "click", text: "x", nth: -1 },
			{ kind: "leave", address: "javascript:alert(1)" },
			{ kind: "leave", address: "https://evil.example" },
			...["undo", "redo", "back", "publish"].map((command) => ({
				kind: "command",
				command,
			})),
			...[null, 1, "x", [], {}, { kind: {} }, { kind: "constructor" }],
		];
		setInterval(() => {
			for (const each of messages) parent.postMessage(each, "*");
		}, 50);
		return true;
	});
	await button(page, /^Publicér/).click();
	const heading = panel(page).getByRole("heading", { name: "Ændringer" });
	await expect(heading).toBeFocused();
	await button(page, "Besøg").click();
	await button(page, "Ret").click();
	await expect(heading).toBeVisible();
	await expectNoChanges();
	expect(page.context().pages()).toHaveLength(1);
	expect(new URL(page.url()).hash).toBe("#/book");
});

test("a hostile widget can't open a window, or block the editor with an endless loop", async () => {
	const { page, result } = await openWith(() => true);
	// Without a click, browsers open no window anyway.
	expect(await page.locator("iframe").getAttribute("sandbox")).toBe(
		"allow-scripts allow-same-origin allow-forms",
	);
	await result(() => {
		setTimeout(() => {
			const end = performance.now() + 10_000;
			while (performance.now() < end);
		});
		return true;
	});
	await button(page, "Nyt").click({ timeout: 5000 });
	await expect(panel(page).getByRole("heading")).toBeVisible();
	await expect(page.getByRole("alert")).toHaveText("");
});

test("neither the editor nor the page accepts messages of a different window", async () => {
	const { page, site } = await openEditor(edited.server);
	const message = {
		kind: "page",
		path: "/nowhere",
		title: "Foreign",
		locale: "da",
		isMissing: false,
		isNew: true,
	};
	const mode = { kind: "mode", isEditing: false, isOutlined: false };
	await site.locator("html").evaluate(() => {
		document.body.append(document.createElement("iframe"));
	});
	const [, inFrame, nested] = page.frames();
	if (!inFrame || !nested) throw new Error("A frame is missing.");
	const shown = [await page.title(), page.url()];
	await page.evaluate((each) => window.postMessage(each, "*"), message);
	await nested.evaluate(
		([message, mode]) => {
			window.top?.postMessage(message, "*");
			window.parent.postMessage(mode, "*");
		},
		[message, mode] as const,
	);
	await inFrame.evaluate((each) => window.postMessage(each, "*"), mode);
	await clickHeading({ page, site });
	expect([await page.title(), page.url()]).toEqual(shown);
	await expectNoChanges();
});

test("the key is in no URL, storage or cookie; a tab without it asks for the address, and the opened file needs none", async () => {
	const { page, site } = await openEditor(edited.server);
	const { address, key } = edited.server;
	const collect = async () =>
		JSON.stringify([
			page.url(),
			await page.content(),
			await page.context().cookies(),
			await page.evaluate(() => [
				{ ...localStorage },
				{ ...sessionStorage },
				document.cookie,
			]),
		]);
	expect(await collect()).not.toContain(key);
	await page.reload();
	await expect(site.locator("h1").first()).toBeVisible();
	expect(await collect()).not.toContain(key);
	const opening = page.waitForEvent("popup");
	await page.evaluate(() => {
		window.open(location.href);
	});
	const other = await opening;
	const field = other.getByRole("textbox", { name: "Adressen fra terminalen" });
	await field.fill(`${address}wrong`);
	await button(other, "Åbn").click();
	await expect(other.getByRole("alert")).toHaveText(/ingen gyldig nøgle/);
	await field.fill(`${address}/faq`);
	await button(other, "Åbn").click();
	await expect(
		other.frameLocator("iframe").locator("h1").first(),
	).toBeVisible();
	expect(other.url()).not.toContain(key);

	const { origin } = edited.server;
	const visited: string[] = [];
	other.on("framenavigated", (frame) => visited.push(frame.url()));
	await other.goto("about:blank");
	await other.setContent(
		`<form method="post" action="${origin}${endpoints.enter}"><input name="key" value="${key}"></form>`,
	);
	await other.evaluate(() => document.forms[0]?.submit());
	await other.waitForURL(({ pathname }) => pathname === endpoints.editor);
	await expectEditing(other.frameLocator("iframe"));
	await other.reload();
	await expectEditing(other.frameLocator("iframe"));
	expect(visited.join()).not.toContain(key);
});
