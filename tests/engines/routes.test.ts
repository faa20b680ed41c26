import { findPath } from "../browser/built.ts";
import { expect, site, test } from "./harness.ts";

// Every page of the site on load, in both languages.

const widget = site.bookingScript
	? [`can't load <script src="${site.bookingScript}`]
	: [];

test.for(["phone", "desktop"] as const)(
	"on a %s, every page loads without complaints and without horizontal overflow",
	async (size, { open }) => {
		// The browsers have no access to other machines, so the provider's script is missing on the booking pages.
		const visitor = await open("/", {
			size,
			expecting: ["/404: console error: 404: /404", ...widget],
		});
		for (const { path } of site.pages) {
			await visitor.goto(path);
			const { content, width, heading } = await visitor.evaluate(() => ({
				content: document.documentElement.scrollWidth,
				width: innerWidth,
				heading: document.querySelector("h1")?.innerText ?? "",
			}));
			expect.soft(content, `width of ${path}`).toBeLessThanOrEqual(width);
			expect.soft(heading, `heading of ${path}`).not.toBe("");
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

test("the 404 page links to the home page in both languages", async ({
	open,
}) => {
	const visitor = await open("/findes/ikke?her", {
		expecting: ["console error: 404: /findes/ikke"],
	});
	await visitor.click("main [lang=da] a");
	await visitor.isAt("/");
	await visitor.back();
	await visitor.click("main [lang=en] a");
	await visitor.isAt("/en");
});

test("a link opens its page at the top, and Back restores the scroll position", async ({
	open,
}) => {
	const legal = findPath("legal");
	const visitor = await open("/faq");
	const place = () => visitor.evaluate(() => scrollY);
	await visitor.click(`footer a[href="${legal}"]`);
	await visitor.isAt(legal);
	expect(await place()).toBe(0);
	await visitor.back();
	await visitor.isAt("/faq");
	await expect.poll(place).toBeGreaterThan(400);
	await visitor.forward();
	await visitor.isAt(legal);
});
