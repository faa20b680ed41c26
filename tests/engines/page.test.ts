import { findPath } from "../browser/built.ts";
import { strings } from "../support/content.ts";
import { describe, expect, site, test } from "./harness.ts";
import type { Visitor } from "./visitor.ts";

// The other interactive parts of the site.

test("one answer of the FAQ is open at a time, and a URL opens one", async ({
	open,
}) => {
	const visitor = await open("/faq");
	const opened = () =>
		visitor.evaluate(() =>
			[...document.querySelectorAll(".questions details[open]")].map(
				({ id }) => id,
			),
		);
	const [first = "", second = ""] = await visitor.evaluate(() =>
		[...document.querySelectorAll(".questions details")].map(({ id }) => id),
	);
	await visitor.click(`[id="${first}"] summary`);
	await expect.poll(opened).toEqual([first]);
	await visitor.click(`[id="${second}"] summary`);
	await expect.poll(opened).toEqual([second]);
	await visitor.press("Enter");
	await expect.poll(opened).toEqual([]);
	await visitor.goto(`/faq#${first}`);
	await expect.poll(opened).toEqual([first]);
	// A link to it opens it again, although the URL stays the same.
	await visitor.click(`[id="${first}"] summary`);
	await expect.poll(opened).toEqual([]);
	await visitor.evaluate(() => {
		const link = document.createElement("a");
		link.href = location.hash;
		document.body.append(link);
		link.click();
	});
	await expect.poll(opened).toEqual([first]);
});

describe("the button beside a code", () => {
	/**
	 * Waits until clicks are handled immediately. A click before hydration is replayed afterwards, and by then WebKit may
	 * no longer accept it as a user gesture for copying.
	 */
	const waitForHydration = async (visitor: Visitor) => {
		await visitor.pointTo(".copy-code button");
		await visitor.sees("[data-ready] .copy-code button");
	};

	test("copies it and confirms this for a while", async ({ open }) => {
		const visitor = await open(findPath("thank-you"));
		await waitForHydration(visitor);
		// Recorded in the page: the text may appear and disappear between two polls.
		await visitor.evaluate(() => {
			const button = document.querySelector<HTMLElement>(".copy-code button");
			const labels: string[] = [];
			new MutationObserver(() => {
				labels.push(button?.innerText ?? "");
				document.body.dataset.labels = labels.join();
			}).observe(button as Node, { characterData: true, subtree: true });
		});
		await visitor.click(".copy-code button", strings.copy.da);
		await expect
			.poll(() => visitor.evaluate(() => document.body.dataset.labels ?? ""))
			.toBe(`${strings.copied.da},${strings.copy.da}`);
	});

	test("selects it if copying is denied, and a notification explains how to go on", async ({
		open,
	}) => {
		const visitor = await open(findPath("thank-you", "en"), { size: "phone" });
		await waitForHydration(visitor);
		await visitor.evaluate(() => {
			navigator.clipboard.writeText = () =>
				Promise.reject(new DOMException("refused", "NotAllowedError"));
		});
		await visitor.click(".copy-code button", strings.copy.en);
		await visitor.reads(".notification", /Ctrl \+ C/);
		const code = () =>
			visitor.evaluate(
				() => document.querySelector(".copy-code .code")?.textContent,
			);
		expect(await visitor.evaluate(() => String(getSelection()))).toBe(
			await code(),
		);
	});
});

test.for([
	["/book", strings.widgetFailed.da],
	["/en/book", strings.widgetFailed.en],
] as const)(
	"%s without the provider's calendar offers the other ways to book",
	async ([path, words], { open }) => {
		// The browsers have no access to other machines.
		const visitor = await open(path, {
			expecting: [`can't load <script src="${site.bookingScript}`],
		});
		await visitor.reads(".widget__said", words);
		for (const way of ["https://", "tel:", "mailto:"])
			await visitor.sees(`.widget__instead a[href^="${way}"]`);
	},
);

test.for([
	["light", "/"],
	["light", "/en/opening-hours"],
	["dark", "/"],
	["dark", "/en/opening-hours"],
] as const)(
	"the %s theme has its colours on %s",
	async ([theme, path], { open }) => {
		const visitor = await open(path, { theme });
		const [ground, ink] = await visitor.evaluate(() => {
			const canvas = document.createElement("canvas").getContext("2d");
			const { backgroundColor, color } = getComputedStyle(document.body);
			return [backgroundColor, color].map((value) => {
				if (!canvas) return 0;
				canvas.fillStyle = value;
				canvas.fillRect(0, 0, 1, 1);
				const [red = 0, green = 0, blue = 0] = canvas.getImageData(
					0,
					0,
					1,
					1,
				).data;
				return red + green + blue;
			});
		});
		expect((ground ?? 0) > (ink ?? 0)).toBe(theme === "light");
	},
);
