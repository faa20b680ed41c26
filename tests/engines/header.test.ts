import { describe, expect, test } from "./harness.ts";

const technology = '.navigation a[href="/about-ees"]';
const outside = { x: 640, y: 700 };

describe("the menu of the centre", () => {
	test("opens under a mouse that came across the page's heading, and closes once it has left", async ({
		open,
	}) => {
		const visitor = await open("/faq");
		await visitor.pointTo("h1");
		await visitor.pointTo("summary", "Om");
		await visitor.sees(technology);
		await visitor.pointTo(technology);
		await visitor.sees(technology);
		await visitor.moveTo(outside);
		await visitor.seesNo(technology);
	});

	test("stays open when a mouse that opened it clicks, and closes with a click outside", async ({
		open,
	}) => {
		const visitor = await open("/");
		await visitor.pointTo("summary", "Om");
		await visitor.sees(technology);
		await visitor.click("summary", "Om");
		await visitor.moveTo(outside);
		await visitor.sees(technology);
		await visitor.clickAt(outside);
		await visitor.seesNo(technology);
	});

	test("opens with an arrow key after a mouse has been on the page, and Escape closes it", async ({
		open,
	}) => {
		const visitor = await open("/faq");
		await visitor.pointTo("h1");
		await visitor.tabTo("summary", "Om");
		await visitor.awaitScript("/enliven.");
		await visitor.press("ArrowDown");
		await visitor.hasFocusOn('.navigation a[href="/about"]');
		await visitor.press("ArrowDown");
		await visitor.hasFocusOn(technology);
		await visitor.press("End");
		await visitor.hasFocusOn('.navigation a[href="/opening-hours"]');
		await visitor.press("Escape");
		await visitor.seesNo(technology);
		await visitor.hasFocusOn("summary", "Om");
	});

	test("leads to its pages", async ({ open }) => {
		const visitor = await open("/");
		await visitor.pointTo("summary", "Om");
		await visitor.click(technology);
		await visitor.isAt("/about-ees");
		await visitor.back();
		await visitor.isAt("/");
	});
});

test("the other language keeps query and fragment", async ({ open }) => {
	const visitor = await open("/faq?fra=brev#betaling");
	await visitor.click("summary", "Vælg sprog: Dansk");
	await visitor.click(".navigation a[hreflang=en]");
	await visitor.isAt("/en/faq?fra=brev#betaling");
	await visitor.back();
	await visitor.isAt("/faq?fra=brev#betaling");
});

test("the lone icon of the search has a tooltip, which Escape takes away", async ({
	open,
}) => {
	const visitor = await open("/en");
	await visitor.pointTo("h1");
	await visitor.pointTo("button", "Search");
	await visitor.reads(".tooltip", "Search (Ctrl + K)");
	await visitor.press("Escape");
	await visitor.seesNo(".tooltip");
});

test("the panel of a phone opens, and closes by its button, by Escape and by a click outside", async ({
	open,
}) => {
	const visitor = await open("/", { size: "phone" });
	const close = "#navigation button";
	await visitor.click("button", "Menu");
	await visitor.hasFocusOn(close, "Luk");
	await visitor.click(close, "Luk");
	await visitor.seesNo("#navigation");
	await visitor.click("button", "Menu");
	await visitor.sees("#navigation");
	await visitor.press("Escape");
	await visitor.seesNo("#navigation");
	await visitor.hasFocusOn("button", "Menu");
	await visitor.click("button", "Menu");
	await visitor.hasFocusOn(close, "Luk");
	await visitor.clickAt({ x: 10, y: 400 });
	await visitor.seesNo("#navigation");
	await visitor.click("button", "Menu");
	await visitor.click("#navigation summary", "Om");
	await visitor.click("#navigation a", "Teknologien");
	await visitor.isAt("/about-ees");
});

test("the disclaimer opens with the focus in it, and gives it back", async ({
	open,
}) => {
	const visitor = await open("/en");
	await visitor.click("footer button", "Disclaimer");
	await visitor.hasFocusOn("[role=dialog] :is(h1, h2, h3)");
	await visitor.press("Escape");
	await visitor.seesNo("[role=dialog]");
	await visitor.hasFocusOn("footer button", "Disclaimer");
});

test("lines are under the entry at hand and under buttons in a text", async ({
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
