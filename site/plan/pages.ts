import type { Frame, Site, SitePage } from "../model/site.ts";

/** The views of which there is one page. `link` has seen to it that it exists in both languages. */
type SingleView = "home" | "news";

/** The page of a view that there is one of. */
export function pageOfView<V extends SingleView>(
	site: Site,
	view: V,
): SitePage<V> {
	const found = [...site.pages.values()].find(({ data }) => data.view === view);
	// A page's data is that of the view it was found by.
	return required(found, view, site) as SitePage<V>;
}

/** The front page's address. */
export function homePath(site: Frame): string {
	return addressOfView(site, "home");
}

/** The address of the page that lists all news. */
export function newsPath(site: Frame): string {
	return addressOfView(site, "news");
}

function addressOfView(site: Frame, view: SingleView): string {
	const found = [...site.addresses.values()].find((page) => page.view === view);
	return required(found, view, site).path;
}

function required<T>(found: T | undefined, view: string, site: Frame): T {
	if (found === undefined)
		throw new Error(`No page with the view ${view} in ${site.locale}.`);
	return found;
}
