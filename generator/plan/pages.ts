import type { Frame, SitePage } from "../link/model.ts";

/** The page of a view that there is one of. `link` has seen to it that it exists in both languages. */
export function pageOfView<V extends "home" | "news">(
	site: Frame,
	view: V,
): SitePage<V> {
	const found = [...site.pages.values()].find(({ data }) => data.view === view);
	if (!found)
		throw new Error(`No page with the view ${view} in ${site.locale}.`);
	// A page's data is that of the view it was found by.
	return found as SitePage<V>;
}

/** The front page's address. */
export function homePath(site: Frame): string {
	return pageOfView(site, "home").path;
}

/** The address of the page that lists all news. */
export function newsPath(site: Frame): string {
	return pageOfView(site, "news").path;
}
