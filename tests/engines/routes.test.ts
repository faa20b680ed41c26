import { pathOf } from "../browser/built.ts";
import { expect, site, test } from "./harness.ts";

// Every address of the site, as it comes, in both languages.

const widget = site.bookingScript
	? [`can't load <script src="${site.bookingScript}`]
	: [];

test.for(["phone", "desktop"] as const)(
	"on a %s, every page loads without a complaint and is no wider than the window",
	async (size, { open }) => {
		// The browsers ask nobody outside this machine, so the provider's script is missed on the booking pages.
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

test("a redirect keeps query and fragment, and leaves no step in the history", async ({
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

test("an address that doesn't exist says so, and leads home in both languages", async ({
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

test("a link begins at the top of its page, and Back is where one was", async ({
	open,
}) => {
	const legal = pathOf("legal");
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
