import type { Page } from "playwright-core";

/**
 * The references of a page's attributes and links to ids that no element has, templates included. `file` is a page's
 * HTML and its address, to look at instead of the page that is open.
 */
export function dangling(
	page: Page,
	file?: { readonly html: string; readonly path: string },
): Promise<string[]> {
	return page.evaluate((file) => {
		const root = file
			? new DOMParser().parseFromString(file.html, "text/html")
			: document;
		const path = file?.path ?? location.pathname;
		const lists = [
			...["aria-controls", "aria-labelledby", "aria-describedby"],
			...["aria-owns", "aria-details", "aria-flowto", "aria-errormessage"],
			...["aria-activedescendant", "for", "form", "list", "headers"],
			...["itemref", "popovertarget", "commandfor", "usemap"],
		];
		const parts = [
			root,
			...[...root.querySelectorAll("template")].map(({ content }) => content),
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
			const here = fragment && (address === "" || address === path);
			return [...named, ...(here ? [decodeURIComponent(fragment)] : [])]
				.filter((id) => !ids.has(id))
				.map((id) => `${element.localName}: ${id}`);
		});
	}, file);
}
