import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { repository } from "../support/check.ts";
import { findViolations, rules } from "./axe.ts";
import { describe, expect, test } from "./harness.ts";

// The text editor of `kilde edit` by itself, under a policy without inline code.

/** The text to edit. */
type Options = {
	readonly kind?: "plain" | "markdown";
	readonly value?: string;
	readonly language?: "da" | "en";
	readonly theme?: "light" | "dark";
};

declare global {
	/** Mounts an editor in place of the last one, or none. */
	var openEditor: (options?: Required<Omit<Options, "theme">>) => void;
	var record: {
		value: string;
		/** The values that were opened. */
		opened: string[];
		announced: string;
		setValue(value: string): void;
	};
}

const script = `
	import { createRoot } from "react-dom/client";
	import { EditorProvider } from "./editor-context.ts";
	import { getStrings } from "./strings.ts";
	import { TextField } from "./text/text-field.tsx";
	import style from "./editor.css";
	import textStyle from "./text/text.css";
	const fact = (name, text) => ({ name, label: "About " + text, texts: { en: text }, origins: [{ file: name, path: [] }] });
	const choices = {
		facts: [fact("price.one", "DKK 375"), fact("price.two", "DKK 700"), fact("time.one", "one hour")],
		pages: { en: [{ value: "/about", label: "About us" }, { value: "/prices", label: "What it costs" }] },
		pictures: [],
	};
	const look = ":root { --ink: light-dark(#222, #eee); --paper: light-dark(#fff, #1a1d20); --accent: light-dark(#1d5fc4, #8ab8ff); --on-accent: light-dark(#fff, #0d1b2e); --font: serif; --heading-weight: 600; }";
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(look + style + textStyle);
	document.adoptedStyleSheets = [sheet];
	let root;
	globalThis.openEditor = (options) => {
		root?.unmount();
		root = undefined;
		if (!options) return;
		root = createRoot(document.querySelector("#host"));
		const { language, kind, value } = options;
		const editor = {
			language, choices, locale: "en", strings: getStrings(language),
			upload: async ({ name }) => name.endsWith(".heic") ? { refused: { reason: "Not this picture.", problems: [] } } : { src: name },
			openEntry: ({ file }) => record.opened.push(file),
			announce: (sentence) => { record.announced = sentence; },
		};
		const show = (value) => root.render(
			<EditorProvider value={editor}>
				<TextField
					{...{ kind, value, locale: "en", name: "Text", describedBy: "help", isInvalid: false }}
					onChange={(value) => { record.value = value; }}
				/>
			</EditorProvider>
		);
		globalThis.record = { value, opened: [], announced: "", setValue: show };
		show(value);
	};
`;

const policy =
	"default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' blob:; base-uri 'none'; form-action 'none'";

let code = "";

beforeAll(async () => {
	const { outputFiles } = await build({
		stdin: {
			contents: script,
			loader: "tsx",
			resolveDir: `${repository}/editor/client`,
		},
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		jsx: "automatic",
		loader: { ".css": "text" },
		define: { "process.env.NODE_ENV": '"production"' },
	});
	code = outputFiles[0]?.text ?? "";
});

const pages = new Map<string, Page>();
const problems: string[] = [];

// A focused field stays busy: its cursor blinks.
afterEach(() =>
	Promise.all(
		[...pages.values()].map((page) => page.evaluate(() => openEditor())),
	),
);

afterAll(async () => {
	for (const page of pages.values()) await page.context().close();
	expect(problems).toEqual([]);
});

/** Returns the shared page in a theme, since opening a page is slow. */
async function pageIn(
	browser: Browser,
	colorScheme: "light" | "dark",
): Promise<Page> {
	const known = pages.get(colorScheme);
	if (known) return known;
	const context = await browser.newContext({ colorScheme });
	const page = await context.newPage();
	pages.set(colorScheme, page);
	page.on("pageerror", (error) => problems.push(String(error)));
	page.on("console", (message) => {
		if (message.type() !== "log") problems.push(message.text());
	});
	await page.route("**/*", (route) => {
		const isScript = route.request().url().endsWith(".js");
		return route.fulfill({
			contentType: isScript ? "text/javascript" : "text/html; charset=utf-8",
			headers: { "content-security-policy": policy },
			body: isScript ? code : html,
		});
	});
	await page.goto("http://127.0.0.1/");
	return page;
}

/** Mounts an editor in place of the last one, and locates its text. */
async function edit(browser: Browser, options: Options = {}): Promise<Locator> {
	const { theme = "light", ...given } = options;
	const page = await pageIn(browser, theme);
	const { kind = "markdown", value = "", language = "en" } = given;
	await page.evaluate((settings) => openEditor(settings), {
		kind,
		value,
		language,
	});
	const text = page.getByRole("textbox", { name: "Text", exact: true });
	await text.focus();
	// ProseMirror reverts moves to the start within 200 ms of the focus, since browsers move there by themselves.
	await page.waitForTimeout(210);
	return text;
}

const html =
	'<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Text</title><div role="main"><h1>Text</h1><p id="help">What this text is</p><div id="host"></div></div><script src="/a.js"></script></html>';

/** Returns the text as it would be in the file. */
const written = (text: Locator) =>
	text.page().evaluate(() => globalThis.record.value);

/** Pastes like a different program. */
async function paste(text: Locator, pasted: { html?: string; text?: string }) {
	await text.evaluate((element, pasted) => {
		const clipboardData = new DataTransfer();
		if (pasted.html) clipboardData.setData("text/html", pasted.html);
		clipboardData.setData("text/plain", pasted.text ?? "");
		const options = { clipboardData, bubbles: true, cancelable: true };
		element.dispatchEvent(new ClipboardEvent("paste", options));
	}, pasted);
}

/** Expects an element to have the focus. */
async function expectFocus(element: Locator, isFocused = true) {
	await expect
		.poll(() => element.evaluate((node) => document.activeElement === node))
		.toBe(isFocused);
}

async function expectAttribute(element: Locator, name: string, value: string) {
	await expect.poll(() => element.getAttribute(name)).toBe(value);
}

/** Presses keys one by one, waiting for the browser to report each cursor movement. */
async function press(text: Locator, ...keys: readonly string[]) {
	for (const key of keys) {
		await text.page().keyboard.press(key);
		await text.evaluate(
			() =>
				new Promise((resolve) =>
					requestAnimationFrame(() => setTimeout(resolve, 5)),
				),
		);
	}
}

const tool = (text: Locator, name: string) =>
	text.page().getByRole("toolbar").getByRole("button", { name });

describe("typing", () => {
	test("changes only its own paragraph", async ({ browser }) => {
		const text = await edit(browser, {
			value: "* one\n* two\n\nthree\nfour\n",
		});
		await press(text, "Control+End");
		await text.page().keyboard.type(" & five");
		expect(await written(text)).toBe("* one\n* two\n\nthree\nfour & five\n");
		await press(text, "Control+z");
		expect(await written(text)).toBe("* one\n* two\n\nthree\nfour\n");
		await press(text, "Control+y");
		expect(await written(text)).toBe("* one\n* two\n\nthree\nfour & five\n");
	});

	test("creates headings, lists and paragraphs", async ({ browser }) => {
		const text = await edit(browser);
		const { keyboard } = text.page();
		await keyboard.type("## One");
		await press(text, "Enter");
		await keyboard.type("- two");
		await press(text, "Enter");
		await keyboard.type("three");
		await press(text, "Enter", "Enter");
		await keyboard.type("four");
		await press(text, "Shift+Enter");
		await keyboard.type("five");
		expect(await written(text)).toBe(
			"## One\n\n- two\n- three\n\nfour\\\nfive",
		);
	});

	test("keeps the cursor when the text arrives as it is written, and shows a different one", async ({
		browser,
	}) => {
		const text = await edit(browser, { value: "one" });
		const { keyboard } = text.page();
		await keyboard.type("two ");
		await text.page().evaluate(() => record.setValue(`${record.value}\n`));
		// The text is rendered with it.
		await text.page().waitForTimeout(100);
		await keyboard.type("and ");
		expect(await written(text)).toBe("two and one\n");
		await text.page().evaluate(() => record.setValue("three"));
		await expect(text).toHaveText(/^three\s*$/);
	});

	test("in a single-line field creates no second line", async ({ browser }) => {
		const text = await edit(browser, { kind: "plain", value: "one" });
		await press(text, "End", "Enter", "Shift+Enter");
		await text.page().keyboard.type(" **two**");
		expect(await written(text)).toBe("one **two**");
	});
});

describe.each(["plain", "markdown"] as const)("facts in a %s text", (kind) => {
	test("are shown as text, and can't be partly overwritten", async ({
		browser,
	}) => {
		const value = "From {{price.one}} for {{ time.one }}.";
		const text = await edit(browser, { kind, value });
		await expect(text).toHaveText("From DKK 375 for one hour.");
		await press(text, "Control+Home", ...Array(5).fill("ArrowRight"));
		await text.page().keyboard.type("x");
		expect(await written(text)).toBe(value.replace("{{p", "x{{p"));
		await press(text, "Delete");
		expect(await written(text)).toBe("From x for {{ time.one }}.");
		await press(text, "Control+z");
		expect(await written(text)).toContain("{{price.one}}");
		await press(text, "Control+End", "ArrowLeft", "Backspace");
		expect(await written(text)).toContain("for .");
	});

	test("are inserted from a list that two braces open", async ({ browser }) => {
		const text = await edit(browser, { kind, value: "From" });
		const page = text.page();
		await press(text, "Control+End");
		await page.keyboard.type(" {{");
		const search = page.getByRole("combobox");
		await expectFocus(search);
		await page.keyboard.type("700");
		await press(text, "Enter");
		await expectFocus(text);
		await page.keyboard.type("!");
		expect(await written(text)).toBe("From {{price.two}}!");
		await tool(text, "Fact").click();
		await page.keyboard.type("nothing");
		await press(text, "Enter");
		await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
			"Choose one of the facts.",
		);
		await press(text, "Escape");
		await expectFocus(text);
	});

	test("open by keyboard and by mouse, and move by cutting and pasting", async ({
		browser,
	}) => {
		const value = "one {{price.one}} two";
		const text = await edit(browser, { kind, value });
		const page = text.page();
		await press(text, "Control+Home", ...Array(5).fill("ArrowRight"));
		await expect
			.poll(() => page.getByRole("status").textContent())
			.toContain("Fact selected");
		await press(text, "Enter");
		await text.getByText("DKK 375").click();
		expect(await page.evaluate(() => globalThis.record.opened)).toEqual([
			"price.one",
			"price.one",
		]);
		await press(text, "Control+x", "Control+Home", "Control+v");
		expect(await written(text)).toBe("{{price.one}}one  two");
	});
});

describe("formatting", () => {
	test("toggles bold by a shortcut", async ({ browser }) => {
		const text = await edit(browser, { value: "one two" });
		await press(text, "Control+Home", "Control+Shift+ArrowRight", "Control+b");
		expect(await written(text)).toBe("**one** two");
		await expectAttribute(tool(text, "Bold"), "aria-pressed", "true");
		await press(text, "Control+b");
		expect(await written(text)).toBe("one two");
		await expectAttribute(tool(text, "Bold"), "aria-pressed", "false");
	});

	test("changes a list by a button, to the other kind, and to none", async ({
		browser,
	}) => {
		const text = await edit(browser, { value: "one" });
		await tool(text, "Bulleted list").click();
		expect(await written(text)).toBe("- one");
		await tool(text, "Numbered list").click();
		expect(await written(text)).toBe("1. one");
		await tool(text, "Numbered list").click();
		expect(await written(text)).toBe("one");
		await press(text, "Control+Shift+Digit8");
		expect(await written(text)).toBe("- one");
	});

	test("shows and keeps unsupported blocks", async ({ browser }) => {
		const value = "~~~\n# code\n~~~\n\none `{{x}}`\n";
		const text = await edit(browser, { value });
		await expect(text.locator("pre")).toHaveText("~~~\n# code\n~~~");
		await text.locator("p").click();
		await press(text, "Control+End");
		await text.page().keyboard.type("!");
		expect(await written(text)).toBe(value.replace("`\n", "`!\n"));
	});
});

describe("links", () => {
	test("point to a page chosen in a dialog", async ({ browser }) => {
		const text = await edit(browser, { value: "one two" });
		const page = text.page();
		await press(text, "Control+Home", "Control+Shift+ArrowRight", "Control+k");
		await page.keyboard.type("/prices");
		await press(text, "Enter");
		await expectFocus(text);
		expect(await written(text)).toBe("[one](/prices) two");
		await press(text, "ArrowLeft", "Control+k");
		expect(await page.getByRole("combobox").inputValue()).toBe("/prices");
		await page.getByRole("button", { name: "Remove link" }).click();
		expect(await written(text)).toBe("one two");
	});

	test("point to a URL, with its errors", async ({ browser }) => {
		const text = await edit(browser, { value: "one" });
		const page = text.page();
		await press(text, "Control+End");
		await tool(text, "Link").click();
		await page.getByRole("combobox").fill("javascript:alert(1)");
		await page.getByRole("button", { name: "Apply" }).click();
		await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
			"Choose a page, or type an address.",
		);
		await page.getByRole("combobox").fill("www.example.org");
		await page.getByLabel("Link text").fill("this");
		await page.getByRole("button", { name: "Apply" }).click();
		await page.keyboard.type(".");
		expect(await written(text)).toBe("one[this](https://www.example.org).");
	});
});

describe("pictures", () => {
	test("are described and stored, and inserted between paragraphs", async ({
		browser,
	}) => {
		const text = await edit(browser, { value: "one\n\ntwo" });
		const page = text.page();
		const words = page.getByLabel("Description for people");
		await text.getByText("one").evaluate((element) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(
				new File(["x"], "room.png", { type: "image/png" }),
			);
			const { left, top } = element.getBoundingClientRect();
			const place = { clientX: left + 5, clientY: top + 5 };
			const options = { dataTransfer, bubbles: true, cancelable: true };
			element.dispatchEvent(new DragEvent("drop", { ...options, ...place }));
		});
		await page.getByRole("button", { name: "Insert" }).click();
		await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
			"Describe the picture.",
		);
		await words.fill("A quiet room");
		await press(text, "Enter");
		await expect
			.poll(() => written(text))
			.toBe("one\n\n![A quiet room](room.png)\n\ntwo");
		await text.getByText("Picture: A quiet room").click();
		await words.fill("A loud room");
		await press(text, "Enter");
		await expect
			.poll(() => written(text))
			.toContain("![A loud room](room.png)");
	});

	test("that can’t be stored are reported", async ({ browser }) => {
		const text = await edit(browser, { value: "one" });
		const page = text.page();
		await tool(text, "Picture").click();
		const dialog = page.getByRole("dialog");
		await dialog.locator("input[type=file]").setInputFiles({
			name: "a.heic",
			mimeType: "",
			buffer: Buffer.from("x"),
		});
		await expect(dialog.getByRole("status")).toHaveText("Not this picture.");
		await page.getByLabel("Description for people").fill("x");
		await page.getByRole("button", { name: "Insert" }).click();
		await expect(dialog.getByRole("alert")).toHaveText(
			"Choose a picture or a photo.",
		);
		expect(await written(text)).toBe("one");
	});
});

describe("pasted content is cleaned up", () => {
	test.for([
		[
			"word",
			[
				"## Efterår i huset",
				"Vi har **nye tider** og en ny stue. Kom og se den.",
				"- Puder og tæpper\n  - Af **uld**\n- Te, 2 slags",
				"Sådan gør du:",
				"1. Ring først.\n2. Kom så.",
			],
		],
		["word-online", ["Vi har **nye tider** *nu*", "- Puder\n- Tæpper"]],
		[
			"google-docs",
			[
				"## Efterår i huset",
				"Vi har **nye tider** *nu*, og [mere](https://example.org/).",
				"- Puder\n  - **Uld**\n- Tæpper",
				"1. Ring først.",
			],
		],
		[
			"libreoffice",
			[
				"## Efterår i huset",
				"Vi har **nye tider** *nu* og en stue, **ja**.",
				"- Puder\n  - Uld\n- Te, 2 slags",
				"1. Ring først.",
				"[Mere](https://example.org/)",
			],
		],
	] as const)("as %s has it", async ([program, blocks], { browser }) => {
		const text = await edit(browser);
		const file = `tests/fixtures/clipboard/${program}.html`;
		await paste(text, {
			html: readFileSync(join(repository, file), "utf8"),
		});
		expect(await written(text)).toBe(blocks.join("\n\n"));
	});

	test("from a web page", async ({ browser }) => {
		const text = await edit(browser, { value: "start" });
		await press(text, "Control+End", "Enter");
		await paste(text, {
			html: `<article><script>alert(1)</script><style>p{}</style><h1 onclick="alert(1)">One</h1><div>two <span style="position:absolute">three</span><img src="https://example.org/x.png" onerror="alert(1)"></div><table><tr><td>a</td></tr><tr><td><p>b</p></td></tr></table><p>{{price.one}} <a href="javascript:alert(1)">no</a> <a href="/about#us">yes</a> <a href="/theirs">theirs</a><br>\u200Bend</p><pre><code>x = 1</code></pre></article>`,
		});
		expect(await written(text)).toBe(
			"start\n\n## One\n\ntwo three\n\na\n\nb\n\n{{price.one}} no [yes](/about#us) theirs\\\nend\n\nx = 1",
		);
	});

	test("with a paragraph for each row of a table, and pictures reported", async ({
		browser,
	}) => {
		const text = await edit(browser);
		await paste(text, {
			html: '<table><tr><th>Session</th><th>Price</th></tr><tr><td>Half</td><td><b>375</b></td></tr></table><p>then</p><img src="file:///C:/a.png">',
		});
		expect(await written(text)).toBe(
			"Session – Price\n\nHalf – **375**\n\nthen",
		);
		expect(
			await text.page().evaluate(() => globalThis.record.announced),
		).toContain("pictures were not pasted");
	});

	test("a pasted URL becomes a link of the selected text or of itself", async ({
		browser,
	}) => {
		const text = await edit(browser, { value: "see this" });
		await press(text, "Control+End", "Control+Shift+ArrowLeft");
		await paste(text, { text: "http://www.example.org/a?fbclid=1" });
		await press(text, "End");
		await text.page().keyboard.type(", ");
		await paste(text, { text: " https://example.org/ " });
		await text.page().keyboard.type(", ");
		await paste(text, { text: "anna@example.org" });
		await text.page().keyboard.type(", ");
		await paste(text, { text: "www.køb.dk" });
		await text.page().keyboard.type(".");
		expect(await written(text)).toBe(
			"see [this](https://www.example.org/a), [example.org](https://example.org/), [anna@example.org](mailto:anna@example.org), [www.køb.dk](https://www.xn--kb-lka.dk).",
		);
	});

	test.for(["plain", "markdown"] as const)(
		"with whole grapheme clusters: %s",
		async (kind, { browser }) => {
			const text = await edit(browser, { kind });
			const yoga = "\u{1F9D8}\u200D\u2640\uFE0F";
			await paste(text, { text: `Bla\u030A\u200D ${yoga}\u200D` });
			await paste(text, { html: `<p>, cafe\u0301 ${yoga}</p>` });
			expect(await written(text)).toBe(`Blå ${yoga}, café ${yoga}`);
		},
	);

	test("as plain text", async ({ browser }) => {
		const text = await edit(browser);
		await paste(text, { text: "one\u00A0two\n\n- three" });
		expect(await written(text)).toBe("one two\n\n\\- three");
	});
});

describe("accessibility", () => {
	test("the toolbar is one tab stop, with arrow keys between its buttons", async ({
		browser,
	}) => {
		const text = await edit(browser, { value: "one" });
		await press(text, "Alt+F10");
		await expectFocus(tool(text, "Bold"));
		await press(text, "End", "ArrowRight", "ArrowRight");
		await expectFocus(tool(text, "Italic"));
		await press(text, "Tab");
		await expectFocus(text);
		await press(text, "Shift+Tab");
		await expectFocus(tool(text, "Italic"));
		await press(text, "Escape");
		await expectFocus(text);
		await press(text, "Tab");
		await expectFocus(text, false);
	});

	test.for([
		{ language: "da", theme: "light" },
		{ language: "en", theme: "dark" },
	] as const)("nothing is wrong for axe: %o", async (options, { browser }) => {
		const value =
			"## One\n\nBy {{price.one}} and {{a.b}}, **so** [it](/about) ![A room](a.png) `x`\n\n- two\n\n> three\n\n***\n";
		const text = await edit(browser, { value, ...options });
		const page = text.page();
		expect(await findViolations(page, rules.all)).toEqual([]);
		await press(text, "Control+Home", "Control+k");
		await expect(page.getByRole("dialog")).toBeVisible();
		expect(await findViolations(page, rules.all)).toEqual([]);
		await press(text, "Escape");
		await page.keyboard.type("{{");
		expect(await findViolations(page, rules.all)).toEqual([]);
		const sizes = await page.getByRole("button").evaluateAll((buttons) =>
			buttons.map((button) => {
				const { width, height } = button.getBoundingClientRect();
				return Math.min(width, height);
			}),
		);
		expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
	});
});
