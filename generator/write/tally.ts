import type { Page } from "../types.ts";

/** What there is to count of a site. */
export type Tally = { readonly pages: number; readonly redirects: number };

/** How many pages and redirects a site has. */
export function tallyOf(pages: readonly Page[]): Tally {
	const isRedirect = ({ kind, path }: Page) =>
		kind === "template" && !path.includes(".");
	return {
		pages: pages.filter(({ kind }) => kind === "view").length,
		redirects: pages.filter(isRedirect).length,
	};
}
