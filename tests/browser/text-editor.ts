import { build } from "esbuild";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { repository } from "../support/check.ts";
import { browser, expect } from "./harness.ts";

// The text editor of `kilde edit` by itself, under a policy without inline code.

/** The text to edit. */
type Options = {
	readonly kind?: "plain" | "markdown";
	readonly value?: string;
};

declare global {
	/** Mounts an editor in place of the last one, or none. */
	var openEditor: (options?: Required<Options>) => void;
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
		const { kind, value } = options;
		const editor = {
			language: "en", choices, locale: "en", strings: getStrings("en"),
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

const html =
	'<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Text</title><div role="main"><h1>Text</h1><p id="help">What this text is</p><div id="host"></div></div><script src="/a.js"></script></html>';

/** Bundles the text editor. */
async function bundleEditor(): Promise<string> {
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
	return outputFiles[0]?.text ?? "";
}

/**
 * Prepares the text editor for the tests of the calling file. Returns a function that mounts it in place of the last one,
 * and locates its text.
 */
export function prepareTextEditor() {
	// All tests share one page, since opening a page is slow.
	let page: Page;
	const problems: string[] = [];

	beforeAll(async () => {
		const code = await bundleEditor();
		page = await openPage(code, problems);
	});

	// A focused field stays busy: its cursor blinks.
	afterEach(() => page.evaluate(() => openEditor()));

	afterAll(async () => {
		await page.context().close();
		expect(problems).toEqual([]);
	});

	return async ({
		kind = "markdown",
		value = "",
	}: Options = {}): Promise<Locator> => {
		await page.evaluate((settings) => openEditor(settings), { kind, value });
		const text = page.getByRole("textbox", { name: "Text", exact: true });
		await text.focus();
		// ProseMirror reverts moves to the start within 200 ms of the focus, since browsers move there by themselves.
		await page.clock.fastForward(250);
		return text;
	};
}

/** Opens the page of the text editor, and collects what the browser complains about. */
async function openPage(code: string, problems: string[]): Promise<Page> {
	const context = await browser.newContext({ colorScheme: "light" });
	const page = await context.newPage();
	await page.clock.install();
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

/** Returns the text as it would be in the file. */
export const written = (text: Locator) =>
	text.page().evaluate(() => globalThis.record.value);

/** Pastes like a different program. */
export async function pasteContent(
	text: Locator,
	pasted: { html?: string; text?: string },
) {
	await text.evaluate((element, pasted) => {
		const clipboardData = new DataTransfer();
		if (pasted.html) clipboardData.setData("text/html", pasted.html);
		clipboardData.setData("text/plain", pasted.text ?? "");
		const options = { clipboardData, bubbles: true, cancelable: true };
		element.dispatchEvent(new ClipboardEvent("paste", options));
	}, pasted);
}

/** Presses keys one by one, waiting for the browser to report each cursor movement. */
export async function press(text: Locator, ...keys: readonly string[]) {
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

/** Locates a button of the toolbar. */
export const tool = (text: Locator, name: string) =>
	text.page().getByRole("toolbar").getByRole("button", { name });
