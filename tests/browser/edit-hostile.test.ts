import { endpoints, keyHeader } from "../../generator/dev/endpoints.ts";
import { button, editSmallSite, panel, status } from "./editor.ts";
import { describe, expect, test } from "./harness.ts";

// The booking page contains a provider's script, which can neither read nor change anything in the editor.

const edited = editSmallSite();

/** Opens the booking page in the editor; the provider's script is this function, called with the editor's origin. */
async function openWith(
	browser: Parameters<typeof edited.sitDown>[0],
	widget: (editor: string, names: typeof known) => unknown,
) {
	const { page, site } = await edited.sitDown(browser);
	const body = `window.widget = (${widget})(${JSON.stringify(edited.server.origin)}, ${JSON.stringify(known)});`;
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

const known = { keyHeader, ...endpoints };

const nothingChanged = async () => {
	const { unsaved } = await edited.server.ask("state", {});
	expect(unsaved).toEqual([]);
	expect(edited.changedLines()).toEqual([]);
};

describe("a hostile widget", () => {
	test("can't read the key, the editor or its responses, and can't change anything by requests", async ({
		browser,
	}) => {
		const { page, result } = await openWith(
			browser,
			(editor, { edit, editor: home, enter, keyHeader: header }) => {
				const got: Record<string, unknown> = {};
				const attempt = async (name: string, work: () => unknown) => {
					try {
						got[name] = await work();
					} catch {
						got[name] = "refused";
					}
				};
				const body = JSON.stringify({
					origin: { file: "content/facts/prices.yaml", path: ["event"] },
					value: 1,
					step: "1",
				});
				const set = `${editor}${edit}set`;
				const form = (action: string, target: string) => {
					const made = document.createElement("form");
					Object.assign(made, { action, target, method: "post" });
					made.enctype = "text/plain";
					const input = document.createElement("input");
					Object.assign(input, { name: body, value: "" });
					made.append(input);
					document.body.append(made);
					made.submit();
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
					await attempt("databases", async () =>
						JSON.stringify(await indexedDB.databases()),
					);
					for (const path of [home, `${edit}state`, "/", "/favicon.svg"])
						await attempt(`fetch ${path}`, async () => {
							const init = { credentials: "include" } as const;
							return (await fetch(editor + path, init)).text();
						});
					for (const mode of ["cors", "no-cors"] as const)
						for (const headers of [{}, { [header]: "guess" }])
							await attempt(
								`post ${mode} ${Object.keys(headers)}`,
								async () => {
									const init = { method: "POST", mode, body, headers };
									return (await fetch(set, { ...init, credentials: "include" }))
										.status;
								},
							);
					await attempt("beacon", () => navigator.sendBeacon(set, body));
					await attempt("window", () => window.open(editor + home));
					await attempt("top", () => {
						window.top?.location.assign("https://evil.example/");
					});
					await attempt("back", () => history.go(-9));
					form(set, "_top");
					form(set, "_blank");
					form(`${editor}${enter}`, "kilde");
					return got;
				})();
			},
		);
		const got = await result((window) => Reflect.get(window, "widget"));
		const { storage, databases, beacon: _, ...others } = Object(got);
		for (const [name, value] of Object.entries(others))
			expect([name, value ?? "refused"]).toEqual([name, "refused"]);
		for (const secret of [edited.server.key, "kilde-edit", edited.project.root])
			expect(`${storage} ${databases}`).not.toContain(secret);
		expect(page.context().pages()).toHaveLength(1);
		expect(new URL(page.url()).origin).toBe(edited.server.origin);
		await nothingChanged();
	});

	test("may send any messages in any number: nothing is changed, saved or opened, and the editor works", async ({
		browser,
	}) => {
		const { page, result } = await openWith(browser, () => {
			const editable = {
				id: "1",
				words: "<img src=x onerror=alert(1)>".repeat(1000),
				mark: "x",
				part: "content",
				isHeading: false,
			};
			const photo = new File(["x"], "<b>".repeat(1000));
			const build = "x";
			const kinds: unknown[] = [
				...["set", "save", "commit", "publish", "undo", "restore", "go"].map(
					(kind) => ({ kind, message: "x", path: "//evil.example" }),
				),
				...["//evil.example", "/\\evil.example", "https://evil.example"].map(
					(path) => ({ kind: "page", path, title: "", locale: "", build }),
				),
				{ kind: "page", path: 1, title: {}, locale: [], build: null },
				{ kind: "editables", build, editables: Array(20_000).fill(editable) },
				{ kind: "point", build, editable, link: "javascript:alert(1)" },
				{ kind: "point", build, editable: { __proto__: null } },
				{ kind: "search", build, isAwaited: true },
				{ kind: "leave", address: "javascript:alert(1)" },
				{ kind: "leave", address: "https://evil.example" },
				...["save", "undo", "redo", "back", "publish"].map((key) => ({
					kind: "key",
					key,
				})),
				...[null, 1, "x", [], {}, { kind: {} }, { kind: "constructor" }],
			];
			for (const each of kinds) parent.postMessage(each, "*");
			setInterval(() => {
				// Twenty times the editor's limit. More would only keep the machine busy.
				for (let sent = 0; sent < 100; sent++)
					parent.postMessage(kinds[sent % kinds.length], "*");
			}, 50);
			Object.assign(window, { editable, photo, build });
			return true;
		});
		const isStillHere = () => expect(new URL(page.url()).hash).toBe("#/book");
		isStillHere();
		await button(page, "Publicér").click();
		await expect(
			panel(page).getByRole("heading", { name: "Ændringer" }),
		).toBeFocused();
		isStillHere();
		await button(page, "Besøg").click();
		isStillHere();
		await button(page, "Ret").click();
		await expect(
			panel(page).getByRole("heading", { name: "Ændringer" }),
		).toBeVisible();
		expect(await result(() => true)).toBe(true);
		await nothingChanged();
		expect(page.context().pages()).toHaveLength(1);
		isStillHere();
	});

	test("with an endless loop doesn't block the editor outside of its frame", async ({
		browser,
	}) => {
		const { page, result } = await openWith(browser, () => {
			document.body.insertAdjacentHTML(
				"beforeend",
				'<dialog id="evil" popover="manual">evil</dialog>',
			);
			const evil = document.getElementById("evil");
			evil?.style.setProperty("position", "fixed");
			evil?.style.setProperty("inset", "-999px");
			evil?.showPopover();
			document.documentElement.requestFullscreen?.().catch(() => {});
			return true;
		});
		const at = await button(page, "Publicér").boundingBox();
		const hit = await page.evaluate(
			([x = 0, y = 0]) => document.elementFromPoint(x, y)?.textContent,
			[(at?.x ?? 0) + 5, (at?.y ?? 0) + 5],
		);
		expect(hit).toBe("Publicér");
		await result(() => {
			setTimeout(() => {
				const end = performance.now() + 10_000;
				while (performance.now() < end);
			});
			return true;
		});
		await button(page, "Nyt …").click({ timeout: 5000 });
		await expect(panel(page).getByRole("heading")).toBeVisible();
		await expect(status(page)).not.toHaveText(/svarer ikke/);
	});
});

test("neither the editor nor the page accepts messages of a different window", async ({
	browser,
}) => {
	const { page, site } = await edited.sitDown(browser);
	const said = {
		isForeign: true,
		kind: "page",
		path: "/nowhere",
		title: "Foreign",
		locale: "da",
		build: "x",
		isMissing: false,
	};
	const mode = { isForeign: true, kind: "mode", isEditing: false };
	/** Resolves when a window has received this number of messages and handled deferred ones. */
	const received = (window: Window, foreign: number) =>
		new Promise<void>((resolve) => {
			let count = 0;
			window.addEventListener("message", ({ data }) => {
				if (Object(data).isForeign && ++count === foreign)
					window.setTimeout(resolve, 200);
			});
		});
	await site.locator("html").evaluate(() => {
		document.body.append(document.createElement("iframe"));
	});
	const [, of, within] = page.frames();
	if (!of || !within) throw new Error("A frame is missing.");
	const shown = [await page.title(), page.url()];
	const atEditor = page.evaluate(`(${received})(window, 3)`);
	const onPage = of.evaluate(`(${received})(window, 2)`);
	await page.evaluate((each) => window.postMessage(each, "*"), said);
	await within.evaluate(
		([said, mode]) => {
			window.top?.postMessage(said, "*");
			window.top?.postMessage({ ...said, path: "/faq" }, "*");
			window.parent.postMessage(mode, "*");
		},
		[said, mode] as const,
	);
	await of.evaluate((each) => window.postMessage(each, "*"), mode);
	await Promise.all([atEditor, onPage]);
	expect([await page.title(), page.url()]).toEqual(shown);
	await site.locator("h1").first().click();
	await expect(
		panel(page)
			.getByRole("textbox", { name: /, dansk$/ })
			.first(),
	).toHaveText("Forside");
	await nothingChanged();
});

test("the key is in no URL, storage or cookie; the tab keeps it across a reload, and nothing else has it", async ({
	browser,
}) => {
	const { page, site } = await edited.sitDown(browser);
	const { key } = edited.server;
	const seen = async () =>
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
	expect(await seen()).not.toContain(key);
	await page.reload();
	await expect(site.locator("h1").first()).toBeVisible();
	expect(await seen()).not.toContain(key);
	const opening = page.waitForEvent("popup");
	await page.evaluate(() => {
		window.open(location.href);
	});
	const other = await opening;
	await expect(other.getByRole("alert")).toHaveText(/ingen nøgle/);
});

test("the opened file leads to the editor without the key in a URL", async ({
	browser,
}) => {
	const context = await browser.newContext();
	const page = await context.newPage();
	const { key, origin } = edited.server;
	const visited: string[] = [];
	page.on("framenavigated", (frame) => visited.push(frame.url()));
	await page.setContent(
		`<form method="post" action="${origin}${endpoints.enter}"><input name="key" value="${key}"></form>`,
	);
	await page.evaluate(() => document.forms[0]?.submit());
	await expect(page.frameLocator("iframe").locator("h1").first()).toBeVisible();
	expect(new URL(page.url()).pathname).toBe(endpoints.editor);
	await page.reload();
	await expect(page.frameLocator("iframe").locator("h1").first()).toBeVisible();
	expect(visited.join()).not.toContain(key);
	await context.close();
});
