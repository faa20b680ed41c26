import { findViolationsOfThemes } from "./axe.ts";
import { poll } from "./editor.ts";
import { describe, expect, test } from "./harness.ts";
import { prepareTextEditor, press, tool, written } from "./text-editor.ts";

// Typing, facts, links and the toolbar of the text editor.

const edit = prepareTextEditor();

test("typing changes only its own paragraph, and is undone and redone", async () => {
	const value = "* one\n* two\n\nthree\nfour\n";
	const text = await edit({ value });
	await press(text, "Control+End");
	await text.page().keyboard.type(" & five");
	expect(await written(text)).toBe(value.replace("four", "four & five"));
	await press(text, "Control+z");
	expect(await written(text)).toBe(value);
	await press(text, "Control+y");
	expect(await written(text)).toBe(value.replace("four", "four & five"));
});

test("typed signs create headings, lists and line breaks; in a single-line field they stay signs on one line", async () => {
	const text = await edit();
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
	const line = await edit({ kind: "plain", value: "one" });
	await press(line, "End", "Enter", "Shift+Enter");
	await keyboard.type(" **two**");
	expect(await written(line)).toBe("one **two**");
});

test("the cursor stays when the text arrives as it is written, and another text is shown", async () => {
	const text = await edit({ value: "one" });
	const { keyboard } = text.page();
	await keyboard.type("two ");
	await text.page().evaluate(() => record.setValue(`${record.value}\n`));
	await keyboard.type("and ");
	expect(await written(text)).toBe("two and one\n");
	await text.page().evaluate(() => record.setValue("three"));
	await expect(text).toHaveText(/^three\s*$/);
});

describe.each(["plain", "markdown"] as const)("facts in a %s text", (kind) => {
	test("are shown as text, can't be partly overwritten, open by keyboard and by mouse, and move by cutting and pasting", async () => {
		const value = "From {{price.one}} for {{ time.one }}.";
		const text = await edit({ kind, value });
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

	test("are inserted from a list that two braces open", async () => {
		const text = await edit({ kind, value: "From" });
		const page = text.page();
		await press(text, "Control+End");
		await page.keyboard.type(" {{");
		await expect(page.getByRole("combobox")).toBeFocused();
		await page.keyboard.type("700");
		await press(text, "Enter");
		await expect(text).toBeFocused();
		await page.keyboard.type("!");
		expect(await written(text)).toBe("From {{price.two}}!");
		await tool(text, "Fact").click();
		await page.keyboard.type("nothing");
		await press(text, "Enter");
		await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
			"Choose one of the facts.",
		);
		await press(text, "Escape");
		await expect(text).toBeFocused();
	});
});

test("buttons and shortcuts toggle bold and lists; unsupported blocks are shown and kept", async () => {
	const text = await edit({ value: "one two" });
	const isBold = () => tool(text, "Bold").getAttribute("aria-pressed");
	await press(text, "Control+Home", "Control+Shift+ArrowRight", "Control+b");
	expect(await written(text)).toBe("**one** two");
	await poll(isBold).toBe("true");
	await press(text, "Control+b");
	await poll(isBold).toBe("false");
	for (const [name, expected] of [
		["Bulleted list", "- one two"],
		["Numbered list", "1. one two"],
		["Numbered list", "one two"],
	] as const) {
		await tool(text, name).click();
		expect(await written(text)).toBe(expected);
	}
	const value = "~~~\n# code\n~~~\n\none `{{x}}`\n";
	const other = await edit({ value });
	await expect(other.locator("pre")).toHaveText("~~~\n# code\n~~~");
	await other.locator("p").click();
	await press(other, "Control+End");
	await other.page().keyboard.type("!");
	expect(await written(other)).toBe(value.replace("`\n", "`!\n"));
});

test("a link points to a page chosen in a dialog, or to a URL without errors, and is removed", async () => {
	const text = await edit({ value: "one two" });
	const page = text.page();
	await press(text, "Control+Home", "Control+Shift+ArrowRight", "Control+k");
	await page.keyboard.type("/prices");
	await press(text, "Enter");
	await expect(text).toBeFocused();
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

test("the toolbar is one tab stop, with arrow keys between its buttons", async () => {
	const text = await edit({ value: "one" });
	await press(text, "Alt+F10");
	await expect(tool(text, "Bold")).toBeFocused();
	await press(text, "End", "ArrowRight", "ArrowRight");
	await expect(tool(text, "Italic")).toBeFocused();
	await press(text, "Tab");
	await expect(text).toBeFocused();
	await press(text, "Shift+Tab");
	await expect(tool(text, "Italic")).toBeFocused();
	await press(text, "Escape");
	await expect(text).toBeFocused();
	await press(text, "Tab");
	await expect(text).not.toBeFocused();
});

test("axe finds nothing wrong in a text and its dialogs, in both themes", async () => {
	const value =
		"## One\n\nBy {{price.one}} and {{a.b}}, **so** [it](/about) ![A room](a.png) `x`\n\n- two\n\n> three\n\n***\n";
	const text = await edit({ value });
	const page = text.page();
	expect(await findViolationsOfThemes(page)).toEqual([]);
	await press(text, "Control+Home", "Control+k");
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await findViolationsOfThemes(page)).toEqual([]);
	await press(text, "Escape");
	await page.keyboard.type("{{");
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await findViolationsOfThemes(page)).toEqual([]);
	const sizes = await page.getByRole("button").evaluateAll((buttons) =>
		buttons.map((button) => {
			const { width, height } = button.getBoundingClientRect();
			return Math.min(width, height);
		}),
	);
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
