import type { Page } from "playwright-core";
import * as limits from "../../site/limits.ts";
import { readContent, strings } from "../support/content.ts";
import { findPath } from "./built.ts";
import { expect, open, site, test } from "./harness.ts";
import { pauseClock } from "./visit.ts";

// The smaller parts of pages: answers, a code to copy, the bar on phones, old addresses.

test("an answer of the FAQ is opened by a URL and by a link to its fragment, even if the URL stays the same, and is the only open one", async () => {
	const page = await open("/en/faq");
	const answers = page.locator(".questions details");
	const opened = page.locator(".questions details[open]");
	const ids = await answers.evaluateAll((all) => all.map(({ id }) => id));
	await page.goto(`/en/faq#${ids[4]}`);
	await expect(opened).toHaveCount(1);
	expect(await opened.getAttribute("id")).toBe(ids[4]);
	await page.evaluate((id) => {
		location.hash = id ?? "";
	}, ids[7]);
	await expect(page.locator(`[id="${ids[7]}"][open]`)).toHaveCount(1);
	await expect(opened).toHaveCount(1);
	await opened.locator("summary").click();
	await expect(opened).toHaveCount(0);
	await page.evaluate((id) => {
		const link = document.createElement("a");
		link.href = `#${id}`;
		document.querySelector("main")?.append(link);
		link.click();
	}, ids[7]);
	await expect(opened).toHaveCount(1);
});

const codes = readContent<Record<string, { code: string }>>("facts/codes.yaml");
const { newCustomerCode } = readContent<{ newCustomerCode: string }>(
	"facts/discounts.yaml",
);
const code = codes[newCustomerCode]?.code ?? "";

test("the button beside a code copies it with the first click, and confirms that for a while", async () => {
	const page = await open(findPath("thank-you"));
	await pauseClock(page);
	await page.evaluate(() => {
		navigator.clipboard.writeText = async (text) => {
			document.documentElement.dataset.copied = text;
		};
	});
	const copy = page.getByRole("button", { name: strings.copy.da });
	const copied = page.getByRole("button", { name: strings.copied.da });
	await copy.click();
	await expect(copied).toBeVisible();
	await expect(page.getByRole("status").first()).toHaveText(strings.copied.da);
	const text = await page.locator("html").getAttribute("data-copied");
	expect(text).toBe(code);
	await page.clock.runFor(limits.copy.confirmation - 1);
	await expect(copied).toBeVisible();
	await page.clock.runFor(1);
	await expect(copy).toBeVisible();
});

test("the button beside a code selects it if copying is denied, and a notification explains how to go on", async () => {
	const path = findPath("thank-you", "en");
	const page = await open(path, { viewport: "phone" });
	await page.evaluate(() => {
		navigator.clipboard.writeText = () =>
			Promise.reject(new DOMException("denied", "NotAllowedError"));
	});
	await page.getByRole("button", { name: strings.copy.en }).press("Enter");
	await expect(page.getByRole("alert")).toHaveText(/Ctrl \+ C/);
	expect(await page.evaluate(() => String(getSelection()))).toBe(code);
});

test.for([
	[390, 844, "home"],
	[390, 844, "contact"],
	[390, 844, "opening-hours"],
	[844, 390, "home"],
] as const)(
	"the bar at the foot of a phone of %i × %i covers neither the focused elements of %s nor its last line",
	async ([width, height, view]) => {
		const page = await open(findPath(view), {
			viewport: "phone",
			motion: "reduced",
		});
		await page.setViewportSize({ width, height });
		const seen = [];
		for (;;) {
			await page.keyboard.press("Tab");
			const focused = await inspectFocus(page);
			if (!focused) break;
			seen.push(focused);
		}
		expect(seen.filter(({ isCovered }) => isCovered)).toEqual([]);
		expect(seen.length).toBeGreaterThan(10);
		const [line, bar] = await page.evaluate(() => {
			scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
			return ["footer > :last-child", ".header .actions"].map((selector) =>
				document.querySelector(selector)?.getBoundingClientRect(),
			);
		});
		expect(line?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
	},
);

/**
 * Returns the focused element, and whether the bar covers any of it, or all of it if it is taller than the space above
 * the bar (WCAG 2.2, 2.4.11); undefined after the last one.
 */
function inspectFocus(page: Page) {
	return page.evaluate(() => {
		const focused = document.activeElement;
		if (!focused || focused === document.body) return undefined;
		const bar = document.querySelector(".header .actions");
		const room = bar?.getBoundingClientRect().top ?? 0;
		const { top, bottom, height } = focused.getBoundingClientRect();
		const end = height < room ? bottom : top;
		return {
			name: focused.outerHTML.slice(0, 80),
			isCovered: !focused.closest(".header") && end > room + 0.5,
		};
	});
}

test("an old address redirects with its query and fragment, without a history entry", async () => {
	const page = await open("/faq");
	for (const { from, to } of site.redirects) {
		await page.goto(`${from}?kilde=brev#content`, { waitUntil: "commit" });
		await expect(page).toHaveAddress(`${to}?kilde=brev#content`);
		await page.waitForLoadState();
		await page.goBack();
		await expect(page).toHaveAddress("/faq");
	}
});
