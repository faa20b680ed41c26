import { describe, expect, site, test } from "./harness.ts";

test("an old address redirects with its query and fragment, without a history entry", async ({
	open,
}) => {
	const page = await open("/faq");
	for (const { from, to } of site.redirects) {
		await page.goto(`${from}?kilde=brev#content`, { waitUntil: "commit" });
		await expect(page).toHaveAddress(`${to}?kilde=brev#content`);
		await page.waitForLoadState();
		await page.goBack();
		await expect(page).toHaveAddress("/faq");
	}
});

test("every old address redirects without scripts", async ({ open }) => {
	const page = await open("/faq", { scripts: "off" });
	for (const { from, to } of site.redirects) {
		await page.goto(from, { waitUntil: "commit" });
		await expect(page).toHaveAddress(to);
	}
});

describe("the 404 page", () => {
	test("logs its path, as no other page does", async ({ open }) => {
		const page = await open("/findes/ikke?her", {
			expecting: ["console error: 404: /findes/ikke", "status of 404"],
		});
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
	});

	test("links to the home page in both languages", async ({ open }) => {
		const page = await open("/en/nowhere", {
			scripts: "off",
			expecting: ["status of 404"],
		});
		await page.getByRole("main").locator("[lang=da] a").click();
		await expect(page).toHaveAddress("/");
		await page.goBack();
		await page.getByRole("main").locator("[lang=en] a").click();
		await expect(page).toHaveAddress("/en");
	});
});
