import { readContent, strings } from "../support/content.ts";
import { describe, expect, test } from "./harness.ts";
import type { Visitor } from "./visitor.ts";

// The first menu of pages, and its links.
const menu = ".navigation .menu:not(:has([hreflang]))";
const summary = `${menu} summary`;
const first = `${menu} li:first-child a`;
const second = `${menu} li:nth-child(2) a`;
const last = `${menu} li:last-child a`;

const language = ".navigation .menu:has([hreflang]) summary";
const { disclaimer } = readContent<{ disclaimer: { button: { en: string } } }>(
	"footer.yaml",
);

/** Returns the URL of the first such link. */
const getUrl = (visitor: Visitor, link: string) =>
	visitor.evaluate(
		(selector) => document.querySelector(selector)?.getAttribute("href") ?? "",
		link,
	);

const outside = { x: 640, y: 700 };

describe("a menu", () => {
	test("opens on hover after the pointer crossed the page's heading, and closes after it has left", async ({
		open,
	}) => {
		const visitor = await open("/faq");
		await visitor.pointTo("h1");
		await visitor.pointTo(summary);
		await visitor.sees(last);
		await visitor.pointTo(last);
		await visitor.sees(last);
		await visitor.moveTo(outside);
		await visitor.seesNo(last);
	});

	test("stays open if the pointer that opened it clicks, and closes on a click outside", async ({
		open,
	}) => {
		const visitor = await open("/");
		await visitor.pointTo(summary);
		await visitor.sees(last);
		await visitor.click(summary);
		await visitor.moveTo(outside);
		await visitor.sees(last);
		await visitor.clickAt(outside);
		await visitor.seesNo(last);
	});

	test("opens with an arrow key after a pointer was on the page, and closes on Escape", async ({
		open,
	}) => {
		const visitor = await open("/faq");
		await visitor.pointTo("h1");
		await visitor.tabTo(summary);
		await visitor.awaitScript("/enhance.");
		await visitor.press("ArrowDown");
		await visitor.hasFocusOn(first);
		await visitor.press("ArrowDown");
		await visitor.hasFocusOn(second);
		await visitor.press("End");
		await visitor.hasFocusOn(last);
		await visitor.press("Escape");
		await visitor.seesNo(last);
		await visitor.hasFocusOn(summary);
	});

	test("links to its pages", async ({ open }) => {
		const visitor = await open("/");
		await visitor.pointTo(summary);
		const address = await getUrl(visitor, last);
		await visitor.click(last);
		await visitor.isAt(address);
		await visitor.back();
		await visitor.isAt("/");
	});
});

test("the language switch keeps query and fragment", async ({ open }) => {
	const visitor = await open("/faq?fra=brev#betaling");
	await visitor.click(language);
	await visitor.click(".navigation a[hreflang=en]");
	await visitor.isAt("/en/faq?fra=brev#betaling");
	await visitor.back();
	await visitor.isAt("/faq?fra=brev#betaling");
});

test("the icon-only search button has a tooltip that Escape closes", async ({
	open,
}) => {
	const visitor = await open("/en");
	await visitor.pointTo("h1");
	await visitor.pointTo(".search-button");
	await visitor.reads(".tooltip", /Ctrl \+ K/);
	await visitor.press("Escape");
	await visitor.seesNo(".tooltip");
});

test("the panel on a phone opens, and closes by its button, by Escape and by a click outside", async ({
	open,
}) => {
	const visitor = await open("/", { size: "phone" });
	const close = "#navigation button";
	await visitor.click("button", strings.menu.da);
	await visitor.hasFocusOn(close, strings.close.da);
	await visitor.click(close, strings.close.da);
	await visitor.seesNo("#navigation");
	await visitor.click("button", strings.menu.da);
	await visitor.sees("#navigation");
	await visitor.press("Escape");
	await visitor.seesNo("#navigation");
	await visitor.hasFocusOn("button", strings.menu.da);
	await visitor.click("button", strings.menu.da);
	await visitor.hasFocusOn(close, strings.close.da);
	await visitor.clickAt({ x: 10, y: 400 });
	await visitor.seesNo("#navigation");
	await visitor.click("button", strings.menu.da);
	await visitor.click(summary);
	const address = await getUrl(visitor, last);
	await visitor.click(last);
	await visitor.isAt(address);
});

test("the disclaimer opens with the focus in it, and restores it on closing", async ({
	open,
}) => {
	const visitor = await open("/en");
	await visitor.click("footer button", disclaimer.button.en);
	await visitor.hasFocusOn("[role=dialog] :is(h1, h2, h3)");
	await visitor.press("Escape");
	await visitor.seesNo("[role=dialog]");
	await visitor.hasFocusOn("footer button", disclaimer.button.en);
});

test("the current entry and buttons in a text are underlined", async ({
	open,
}) => {
	const visitor = await open("/en/faq");
	const line = (selector: string) =>
		visitor.evaluate((sought) => {
			const found = document.querySelector(sought);
			return found && getComputedStyle(found).textDecorationLine;
		}, selector);
	expect(await line(".navigation [aria-current=page]")).toBe("underline");
	expect(await line(".text-button")).toBe("underline");
});
