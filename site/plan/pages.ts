import type {
	LocaleContent,
	LocaleModel,
	SitePage,
} from "../model/locale-content.ts";

/** The views of exactly one page, which `link` has checked to exist in all languages. */
type SingleView = "home" | "news";

/** Returns the only page of a view. Throws if there is none. */
export function pageOfView<V extends SingleView>(
	{ pages, locale }: LocaleModel,
	view: V,
): SitePage<V> {
	const found = [...pages.values()].find(({ data }) => data.view === view);
	if (!found) throw new Error(`No page with the view ${view} in ${locale}.`);
	// The data of the page found has this view.
	return found as SitePage<V>;
}

/** Returns the front page's address. */
export function homePath(content: LocaleContent): string {
	return addressOfView(content, "home");
}

/** Returns the address of the page that lists all news. */
export function newsPath(content: LocaleContent): string {
	return addressOfView(content, "news");
}

/** Returns the address of the page where guests book, if there is one. */
export function bookingPath(content: LocaleContent): string | undefined {
	return pathOfView(content, "book");
}

/** Returns the address of the page of the newsletter, if there is one. */
export function newsletterPath(content: LocaleContent): string | undefined {
	return pathOfView(content, "newsletter");
}

function pathOfView(
	{ addresses }: LocaleContent,
	view: SitePage["data"]["view"],
) {
	return [...addresses.values()].find((page) => page.view === view)?.path;
}

function addressOfView(content: LocaleContent, view: SingleView): string {
	const path = pathOfView(content, view);
	if (path === undefined)
		throw new Error(`No page with the view ${view} in ${content.locale}.`);
	return path;
}

/** Returns the address in another language of the page at `path`, or that of the front page if it has no translation. */
export function pageOfAddress(
	content: LocaleContent,
	path: string,
	other: LocaleContent,
): string {
	const [id = ""] =
		[...content.addresses].find(([, page]) => page.path === path) ?? [];
	return other.addresses.get(id)?.path ?? homePath(other);
}
