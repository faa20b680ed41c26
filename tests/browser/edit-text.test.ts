import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { repository } from "../support/check.ts";
import { findViolations, rules } from "./axe.ts";
import { describe, expect, test } from "./harness.ts";

// The text editor of `kilde edit` by itself in a shadow tree, under a policy without inline code.

/** The page of the tests: an editor that records its calls. */
type Options = {
	readonly kind?: "line" | "markdown";
	readonly value?: string;
	readonly language?: "da" | "en";
	readonly theme?: "light" | "dark";
	/** The text in the other language. */
	readonly other?: string;
};

declare global {
	/** Mounts an editor in place of the last one, or none. */
	var openEditor: (options?: Required<Omit<Options, "theme">>) => void;
	var record: {
		value: string;
		facts: string[];
		/** The last picture that was stored and not inserted. */
		dropped?: string;
		/** The text in the other language, once a picture was inserted. */
		other?: string;
		setValue(value: string): void;
	};
}

const script = `
	import { createRoot } from "react-dom/client";
	import { EditingContext } from "../editing.ts";
	import { TextField } from "./text-field.tsx";
	import { textEditorStyle } from "./style.ts";
	import { lookStyle } from "../../look.ts";
	import { style } from "../style.ts";
	import { wordsIn } from "../words.ts";
	const fact = (name, words) => ({ name, called: "About " + words, words: { en: words, da: words }, origins: [name] });
	const answers = {
		facts: () => [fact("price.one", "DKK 375"), fact("price.two", "DKK 700"), fact("time.one", "one hour")],
		pages: () => [{ value: "/about", label: "About us" }, { value: "/prices", label: "What it costs" }],
		pictures: () => [],
		picture: ({ name: src }) => (src.endsWith(".heic") ? { refused: "Not this picture." } : { src }),
		undo: () => { record.dropped = state.undo; },
	};
	const state = {};
	const editing = {
		state,
		ask: async (name, body) => answers[name](body),
		perform: (work) => work(),
		applyState: ({ src }) => { state.undo = src; },
		openOrigin: (name) => record.facts.push(name),
	};
	let root;
	globalThis.openEditor = (options) => {
		root?.unmount();
		root = undefined;
		const host = document.createElement("div");
		document.querySelector("#host").replaceChildren(host);
		if (!options) return;
		const tree = host.attachShadow({ mode: "open" });
		const sheet = new CSSStyleSheet();
		sheet.replaceSync((lookStyle() + style).replaceAll(":root", ":host") + textEditorStyle);
		tree.adoptedStyleSheets = [sheet];
		const parent = document.createElement("div");
		const help = document.createElement("p");
		help.id = "help";
		help.textContent = "What this text is";
		tree.append(help, parent);
		root = createRoot(parent);
		const { language, other, ...props } = options;
		const show = (value) => root.render(
			<EditingContext value={{ ...editing, language, words: wordsIn(language) }}>
				<TextField
					{...props}
					{...{ value, locale: "en", name: "Text", describedBy: "help", takesFocus: true }}
					languageName="English"
					others={other ? [{ languageName: "Danish", value: other, set: (value) => { record.other = value; } }] : []}
					onChange={(value) => { record.value = value; }}
				/>
			</EditingContext>
		);
		globalThis.record = { value: options.value, facts: [], setValue: show };
		show(options.value);
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
			resolveDir: `${repository}/generator/edit/client/text`,
		},
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		jsx: "automatic",
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
	const { kind = "markdown", value = "", language = "en", other = "" } = given;
	await page.evaluate((settings) => openEditor(settings), {
		kind,
		value,
		language,
		other,
	});
	const text = page.getByRole("textbox", { name: "Text", exact: true });
	await expectFocus(text);
	return text;
}

const html =
	'<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Text</title><main><h1>Text</h1><div id="host"></div></main><script src="/a.js"></script></html>';

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

/** Expects an element to have the focus in its tree. */
async function expectFocus(element: Locator, isFocused = true) {
	await expect
		.poll(() =>
			element.evaluate(
				(node) => (node.getRootNode() as ShadowRoot).activeElement === node,
			),
		)
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

	test("in a line of the source preserves its line breaks", async ({
		browser,
	}) => {
		const text = await edit(browser, { value: "One line\nand the next." });
		await press(text, "Control+Home", "End", "ArrowLeft");
		await text.page().keyboard.type("!");
		// ProseMirror reverts a move to the start within 200 ms of the focus, since browsers move there by themselves.
		await text.page().waitForTimeout(200);
		await press(text, "Control+Home", "Delete");
		await text.page().keyboard.type("A");
		expect(await written(text)).toBe("Ane line\nand the next!.");
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

	test("in a single-line field creates no second line", async ({ browser }) => {
		const text = await edit(browser, { kind: "line", value: "one" });
		await press(text, "End", "Enter", "Shift+Enter");
		await text.page().keyboard.type(" **two**");
		expect(await written(text)).toBe("one **two**");
	});

	test("starts from a new value that is set, without undoing it", async ({
		browser,
	}) => {
		const text = await edit(browser, { value: "one" });
		await text.page().keyboard.type("two ");
		await text.page().evaluate(() => globalThis.record.setValue("three"));
		await expect(text).toHaveText("three");
		await press(text, "Control+z");
		await expect(text).toHaveText("three");
		expect(await written(text)).toBe("two one");
	});
});

describe.each(["line", "markdown"] as const)("facts in a %s", (kind) => {
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

	test("are inserted from a list opened by two braces", async ({ browser }) => {
		const text = await edit(browser, { kind, value: "From" });
		const page = text.page();
		await press(text, "Control+End");
		await page.keyboard.type(" {{");
		const search = page.getByRole("combobox");
		await expectFocus(search);
		await page.keyboard.type("700");
		await expect(page.getByRole("option")).toHaveCount(1);
		await press(text, "Enter");
		await expectFocus(text);
		await page.keyboard.type("!");
		expect(await written(text)).toBe("From {{price.two}}!");
	});

	test("are inserted by the button, with the keys of a combobox", async ({
		browser,
	}) => {
		const text = await edit(browser, { kind, value: "one" });
		const page = text.page();
		await press(text, "Control+End");
		await tool(text, "Fact").click();
		await press(text, "ArrowDown", "ArrowDown");
		const option = page.getByRole("option", { name: /^DKK 700/ });
		await expectAttribute(option, "aria-selected", "true");
		await press(text, "Enter");
		expect(await written(text)).toBe("one{{price.two}}");
		await tool(text, "Fact").click();
		await press(text, "Escape");
		await expectFocus(text);
		expect(await written(text)).toBe("one{{price.two}}");
	});

	test("move and open by keyboard and by mouse", async ({ browser }) => {
		const value = "one {{price.one}} two";
		const text = await edit(browser, { kind, value });
		const page = text.page();
		await press(text, "Control+Home", ...Array(5).fill("ArrowRight"));
		await expect
			.poll(() => page.getByRole("status").textContent())
			.toContain("Fact selected");
		await press(text, "Enter");
		await press(text, "Alt+ArrowRight");
		expect(await written(text)).toBe("one  two{{price.one}}");
		await press(text, "Alt+ArrowLeft", "Alt+ArrowLeft");
		expect(await written(text)).toBe("{{price.one}}one  two");
		await text.getByText("DKK 375").click();
		expect(await page.evaluate(() => globalThis.record.facts)).toEqual([
			"price.one",
			"price.one",
		]);
	});

	test("move by dragging, and by cutting and pasting", async ({ browser }) => {
		const value = "one {{price.one}} two";
		const text = await edit(browser, { kind, value });
		const end = text.locator("p");
		const { width, height } = (await end.boundingBox()) ?? {
			width: 0,
			height: 0,
		};
		await text.getByText("DKK 375").dragTo(end, {
			targetPosition: { x: width - 5, y: height / 2 },
		});
		await expect.poll(() => written(text)).toBe("one  two{{price.one}}");
		expect(await text.page().evaluate(() => globalThis.record.facts)).toEqual(
			[],
		);
		await press(text, "Control+x");
		expect(await written(text)).toMatch(/^one {2}two$/);
		await press(text, "Control+Home", "Control+v");
		expect(await written(text)).toBe("{{price.one}}one  two");
	});

	test("that don’t exist are marked", async ({ browser }) => {
		const text = await edit(browser, { kind, value: "{{price.tree}}" });
		expect(await text.locator(".unknown").textContent()).toBe(
			"This fact is no longer there",
		);
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

	test("creates a heading or a quotation", async ({ browser }) => {
		const text = await edit(browser, { value: "one\ntwo" });
		await tool(text, "Smaller heading").click();
		expect(await written(text)).toBe("### one two");
		await press(text, "Control+Shift+Digit3");
		await tool(text, "Quotation").click();
		expect(await written(text)).toBe("> one two");
	});

	test("shows and keeps unsupported blocks", async ({ browser }) => {
		const value = "~~~\n# code\n~~~\n\none `{{x}}`\n";
		const text = await edit(browser, { value });
		await expect(text.locator("pre")).toHaveText("~~~\n# code\n~~~");
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
		await page.keyboard.type("costs");
		await press(text, "ArrowDown", "Enter");
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
			"Choose a page, or write an address.",
		);
		await page.getByRole("combobox").fill("www.example.org");
		await page.getByLabel("Link text").fill("this");
		await page.getByRole("button", { name: "Apply" }).click();
		await page.keyboard.type(".");
		expect(await written(text)).toBe("one[this](https://www.example.org).");
	});
});

describe("pictures", () => {
	test("are stored when dropped, and described in a dialog", async ({
		browser,
	}) => {
		const text = await edit(browser, { value: "one" });
		const page = text.page();
		const drop = () =>
			text.evaluate((element) => {
				const dataTransfer = new DataTransfer();
				dataTransfer.items.add(
					new File(["x"], "room.png", { type: "image/png" }),
				);
				const { left, top } = element.getBoundingClientRect();
				const place = { clientX: left + 20, clientY: top + 20 };
				const options = { dataTransfer, bubbles: true, cancelable: true };
				element.dispatchEvent(new DragEvent("drop", { ...options, ...place }));
			});
		const words = page.getByRole("dialog").getByRole("textbox");
		await drop();
		await expect(words).toBeVisible();
		await press(text, "Escape");
		expect(await written(text)).toBe("one");
		expect(await page.evaluate(() => globalThis.record.dropped)).toBe(
			"room.png",
		);
		await drop();
		await words.fill("A quiet room");
		await press(text, "Enter");
		expect(await written(text)).toMatch(/!\[A quiet room\]\(room\.png\)/);
		await text.getByText("Picture: A quiet room").click();
		await words.fill("A [loud] room");
		await press(text, "Enter");
		expect(await written(text)).toMatch(
			/!\[A \\?\[loud\\?\] room\]\(room\.png\)/,
		);
	});

	test("dropped on a word are inserted between paragraphs in both languages, each with its own description", async ({
		browser,
	}) => {
		const text = await edit(browser, {
			value: "one\n\ntwo words\n\nthree",
			other: "en\n\nto ord\n\ntre",
		});
		const page = text.page();
		await text.getByText("two words").evaluate((paragraph) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(
				new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "room.svg", {
					type: "image/svg+xml",
				}),
			);
			const { left, top } = paragraph.getBoundingClientRect();
			const place = { clientX: left + 20, clientY: top + 2 };
			const options = { dataTransfer, bubbles: true, cancelable: true };
			paragraph.dispatchEvent(new DragEvent("drop", { ...options, ...place }));
		});
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("textbox", { name: /, English$/ }).fill("A room");
		await dialog.getByRole("button", { name: "Insert" }).click();
		await expect(dialog.getByRole("alert")).toHaveText(/./);
		await dialog.getByRole("textbox", { name: /, Danish$/ }).fill("Et rum");
		await dialog.getByRole("button", { name: "Insert" }).click();
		expect(await written(text)).toBe(
			"one\n\n![A room](room.svg)\n\ntwo words\n\nthree",
		);
		expect(await page.evaluate(() => globalThis.record.other)).toBe(
			"en\n\n![Et rum](room.svg)\n\nto ord\n\ntre",
		);
	});

	test("that can’t be stored are reported", async ({ browser }) => {
		const text = await edit(browser, { value: "one" });
		const choosing = text.page().waitForEvent("filechooser");
		await tool(text, "Picture").click();
		const chooser = await choosing;
		await chooser.setFiles({
			name: "a.heic",
			mimeType: "",
			buffer: Buffer.from("x"),
		});
		await expect(text.page().getByRole("alert")).toHaveText(
			"Not this picture.",
		);
		expect(await written(text)).toBe("one");
	});
});

describe("pasted content is cleaned up", () => {
	test("from Word", async ({ browser }) => {
		const text = await edit(browser);
		const item = (level: number, marker: string, words: string) =>
			`<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
		await paste(text, {
			html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {color: red}</style><!--[if gte mso 9]><xml></xml><![endif]--></head><body lang=DA><!--StartFragment--><h1>Prices<o:p></o:p></h1><h3>Below</h3><p class=MsoNormal style='margin:0'>Some <b style='mso-bidi-font-weight:normal'>bold</b>&nbsp;and <i>italic</i> wo&shy;rds, DKK&nbsp;375.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, "·", "one")}${item(2, "o", "two")}${item(1, "·", "three")}${item(1, "1.", "first")}${item(1, "2.", "second")}<p class=MsoNormal><a href="http://www.example.org/">Link</a> <a href="file:///C:/x.doc">file</a></p><!--EndFragment--></body></html>`,
		});
		expect(await written(text)).toBe(
			[
				"## Prices",
				"### Below",
				"Some **bold** and *italic* words, DKK 375.",
				"- one\n  - two\n- three",
				"1. first\n2. second",
				"[Link](https://www.example.org/) file",
			].join("\n\n"),
		);
	});

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

	test("with tables as lists", async ({ browser }) => {
		const text = await edit(browser);
		await paste(text, {
			html: "<table><tr><th>Session</th><th>Price</th><th>Time</th></tr><tr><td>Half</td><td><b>375</b></td><td></td></tr><tr><td>Whole</td><td>700</td><td>2 h</td></tr></table><p>then</p><table><tr><td><p>Monday</p></td><td><p>10–12</p></td></tr></table>",
		});
		expect(await written(text)).toBe(
			"- Half – Price: **375**\n- Whole – Price: 700 – Time: 2 h\n\nthen\n\n- Monday: 10–12",
		);
	});

	test("without footnotes", async ({ browser }) => {
		const text = await edit(browser);
		await paste(text, {
			html: `<p>Word<a style='mso-footnote-id:ftn1' href="#_ftn1"><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> Docs<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> Wiki<sup><a href="https://example.org/wiki#cite_note-1">a</a></sup> LibreOffice<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a> <a href="#part">stays</a>.</p><div style='mso-element:footnote-list'><hr><p>[1] note</p></div><div><p><a href="#ftnt_ref1">[1]</a> note</p></div><div id="sdfootnote1"><p>1 note</p></div>`,
		});
		expect(await written(text)).toBe("Word Docs Wiki LibreOffice stays.");
	});

	test.for([
		[
			"https://example.org/a?utm_source=x&id=1&fbclid=2#b",
			"https://example.org/a?id=1#b",
		],
		["https://example.org/a?gclid=2#:~:text=a,b", "https://example.org/a"],
		[
			"https://www.google.dk/url?sa=t&url=https%3A%2F%2Fexample.org%2F%3Futm_id%3D1&usg=x",
			"https://example.org/",
		],
		[
			"https://eur02.safelinks.protection.outlook.com/?url=http%3A%2F%2Fexample.org%2Fb&data=05",
			"https://example.org/b",
		],
		["https://youtu.be/abc?si=x&t=5", "https://youtu.be/abc?t=5"],
		[
			"https://example.org/?si=x&a=1%20%C3%A6",
			"https://example.org/?si=x&a=1%20%C3%A6",
		],
		["https://køb.dk/a?fbclid=2", "https://xn--kb-lka.dk/a"],
	] as const)(
		"a link without the character after it: %s",
		async ([from, to], { browser }) => {
			const text = await edit(browser);
			await paste(text, { html: `<a href="${from}">it</a>` });
			expect(await written(text)).toBe(`[it](${to})`);
		},
	);

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

	test("in a single-line field", async ({ browser }) => {
		const text = await edit(browser, { kind: "line", value: "a " });
		await press(text, "Control+End");
		await paste(text, {
			html: "<h1>one</h1><p><b>two</b>&nbsp;{{price.one}}</p>",
		});
		expect(await written(text)).toBe("a one two {{price.one}}");
	});

	test.for(["line", "markdown"] as const)(
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
		await press(text, "ArrowDown", "Escape");
		await page.keyboard.type("{{");
		await press(text, "ArrowDown");
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
