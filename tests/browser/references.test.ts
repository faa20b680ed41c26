import type { Page } from "playwright-core";
import { describe, expect, site, test } from "./harness.ts";

// Whatever an attribute refers to by its id is there: in the HTML as it comes, and once the islands are awake.

const expecting = ["404: /404"];

describe("every reference to an id names something", () => {
	test("in the static HTML of every page", async ({ open }) => {
		const page = await open("/", { scripts: "off" });
		for (const { path } of site.pages) {
			await page.goto(path);
			expect(await dangling(page), path).toEqual([]);
		}
	});

	test("on every page whose islands are awake, also while the search is open and finds something", async ({
		open,
	}) => {
		const page = await open("/", { expecting });
		for (const { path } of site.pages) {
			await page.goto(path);
			for (const island of await page.locator("[data-island]").all())
				await island.dispatchEvent("pointerover");
			await expect(page.locator("[data-island]:not([data-awake])")).toHaveCount(
				0,
			);
			expect(await dangling(page), path).toEqual([]);
		}
		await page.goto("/");
		await page.keyboard.press("Control+k");
		expect(await dangling(page)).toEqual([]);
		await page.keyboard.type("e");
		await expect(page.getByRole("option").first()).toBeVisible();
		expect(await dangling(page)).toEqual([]);
	});
});

/** In the page: the references that name nothing, templates included. */
function dangling(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const lists = [
			...["aria-controls", "aria-labelledby", "aria-describedby"],
			...["aria-owns", "aria-details", "aria-flowto", "aria-errormessage"],
			...["aria-activedescendant", "for", "form", "list", "headers"],
			...["itemref", "popovertarget", "commandfor", "usemap"],
		];
		const parts = [
			document,
			...[...document.querySelectorAll("template")].map(
				({ content }) => content,
			),
		];
		const ids = new Set(
			parts.flatMap((part) =>
				[...part.querySelectorAll("[id]")].map(({ id }) => id),
			),
		);
		const elements = parts.flatMap((part) => [...part.querySelectorAll("*")]);
		return elements.flatMap((element) => {
			const named = lists.flatMap((name) =>
				(element.getAttribute(name) ?? "").split(/\s+/).filter(Boolean),
			);
			const here =
				element instanceof HTMLAnchorElement &&
				element.hash &&
				element.origin + element.pathname ===
					location.origin + location.pathname;
			return [...named, ...(here ? [element.hash.slice(1)] : [])]
				.filter((id) => !ids.has(id))
				.map((id) => `${element.localName}: ${id}`);
		});
	});
}
