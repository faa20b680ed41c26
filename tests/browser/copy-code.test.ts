import type { Page } from "playwright-core";
import { readContent, strings } from "../support/content.ts";
import { findPath } from "./built.ts";
import { describe, expect, test } from "./harness.ts";

const codes = readContent<Record<string, { code: string }>>("facts/codes.yaml");
const { newCustomerCode } = readContent<{ newCustomerCode: string }>(
	"facts/discounts.yaml",
);
const code = codes[newCustomerCode]?.code ?? "";

const button = (page: Page, name: string) => page.getByRole("button", { name });

/** Runs in the page: stores copied text in the window, or rejects the copy. */
function mockClipboard(outcome: string) {
	Object.defineProperty(navigator, "clipboard", {
		value: {
			writeText(text: string) {
				if (outcome === "refused")
					return Promise.reject(new DOMException("no", "NotAllowedError"));
				document.documentElement.dataset.copied = text;
				return Promise.resolve();
			},
		},
	});
}

/** Runs in the page: records in the window when the button's label changes. */
function recordChanges() {
	const times: number[] = [];
	const label = document.querySelector(".copy-code button");
	new MutationObserver(() => {
		times.push(performance.now());
		document.documentElement.dataset.changes = JSON.stringify(times);
	}).observe(label as Node, { characterData: true, subtree: true });
}

test("without scripts the code is shown without a button", async ({ open }) => {
	const page = await open(findPath("thank-you"), { scripts: "off" });
	await expect(page.locator(".code--large")).toHaveText(code);
	await expect(button(page, strings.copy.da)).not.toBeVisible();
});

describe.each([
	[findPath("thank-you"), "desktop", strings.copy.da, strings.copied.da],
	[findPath("thank-you", "en"), "phone", strings.copy.en, strings.copied.en],
] as const)("%s on a %s", (address, viewport, copy, copied) => {
	test("the first click copies, and the label confirms it for two seconds", async ({
		open,
	}) => {
		const page = await open(address, { viewport });
		await page.evaluate(mockClipboard, "taken");
		await page.evaluate(recordChanges);
		await button(page, copy).click();
		await expect(button(page, copied)).toBeVisible();
		await expect(page.getByRole("status").first()).toHaveText(copied);
		expect(
			await page.evaluate(() => document.documentElement.dataset.copied),
		).toBe(code);
		await expect(button(page, copy)).toBeVisible();
		const [shown = 0, gone = 0] = JSON.parse(
			(await page.locator("html").getAttribute("data-changes")) ?? "[]",
		);
		expect(gone - shown).toBeGreaterThan(1990);
	});

	test("if the clipboard is denied, the code is selected and a notification explains how to copy", async ({
		open,
	}) => {
		const page = await open(address, { viewport });
		await page.evaluate(mockClipboard, "refused");
		await button(page, copy).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("alert")).toHaveText(/Ctrl \+ C/);
		expect(await page.evaluate(() => String(getSelection()))).toBe(code);
	});
});
