import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../support/check.ts";
import { poll } from "./editor.ts";
import { expect, test } from "./harness.ts";
import {
	pasteContent,
	prepareTextEditor,
	press,
	tool,
	written,
} from "./text-editor.ts";

// Pictures and pasted content in the text editor.

const edit = prepareTextEditor();

test("a dropped picture is described and stored between paragraphs; one that can't be stored is reported", async () => {
	const text = await edit({ value: "one\n\ntwo" });
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

test("pasted content of Word, Google Docs and LibreOffice is cleaned up", async () => {
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
		const text = await edit();
		const file = `tests/fixtures/clipboard/${program}.html`;
		await pasteContent(text, {
			html: readFileSync(join(repository, file), "utf8"),
		});
		expect.soft(await written(text), program).toBe(blocks.join("\n\n"));
	}
});

test("pasted content of a web page has no scripts, foreign links and pictures, and a paragraph for each row of a table", async () => {
	const text = await edit({ value: "start" });
	await press(text, "Control+End", "Enter");
	await pasteContent(text, {
		html: `<article><script>alert(1)</script><style>p{}</style><h1 onclick="alert(1)">One</h1><div>two <span style="position:absolute">three</span><img src="https://example.org/x.png" onerror="alert(1)"></div><table><tr><td>a</td></tr><tr><td><p>b</p></td></tr></table><table><tr><th>c</th><td><b>d</b></td></tr></table><p>{{price.one}} <a href="javascript:alert(1)">no</a> <a href="/about#us">yes</a> <a href="/theirs">theirs</a><br>\u200Bend</p><pre><code>x = 1</code></pre></article>`,
	});
	expect(await written(text)).toBe(
		"start\n\n## One\n\ntwo three\n\na\n\nb\n\nc – **d**\n\n{{price.one}} no [yes](/about#us) theirs\\\nend\n\nx = 1",
	);
	expect(await text.page().evaluate(() => record.announced)).toContain(
		"pictures were not pasted",
	);
});

test("a pasted URL becomes a link of the selected text or of itself", async () => {
	const text = await edit({ value: "see this" });
	const { keyboard } = text.page();
	await press(text, "Control+End", "Control+Shift+ArrowLeft");
	await pasteContent(text, { text: "http://www.example.org/a?fbclid=1" });
	await press(text, "End");
	for (const url of [" https://example.org/ ", "anna@example.org"]) {
		await keyboard.type(", ");
		await pasteContent(text, { text: url });
	}
	await keyboard.type(".");
	expect(await written(text)).toBe(
		"see [this](https://www.example.org/a), [example.org](https://example.org/), [anna@example.org](mailto:anna@example.org).",
	);
});

test("pasted text stays text, with whole grapheme clusters and plain spaces", async () => {
	const yoga = "\u{1F9D8}\u200D\u2640\uFE0F";
	for (const kind of ["plain", "markdown"] as const) {
		const text = await edit({ kind });
		await pasteContent(text, { text: `Bla\u030A\u200D ${yoga}\u200D` });
		await pasteContent(text, { html: `<p>, cafe\u0301 ${yoga}</p>` });
		expect.soft(await written(text), kind).toBe(`Blå ${yoga}, café ${yoga}`);
	}
	const text = await edit();
	await pasteContent(text, { text: "one\u00A0two\n\n- three" });
	expect(await written(text)).toBe("one two\n\n\\- three");
});
