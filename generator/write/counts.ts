import type { Page } from "../types.ts";

/** The numbers of pages and redirects of a site. */
export type Counts = { readonly pages: number; readonly redirects: number };

/** Counts the pages and redirects of a site. */
export function countPages(pages: readonly Page[]): Counts {
	const isRedirect = (page: Page) =>
		page.kind === "template" && "to" in Object(page.props);
	return {
		pages: pages.filter(({ kind }) => kind === "view").length,
		redirects: pages.filter(isRedirect).length,
	};
}
