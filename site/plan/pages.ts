import type { Frame, Site, SitePage } from "../model/site.ts";

/** The views of exactly one page, which `link` has checked to exist in all languages. */
type SingleView = "home" | "news";

/** Returns the only page of a view. Throws if there is none. */
export function pageOfView<V extends SingleView>(
	site: Site,
	view: V,
): SitePage<V> {
	const found = [...site.pages.values()].find(({ data }) => data.view === view);
	// The data of the page found has this view.
	return required(found, view, site) as SitePage<V>;
}

/** Returns the front page's address. */
export function homePath(site: Frame): string {
	return addressOfView(site, "home");
}

/** Returns the address of the page that lists all news. */
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

/** Returns the address in another language of the page at `path`, or that of the front page if it has no translation. */
export function pageOfAddress(site: Frame, path: string, other: Frame): string {
	const [id = ""] =
		[...site.addresses].find(([, page]) => page.path === path) ?? [];
	return other.addresses.get(id)?.path ?? homePath(other);
}
