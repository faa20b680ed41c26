import type { Page } from "playwright-core";

/** Lists references of a page's attributes and links to missing ids, including templates. */
export function listDanglingReferences(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const lists = [
			"aria-controls",
			"aria-labelledby",
			"aria-describedby",
			"aria-owns",
			"aria-details",
			"aria-flowto",
			"aria-errormessage",
			"aria-activedescendant",
			"for",
			"form",
			"list",
			"headers",
			"itemref",
			"popovertarget",
			"commandfor",
			"usemap",
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
			const href = element.localName === "a" && element.getAttribute("href");
			const [address, fragment] = href ? href.split("#") : [];
			const here =
				fragment && (address === "" || address === location.pathname);
			return [...named, ...(here ? [decodeURIComponent(fragment)] : [])]
				.filter((id) => !ids.has(id))
				.map((id) => `${element.localName}: ${id}`);
		});
	});
}
