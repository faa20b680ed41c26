import { describe, expect } from "vitest";
import {
	type Article,
	articles,
	findPath,
	getTitle,
} from "../browser/built.ts";
import { openSvgs } from "../support/opened-svgs.ts";
import { site, test } from "./harness.ts";

// All routes, and one flow for each island and for the header: the tests in Chrome cover the rest.

const menu = ".navigation .menu:not(:has([hreflang]))";
const lastLink = `${menu} li:last-child a`;
const field = "[role=combobox]";
const dialog = ".search-dialog";

test.for(["phone", "desktop"] as const)(
	"every page has a heading and no horizontal overflow on a %s",
	async (size, { open }) => {
		const visitor = await open("/", size);
		for (const { path } of site.pages) {
			await visitor.goto(path);
			const { overflow, heading } = await visitor.evaluate(() => ({
				overflow: document.documentElement.scrollWidth - innerWidth,
				heading: document.querySelector("h1")?.innerText ?? "",
			}));
			expect.soft(overflow, path).toBeLessThanOrEqual(0);
			expect.soft(heading, path).not.toBe("");
		}
	},
);

test("a redirect keeps query and fragment, without a history entry", async ({
	open,
}) => {
	const visitor = await open("/faq");
	for (const { from, to } of site.redirects) {
		await visitor.evaluate((address) => {
			location.href = address;
		}, `${from}?kilde=brev#content`);
		await visitor.isAt(`${to}?kilde=brev#content`);
		await visitor.sees("h1");
		await visitor.back();
		await visitor.isAt("/faq");
	}
});

describe("the header", () => {
	test("has a menu that opens on hover and by arrow keys, and closes on Escape", async ({
		open,
	}) => {
		const visitor = await open("/faq");
		await visitor.pointTo("h1");
		await visitor.pointTo(`${menu} summary`);
		await visitor.sees(lastLink);
		await visitor.pointTo(".questions details:last-of-type");
		await visitor.seesNo(lastLink);
		await visitor.evaluate(
			(selector) => document.querySelector<HTMLElement>(selector)?.focus(),
			`${menu} summary`,
		);
		await visitor.press("ArrowDown");
		await visitor.hasFocusOn(`${menu} li:first-child a`);
		await visitor.press("End");
		await visitor.hasFocusOn(lastLink);
		await visitor.press("Escape");
		await visitor.seesNo(lastLink);
		await visitor.hasFocusOn(`${menu} summary`);
	});

	test("has a panel on a phone that opens and closes, and a language switch that keeps query and fragment", async ({
		open,
	}) => {
		const visitor = await open("/faq?fra=brev#betaling", "phone");
		await visitor.click(".actions__menu");
		await visitor.hasFocusOn(".navigation__close");
		await visitor.press("Escape");
		await visitor.seesNo("#navigation");
		await visitor.hasFocusOn(".actions__menu");
		await visitor.click(".actions__menu");
		await visitor.click(".navigation a[hreflang=en]");
		await visitor.isAt("/en/faq?fra=brev#betaling");
	});
});

test("the search works by keyboard and by mouse, and Escape restores the focus", async ({
	open,
}) => {
	const visitor = await open("/");
	await visitor.press("Control+k");
	await visitor.hasFocusOn(field);
	await visitor.type(getTitle("/opening-hours").toLowerCase());
	await visitor.sees("[role=option][aria-selected=true] mark");
	await visitor.press("Enter");
	await visitor.isAt("/opening-hours");
	// Waits until it has loaded.
	await visitor.goto("/opening-hours");
	await visitor.click(".search-button");
	// A recent search.
	await visitor.click("[role=option]");
	await visitor.hasFocusOn(field);
	await visitor.sees("[role=option] mark");
	await visitor.press("Escape");
	await visitor.seesNo(dialog);
	await visitor.hasFocusOn(".search-button");
});

test("the reader of the news shows the article whose title is clicked, and the next one", async ({
	open,
}) => {
	const all = articles();
	const [newest, second] = all as [Article, Article];
	const oldest = all.at(-1) as Article;
	const visitor = await open("/news");
	await visitor.click(`.overview a[data-id="${oldest.id}"]`);
	await visitor.isAt(`/news?id=${oldest.id}`);
	await visitor.sees(`[data-id="${oldest.id}"] h2`);
	await visitor.back();
	await visitor.sees(`[data-id="${newest.id}"] h2`);
	await visitor.click(".pager button:nth-child(2)");
	await visitor.isAt(`/news?id=${second.id}`);
	await visitor.hasFocusOn(`[data-id="${second.id}"] h2`);
});

test("an answer of the FAQ is opened by a link to it, also if the URL stays the same", async ({
	open,
}) => {
	const visitor = await open("/faq");
	const id = await visitor.evaluate(
		() => document.querySelector(".questions details")?.id ?? "",
	);
	await visitor.goto(`/faq#${id}`);
	await visitor.click(`[id="${id}"][open] summary`);
	await visitor.seesNo(`[id="${id}"][open]`);
	await visitor.evaluate(() => {
		const link = document.createElement("a");
		link.href = location.hash;
		document.body.append(link);
		link.click();
	});
	await visitor.sees(`[id="${id}"][open]`);
});

test("the price finder follows its slider", async ({ open }) => {
	const visitor = await open("/opening-hours");
	const readBill = () =>
		visitor.evaluate(() => document.querySelector(".bill")?.textContent);
	const first = await readBill();
	await visitor.click(".finder input[type=range]");
	await visitor.press("End");
	await expect.poll(readBill).not.toBe(first);
});

test("if copying a code is denied, it is selected, and a notification says how to go on", async ({
	open,
}) => {
	const visitor = await open(findPath("thank-you"));
	await visitor.evaluate(() => {
		navigator.clipboard.writeText = () =>
			Promise.reject(new DOMException("denied", "NotAllowedError"));
	});
	await visitor.click(".copy-code button");
	await visitor.sees(".notification");
	const [selected, code] = await visitor.evaluate(() => [
		String(getSelection()),
		document.querySelector(".copy-code .code")?.textContent,
	]);
	expect(selected).toBe(code);
});

test("the booking page without the provider's calendar offers the other ways to book", async ({
	open,
}) => {
	// The browsers have no access to other machines.
	const visitor = await open("/book");
	for (const way of ["https://", "tel:", "mailto:"])
		await visitor.sees(`.widget__instead a[href^="${way}"]`);
});

test("no published SVG loads anything", async ({ tab, skip }) => {
	if (!tab) return skip("This engine is not installed.");
	const { opened, loaded, control } = await openSvgs(async (address) => {
		await tab.goto(address);
	});
	expect(opened).toBeGreaterThan(30);
	expect(loaded).toEqual([]);
	expect(control).toBeGreaterThan(0);
});

// The last one: Firefox reports the refused request of the frame as an error of the next navigation.
test("a video is replaced by its frame when it is asked for", async ({
	open,
}) => {
	const visitor = await open(findPath("technology"));
	await visitor.click(".video-frame button");
	await visitor.sees(".video-frame iframe");
});
