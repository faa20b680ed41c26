import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { repository } from "../support/check.ts";
import { findViolations, rules } from "./axe.ts";
import { poll } from "./editor.ts";
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
	import { flushSync } from "react-dom";
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
		const show = (value) => flushSync(() => root.render(
			<EditorProvider value={editor}>
				<TextField
					{...{ kind, value, locale: "en", name: "Text", describedBy: "help", isInvalid: false }}
					onChange={(value) => { record.value = value; }}
				/>
			</EditorProvider>
		));
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
	await page.clock.install();
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
	await page.clock.fastForward(250);
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
	await poll(() =>
		element.evaluate((node) => document.activeElement === node),
	).toBe(isFocused);
}

async function expectAttribute(element: Locator, name: string, value: string) {
	await poll(() => element.getAttribute(name)).toBe(value);
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

test("typing changes only its own paragraph, and is undone and redone", async ({
	browser,
}) => {
	const value = "* one\n* two\n\nthree\nfour\n";
	const text = await edit(browser, { value });
	await press(text, "Control+End");
	await text.page().keyboard.type(" & five");
	expect(await written(text)).toBe(value.replace("four", "four & five"));
	await press(text, "Control+z");
	expect(await written(text)).toBe(value);
	await press(text, "Control+y");
	expect(await written(text)).toBe(value.replace("four", "four & five"));
});

test("typed signs create headings, lists and line breaks; in a single-line field they stay signs on one line", async ({
	browser,
}) => {
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
	expect(await written(text)).toBe("## One\n\n- two\n- three\n\nfour\\\nfive");
	const line = await edit(browser, { kind: "plain", value: "one" });
	await press(line, "End", "Enter", "Shift+Enter");
	await keyboard.type(" **two**");
	expect(await written(line)).toBe("one **two**");
});

test("the cursor stays when the text arrives as it is written, and another text is shown", async ({
	browser,
}) => {
	const text = await edit(browser, { value: "one" });
	const { keyboard } = text.page();
	await keyboard.type("two ");
	await text.page().evaluate(() => record.setValue(`${record.value}\n`));
	await keyboard.type("and ");
	expect(await written(text)).toBe("two and one\n");
	await text.page().evaluate(() => record.setValue("three"));
	await expect(text).toHaveText(/^three\s*$/);
});

describe.each(["plain", "markdown"] as const)("facts in a %s text", (kind) => {
	test("are shown as text, can't be partly overwritten, open by keyboard and by mouse, and move by cutting and pasting", async ({
		browser,
	}) => {
		const value = "From {{price.one}} for {{ time.one }}.";
		const text = await edit(browser, { kind, value });
		const page = text.page();
		await expect(text).toHaveText("From DKK 375 for one hour.");
		await press(text, "Control+Home", ...Array(6).fill("ArrowRight"));
		await poll(() => page.getByRole("status").textContent()).toContain(
			"Fact selected",
		);
		await press(text, "Enter");
		await text.getByText("DKK 375").click();
		expect(await page.evaluate(() => globalThis.record.opened)).toEqual([
			"price.one",
			"price.one",
		]);
		await press(text, "Control+x", "Control+Home", "Control+v");
		expect(await written(text)).toBe("{{price.one}}From  for {{ time.one }}.");
		await press(text, "Control+End", "ArrowLeft", "Backspace");
		expect(await written(text)).toBe("{{price.one}}From  for .");
		await press(text, "Control+z");
		expect(await written(text)).toContain("for {{ time.one }}.");
	});

	test("are inserted from a list that two braces open", async ({ browser }) => {
		const text = await edit(browser, { kind, value: "From" });
		const page = text.page();
		await press(text, "Control+End");
		await page.keyboard.type(" {{");
		await expectFocus(page.getByRole("combobox"));
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
});

test("buttons and shortcuts toggle bold and lists; unsupported blocks are shown and kept", async ({
	browser,
}) => {
	const text = await edit(browser, { value: "one two" });
	await press(text, "Control+Home", "Control+Shift+ArrowRight", "Control+b");
	expect(await written(text)).toBe("**one** two");
	await expectAttribute(tool(text, "Bold"), "aria-pressed", "true");
	await press(text, "Control+b");
	await expectAttribute(tool(text, "Bold"), "aria-pressed", "false");
	for (const [name, expected] of [
		["Bulleted list", "- one two"],
		["Numbered list", "1. one two"],
		["Numbered list", "one two"],
	] as const) {
		await tool(text, name).click();
		expect(await written(text)).toBe(expected);
	}
	const value = "~~~\n# code\n~~~\n\none `{{x}}`\n";
	const other = await edit(browser, { value });
	await expect(other.locator("pre")).toHaveText("~~~\n# code\n~~~");
	await other.locator("p").click();
	await press(other, "Control+End");
	await other.page().keyboard.type("!");
	expect(await written(other)).toBe(value.replace("`\n", "`!\n"));
});

test("a link points to a page chosen in a dialog, or to a URL without errors, and is removed", async ({
	browser,
}) => {
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
	expect(await written(text)).toBe("one two[this](https://www.example.org).");
});

test("a dropped picture is described and stored between paragraphs; one that can't be stored is reported", async ({
	browser,
}) => {
	const text = await edit(browser, { value: "one\n\ntwo" });
	const page = text.page();
	const dialog = page.getByRole("dialog");
	const description = page.getByLabel("Description for people");
	const insert = page.getByRole("button", { name: "Insert" });
	await text.getByText("one").evaluate((element) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(["x"], "room.png", { type: "image/png" }));
		const { left, top } = element.getBoundingClientRect();
		const place = { clientX: left + 5, clientY: top + 5 };
		const options = { dataTransfer, bubbles: true, cancelable: true };
		element.dispatchEvent(new DragEvent("drop", { ...options, ...place }));
	});
	await insert.click();
	await expect(dialog.getByRole("alert")).toHaveText("Describe the picture.");
	await description.fill("A quiet room");
	await press(text, "Enter");
	await poll(() => written(text)).toBe(
		"one\n\n![A quiet room](room.png)\n\ntwo",
	);
	await text.getByText("Picture: A quiet room").click();
	await description.fill("A loud room");
	await press(text, "Enter");
	await poll(() => written(text)).toContain("![A loud room](room.png)");
	await tool(text, "Picture").click();
	await dialog.locator("input[type=file]").setInputFiles({
		name: "a.heic",
		mimeType: "",
		buffer: Buffer.from("x"),
	});
	await expect(dialog.getByRole("status")).toHaveText("Not this picture.");
	await description.fill("x");
	await insert.click();
	await expect(dialog.getByRole("alert")).toHaveText(
		"Choose a picture or a photo.",
	);
});

test("pasted content of Word, Google Docs and LibreOffice is cleaned up", async ({
	browser,
}) => {
	for (const [program, ...blocks] of [
		[
			"word",
			"## Efterår i huset",
			"Vi har **nye tider** og en ny stue. Kom og se den.",
			"- Puder og tæpper\n  - Af **uld**\n- Te, 2 slags",
			"Sådan gør du:",
			"1. Ring først.\n2. Kom så.",
		],
		["word-online", "Vi har **nye tider** *nu*", "- Puder\n- Tæpper"],
		[
			"google-docs",
			"## Efterår i huset",
			"Vi har **nye tider** *nu*, og [mere](https://example.org/).",
			"- Puder\n  - **Uld**\n- Tæpper",
			"1. Ring først.",
		],
		[
			"libreoffice",
			"## Efterår i huset",
			"Vi har **nye tider** *nu* og en stue, **ja**.",
			"- Puder\n  - Uld\n- Te, 2 slags",
			"1. Ring først.",
			"[Mere](https://example.org/)",
		],
	] as const) {
		const text = await edit(browser);
		const file = `tests/fixtures/clipboard/${program}.html`;
		await paste(text, { html: readFileSync(join(repository, file), "utf8") });
		expect.soft(await written(text), program).toBe(blocks.join("\n\n"));
	}
});

test("pasted content of a web page has no scripts, foreign links and pictures, and a paragraph for each row of a table", async ({
	browser,
}) => {
	const text = await edit(browser, { value: "start" });
	await press(text, "Control+End", "Enter");
	await paste(text, {
		html: `<article><script>alert(1)</script><style>p{}</style><h1 onclick="alert(1)">One</h1><div>two <span style="position:absolute">three</span><img src="https://example.org/x.png" onerror="alert(1)"></div><table><tr><td>a</td></tr><tr><td><p>b</p></td></tr></table><table><tr><th>c</th><td><b>d</b></td></tr></table><p>{{price.one}} <a href="javascript:alert(1)">no</a> <a href="/about#us">yes</a> <a href="/theirs">theirs</a><br>\u200Bend</p><pre><code>x = 1</code></pre></article>`,
	});
	expect(await written(text)).toBe(
		"start\n\n## One\n\ntwo three\n\na\n\nb\n\nc – **d**\n\n{{price.one}} no [yes](/about#us) theirs\\\nend\n\nx = 1",
	);
	expect(await text.page().evaluate(() => record.announced)).toContain(
		"pictures were not pasted",
	);
});

test("a pasted URL becomes a link of the selected text or of itself", async ({
	browser,
}) => {
	const text = await edit(browser, { value: "see this" });
	const { keyboard } = text.page();
	await press(text, "Control+End", "Control+Shift+ArrowLeft");
	await paste(text, { text: "http://www.example.org/a?fbclid=1" });
	await press(text, "End");
	for (const url of [" https://example.org/ ", "anna@example.org"]) {
		await keyboard.type(", ");
		await paste(text, { text: url });
	}
	await keyboard.type(".");
	expect(await written(text)).toBe(
		"see [this](https://www.example.org/a), [example.org](https://example.org/), [anna@example.org](mailto:anna@example.org).",
	);
});

test("pasted text stays text, with whole grapheme clusters and plain spaces", async ({
	browser,
}) => {
	const yoga = "\u{1F9D8}\u200D\u2640\uFE0F";
	for (const kind of ["plain", "markdown"] as const) {
		const text = await edit(browser, { kind });
		await paste(text, { text: `Bla\u030A\u200D ${yoga}\u200D` });
		await paste(text, { html: `<p>, cafe\u0301 ${yoga}</p>` });
		expect.soft(await written(text), kind).toBe(`Blå ${yoga}, café ${yoga}`);
	}
	const text = await edit(browser);
	await paste(text, { text: "one\u00A0two\n\n- three" });
	expect(await written(text)).toBe("one two\n\n\\- three");
});

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
] as const)(
	"axe finds nothing wrong in a text and its dialogs: %o",
	async (options, { browser }) => {
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
		await expect(page.getByRole("dialog")).toBeVisible();
		expect(await findViolations(page, rules.all)).toEqual([]);
		const sizes = await page.getByRole("button").evaluateAll((buttons) =>
			buttons.map((button) => {
				const { width, height } = button.getBoundingClientRect();
				return Math.min(width, height);
			}),
		);
		expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
	},
);
