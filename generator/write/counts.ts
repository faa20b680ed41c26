import type { Page } from "../types.ts";

/** The numbers of pages and redirects of a site. */
export type Counts = { readonly pages: number; readonly redirects: number };

/** Counts the pages and redirects of a site. */
export function countsOf(pages: readonly Page[]): Counts {
	const isRedirect = ({ kind, path }: Page) =>
		kind === "template" && !path.includes(".");
	return {
		pages: pages.filter(({ kind }) => kind === "view").length,
		redirects: pages.filter(isRedirect).length,
	};
}
